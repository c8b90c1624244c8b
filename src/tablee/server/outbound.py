"""What goes out on one socket: a bounded queue. Who is too slow for it gets a snapshot instead."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from aiohttp import WSMsgType, web

from tablee.server.protocol import Bye

MOST_WAITING: Final = 64
MOST_SECONDS: Final = 20.0
"""How long one message may take before the connection counts as dead."""

Sent = Callable[[int], None]


class Outbound:
    """`send` never waits. `when_free` is called when a client that had been too slow can be sent a
    snapshot; `sent` when a race's trigger leaves."""

    def __init__(
        self, socket: web.WebSocketResponse, sent: Sent, when_free: Callable[[], None]
    ) -> None:
        self._socket: Final = socket
        self._sent: Final = sent
        self._when_free: Final = when_free
        self._waiting: deque[tuple[bytes, int | None]] = deque()
        self._news: Final = asyncio.Event()
        self._is_behind = False
        self._bye: Bye | None = None
        self._writing_since: float | None = None

    def send(self, payload: bytes, trigger: int | None = None) -> None:
        """`trigger`: the version of a screen that begins a race; a ping goes with it."""
        if self._is_behind or self._bye is not None:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self._is_behind = True
        else:
            self._waiting.append((payload, trigger))
        self._news.set()

    @property
    def is_closing(self) -> bool:
        return self._bye is not None

    def close(self, bye: Bye) -> None:
        """After what is waiting."""
        self._bye = self._bye or bye
        self._news.set()

    async def run(self, encode: Callable[[Bye], bytes]) -> None:
        """Until the connection ends."""
        try:
            while not self._socket.closed:
                await self._news.wait()
                self._news.clear()
                await self._flush()
                if self._bye is not None:
                    await self._write(encode(self._bye), None)
                    await self._socket.close()
                    return
                if self._is_behind:
                    self._is_behind = False
                    self._when_free()
        except ConnectionError:
            await self._socket.close()

    async def _flush(self) -> None:
        while self._waiting:
            payload, trigger = self._waiting.popleft()
            await self._write(payload, trigger)

    async def _write(self, payload: bytes, trigger: int | None) -> None:
        self._writing_since = time.monotonic()
        if trigger is not None:
            self._sent(trigger)
            await self._socket.ping(str(trigger).encode())
        await self._socket.send_frame(payload, WSMsgType.TEXT)
        self._writing_since = None

    @property
    def is_stuck(self) -> bool:
        """Whether one message has been on its way for too long."""
        since = self._writing_since
        return since is not None and time.monotonic() - since > MOST_SECONDS
