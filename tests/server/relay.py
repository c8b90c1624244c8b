"""A way to a server on which an answer can be lost: what the other end says from a client's next
message on is never heard, until the line is dropped."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

TEXT_FRAME: Final = 0x81
"""The first byte of a message; pongs have another."""


class Relay:
    def __init__(self, port: int) -> None:
        self._far: Final = port
        self._is_armed = self._is_deaf = False
        self._open: Final[set[asyncio.StreamWriter]] = set()
        self._passing: Final[set[asyncio.Task[None]]] = set()
        self.port = 0

    def lose_next_answer(self) -> None:
        self._is_armed = True

    def drop(self) -> None:
        """Whoever was connected comes anew, and is heard again."""
        self._is_armed = self._is_deaf = False
        for writer in self._open:
            writer.close()

    async def end(self) -> None:
        self.drop()
        await asyncio.gather(*self._passing)

    def come(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._pass_on(near, back))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _pass_on(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, on = await asyncio.open_connection("127.0.0.1", self._far)
        self._open.update((back, on))
        await asyncio.gather(self._up(near, on), self._down(far, back))
        self._open.difference_update((back, on))

    async def _up(self, near: asyncio.StreamReader, on: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await near.read(65536):
                self._is_deaf = self._is_deaf or (self._is_armed and data[0] == TEXT_FRAME)
                _write(on, data)
        on.close()

    async def _down(self, far: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await far.read(65536):
                if not self._is_deaf:
                    _write(back, data)
        back.close()


def _write(writer: asyncio.StreamWriter, data: bytes) -> None:
    """A line may have been dropped while that was on its way."""
    if not writer.is_closing():
        writer.write(data)


@asynccontextmanager
async def relay_to(port: int) -> AsyncIterator[Relay]:
    relay = Relay(port)
    listening = await asyncio.start_server(relay.come, "127.0.0.1", 0)
    relay.port = listening.sockets[0].getsockname()[1]
    try:
        yield relay
    finally:
        listening.close()
        await relay.end()
