"""Playing on from a moment of a finished game, with only what one seat knew there."""

from typing import Final

from msgspec import Struct

from tablee.core.chance import Chance
from tablee.core.notation import NotationError
from tablee.core.records import Record
from tablee.core.seats import Seat
from tablee.history.replay import game_of, replay
from tablee.server.wire.errors import Mistake
from tablee.server.wire.table_info import Settings

UPLOADED: Final = "-"
"""What stands for the name of a record that came from a file."""


class Beginning(Struct, frozen=True, kw_only=True):
    """How a continued game begins; `start` has all its hidden cards."""

    settings: Settings
    names: list[str]
    seat: Seat
    start: str
    continues: str


def beginning(record: Record, name: str, seat: Seat, at: int, chance: Chance) -> Beginning:
    """What that seat knew stays as it was; all else is drawn anew, as it might have been."""
    if seat >= len(record.names):
        raise Mistake("seat_unknown")
    try:
        game = game_of(record)
        options = game.read_options(record.options, record.rules)
        moment = next((m for number, m in enumerate(replay(record)) if number == at), None)
    except NotationError as error:
        raise Mistake("bad_record", str(error)) from None
    if moment is None or moment.state.outcome() is not None:
        raise Mistake("wrong_phase", "The game is over at this moment; choose an earlier one.")
    imagined = game.imagine(moment.state.view(seat)).state(chance)
    return Beginning(
        settings=Settings(
            game=game.name, seats=len(record.names), options=options.pairs(), pace="none"
        ),
        names=record.names,
        seat=seat,
        start=imagined.text(),
        continues=f"{name or UPLOADED} P{seat} {at}",
    )
