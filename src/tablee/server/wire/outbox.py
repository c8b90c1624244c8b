"""What one turn of the event loop has to say, written when all of it is known."""

import asyncio
from collections.abc import Callable


class Outbox:
    """Sockets are written one right after the other: whoever reads several of them is woken once,
    and not again for each, which costs both sides more than the messages do."""

    def __init__(self) -> None:
        self._writes: list[Callable[[], None]] = []

    def add(self, write: Callable[[], None]) -> None:
        if not self._writes:
            asyncio.get_running_loop().call_soon(self._write)
        self._writes.append(write)

    def _write(self) -> None:
        rest, self._writes = iter(self._writes), []
        try:
            for write in rest:
                write()
        finally:
            for write in rest:
                self.add(write)  # one that fails is nobody else's loss
