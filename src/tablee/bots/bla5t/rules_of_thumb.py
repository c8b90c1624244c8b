"""Novice and regular: greedy rules on what they remember, played more or less attentively."""

from typing import Final

from tablee.bots.base import Reply
from tablee.bots.bla5t.greedy import rate
from tablee.bots.bla5t.recall import recalled, recalled_top
from tablee.bots.bla5t.sight import Sight
from tablee.bots.bla5t.witness import Witness
from tablee.bots.memory import Head
from tablee.bots.taste import near_best, pause
from tablee.core.chance import Chance
from tablee.core.moves import Move
from tablee.core.view import View
from tablee.games.bla5t import BLA5T
from tablee.games.bla5t.moves import DECLINE, Claim
from tablee.games.bla5t.rules import Bla5t
from tablee.games.bla5t.view import Bla5tView


class Habits:
    """`warmth` and `reach`: how freely it strays from what it thinks best, in points, and how far
    at most."""

    def __init__(self, head: Head, warmth: float, reach: float) -> None:
        self.head: Final = head
        self.warmth: Final = warmth
        self.reach: Final = reach


NOVICE: Final = Habits(Head(0.25, 0.06, 0.3, 2.2), warmth=1.0, reach=2.5)
REGULAR: Final = Habits(Head(0.15, 0.02, 0.12, 1.5), warmth=0.4, reach=1.2)


class ThumbBot:
    def __init__(self, habits: Habits) -> None:
        self._habits: Final = habits

    def choose(
        self,
        view: View,
        moves: list[Move],
        reactions: list[Move],
        chance: Chance,
        budget: float,
    ) -> Reply:
        assert isinstance(view, Bla5tView)
        habits = self._habits
        if not moves:
            return Reply(None)
        if len(moves) == 1:
            return Reply(moves[0], pause(chance, 0.8, 2.0))
        rates = rate(sight_of(view, habits.head, chance), moves)
        if isinstance(moves[0], Claim):
            return answer(view, moves, rates, habits.head, chance)
        index = near_best(rates, habits.warmth, habits.reach, chance)
        return Reply(moves[index], pause(chance, 0.8, 1.8))


def answer(
    view: Bla5tView, moves: list[Move], rates: list[float], head: Head, chance: Chance
) -> Reply:
    """Helmut is claimed when he is touched, unless it is not noticed in time (BLA5T-Q26)."""
    best = moves[rates.index(max(rates))]
    if head.has_missed(f"P{view.seat} {view.round}.{view.turns} {best.text}"):
        best = DECLINE
    return Reply(best, head.reaction(chance))


def sight_of(view: Bla5tView, head: Head, chance: Chance) -> Sight:
    """From an imagined state, of which only what the seat knows is looked at."""
    assert view.seat is not None
    state = BLA5T.imagine(view).state(chance)
    assert isinstance(state, Bla5t)
    witness = Witness(state.seats)
    witness.follow(state)
    return Sight(state, view.seat, recalled(view, head), recalled_top(view, head), witness)
