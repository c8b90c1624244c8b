"""Speaking to our own server: guests, tables and sockets as every client has them."""

import json
import random
import time
from typing import Final

import aiohttp
import msgspec

from bench.server.meter import LastPress, Meter
from bench.server.wire import Socket, connect

SEATS: Final = 4


class _Chair(msgspec.Struct):
    ready: bool


class _Table(msgspec.Struct):
    phase: str
    chairs: list[_Chair]


class _Screen(msgspec.Struct):
    version: int
    moves: list[str]


class _Said(msgspec.Struct):
    """What a message may hold that matters here; a screen's fields stand by themselves."""

    say: str
    seat: int | None = None
    version: int = 0
    moves: list[str] = []
    table: _Table | None = None
    screen: _Screen | None = None


_SAID: Final = msgspec.json.Decoder(_Said)


class Seat:
    """Plays at random; when a game is over its table plays another."""

    def __init__(self, seat: int, socket: Socket, meter: Meter, last: LastPress) -> None:
        self._seat: Final = seat
        self._socket: Final = socket
        self._meter: Final = meter
        self._presses = 0
        self._pressed: float | None = None
        self._last: Final = last
        self._version = 0
        self._moves: list[str] = []
        self._phase = ""
        socket.listen(self._hear)

    def _say(self, **message: object) -> None:
        self._socket.send(json.dumps(message).encode())

    def _hear(self, payload: bytes) -> None:
        said = _SAID.decode(payload)
        if said.say == "screen":
            if self._pressed is not None:
                self._meter.answered(self._pressed)
                self._pressed = None
            self._look(said.version, said.moves)
        elif said.table is not None and said.seat is not None:
            self._at_table(said.table)
            if said.screen is not None and said.table.phase == "playing":
                self._look(said.screen.version, said.screen.moves)

    def _look(self, version: int, moves: list[str]) -> None:
        self._version, self._moves = version, moves
        if moves:
            self._meter.ask(self._press, self._last)

    def _press(self) -> None:
        self._presses += 1
        self._pressed = self._last.at = time.perf_counter()
        self._say(
            say="press",
            id=f"{self._presses}",
            seen=self._version,
            moves=[random.choice(self._moves)],
            claim=500.0,
        )

    def _at_table(self, table: _Table) -> None:
        if table.phase == "lobby":
            if self._phase != "lobby":
                self._say(say="ready", ready=True, bytes="00" * 16)
            elif self._seat == 0 and all(chair.ready for chair in table.chairs):
                self._say(say="start")
        elif table.phase == "over" and self._phase != "over" and self._seat == 0:
            self._say(say="rematch")
        self._phase = table.phase


async def _guests(http: aiohttp.ClientSession) -> list[str]:
    """A cookie a seat: the same four people sit at every table."""
    cookies = []
    for seat in range(SEATS):
        async with http.put("/api/me", json={"name": f"Guest {seat}"}) as answer:
            answer.raise_for_status()
            cookies.append(f"tablee={answer.cookies['tablee'].value}")
    return cookies


async def open_tables(port: int, tables: int, meter: Meter) -> None:
    """All of them begin to play as soon as they are full."""
    await open_tables_through(port, port, tables, meter)


async def open_tables_through(port: int, entry: int, tables: int, meter: Meter) -> None:
    """Made at one port, and everybody comes in by another."""
    jar = aiohttp.DummyCookieJar()
    wanted = {"settings": {"game": "blot", "seats": SEATS, "pace": "none"}}
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}", cookie_jar=jar) as http:
        cookies = await _guests(http)
        for _ in range(tables):
            headers = {"Cookie": cookies[0]}
            async with http.post("/api/tables", json=wanted, headers=headers) as answer:
                answer.raise_for_status()
                code = (await answer.json())["code"]
            last = LastPress()
            for seat, cookie in enumerate(cookies):
                path = f"/api/tables/{code}/live"
                socket = await connect(entry, path, meter.traffic, cookie)
                Seat(seat, socket, meter, last)
                if seat:
                    socket.send(json.dumps({"say": "sit", "seat": seat}).encode())
