"""What goes out on one socket, without ever waiting. Who is too slow gets a snapshot instead."""

import asyncio
import struct
from collections.abc import Callable
from typing import Final

from aiohttp import WSMsgType, web

MOST_WAITING: Final = 256 * 1024
"""Bytes that may wait for a slow client."""
LOOK_EVERY: Final = 0.05

Sent = Callable[[int], None]


def frame(kind: WSMsgType, payload: bytes) -> bytes:
    """One whole WebSocket frame (RFC 6455, 5.2); a server's are not masked."""
    length = len(payload)
    if length < 126:
        head = bytes((0x80 | kind, length))
    elif length < 65536:
        head = struct.pack("!BBH", 0x80 | kind, 126, length)
    else:
        head = struct.pack("!BBQ", 0x80 | kind, 127, length)
    return head + payload


class Outbound:
    """Frames go straight into the transport, whose buffer is the queue: bounded, and written once
    for all that one turn of the loop has to say.

    `when_free` is called when a client that had been too slow can be sent a snapshot; `sent` when a
    race's trigger leaves.
    """

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.WriteTransport,
        sent: Sent,
        when_free: Callable[[], None],
    ) -> None:
        self._socket: Final = socket
        self._transport: Final = transport
        self._sent: Final = sent
        self._when_free: Final = when_free
        self._is_behind = False
        self._closing: asyncio.Task[bool] | None = None
        self._written = 0
        self._taken = 0

    def send(self, payload: bytes, trigger: int | None = None, then: bytes = b"") -> None:
        """`trigger`: the version of a screen that begins a race; a ping goes with it. `then`: a
        second message that leaves in the same write."""
        if self._is_behind or self._closing is not None or self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > MOST_WAITING:
            self._is_behind = True
            self._look_again()
            return
        data = frame(WSMsgType.TEXT, payload)
        if trigger is not None:
            self._sent(trigger)
            data = frame(WSMsgType.PING, str(trigger).encode()) + data
        if then:
            data += frame(WSMsgType.TEXT, then)
        self._written += len(data)
        self._transport.write(data)

    def ping(self, payload: bytes) -> None:
        if not self._is_behind and self._closing is None and not self._transport.is_closing():
            data = frame(WSMsgType.PING, payload)
            self._written += len(data)
            self._transport.write(data)

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
