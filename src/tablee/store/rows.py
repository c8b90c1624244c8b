"""What goes into the store and comes out of it."""

from typing import Final

from msgspec import Struct

from tablee.core.records import Line, Record
from tablee.core.seats import Mover

NOBODYS: Final = 0
"""The node of a table that whoever is asked for it may take."""


class GuestRow(Struct, frozen=True):
    """`face`: a key the page draws, or nothing."""

    id: str
    name: str
    face: str = ""


class TableRow(Struct, frozen=True):
    """`state` is the server's own text; the store does not look inside. `is_running`: things happen
    there by themselves, so that it must go on after a restart. `node`: whose it is, of several
    servers that share the store."""

    code: str
    state: str
    changed: float
    is_running: bool
    node: int = NOBODYS


class Holdings(Struct, frozen=True):
    """How much there is in the store. `running`: tables where things happen by themselves,
    `finished`: games that have a result."""

    guests: int
    tables: int
    running: int
    games: int
    finished: int


class GameRow(Struct, frozen=True, kw_only=True):
    """A game from its deal on. `secret` is the shuffle's, and `start` a position it began with
    instead of a deal: both stay inside until the end."""

    id: str
    code: str
    game: str
    rules: int
    options: str
    names: list[str]
    commitment: str
    given: list[str]
    secret: str
    started: float
    result: str = ""
    continues: str = ""
    start: str = ""

    def record(self, moves: "list[MoveRow]") -> Record:
        """What may be handed out: secrets only once the game is over."""
        return Record(
            game=self.game,
            rules=self.rules,
            options=self.options,
            names=self.names,
            commitment=self.commitment,
            given=self.given,
            secret=self.secret if self.result else "",
            continues=self.continues,
            start=self.start if self.result else "",
            lines=[Line(row.seat, row.time, row.move, row.remark) for row in moves],
        )


class MoveRow(Struct, frozen=True, kw_only=True, gc=False):
    """A move, in its place in the game."""

    game: str
    number: int
    seat: Mover
    time: float
    move: str
    remark: str = ""
    press: str | None = None


class ChatRow(Struct, frozen=True):
    code: str
    number: int
    name: str
    seat: int | None
    text: str


class PlayedRow(Struct, frozen=True):
    """A game of one guest."""

    game: GameRow
    seat: int


class ForgottenRow(Struct, frozen=True):
    """A guest who was deleted; `value` is the server's own text about what is to be done."""

    guest: str
    value: str


class Echo(Struct, frozen=True):
    """A seat called as somebody's was in a game that this one goes on from. `game` is empty for a
    table that has not dealt yet."""

    code: str
    game: str
    seat: int


class Trace(Struct, frozen=True):
    """A game somebody's name stands in, and what its seats are called."""

    game: str
    names: list[str]
    seat: int
