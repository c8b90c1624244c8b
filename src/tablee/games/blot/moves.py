"""Blot's moves."""

from typing import Final

from tablee.core.moves import Move, MoveTable
from tablee.core.seats import Seat
from tablee.games.blot.cards import CARDS, COLOUR, COLOURS, GODS, SUIT_MASK, TEXT, TILES, VALUES
from tablee.games.blot.history import played

MOST_SEATS: Final = 5


class Play(Move):
    """Put an offering on a ceremony tile: `Y:B5` is the blue 5 on the yellow tile."""

    def __init__(self, tile: int, card: int) -> None:
        super().__init__(f"{COLOURS[tile]}:{TEXT[card]}")
        self.tile: Final = tile
        self.card: Final = card
        self.colour: Final = COLOUR[card]
        self.unit: Final = 1 << card
        self.code: Final = played(0, tile, card)


class Give(Move):
    """Attribute the tile just won to a god (BLOT-RES-5)."""

    def __init__(self, god: int) -> None:
        super().__init__(f"give {GODS[god]}")
        self.god: Final = god


class Name(Move):
    """Say who starts the next round (BLOT-NEXT-2)."""

    def __init__(self, starter: Seat) -> None:
        super().__init__(f"name P{starter}")
        self.starter: Final = starter


PLAYS: Final = [[Play(tile, card) for card in range(CARDS)] for tile in range(TILES)]
GIVES: Final = [Give(god) for god in range(len(GODS))]
NAMES: Final = [Name(seat) for seat in range(MOST_SEATS)]

TABLE_OF_MOVES: Final = MoveTable([*[p for plays in PLAYS for p in plays], *GIVES, *NAMES])


def _suit_plays(tile: int, colour: int) -> list[list[Move]]:
    """For each set of ten cards of a colour, the moves that play them there."""
    sets: list[list[Move]] = [[]]
    for value in range(VALUES):
        play = PLAYS[tile][colour * VALUES + value]
        sets += [[*moves, play] for moves in sets]
    return sets


SUIT_PLAYS: Final = [
    [_suit_plays(tile, colour) for colour in range(len(COLOURS))] for tile in range(TILES)
]
assert len(SUIT_PLAYS[0][0]) == SUIT_MASK + 1
