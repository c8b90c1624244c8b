"""One table for five card games, as a library.

>>> import tablee
>>> game = tablee.deal("herrlof", bots=["regular", "novice"], seed=7)

Each name below is loaded when it is first asked for, so that one game brings no other with it.
docs/python.md tells what each is for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tablee.bots.base import Bot, Reply
    from tablee.core.chance import Chance, FastChance, HashChance
    from tablee.core.contract import Game, IllegalMove, Outcome, State
    from tablee.core.moves import Move
    from tablee.core.notation import NotationError
    from tablee.core.records import Record, read_record
    from tablee.core.view import View
    from tablee.history.archive import read_records
    from tablee.history.audit import verify
    from tablee.history.replay import Moment, RecordError, replay
    from tablee.lab.sitting import Sitting, bot, deal
    from tablee.packs.library import GAMES

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Bot",
    "Chance",
    "FastChance",
    "Game",
    "HashChance",
    "IllegalMove",
    "Moment",
    "Move",
    "NotationError",
    "Outcome",
    "Record",
    "RecordError",
    "Reply",
    "Sitting",
    "State",
    "View",
    "bot",
    "deal",
    "read_record",
    "read_records",
    "replay",
    "verify",
]

_HOMES: Final = {
    "tablee.bots.base": ["Bot", "Reply"],
    "tablee.core.chance": ["Chance", "FastChance", "HashChance"],
    "tablee.core.contract": ["Game", "IllegalMove", "Outcome", "State"],
    "tablee.core.moves": ["Move"],
    "tablee.core.notation": ["NotationError"],
    "tablee.core.records": ["Record", "read_record"],
    "tablee.core.view": ["View"],
    "tablee.history.archive": ["read_records"],
    "tablee.history.audit": ["verify"],
    "tablee.history.replay": ["Moment", "RecordError", "replay"],
    "tablee.lab.sitting": ["Sitting", "bot", "deal"],
    "tablee.packs.library": ["GAMES"],
}
_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}


if not TYPE_CHECKING:  # a checker shall know these names and no others

    def __getattr__(name: str) -> object:
        home = _HOME_OF.get(name)
        if home is None:
            raise AttributeError(f"module 'tablee' has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(home), name)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
