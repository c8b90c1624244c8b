"""A WebSocket client with no more than a load test needs: it must never be the bottleneck."""

import asyncio
import struct
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x1
BINARY: Final = 0x2
_CLOSE: Final = 0x8
_PING: Final = 0x9
PONG: Final = 0xA
_FINAL: Final = 0x80
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)  # a mask of zeros changes nothing, and costs nothing
_KEY: Final = "AAAAAAAAAAAAAAAAAAAAAA=="

Hear = Callable[[bytes], None]


class Traffic:
    """Bytes received by all sockets."""

    def __init__(self) -> None:
        self.bytes = 0


class Socket(asyncio.Protocol):
    """Whoever listens gets each whole message, be it text or binary."""

    def __init__(self, traffic: Traffic) -> None:
        self._early: Final[list[bytes]] = []
        self._hear: Hear = self._early.append
        self.opened: Final = asyncio.get_running_loop().create_future()
        self._traffic: Final = traffic
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self.answer: Hear = lambda ping: self.send(ping, PONG)
        """Called with every ping."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def listen(self, hear: Hear) -> None:
        self._hear = hear
        for payload in self._early:
            hear(payload)

    def shake_hands(self, host: str, path: str, cookie: str) -> None:
        assert self._transport is not None
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {_KEY}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self._traffic.bytes += len(data)
        self._rest = self._rest + data if self._rest else data
        if not self.opened.done():
            head, end, self._rest = self._rest.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head[:20]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.opened.set_result(None)
        self._frames()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))

    def _frames(self) -> None:
        data, place, end = self._rest, 0, len(self._rest)
        while end - place >= 2:
            start, length = place + 2, data[place + 1]
            if length == 126:
                if end - place < 4:
                    break
                start, length = place + 4, int.from_bytes(data[place + 2 : place + 4], "big")
            elif length == 127:
                if end - place < 10:
                    break
                start, length = place + 10, int.from_bytes(data[place + 2 : place + 10], "big")
            if end < start + length:
                break
            self._frame(data[place] & 0xF, data[start : start + length])
            place = start + length
        self._rest = data[place:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind in (TEXT, BINARY):
            self._hear(payload)
        elif kind == _PING:
            self.answer(payload)

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        assert self._transport is not None
        if self._transport.is_closing():
            return
        length = len(payload)
        if length < 126:
            head = bytes((_FINAL | kind, _MASKED | length))
        else:
            head = struct.pack("!BBH", _FINAL | kind, _MASKED | 126, length)
        self._transport.write(head + _NO_MASK + payload)

    def close(self) -> None:
        if self._transport is not None:
            self.send(b"", _CLOSE)
            self._transport.close()


async def connect(
    port: int,
    path: str,
    traffic: Traffic,
    cookie: str = "",
    *,
    host: str = "127.0.0.1",
    own: str = "127.0.0.1",
) -> Socket:
    """From the address `own` of this machine's."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(traffic), host, port, local_addr=(own, 0)
    )
    socket.shake_hands(f"{host}:{port}", path, cookie)
    await socket.opened
    return socket
