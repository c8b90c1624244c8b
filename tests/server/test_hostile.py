"""Hostile clients: whatever they send, nothing changes that they have no right to change."""

import asyncio
import json
from collections.abc import AsyncIterator
from http import HTTPStatus

import aiohttp
import pytest

from tablee.server.tables.handlers import COST
from tablee.server.web.guest_routes import RENAME_COST
from tablee.server.wire import protocol as p
from tablee.server.wire.limits import Limits
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import setup
from tests.server.through import serving

MALFORMED = [
    "",
    "{}",
    "[]",
    "null",
    "press",
    '{"say": "win"}',
    '{"say": "press"}',
    '{"say": "press", "id": "a", "seen": "x", "moves": ["R7"]}',
    '{"say": "press", "id": "a b", "seen": 1, "moves": ["R7"]}',
    '{"say": "press", "id": "a", "seen": 1, "moves": []}',
    '{"say": "press", "id": "a", "seen": 1, "moves": ["R7"], "claim": -5}',
    '{"say": "press", "id": "a", "seen": 1, "moves": ["R7"], "seat": 1}',
    '{"say": "press", "id": "a", "seen": 1e400, "moves": ["R7"]}',
    '{"say": "ready", "ready": true, "bytes": "zz"}',
    '{"say": "ready", "ready": true, "bytes": "' + "00" * 65 + '"}',
    '{"say": "sit", "seat": -1}',
    '{"say": "sit", "seat": 99999999999999999999}',
    '{"say": "chat", "text": "' + "x" * 301 + '"}',
    '{"say": "choose", "settings": {"seats": 2}}',
    '{"say": "accepted", "id": "a", "version": 1}',
    '{"say":' * 500,
    "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
]


@pytest.fixture
async def table(url: str) -> AsyncIterator[tuple[Player, Player, str]]:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await seat_all([ada, bjorn], pace="none")
        await start([ada, bjorn])
        yield ada, bjorn, code


async def unchanged(player: Player, version: int) -> None:
    await player.say(p.Resync())
    snapshot = await player.hear(p.Snapshot)
    assert snapshot.screen is not None
    assert snapshot.screen.version == version


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
async def test_a_malformed_message_gets_a_clear_error(
    table: tuple[Player, Player, str], text: str
) -> None:
    ada, _, _ = table
    assert ada.screen is not None
    assert ada.socket is not None
    version = ada.screen.version
    await ada.socket.send_str(text)
    failed = await ada.hear(p.Failed)
    assert failed.code == "malformed"
    await unchanged(ada, version)


async def test_text_that_is_no_utf8_gets_a_clear_error(table: tuple[Player, Player, str]) -> None:
    ada, _, _ = table
    assert ada.screen is not None
    assert ada.socket is not None
    version = ada.screen.version
    await ada.socket.send_frame(b'{"say": "chat", "text": "\xff\xfe"}', aiohttp.WSMsgType.TEXT)
    assert (await ada.hear(p.Failed)).code == "malformed"
    await unchanged(ada, version)


async def test_bytes_instead_of_text_are_passed_over(table: tuple[Player, Player, str]) -> None:
    ada, _, _ = table
    assert ada.screen is not None
    assert ada.socket is not None
    await ada.socket.send_bytes(b'{"say": "stand"}')
    await unchanged(ada, ada.screen.version)
    assert ada.seat == 0


async def test_a_huge_message_ends_the_connection_and_nothing_else(
    table: tuple[Player, Player, str],
) -> None:
    ada, bjorn, code = table
    assert ada.socket is not None
    await ada.socket.send_str(json.dumps({"say": "chat", "text": "x" * 100_000}))
    with pytest.raises(ConnectionResetError):
        await ada.hear(p.Failed)
    assert isinstance(await bjorn.answer(await bjorn.press("predict 1")), p.Accepted)
    assert (await ada.join(code)).seat == 0


async def test_nobody_presses_for_another_seat(table: tuple[Player, Player, str]) -> None:
    """A press names no seat: it is always its sender's. A spectator has none."""
    ada, _, code = table
    stranger = Player(ada.url, "Mallory")
    await stranger.introduce()
    snapshot = await stranger.join(code)
    assert snapshot.screen is not None
    for message in (
        p.PressMoves(id="x", seen=snapshot.screen.version, moves=["predict 1"]),
        p.TakeBack("y", snapshot.screen.version),
        p.Stand(),
        p.Ready(True),
    ):
        await stranger.say(message)
        assert (await stranger.hear(p.Failed)).code in ("not_seated", "wrong_phase")
    for order in (p.Start(), p.Kick(0), p.Mute(0, True), p.SeatBot(0, "random"), p.Pause(True)):
        await stranger.say(order)
        assert (await stranger.hear(p.Failed)).code == "not_host"
    await stranger.close()


@pytest.mark.parametrize(
    "cookie",
    ["", "x", "0" * 16, "0" * 16 + "." + "0" * 64, "../..", "é.é", "a.b.c.d", "%00"],
)
async def test_a_forged_cookie_is_nobody(table: tuple[Player, Player, str], cookie: str) -> None:
    ada, _, code = table
    forged = Player(ada.url, "Mallory")
    forged.http.headers["Cookie"] = f"tablee={cookie}"
    snapshot = await forged.join(code)
    assert snapshot.seat is None
    await forged.close()


async def test_a_cookie_of_one_guest_with_anothers_signature_is_nobody(
    table: tuple[Player, Player, str],
) -> None:
    ada, bjorn, code = table
    mine, theirs = (
        next(cookie.value for cookie in player.http.cookie_jar) for player in (ada, bjorn)
    )
    mixed = theirs.partition(".")[0] + "." + mine.partition(".")[2]
    forged = Player(ada.url, "Mallory")
    forged.http.headers["Cookie"] = f"tablee={mixed}"
    assert (await forged.join(code)).seat is None
    await forged.close()


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example"]
)
async def test_another_sites_page_is_turned_away(
    table: tuple[Player, Player, str], origin: str
) -> None:
    ada, _, code = table
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await ada.http.ws_connect(f"/api/tables/{code}/live", headers={"Origin": origin})
    assert refused.value.status == 403
    async with ada.http.post("/api/tables", json={}, headers={"Origin": origin}) as answer:
        assert answer.status == 403
        assert (await answer.json())["code"] == "foreign_origin"


async def test_ids_cannot_be_guessed_into(table: tuple[Player, Player, str]) -> None:
    ada, _, _ = table
    for path in (
        "/api/tables/" + "A" * 500,
        "/api/records/AAAAAAAAAAAAAAAA",
        "/api/records/' OR 1=1 --",
        "/api/rules/herrlof/de",
        "/api/rules/..%2f..%2fcore/fr",
        "/api/whatever",
    ):
        async with ada.http.get(path) as answer:
            assert answer.status == 404, path
            assert (await answer.json())["code"]
    for code in ("AAAAAA", "..%2f.."):
        assert await ada.call("GET", f"/api/tables/{code}") is None


async def test_the_record_of_a_running_game_is_not_handed_out(
    table: tuple[Player, Player, str],
) -> None:
    ada, _, _ = table
    assert ada.table is not None
    for path in (f"/api/records/{ada.table.record}", f"/api/records/{ada.table.record}/replay"):
        async with ada.http.get(path) as answer:
            assert answer.status == 404


@pytest.mark.parametrize(
    "path",
    [
        "/../cli.py",
        "/..%2fcli.py",
        "/%2e%2e/%2e%2e/core/chance.py",
        "//etc/passwd",
        "/\\..\\cli.py",
    ],
)
async def test_files_outside_the_client_are_not_served(url: str, path: str) -> None:
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    assert b"import" not in answer
    assert b"root:" not in answer


@pytest.fixture
async def strict_url(store_url: str) -> AsyncIterator[str]:
    strict = Limits(made_burst=6.0, tables=2, sockets=3, seats=2)
    async with serving(setup(store_url, limits=strict)) as (_, url):
        yield url


async def test_a_flood_is_ended_and_disturbs_nobody(strict_url: str) -> None:
    async with players(strict_url, "Ada", "Björn") as (ada, bjorn):
        code = await ada.make_table()
        await ada.join(code)
        await bjorn.join(code)
        assert ada.socket is not None
        for _ in range(600):
            await ada.socket.send_str('{"say": "ping", "sent": 1}')
        assert (await ada.hear(p.Bye)).reason == "flood"
        with pytest.raises(ConnectionResetError):
            await ada.next()
        await bjorn.say(p.Ping(2.0))
        assert (await bjorn.hear(p.Pong)).sent == 2.0


async def test_chat_has_a_pace(strict_url: str) -> None:
    async with players(strict_url, "Ada") as (ada,):
        await ada.join(await ada.make_table())
        for number in range(12):
            await ada.say(p.Chat(f"line {number}"))
        assert (await ada.hear(p.Failed)).code == "slow_down"
        await ada.say(p.React(0))  # reactions are paid for from the same purse
        assert (await ada.hear(p.Failed)).code == "slow_down"


async def test_one_guest_has_few_tables_and_one_address_few_sockets(strict_url: str) -> None:
    async with players(strict_url, "Ada") as (ada,):
        code = await ada.make_table()
        await ada.make_table()
        wanted = {"settings": {"game": "herrlof", "seats": 2}}
        async with ada.http.post("/api/tables", json=wanted) as answer:
            assert (await answer.json())["code"] == "too_many_tables"
        sockets = []
        for _ in range(3):
            await ada.join(code)
            sockets.append(ada.socket)
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await ada.join(code)


async def test_one_guest_holds_few_seats(strict_url: str) -> None:
    async with players(strict_url, "Ada", "Björn") as (ada, bjorn):
        codes = [await ada.make_table(sit=False), await ada.make_table(sit=False)]
        await bjorn.make_table(sit=True)
        await bjorn.join(codes[0])
        await bjorn.say(p.Sit(0))
        await bjorn.hear(p.Snapshot, lambda snapshot: snapshot.seat == 0)
        await bjorn.join(codes[1])
        await bjorn.say(p.Sit(0))
        assert (await bjorn.hear(p.Failed)).code == "too_many_seats"


async def test_one_address_makes_few_guests(strict_url: str) -> None:
    answers = []
    for number in range(8):
        stranger = Player(strict_url, f"Guest {number}")
        async with stranger.http.put("/api/me", json={"name": stranger.name}) as answer:
            answers.append(answer.status)
        await stranger.close()
    assert answers == [200] * 6 + [429] * 2


async def test_resyncs_and_pongs_count(store_url: str) -> None:
    """What costs much counts much; what answers nothing that was asked counts too."""
    few = Limits(messages=1e-9, message_burst=25.0, trouble=1e-9, trouble_burst=50.0)
    async with serving(setup(store_url, limits=few)) as (_, url), players(url, "Eve") as (eve,):
        code = await eve.make_table()
        await eve.join(code)
        for _ in range(2):
            await eve.say(p.Resync())
            await eve.hear(p.Snapshot)
        await eve.say(p.Resync())
        assert (await eve.hear(p.Failed)).code == "slow_down"
        assert eve.socket is not None
        for _ in range(400):
            await eve.socket.pong(b"0")
        assert (await eve.hear(p.Bye)).reason == "flood"
        assert await is_turned_away(eve, f"/api/tables/{code}/live")


async def is_turned_away(eve: Player, path: str) -> bool:
    """Without an answer, or by another node, which knows of no trouble, with one."""
    try:
        async with eve.http.get(path) as answer:
            return answer.status == HTTPStatus.TOO_MANY_REQUESTS
    except aiohttp.ClientConnectionError:
        return True


async def test_what_everybody_is_told_of_counts_as_many_messages(store_url: str) -> None:
    orders = (
        (p.Ready(True), p.Changed),
        (p.SeatBot(1, "random"), p.Snapshot),
        (p.Choose(p.Settings(game="herrlof", seats=2, pace="quick")), p.Snapshot),
        (p.Mute(0, True), p.Changed),
        (p.Kick(1), p.Snapshot),
    )
    few = Limits(messages=1e-9, message_burst=len(orders) * (1 + COST) + COST / 2)
    async with serving(setup(store_url, limits=few)) as (_, url), players(url, "Eve") as (eve,):
        await eve.join(await eve.make_table())
        await eve.hear(p.Changed)
        for order, answer in orders:
            await eve.say(order)
            await eve.hear(answer)
        await eve.say(p.Stand())
        assert (await eve.hear(p.Failed)).code == "slow_down"
        assert eve.table is not None
        assert eve.table.settings.pace == "quick"
        assert [chair.kind for chair in eve.table.chairs] == ["person", "empty"]


async def test_renaming_oneself_counts_as_many_requests(store_url: str) -> None:
    few = Limits(requests=1e-9, request_burst=2 + 3 * (1 + RENAME_COST))
    async with serving(setup(store_url, limits=few)) as (_, url), players(url, "Eve") as (eve,):
        statuses = []
        for number in range(4):
            async with eve.http.put("/api/me", json={"name": f"Eve {number}"}) as answer:
                statuses.append(answer.status)
        assert statuses == [200, 200, 200, 429]


async def test_wrong_return_codes_leave_an_address_its_tables(store_url: str) -> None:
    few = Limits(codes=1e-9, code_burst=3.0, made=1e-9, made_burst=5.0)
    async with serving(setup(store_url, limits=few)) as (_, url), players(url, "Ada") as (ada,):
        codes = []
        for _ in range(5):
            async with ada.http.post("/api/return", json={"code": "AAAAAA"}) as answer:
                codes.append((await answer.json())["code"])
        assert codes == ["unknown_code"] * 3 + ["slow_down"] * 2
        assert len(await ada.make_table()) == 6
