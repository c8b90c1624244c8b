"""Positions of before: for presses made on an earlier screen, and for a move that is taken back."""

from collections import deque
from typing import Final

from tablee.core.chance import FastChance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.seats import Mover

STRETCH: Final = 16
STRETCHES_KEPT: Final = 2


class _Stretch:
    """A position, how many moves led to it, and the moves played since, none with luck in it but
    the last."""

    def __init__(self, number: int, state: State) -> None:
        self.number: Final = number
        self.state: Final = state
        self.moves: Final[list[tuple[Mover, Move]]] = []


class Past:
    """Only some positions are kept, which costs far less than all of them: those between are played
    again when they are asked for. None of them is to be changed."""

    def __init__(self, state: State) -> None:
        self._stretches: Final = deque([_Stretch(0, state.copy())], maxlen=STRETCHES_KEPT)

    def played(self, seat: Mover, move: Move, led_to: State, *, drew: bool) -> None:
        """`drew`: by luck too, so that nobody could play it again."""
        stretch = self._stretches[-1]
        stretch.moves.append((seat, move))
        if drew or len(stretch.moves) == STRETCH:
            self.begin(stretch.number + len(stretch.moves), led_to)

    def begin(self, number: int, state: State) -> None:
        """Another way of coming to a position than by a move."""
        self._stretches.append(_Stretch(number, state.copy()))

    def position(self, number: int) -> State:
        """After so many moves, or the oldest one known."""
        for stretch in reversed(self._stretches):
            if stretch.number <= number:
                return _replayed(stretch, number - stretch.number)
        return self._stretches[0].state


def _replayed(stretch: _Stretch, count: int) -> State:
    if not count:
        return stretch.state
    state, no_luck = stretch.state.copy(), FastChance(0)
    for seat, move in stretch.moves[:count]:
        state.apply(seat, move, no_luck)
    return state
