"""Novice and regular: greedy rules, played more or less attentively."""

from typing import Final

from tablee.bots.base import Reply
from tablee.bots.blot.greedy import gives_away, rate
from tablee.bots.taste import near_best, pause
from tablee.core.chance import Chance
from tablee.core.moves import Move
from tablee.core.view import View
from tablee.games.blot import BLOT
from tablee.games.blot.rules import Blot


class Habits:
    """`warmth` and `reach`: how freely it strays from what it thinks best, how far at most.
    `gives_away`: completes ceremonies for others though it could play elsewhere."""

    def __init__(self, *, warmth: float, reach: float, gives_away: bool) -> None:
        self.warmth: Final = warmth
        self.reach: Final = reach
        self.gives_away: Final = gives_away


NOVICE: Final = Habits(warmth=2.0, reach=2.2, gives_away=False)
REGULAR: Final = Habits(warmth=0.03, reach=0.15, gives_away=True)


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
        if not moves:
            return Reply(None)
        assert view.seat is not None
        state = BLOT.imagine(view).state(chance)  # what is not ours in it is not looked at
        assert isinstance(state, Blot)
        if not self._habits.gives_away:
            moves = [m for m in moves if not gives_away(state, view.seat, m)] or moves
        rates = rate(state, view.seat, moves)
        index = near_best(rates, self._habits.warmth, self._habits.reach, chance)
        return Reply(moves[index], pause(chance, 0.8, 1.8))
