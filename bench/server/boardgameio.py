"""Speaking to boardgame.io: socket.io over a WebSocket, one match a table."""

import json
import random
import time
from typing import Any, Final

import msgspec

from bench.server.meter import LastPress, Meter
from bench.server.wire import Socket, connect

SEATS: Final = 4
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
_OPEN: Final = b"0"
_PING: Final = b"2"
_PONG: Final = b"3"
_JOIN: Final = b"40/trick,"
_EVENT: Final = b"42/trick,"


class _View(msgspec.Struct):
    moves: list[str]


class _State(msgspec.Struct, rename={"view": "G", "number": "_stateID"}):
    view: _View
    number: int


class _Update(msgspec.Struct, array_like=True):
    kind: str
    match: str
    state: _State


class _Everything(msgspec.Struct):
    state: _State


class _Sync(msgspec.Struct, array_like=True):
    kind: str
    match: str
    everything: _Everything


_UPDATE: Final = msgspec.json.Decoder(_Update)
_SYNC: Final = msgspec.json.Decoder(_Sync)


class Seat:
    def __init__(
        self, match: str, seat: int, socket: Socket, meter: Meter, last: LastPress
    ) -> None:
        self._match: Final = match
        self._seat: Final = str(seat)
        self._socket: Final = socket
        self._meter: Final = meter
        self._pressed: float | None = None
        self._last: Final = last
        self._state: _State | None = None
        socket.listen(self._hear)

    def _emit(self, *message: Any) -> None:
        self._socket.send(_EVENT + json.dumps(message).encode())

    def _hear(self, payload: bytes) -> None:
        if payload.startswith(_EVENT + b'["update"'):
            if self._pressed is not None:
                self._meter.answered(self._pressed)
                self._pressed = None
            self._look(_UPDATE.decode(payload[len(_EVENT) :]).state)
        elif payload.startswith(_EVENT + b'["sync"'):
            self._look(_SYNC.decode(payload[len(_EVENT) :]).everything.state)
        elif payload == _PING:
            self._socket.send(_PONG)
        elif payload.startswith(_OPEN):
            self._socket.send(_JOIN)
        elif payload.startswith(_JOIN):
            self._emit("sync", self._match, self._seat, None, SEATS)  # makes the match, if need be

    def _look(self, state: _State) -> None:
        self._state = state
        if state.view.moves:
            self._meter.ask(self._press, self._last)

    def _press(self) -> None:
        assert self._state is not None
        self._pressed = self._last.at = time.perf_counter()
        card = random.choice(self._state.view.moves)
        action = {"type": "play", "args": [card], "playerID": self._seat, "credentials": None}
        move = {"type": "MAKE_MOVE", "payload": action}
        self._emit("update", move, self._state.number, self._match, self._seat)


async def open_tables(port: int, tables: int, meter: Meter) -> None:
    for number in range(tables):
        last = LastPress()
        for seat in reversed(range(SEATS)):  # seat 0 begins: it comes last
            socket = await connect(port, PATH, meter.traffic)
            Seat(f"match{number}", seat, socket, meter, last)
