"""Blot's views. All but hands and removed cards is public (BLOT-RES-3)."""

import msgspec

from tablee.core.seats import Seat
from tablee.core.view import View


class Offering(msgspec.Struct, frozen=True, gc=False):
    """A card on a ceremony and who put it there."""

    seat: Seat
    card: str


class Tile(msgspec.Struct, frozen=True, gc=False):
    """A ceremony tile: its Affinity, its face (dark, light or gone) and its cards in order."""

    colour: str
    face: str
    demanded: str | None
    offerings: list[Offering]


class Trick(msgspec.Struct, frozen=True, gc=False):
    """A ceremony won."""

    tile: str
    winner: Seat
    offerings: list[Offering]


class God(msgspec.Struct, frozen=True, gc=False):
    """`colour` is that of the tile it was given."""

    name: str
    face: int
    masked: bool
    colour: str | None


class SheetLine(msgspec.Struct, frozen=True, gc=False):
    """A side's round: 3 a ceremony, then what each god gave."""

    ceremonies: int
    gods: list[int]
    points: int
    excluded: bool


class SheetRound(msgspec.Struct, frozen=True, gc=False):
    gods: list[God]
    lines: list[SheetLine]


class Memory(msgspec.Struct, frozen=True, gc=False):
    """The round in order (`P0 Y:B5`, `P2 Y Loki`) and the colours each seat has shown to lack."""

    history: list[str]
    voids: list[str]


class BlotView(View, frozen=True, kw_only=True):
    """`hands` has each seat's cards, `None` standing for a hand that may not be seen.

    A side is a seat or, two against two, a team: seat modulo `sides`. The sheet has a line a side.
    """

    seats: int
    sides: int
    options: str
    round: int
    step: str
    turn: Seat
    player: Seat
    left: int
    first: str | None
    tiles: list[Tile]
    gods: list[God]
    tricks: list[Trick]
    hands: list[list[str] | None]
    counts: list[int]
    aside: int
    aside_cards: list[str] | None
    scores: list[int]
    sheet: list[SheetRound]
    memory: Memory | None
