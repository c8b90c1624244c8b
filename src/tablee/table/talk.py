"""What people say to each other at a table, silent for a while where a game wants it."""

from collections import deque
from collections.abc import Collection, Iterable
from typing import Final

from tablee.table.told import ChatLine

LINES_KEPT: Final = 50


class Talk:
    """`said`: the latest lines everybody has. `unsaid`: those that wait for the end of a silence,
    in their order."""

    def __init__(self) -> None:
        self.said: Final[deque[ChatLine]] = deque(maxlen=LINES_KEPT)
        self.unsaid: Final[list[ChatLine]] = []

    def unsaid_with_one_more(self, *, is_silent: bool) -> int:
        """How many lines will wait when another one has come."""
        return len(self.unsaid) + is_silent

    def put(self, line: ChatLine) -> None:
        self.unsaid.append(line)

    def speak(self, *, is_silent: bool) -> list[ChatLine]:
        """The lines to be told now."""
        if is_silent:
            return []
        spoken = self.unsaid.copy()
        self.unsaid.clear()
        self.said.extend(spoken)
        return spoken

    def restore(self, lines: Iterable[ChatLine], said: int) -> None:
        """`said`: the number of the last line everybody has."""
        self.said.clear()
        self.unsaid.clear()
        for line in lines:
            if line.number <= said:
                self.said.append(line)
            else:
                self.unsaid.append(line)

    def unsay(self, numbers: Collection[int], name: str, text: str) -> None:
        """Lines that are somebody's no more."""
        for lines in (self.said, self.unsaid):
            for place, line in enumerate(lines):
                if line.number in numbers:
                    lines[place] = ChatLine(line.number, name, line.seat, text)
