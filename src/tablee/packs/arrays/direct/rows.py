"""One game's row of an array of observations, which is written again at every question."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from tablee.core.contract import State
from tablee.core.seats import Seat

Cells: TypeAlias = "memoryview[float]"
"""Numbers of 32 bits: a row, or a piece of one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Row:
    """It serves one game after the other."""

    def __init__(self, cells: Cells) -> None:
        self.cells: Final = cells

    def write(self, state: State, seat: Seat) -> None:
        """What that seat knows there: the numbers that its view's parts have, and no others."""
        raise NotImplementedError


class HistoryRows:
    """The lines of a round, one below the other: only new ones are written. A round's list only
    grows, and the next round has another. Of too many lines the latest have rows."""

    def __init__(self, cells: Cells, first: int, count: int, width: int) -> None:
        self._cells: Final = cells[first : first + count * width]
        self._nothing: Final = memoryview(bytes(self._cells.nbytes)).cast("f")
        self._first: Final = first
        self._count: Final = count
        self._width: Final = width
        self._lines: list[int] = []
        self._written = 0

    def unwritten(self, lines: list[int]) -> int:
        """The number of the first line that has to be written; what does not hold is gone. All
        have to be written when it is 0, or when there are too many."""
        begins = self._written
        if lines is not self._lines or len(lines) > self._count:
            self._cells[:] = self._nothing
            self._lines = lines
            begins = max(0, len(lines) - self._count)
        self._written = len(lines)
        return begins

    def place(self, line: int) -> int:
        """Where the row of that line begins."""
        return self._first + self._width * (line - max(0, self._written - self._count))


MakeRow = Callable[[Cells, Mapping[str, int]], Row]
"""Of a row, and where each part of the layout begins in it."""
