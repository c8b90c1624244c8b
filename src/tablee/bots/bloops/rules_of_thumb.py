"""Novice and regular: greedy rules on what they remember, played more or less attentively."""

from typing import Final

from tablee.bots.base import Reply
from tablee.bots.bloops.greedy import bloops_chance, rate, rate_throw
from tablee.bots.bloops.recall import recalled
from tablee.bots.bloops.sight import Sight
from tablee.bots.memory import Head
from tablee.bots.taste import near_best, pause
from tablee.core.chance import Chance
from tablee.core.moves import Move
from tablee.core.view import View
from tablee.games.bloops import BLOOPS
from tablee.games.bloops.cards import VALUE
from tablee.games.bloops.moves import ANNOUNCE, ARM, THROWS, Draw
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.steps import DECIDE
from tablee.games.bloops.view import BloopsView


class Habits:
    """`warmth` and `reach`: how freely it strays from what it thinks best, in points, and how far
    at most; `daring`: how sure it wants to be of winning before it says BLOOPS, by seats."""

    def __init__(self, head: Head, warmth: float, reach: float, daring: dict[int, float]) -> None:
        self.head: Final = head
        self.warmth: Final = warmth
        self.reach: Final = reach
        self.daring: Final = daring


NOVICE: Final = Habits(
    Head(forgets=0.35, confuses=0.06, misses=0.45, reacts=1.7),
    warmth=2.0,
    reach=4.0,
    daring={2: 0.75, 3: 0.7, 4: 0.65, 5: 0.6},
)
REGULAR: Final = Habits(
    Head(forgets=0.15, confuses=0.015, misses=0.22, reacts=1.25),
    warmth=0.5,
    reach=1.5,
    daring={2: 0.65, 3: 0.55, 4: 0.5, 5: 0.45},
)


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
        assert isinstance(view, BloopsView)
        assert view.seat is not None
        habits = self._habits
        if not reactions and len(moves) < 2:
            return quick_reply(moves, chance)
        state = BLOOPS.imagine(recalled(view, habits.head)).state(chance)
        assert isinstance(state, Bloops)
        sight = Sight(state, view.seat)  # looks at nothing the seat does not know
        call = self._call(sight, reactions)
        if call is not None:
            return Reply(call, pause(chance, 0.4, 0.8))
        thrown = throw(sight, reactions, habits.head)
        if thrown is not None:
            return Reply(thrown, habits.head.reaction(chance))
        if len(moves) < 2:
            return quick_reply(moves, chance)
        index = near_best(rate(sight, moves), habits.warmth, habits.reach, chance)
        return Reply(moves[index], pause(chance, 0.9, 2.0))

    def _call(self, sight: Sight, reactions: list[Move]) -> Move | None:
        call = bloops_move(sight, reactions)
        if call is None:
            return None
        daring = self._habits.daring[sight.state.seats]
        return call if bloops_chance(sight) > daring else None


def bloops_move(sight: Sight, reactions: list[Move]) -> Move | None:
    """How BLOOPS can be said now; without a grace it is armed, for the next draw may be quick."""
    if ANNOUNCE in reactions:
        return ANNOUNCE
    state = sight.state
    is_hasty = not state.grace and state.step != DECIDE
    return ARM if is_hasty and ARM in reactions else None


def throw(sight: Sight, reactions: list[Move], head: Head) -> Move | None:
    """A counter-discard that fits, unless it is not noticed in time."""
    state = sight.state
    if not state.is_window_open():
        return None
    top = state.discard[-1]
    occasion = f"P{sight.seat} {state.turns} {VALUE[top]}"
    fitting = [
        back
        for back in sight.twins(VALUE[top])
        if THROWS[back] in reactions and not head.has_missed(f"{occasion} b{back}")
    ]
    rates = [rate_throw(sight, back) for back in fitting]
    best = max(rates, default=0.0)
    return THROWS[fitting[rates.index(best)]] if best > 0.0 else None


def quick_reply(moves: list[Move], chance: Chance) -> Reply:
    """One move, or none: nothing to think about. A draw is not rushed, so that others can throw."""
    if not moves:
        return Reply(None)
    if isinstance(moves[0], Draw):
        return Reply(moves[0], pause(chance, 0.6, 1.5))
    return Reply(moves[0], pause(chance, 1.0, 2.5))
