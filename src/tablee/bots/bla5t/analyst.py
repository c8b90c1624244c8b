"""Bla5t as an analyst sees it: the expert's way of imagining, with a memory that loses nothing,
counted in chances to win the game instead of points of the round."""

from math import sqrt
from typing import Final

from tablee.bots.bla5t.expert import Bla5tDecision
from tablee.bots.bla5t.light import Playout
from tablee.bots.bla5t.recall import recalled
from tablee.bots.bla5t.witness import Witness
from tablee.bots.memory import Head
from tablee.bots.search import winning_shares
from tablee.bots.weighing import Weighing
from tablee.core.chance import Chance, FastChance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.view import View
from tablee.games.bla5t import BLA5T
from tablee.games.bla5t.moves import Claim
from tablee.games.bla5t.rules import Bla5t
from tablee.games.bla5t.score import is_over
from tablee.games.bla5t.steps import ACTION, END
from tablee.games.bla5t.view import Bla5tView

MEMORY: Final = Head(forgets=0.0, confuses=0.0, misses=0.0, reacts=1.0)
SPREAD: Final = 7.0
"""How far a round carries players apart."""
A_ROUND: Final = 14.0
"""Points a round costs whoever is last."""


def weigh(view: View, chance: Chance) -> Weighing | None:
    """None: nothing to decide, or nothing the expert searches (a claim, looks, a choice between
    two rounds)."""
    seat = view.seat
    if seat is None:
        return None
    assert isinstance(view, Bla5tView)
    imagination = BLA5T.imagine(view)
    state = imagination.state(chance)
    assert isinstance(state, Bla5t)
    moves = state.moves(seat) if seat in state.to_act() else []
    if len(moves) < 2 or isinstance(moves[0], Claim) or not ACTION <= state.step <= END:
        return None
    witness = Witness(state.seats)
    witness.follow(state)
    return Weighing(Chances(imagination, seat, recalled(view, MEMORY), witness), moves)


def prospects(state: State, chance: Chance) -> list[float]:
    """Each seat's chance to win after the round was played on like this once; changes the state.
    What will be drawn is luck to come, though the record knows it."""
    assert isinstance(state, Bla5t)
    chance.shuffle(state.pile)
    witness = Witness(state.seats)
    witness.follow(state)
    return _played_on(state, witness, chance)


def _played_on(state: Bla5t, witness: Witness, chance: Chance) -> list[float]:
    if ACTION <= state.step <= END:
        Playout(state, witness, chance).run()
    if is_over(state.scores, state.limit):
        least = min(state.scores)
        share = 1.0 / state.scores.count(least)
        return [share if score == least else 0.0 for score in state.scores]
    return [forecast(state, seat, SPREAD) for seat in range(state.seats)]


def forecast(state: Bla5t, seat: int, spread: float) -> float:
    """Between two rounds: how likely the seat wins, the lowest total being the best."""
    away = state.limit - max(state.scores)
    lows = [-score for score in state.scores]
    return winning_shares(lows, spread * sqrt(1.0 + away / A_ROUND))[seat]


class Chances(Bla5tDecision):
    def reward(self, state: State, move: Move, chance: Chance) -> float:
        assert isinstance(state, Bla5t)
        luck = FastChance(self._luck)
        state.apply(self._seat, move, luck)
        return _played_on(state, self._witness.copy(), luck)[self._seat]
