"""A position of Blot as data: its rules are the modules beside it, gathered in `rules.py`."""

from typing import Final

from tablee.core.contract import State
from tablee.core.seats import Seat
from tablee.games.blot import history
from tablee.games.blot.cards import CEREMONY_SIZE, DARK, GODS, GONE, NONE, SUITS, TEXT, TILES
from tablee.games.blot.options import BlotOptions
from tablee.games.blot.score import Round, totals
from tablee.games.blot.shown_parts import ShownParts
from tablee.games.blot.steps import PLAY

ROUNDS: Final = 4


class Position(State):
    """A position of Blot.

    `player` plays the next card; `turn` is who the game waits for: the same, but for the winner who
    attributes a tile (BLOT-Q21) or names a starter. A side is a seat or, 2 v 2, a team:
    `seat % sides` (BLOT-TEAM-1).
    """

    def __init__(self, seats: int, options: BlotOptions) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.sides: Final = 2 if options.teams else seats
        self.full: Final = CEREMONY_SIZE[seats]
        self.round = 1
        self.step = PLAY
        self.turn = 0
        self.player = 0
        self.left = 1  # cards the player still plays this turn
        self.first = NONE  # the tile of the turn's first card, where the second may not go
        self.hands = [0] * seats
        self.aside = 0  # two players: the removed cards; also what a position's text omits
        self.faces = [DARK] * TILES
        self.demanded = [NONE] * TILES
        self.piles: list[list[int]] = [[] for _ in range(TILES)]  # as history.py codes plays
        self.god_faces = [0] * len(GODS)
        self.colours = [NONE] * len(GODS)  # of the tile each god has
        self.tricks: list[list[int]] = []  # won piles of the round
        self.winners: list[Seat] = []  # of each trick
        self.history: list[int] = []  # of the round
        self.sheet: list[Round] = []
        self._shown: ShownParts | None = None  # parts of its screens, and nothing of the game

    @property
    def mask(self) -> int:
        return self.round - 1  # BLOT-SETUP-3

    def can_receive(self, god: int) -> bool:
        return god != self.mask and self.colours[god] == NONE  # BLOT-RES-5, BLOT-Q5

    def ungiven(self) -> int:
        """The tile that waits for a god."""
        for tile in range(TILES):
            if self.faces[tile] == GONE and tile not in self.colours:
                return tile
        return NONE

    def scores(self) -> list[int]:
        """By seat; partners have their team's score."""
        return self.by_seat(totals(self.sheet, self.sides))

    def by_seat(self, values: list[int]) -> list[int]:
        return [values[seat % self.sides] for seat in range(self.seats)]

    def shown_parts(self) -> ShownParts:
        if self._shown is None:
            self._shown = ShownParts()
        return self._shown

    def census(self) -> list[str]:
        """The deck for that many players; lower values stay in the box."""
        held = [card for hand in self.hands for card in SUITS.cards_of(hand)]
        shown = [card for pile in self.piles + self.tricks for card in history.cards_in(pile)]
        return [TEXT[card] for card in held + shown + SUITS.cards_of(self.aside)]

    def copy_into(self, twin: "Position") -> None:
        twin.round = self.round
        twin.step = self.step
        twin.turn = self.turn
        twin.player = self.player
        twin.left = self.left
        twin.first = self.first
        twin.hands = self.hands.copy()
        twin.aside = self.aside
        twin.faces = self.faces.copy()
        twin.demanded = self.demanded.copy()
        twin.piles = [pile.copy() for pile in self.piles]
        twin.god_faces = self.god_faces.copy()
        twin.colours = self.colours.copy()
        twin.tricks = self.tricks.copy()  # won tricks never change
        twin.winners = self.winners.copy()
        twin.history = self.history.copy()
        twin.sheet = self.sheet.copy()  # nor do finished rounds
