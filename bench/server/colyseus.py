"""Speaking to Colyseus: a seat reserved over HTTP, then its own binary messages."""

import asyncio
import random
import time
from typing import Final

import aiohttp
import msgspec

from bench.server.meter import LastPress, Meter
from bench.server.wire import BINARY, Socket, connect

SEATS: Final = 4
_JOIN_ROOM: Final = 10
_ROOM_DATA: Final = 13


def _message(kind: str) -> bytes:
    return bytes((_ROOM_DATA,)) + msgspec.msgpack.encode(kind)


_SCREEN: Final = _message("screen")
_PLAY: Final = _message("play")
_SYNC: Final = _message("sync")


class _View(msgspec.Struct):
    moves: list[str]


_VIEW: Final = msgspec.msgpack.Decoder(_View)


class Seat:
    def __init__(self, socket: Socket, meter: Meter, last: LastPress) -> None:
        self._socket: Final = socket
        self._meter: Final = meter
        self._pressed: float | None = None
        self._last: Final = last
        self._moves: list[str] = []
        self.joined: Final = asyncio.Event()
        socket.listen(self._hear)

    def begin(self) -> None:
        """Asks for its first screen."""
        self._socket.send(_SYNC, BINARY)

    def _hear(self, payload: bytes) -> None:
        if payload.startswith(_SCREEN):
            if self._pressed is not None:
                self._meter.answered(self._pressed)
                self._pressed = None
            self._moves = _VIEW.decode(payload[len(_SCREEN) :]).moves
            if self._moves:
                self._meter.ask(self._press, self._last)
        elif payload[0] == _JOIN_ROOM:
            self._socket.send(bytes((_JOIN_ROOM,)), BINARY)
            self.joined.set()

    def _press(self) -> None:
        self._pressed = self._last.at = time.perf_counter()
        card = random.choice(self._moves)
        self._socket.send(_PLAY + msgspec.msgpack.encode(card), BINARY)


async def open_tables(port: int, tables: int, meter: Meter) -> None:
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as http:
        for _ in range(tables):
            seats, last = [], LastPress()
            for _ in range(SEATS):
                async with http.post("/matchmake/joinOrCreate/trick", json={}) as answer:
                    answer.raise_for_status()
                    place = await answer.json()
                room = place["room"]
                path = f"/{room['processId']}/{room['roomId']}?sessionId={place['sessionId']}"
                seats.append(Seat(await connect(port, path, meter.traffic), meter, last))
                await seats[-1].joined.wait()
            seats[0].begin()
