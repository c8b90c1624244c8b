"""Novice and regular: greedy rules, played more or less attentively."""

from typing import Final

from tablee.bots.base import Reply
from tablee.bots.herrlof.greedy import rate
from tablee.bots.herrlof.predict import rate_predictions
from tablee.bots.herrlof.sight import Sight, sight_of
from tablee.bots.taste import near_best, pause
from tablee.core.chance import Chance
from tablee.core.moves import Move
from tablee.core.view import View
from tablee.games.herrlof import HERRLOF
from tablee.games.herrlof.cards import DECK, FULL, hand_of, size
from tablee.games.herrlof.moves import Predict
from tablee.games.herrlof.position import hand_size
from tablee.games.herrlof.rules import Herrlof

GUESS_REACH: Final = 3.0
"""Nobody predicts further than that from what the hand is worth."""


class Habits:
    """`counts_cards`: remembers what has been played. `warmth` and `reach`: how freely it strays
    from what it thinks best, and how far at most; predictions have their own."""

    def __init__(
        self, *, counts_cards: bool, warmth: float, reach: float, guess_warmth: float
    ) -> None:
        self.counts_cards: Final = counts_cards
        self.warmth: Final = warmth
        self.reach: Final = reach
        self.guess_warmth: Final = guess_warmth


NOVICE: Final = Habits(counts_cards=False, warmth=0.35, reach=0.6, guess_warmth=2.5)
REGULAR: Final = Habits(counts_cards=True, warmth=0.02, reach=0.1, guess_warmth=0.25)


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
        state = HERRLOF.imagine(view).state(chance)  # what is not ours in it is not looked at
        assert isinstance(state, Herrlof)
        sight = sight_of(state, view.seat)
        if not self._habits.counts_cards:
            sight.unseen = FULL - sight.hand - hand_of(sight.trick)
            dealt = (sight.seats - 1) * hand_size(sight.seats)
            sight.theirs = dealt * size(sight.unseen) // (len(DECK) - hand_size(sight.seats))
        move = moves[self._index(sight, moves, chance)]
        return Reply(move, pause(chance, 0.7, 1.6))

    def _index(self, sight: Sight, moves: list[Move], chance: Chance) -> int:
        if isinstance(moves[0], Predict):
            rates = rate_predictions(sight, len(moves) - 1)
            return near_best(rates, self._habits.guess_warmth, GUESS_REACH, chance)
        return near_best(rate(sight, moves), self._habits.warmth, self._habits.reach, chance)
