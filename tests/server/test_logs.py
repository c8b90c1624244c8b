"""What is logged, and what never is."""

import json
import re
import socket
import struct

import msgspec
import pytest

from tablee.server.tables.lobby import Lobby
from tests.server.client import Player, players, seat_all, start
from tests.server.log_lines import Kept, fault

Server = tuple[Lobby, str]


GOOD = {"time": "2026-01-01T00:00:00+0000", "level": "error", "event": "table_error"}


@pytest.mark.parametrize(
    "line",
    [
        "Traceback (most recent call last):",
        "[]",
        "{}",
        json.dumps({**GOOD, "headers": "Cookie: tablee=hush"}),
        json.dumps({**GOOD, "kind": "Cookie: tablee=hush"}),
        json.dumps({**GOOD, "reason": "hush"}),
        json.dumps({**GOOD, "event": "store_away", "reason": "duplicate key: (game)=(R7 hush)"}),
        json.dumps({**GOOD, "event": "table_set_aside", "reason": "no value 'hush' at `$.phase`"}),
        json.dumps({**GOOD, "place": "/home/ada/tablee/moving.py:7"}),
        json.dumps({**GOOD, "event": "Ada said hello"}),
        json.dumps({**GOOD, "level": "expert"}),
    ],
)
def test_a_line_of_any_other_shape_fails_the_test_it_was_written_in(line: str) -> None:
    """What the fixture `kept` asks of every test of servers, when it is over."""
    assert fault(line) is not None
    assert fault(json.dumps({**GOOD, "kind": "OSError", "place": "a.py:1 < b.py:2"})) is None


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


async def test_a_request_that_fails_tells_where_and_neither_what_nor_in_whose_folders(
    server: Server, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby, url = server

    async def broken(_: str) -> None:
        raise OSError("hush")

    monkeypatch.setattr(lobby, "find", broken)
    async with players(url, "Ada") as (ada,), ada.http.get("/api/tables/ABCDEF") as answer:
        assert answer.status == 500
        assert "hush" not in await answer.text()
    (error,) = (json.loads(line) for line in kept.errors)
    assert (error["event"], error["kind"]) == ("request_error", "OSError")
    assert re.match(r"test_logs\.py:\d+ < listing\.py:\d+ < table_routes\.py:\d+", error["place"])


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
