"""A position of Herrlof as data: its rules are the modules beside it, gathered in `rules.py`."""

from typing import Final

from mypy_extensions import i64

from tablee.core.contract import State
from tablee.core.seats import Seat
from tablee.games.herrlof.cards import FREE, TEXT, cards_of
from tablee.games.herrlof.hands import Hands
from tablee.games.herrlof.options import HerrlofOptions
from tablee.games.herrlof.score import ScoreLine
from tablee.games.herrlof.steps import PREDICT, UNKNOWN


def hand_size(seats: int) -> int:
    return 15 if seats == 2 else 11  # HERR-SETUP-2


class Position(State):
    """What lies on the table, in the hands and on the score sheet."""

    def __init__(self, seats: int, options: HerrlofOptions) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.round = 0
        self.dealer = 0
        self.step = PREDICT
        self.turn = 0
        self.hands = Hands()
        self.stock: list[int] = []  # the top is last
        self.turned: list[int] = []  # trump cards turned up; the last one counts
        self.trump = FREE
        self.leader = 0
        self.led = FREE
        self.trick: list[int] = []
        self.predictions = [UNKNOWN] * seats
        self.tricks = [0] * seats
        self.destroyed = 0
        self.latest: list[int] = []  # the latest complete trick
        self.latest_leader = 0
        self.played: i64 = 0  # cards played face up this round, the current trick's too, as a hand
        self.discards: list[list[int]] = [[] for _ in range(seats)]  # face down
        self.aside: i64 = 0  # what a position's text omitted, as a hand
        self.victim = 0  # whose hand a 6 has taken from
        self.history: list[int] = []  # this round, as history.py codes it
        self.scores = [0] * seats
        self.bonuses = [0] * seats  # prediction bonuses in the game (HERR-END-2)
        self.sheet: list[list[ScoreLine]] = []

    def others(self, seat: Seat) -> list[Seat]:
        """Clockwise from the left; those who still hold cards."""
        ring = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in ring if self.hands[other]]

    def robbable(self, seat: Seat) -> list[Seat]:
        """HERR-Q9, HERR-Q27: opponents with a trick; the current one is not yet among them."""
        ring = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in ring if self.tricks[other]]

    def target(self) -> int:
        return self.options.points_to_win(self.seats)

    def census(self) -> list[str]:
        held = [card for seat in range(self.seats) for card in cards_of(self.hands[seat])]
        hidden = [card for cards in self.discards for card in cards]
        gone = cards_of(self.played) + cards_of(self.aside)
        cards = held + hidden + gone + self.stock + self.turned
        return [TEXT[card] for card in cards]

    def copy_into(self, twin: "Position") -> None:
        twin.round = self.round
        twin.dealer = self.dealer
        twin.step = self.step
        twin.turn = self.turn
        twin.hands = self.hands.copy()
        twin.stock = self.stock.copy()
        twin.turned = self.turned.copy()
        twin.trump = self.trump
        twin.leader = self.leader
        twin.led = self.led
        twin.trick = self.trick.copy()
        twin.predictions = self.predictions.copy()
        twin.tricks = self.tricks.copy()
        twin.destroyed = self.destroyed
        twin.latest = self.latest.copy()
        twin.latest_leader = self.latest_leader
        twin.played = self.played
        twin.discards = [cards.copy() for cards in self.discards]
        twin.aside = self.aside
        twin.victim = self.victim
        twin.history = self.history.copy()
        twin.scores = self.scores.copy()
        twin.bonuses = self.bonuses.copy()
        twin.sheet = self.sheet.copy()  # its lines never change
