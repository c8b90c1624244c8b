"""Blot as an analyst sees it: the expert's way of imagining, counted in chances to win."""

from typing import Final

from tablee.bots.blot.expert import EXPERT, BlotDecision, forecast, play_round
from tablee.bots.weighing import Weighing
from tablee.core.chance import Chance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.view import View
from tablee.games.blot import BLOT
from tablee.games.blot.rules import Blot
from tablee.games.blot.steps import GIVE, PLAY

SPREAD: Final = EXPERT.spread


def weigh(view: View, chance: Chance) -> Weighing | None:
    """None: nothing to decide, or, between two rounds, nothing the expert reckons about."""
    seat = view.seat
    if seat is None:
        return None
    imagination = BLOT.imagine(view)
    state = imagination.state(chance)
    assert isinstance(state, Blot)
    if state.turn != seat or (state.step != PLAY and state.step != GIVE):
        return None
    moves = state.moves(seat)
    if len(moves) < 2:
        return None
    return Weighing(Chances(imagination, seat, SPREAD), moves)


def prospects(state: State, chance: Chance) -> list[float]:
    """Each seat's chance to win after the round was played on like this once; changes the state."""
    assert isinstance(state, Blot)
    play_round(state, chance)
    outcome = state.outcome()
    if outcome is None:
        return [forecast(state, seat, SPREAD) for seat in range(state.seats)]
    share = state.seats // state.sides / len(outcome.winners)
    return [share if seat in outcome.winners else 0.0 for seat in range(state.seats)]


class Chances(BlotDecision):
    def reward(self, state: State, move: Move, chance: Chance) -> float:
        state.apply(self._seat, move, chance)
        return prospects(state, chance)[self._seat]
