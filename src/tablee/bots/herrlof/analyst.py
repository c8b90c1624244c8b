"""Herrlof as an analyst sees it: the expert's way of imagining, counted in chances to win."""

from typing import Final

from tablee.bots.herrlof.expert import EXPERT, HerrlofDecision, forecast, play_rest
from tablee.bots.weighing import Weighing
from tablee.core.chance import Chance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.view import View
from tablee.games.herrlof import HERRLOF
from tablee.games.herrlof.rules import Herrlof
from tablee.games.herrlof.score import ROUNDS

SPREAD: Final = EXPERT.spread


def weigh(view: View, chance: Chance) -> Weighing | None:
    """None: nothing to decide."""
    seat = view.seat
    if seat is None:
        return None
    imagination = HERRLOF.imagine(view)
    state = imagination.state(chance)
    moves = state.moves(seat) if seat in state.to_act() else []
    if len(moves) < 2:
        return None
    return Weighing(Chances(imagination, seat, EXPERT), moves)


def prospects(state: State, chance: Chance) -> list[float]:
    """Each seat's chance to win after the round was played on like this once; changes the state."""
    assert isinstance(state, Herrlof)
    number = state.round
    state.round = ROUNDS  # no need to deal another
    play_rest(state, chance)
    return _after_round(state, number)


def _after_round(state: Herrlof, number: int) -> list[float]:
    """`number`: of the round that was played out."""
    if number < ROUNDS and state.target() > max(state.scores):
        return [forecast(state, seat, SPREAD) for seat in range(state.seats)]
    outcome = state.outcome()
    assert outcome is not None
    share = 1.0 / len(outcome.winners)
    return [share if seat in outcome.winners else 0.0 for seat in range(state.seats)]


class Chances(HerrlofDecision):
    def reward(self, state: State, move: Move, chance: Chance) -> float:
        """The move may end the round, and with it the next one would be dealt."""
        assert isinstance(state, Herrlof)
        number = state.round
        state.round = ROUNDS
        state.apply(self._seat, move, chance)
        play_rest(state, chance)
        return _after_round(state, number)[self._seat]
