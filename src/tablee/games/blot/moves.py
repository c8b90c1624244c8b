"""Blot's moves."""

from typing import Final

from tablee.core.moves import Move, MoveTable
from tablee.core.seats import Seat
from tablee.games.blot.cards import CARDS, COLOUR, COLOURS, GODS, SUITS, TEXT, TILES
from tablee.games.blot.history import played
from tablee.kit.plays import Plays
from tablee.kit.suits import one

MOST_SEATS: Final = 5


class Play(Move):
    """Put an offering on a ceremony tile: `Y:B5` is the blue 5 on the yellow tile."""

    def __init__(self, tile: int, card: int) -> None:
        super().__init__(f"{COLOURS[tile]}:{TEXT[card]}")
        self.tile: Final = tile
        self.card: Final = card
        self.colour: Final = COLOUR[card]
        self.unit: Final = one(card)
        self.codes: Final = [played(seat, tile, card) for seat in range(MOST_SEATS)]


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


SUIT_PLAYS: Final = [Plays(SUITS, plays).by_suit for plays in PLAYS]
"""By tile, colour and set of ranks."""
