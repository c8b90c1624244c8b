"""Herrlof's expert: plays imagined rounds out with greedy rules, counts by the true scoring."""

from math import sqrt
from typing import Final

from tablee.bots.base import Reply
from tablee.bots.herrlof.greedy import rate
from tablee.bots.herrlof.light import play_on
from tablee.bots.herrlof.predict import dealt_sight, likely_prediction, rate_predictions
from tablee.bots.herrlof.sight import sight_of
from tablee.bots.search import Decision, search, winning_shares, worthy
from tablee.bots.taste import pause
from tablee.core.chance import Chance
from tablee.core.contract import Imagination, State
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.games.herrlof import HERRLOF
from tablee.games.herrlof.cards import size
from tablee.games.herrlof.moves import PREDICTS, Predict
from tablee.games.herrlof.rules import Herrlof
from tablee.games.herrlof.score import ROUNDS
from tablee.games.herrlof.steps import PREDICT, UNKNOWN

PREDICTIONS: Final = 8
CARDS: Final = 8
"""How many are worth a search; greedy rules choose them."""
A_TRICK: Final = 0.05
"""What being a trick nearer to the prediction is believed to be worth in games won."""
PRIDE: Final = 0.1
"""What being right is worth beyond its points: it breaks ties (HERR-END-2), and it is the game."""
A_ROUND: Final = 13.0
"""Points a good round brings."""


class Skill:
    """`pace`: plies played out for a second of thinking. `spread`: how far a round carries players
    apart."""

    def __init__(self, *, pace: int, spread: float) -> None:
        self.pace: Final = pace
        self.spread: Final = spread


EXPERT: Final = Skill(pace=200_000, spread=6.0)


class ExpertBot:
    def __init__(self, skill: Skill) -> None:
        self._skill: Final = skill

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
        after = pause(chance, 0.4, 1.0)
        if len(moves) == 1:
            return Reply(moves[0], after)
        assert view.seat is not None
        decision = HerrlofDecision(HERRLOF.imagine(view), view.seat, self._skill)
        state = decision.world(chance)
        sight = sight_of(state, view.seat)
        if isinstance(moves[0], Predict):
            rates = rate_predictions(sight, len(moves) - 1)
            tried, hunches = worthy(moves, rates, PREDICTIONS, 0.0)
        else:
            tried, hunches = worthy(moves, rate(sight, moves), CARDS, A_TRICK)
        plies: int = 2 + size(state.hands.together())
        playouts = int(budget * self._skill.pace / plies)
        return Reply(search(decision, tried, hunches, playouts, chance), after)


class HerrlofDecision(Decision):
    def __init__(self, imagination: Imagination, seat: Seat, skill: Skill) -> None:
        self._imagination: Final = imagination
        self._seat: Final = seat
        self._skill: Final = skill

    def world(self, chance: Chance) -> Herrlof:
        """The others predicted what greedy rules would, for the hand they are imagined with."""
        state = self._imagination.state(chance)
        assert isinstance(state, Herrlof)
        for seat in range(state.seats):
            if seat != self._seat and state.predictions[seat] != UNKNOWN:
                state.predictions[seat] = likely_prediction(dealt_sight(state, seat), chance)
        return state

    def reward(self, state: State, move: Move, chance: Chance) -> float:
        assert isinstance(state, Herrlof)
        number = state.round
        is_last = number >= ROUNDS
        state.round = ROUNDS  # no need to deal another
        state.apply(self._seat, move, chance)
        play_rest(state, chance)
        return value(state, self._seat, is_last, self._skill.spread)


def play_rest(state: Herrlof, chance: Chance) -> None:
    """To the end of the round, those who have not yet predicted first."""
    if state.step == PREDICT:
        for seat in state.to_act():
            prediction = likely_prediction(dealt_sight(state, seat), chance)
            state.apply(seat, PREDICTS[prediction], chance)
    play_on(state, chance)


def value(state: Herrlof, seat: Seat, is_last: bool, spread: float) -> float:
    """After a round: how likely the seat wins the game, or whether it has won."""
    hit = PRIDE if state.tricks[seat] == state.predictions[seat] else 0.0
    if not is_last and state.target() > max(state.scores):
        return hit + forecast(state, seat, spread)
    outcome = state.outcome()
    assert outcome is not None
    won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    return hit + 0.9 * won + 0.1 * winning_shares(state.scores, spread)[seat]


def forecast(state: Herrlof, seat: Seat, spread: float) -> float:
    """Between two rounds: how likely the seat wins."""
    away = state.target() - max(state.scores)
    return winning_shares(state.scores, spread * sqrt(1.0 + away / A_ROUND))[seat]
