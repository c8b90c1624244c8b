"""Blot's expert: plays imagined rounds out with greedy rules, counts by the true scoring."""

from math import sqrt
from typing import Final

from tablee.bots.base import Reply
from tablee.bots.blot.greedy import rate
from tablee.bots.search import Decision, search, winning_shares, worthy
from tablee.bots.taste import pause
from tablee.core.chance import Chance
from tablee.core.contract import Imagination, State
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.games.blot import BLOT
from tablee.games.blot.moves import Name
from tablee.games.blot.position import ROUNDS
from tablee.games.blot.rules import Blot
from tablee.games.blot.score import totals
from tablee.games.blot.steps import GIVE, PLAY

A_POINT: Final = 0.03
"""What a point of the greedy rules is believed to be worth in games won."""
GLANCE: Final = 6
"""Moves looked at for each ply of a playout."""


class Skill:
    """`pace`: plies played out for a second of thinking. `candidates`: moves worth a search; greedy
    rules choose them. `spread`: how far a round carries sides apart."""

    def __init__(self, *, pace: int, candidates: int, spread: float) -> None:
        self.pace: Final = pace
        self.candidates: Final = candidates
        self.spread: Final = spread


EXPERT: Final = Skill(pace=26_000, candidates=10, spread=6.5)


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
        imagination = BLOT.imagine(view)
        state = imagination.state(chance)
        assert isinstance(state, Blot)
        rates = rate(state, view.seat, moves)
        if isinstance(moves[0], Name):
            return Reply(moves[chance.below(len(moves))], after)
        tried, hunches = worthy(moves, rates, self._skill.candidates, A_POINT)
        plies = 1 + sum(hand.bit_count() for hand in state.hands)
        playouts = int(budget * self._skill.pace / plies)
        decision = BlotDecision(imagination, view.seat, self._skill.spread)
        return Reply(search(decision, tried, hunches, playouts, chance), after)


class BlotDecision(Decision):
    def __init__(self, imagination: Imagination, seat: Seat, spread: float) -> None:
        self._imagination: Final = imagination
        self._seat: Final = seat
        self._spread: Final = spread

    def world(self, chance: Chance) -> State:
        return self._imagination.state(chance)

    def reward(self, state: State, move: Move, chance: Chance) -> float:
        assert isinstance(state, Blot)
        state.apply(self._seat, move, chance)
        play_round(state, chance)
        return value(state, self._seat, self._spread)


def play_round(state: Blot, chance: Chance) -> None:
    """To the end of the round, by greedy rules that look at some of the moves."""
    while state.step == PLAY or state.step == GIVE:
        seat = state.turn
        moves = state.moves(seat)
        if len(moves) == 1:
            state.apply(seat, moves[0], chance)
            continue
        if len(moves) > GLANCE:
            moves = [moves[chance.below(len(moves))] for _ in range(GLANCE)]
        rates = rate(state, seat, moves)
        state.apply(seat, moves[rates.index(max(rates))], chance)


def value(state: Blot, seat: Seat, spread: float) -> float:
    """After a round: how likely the seat's side wins the game, or whether it has won."""
    outcome = state.outcome()
    if outcome is None:
        return forecast(state, seat, spread)
    points = totals(state.sheet, state.sides)
    won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    return 0.9 * won + 0.1 * winning_shares(points, spread)[seat % state.sides]


def forecast(state: Blot, seat: Seat, spread: float) -> float:
    """Between two rounds: how likely the seat's side wins."""
    left = ROUNDS - len(state.sheet)
    points = totals(state.sheet, state.sides)
    return winning_shares(points, spread * sqrt(left))[seat % state.sides]
