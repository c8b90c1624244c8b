"""Herrlof's clocks: time to think, and what is played when it is over."""

from tablee.core.contract import Wait
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.games.herrlof.cards import size
from tablee.games.herrlof.moves import PASS, PREDICTS
from tablee.games.herrlof.position import Position, hand_size
from tablee.games.herrlof.steps import MAY_DRAW, MAY_STEAL, MAY_TAKE, PREDICT


def waits(state: Position) -> list[Wait]:
    key = f"{state.round}.{len(state.history)}.{state.step}"
    return [
        Wait(f"{key}.{seat}", 60 if state.step == PREDICT else 45, seat, move, thinking=True)
        for seat, move in [(seat, _idle_move(state, seat)) for seat in state.to_act()]
    ]


def _idle_move(state: Position, seat: Seat) -> Move:
    """What is played for someone who does not move in time."""
    if state.step == PREDICT:
        return PREDICTS[min(hand_size(state.seats) // state.seats, size(state.hands[seat]))]
    if state.step in (MAY_DRAW, MAY_STEAL, MAY_TAKE):
        return PASS
    return state.moves(seat)[0]
