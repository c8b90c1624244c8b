"""Luck that is asked for one number at a time, as chance nodes give it."""

from typing import Final

from tablee.core.chance import Chance


class LuckNeeded(Exception):
    """What is being done cannot go on without one of 0 … below-1."""

    def __init__(self, below: int) -> None:
        super().__init__(below)
        self.below: Final = below


class GivenLuck(Chance):
    """The numbers given so far, in order; then LuckNeeded. A choice of one needs none."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers: Final = numbers
        self._drawn = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self._drawn == len(self._numbers):
            raise LuckNeeded(n)
        self._drawn += 1
        return self._numbers[self._drawn - 1]
