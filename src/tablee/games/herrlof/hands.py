"""The hands of all seats, each one integer as cards.py codes it.

Used like a list of three; compiled, its integers are plain machine words, where a list would keep
an object for each.
"""

from mypy_extensions import i64


class Hands:
    def __init__(self, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        self._first: i64 = first
        self._second: i64 = second
        self._third: i64 = third

    def __getitem__(self, seat: i64) -> i64:
        if seat == 0:
            return self._first
        return self._second if seat == 1 else self._third

    def __setitem__(self, seat: i64, hand: i64) -> None:
        if seat == 0:
            self._first = hand
        elif seat == 1:
            self._second = hand
        else:
            self._third = hand

    def together(self) -> i64:
        """All cards held, as one hand."""
        return self._first + self._second + self._third

    def copy(self) -> "Hands":
        return Hands(self._first, self._second, self._third)
