"""Bots of one's own, named on a command line: `module:Class`, importable from where one stands."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from tablee.bots import Bot
from tablee.core.notation import NotationError

COLON: Final = ":"


class UnknownBot(NotationError):
    """A name that is no bot's; the message says what is wrong with it."""


def load_bot(name: str) -> Bot:
    """`module:Class`, made without arguments."""
    module, colon, attribute = name.partition(COLON)
    if not colon:
        raise UnknownBot(f"{name!r} does not name a bot: write module:Class")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        made: Bot = getattr(import_module(module), attribute)()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot(f"no bot {name!r}: {error}") from None
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(f"{name!r} is no bot: it has no method choose (docs/a-bot.md)")
    return made
