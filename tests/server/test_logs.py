"""What is logged, and what never is."""

import json
import logging
import re
import socket
import struct
from collections.abc import Iterator

import msgspec
import pytest

from tablee.server.lobby import Lobby
from tablee.server.logs import JsonLines
from tests.server.client import Player, players, seat_all, start

Server = tuple[Lobby, str]


class Kept(logging.Handler):
    """Every record of our own loggers, and of others what would be seen, as it is written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))
        if record.levelno >= logging.ERROR:
            self.errors.append(self.lines[-1])


@pytest.fixture
def kept() -> Iterator[Kept]:
    handler = Kept()
    loggers = logging.getLogger(), logging.getLogger("tablee")
    before = [(logger.level, logger.propagate) for logger in loggers]
    for logger, level in zip(loggers, (logging.WARNING, logging.DEBUG), strict=True):
        logger.addHandler(handler)
        logger.setLevel(level)
        logger.propagate = False
    yield handler
    for logger, (level, propagate) in zip(loggers, before, strict=True):
        logger.removeHandler(handler)
        logger.setLevel(level)
        logger.propagate = propagate


async def hand_of(player: Player) -> list[str]:
    assert player.screen is not None
    assert player.seat is not None
    hand: list[str] = msgspec.json.decode(player.screen.view)["hands"][player.seat]
    return hand


async def test_no_card_and_no_token_is_logged(
    server: Server, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even when something fails with a card in its message."""
    lobby, url = server
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await seat_all([ada, bjorn], pace="none")
        await start([ada, bjorn])
        back = (await ada.call("GET", "/api/me"))["return_code"]
        hand = await hand_of(ada)
        table = await lobby.find(code)
        assert table is not None
        secret = table.state.secret

        async def broken(_: object) -> None:
            raise OSError(f"{hand} {secret}")

        with monkeypatch.context() as patch:
            patch.setattr(lobby.house.store, "append", broken)
            await ada.press("predict 3")
            await ada.next()
        assert ada.socket is not None
        await ada.socket.send_str(f'{{"say": "press", "id": "{hand[0]}", "seen": "?"}}')
        async with ada.http.get(f"/api/records/{table.state.record}") as answer:
            assert answer.status != 200
        tokens = [cookie.value for one in (ada, bjorn) for cookie in one.http.cookie_jar]
    assert [json.loads(line)["event"] for line in kept.errors] == ["table_error"]
    for token in [*tokens, back, secret, *(card for card in hand if len(card) > 1)]:
        assert token
        alone = re.compile(rf"(?<!\w){re.escape(token)}(?!\w)")
        assert not [line for line in kept.lines if alone.search(line)]


async def test_a_socket_lost_while_it_opens_is_no_error(server: Server, kept: Kept) -> None:
    _, url = server
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table()
        for _ in range(20):
            _knock_and_run(int(url.rpartition(":")[2]), code)
            await ada.call("GET", "/api/games")
    assert kept.errors == []


def _knock_and_run(port: int, code: str) -> None:
    """Asks for a WebSocket and resets the connection at once."""
    with socket.create_connection(("127.0.0.1", port)) as knocking:
        knocking.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        lines = [
            f"GET /api/tables/{code}/live HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
        ]
        knocking.sendall("\r\n".join([*lines, "", ""]).encode())
