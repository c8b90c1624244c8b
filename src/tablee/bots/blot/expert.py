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

PLIES_PER_SECOND: Final = 26_000
CANDIDATES: Final = 10
"""Moves worth a search; greedy rules choose them."""
A_POINT: Final = 0.03
"""What a point of the greedy rules is believed to be worth in games won."""
GLANCE: Final = 6
"""Moves looked at for each ply of a playout."""
SPREAD: Final = 6.5
"""How far a round carries sides apart."""


class ExpertBot:
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
        tried, hunches = worthy(moves, rates, CANDIDATES, A_POINT)
        plies = 1 + sum(hand.bit_count() for hand in state.hands)
        playouts = int(budget * PLIES_PER_SECOND / plies)
        decision = BlotDecision(imagination, view.seat)
        return Reply(search(decision, tried, hunches, playouts, chance), after)


class BlotDecision(Decision):
    def __init__(self, imagination: Imagination, seat: Seat) -> None:
        self._imagination: Final = imagination
        self._seat: Final = seat

    def world(self, chance: Chance) -> State:
        return self._imagination.state(chance)

    def reward(self, state: State, move: Move, chance: Chance) -> float:
        assert isinstance(state, Blot)
        state.apply(self._seat, move, chance)
        play_round(state, chance)
        return value(state, self._seat)


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


def value(state: Blot, seat: Seat) -> float:
    """After a round: how likely the seat's side wins the game."""
    outcome = state.outcome()
    side = seat % state.sides
    points = totals(state.sheet, state.sides)
    if outcome is None:
        left = ROUNDS - len(state.sheet)
        return winning_shares(points, SPREAD * sqrt(left))[side]
    won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    return 0.9 * won + 0.1 * winning_shares(points, SPREAD)[side]
