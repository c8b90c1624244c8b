"""One thing after the other: each is a generator that yields what is to be written."""

from collections import deque
from collections.abc import Generator
from typing import Final

from tablee.table.outputs import Output, Write

Work = Generator[Write, None, None]


class NotWritten(Exception):
    """What was decided could not be written, and is forgotten."""


class Works:
    """What has come and is not done yet, and what has come out of it. While something is being
    written, the others wait in their order."""

    def __init__(self) -> None:
        self.is_writing = False
        self._works: Final[deque[Work]] = deque()
        self._out: Final[deque[Output]] = deque()

    def put(self, work: Work) -> None:
        self._works.append(work)
        if not self.is_writing:
            self._go_on()

    def durable(self) -> None:
        self.is_writing = False
        self._go_on()

    def not_written(self) -> None:
        self.is_writing = False
        try:
            self._out.append(self._works[0].throw(NotWritten()))
            self.is_writing = True
        except (NotWritten, StopIteration):
            self._works.popleft()
        self._go_on()

    def _go_on(self) -> None:
        while self._works and not self.is_writing:
            try:
                self._out.append(next(self._works[0]))
                self.is_writing = True
            except StopIteration:
                self._works.popleft()

    def out(self, output: Output) -> None:
        self._out.append(output)

    def take_out(self) -> Output | None:
        return self._out.popleft() if self._out else None
