"""Novice and regular: greedy rules, played more or less attentively."""

from typing import Final

from tablee.bots.base import Reply
from tablee.bots.blot.greedy import rate
from tablee.bots.taste import near_best, pause
from tablee.core.chance import Chance
from tablee.core.moves import Move
from tablee.core.view import View
from tablee.games.blot import BLOT
from tablee.games.blot.rules import Blot


class Habits:
    """`warmth` and `reach`: how freely it strays from what it thinks best, how far at most."""

    def __init__(self, warmth: float, reach: float) -> None:
        self.warmth: Final = warmth
        self.reach: Final = reach


NOVICE: Final = Habits(warmth=1.0, reach=1.5)
REGULAR: Final = Habits(warmth=0.03, reach=0.15)


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
        rates = rate(state, view.seat, moves)
        index = near_best(rates, self._habits.warmth, self._habits.reach, chance)
        return Reply(moves[index], pause(chance, 0.8, 1.8))
