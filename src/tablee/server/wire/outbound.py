"""What goes out on one socket, without ever waiting. Who is too slow gets a snapshot instead."""

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Final

from aiohttp import WSMsgType, web

from tablee.server.wire.outbox import Outbox

MOST_WAITING: Final = 256 * 1024
"""Bytes that may wait for a slow client."""
MOST_GATHERED: Final = 64 * 1024
"""Bytes that may wait for the end of a turn."""
LOOK_EVERY: Final = 0.05

TEXT: Final = 0x80 | WSMsgType.TEXT
PING: Final = 0x80 | WSMsgType.PING
_MEDIUM: Final = struct.Struct("!BBH").pack
_LONG: Final = struct.Struct("!BBQ").pack

Sent = Callable[[int], None]


def frame(kind: int, payload: bytes) -> bytes:
    """One whole WebSocket frame (RFC 6455, 5.2); a server's are not masked."""
    length = len(payload)
    if length < 126:
        return bytes((kind, length)) + payload
    if length < 65536:
        return _MEDIUM(kind, 126, length) + payload
    return _LONG(kind, 127, length) + payload


class Outbound:
    """Frames wait for the end of the loop's turn, and leave in one write; the transport's buffer is
    the queue, which is bounded.

    `when_free` is called when a client that had been too slow can be sent a snapshot; `sent` when a
    race's trigger leaves.
    """

    def __init__(
        self,
        socket: web.WebSocketResponse[Any],
        transport: asyncio.WriteTransport,
        outbox: Outbox,
        sent: Sent,
        when_free: Callable[[], None],
    ) -> None:
        self._socket: Final = socket
        self._transport: Final = transport
        self._outbox: Final = outbox
        self._sent: Final = sent
        self._when_free: Final = when_free
        self.most_waiting = MOST_WAITING
        self._frames = b""  # of this turn
        self._is_behind = False
        self._closing: asyncio.Task[bool] | None = None
        self._written = 0
        self._taken = 0

    def send(self, payload: bytes, trigger: int | None = None) -> None:
        """`trigger`: the version of a screen that begins a race, which leaves at once, with a
        ping."""
        if self._is_behind or self._closing is not None:
            return
        if not self._frames:
            self._outbox.add(self._write)
        if trigger is not None:
            self._sent(trigger)
            self._frames += frame(PING, str(trigger).encode())
        self._frames += frame(TEXT, payload)
        if trigger is not None or len(self._frames) > MOST_GATHERED:
            self._write()

    def ping(self, payload: bytes) -> None:
        """Leaves at once: its way there and back is measured."""
        if not self._is_behind and self._closing is None:
            self._frames += frame(PING, payload)
            self._write()

    def _write(self) -> None:
        frames, self._frames = self._frames, b""
        if not frames or self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > self.most_waiting:
            self._is_behind = True
            self._look_again()
            return
        self._written += len(frames)
        self._transport.write(frames)

    def _look_again(self) -> None:
        """Only while a client is behind."""
        if self._closing is not None or self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size():
            asyncio.get_running_loop().call_later(LOOK_EVERY, self._look_again)
        else:
            self._is_behind = False
            self._when_free()

    @property
    def is_closing(self) -> bool:
        return self._closing is not None

    def close(self, bye: bytes) -> None:
        """After what is waiting."""
        if self._closing is None:
            self.send(bye)
            self._write()
            self._closing = asyncio.create_task(self._socket.close())

    async def closed(self) -> None:
        """Until a close that was begun is done."""
        if self._closing is not None:
            await self._closing

    def takes_nothing(self) -> bool:
        """Whether something waits of which nothing has left since this was last asked."""
        waiting = self._transport.get_write_buffer_size()
        taken = self._written - waiting
        is_stuck = waiting > 0 and taken == self._taken
        self._taken = taken
        return is_stuck
