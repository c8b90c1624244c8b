"""A connection that one node passes on to another: who may, as what, and how far away it is."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import aiohttp
import msgspec
import pytest

from tablee.server.nodes.passport import HEADER, Passport
from tablee.server.running import serving
from tablee.server.tables.lobby import Lobby
from tablee.server.tables.table import Table
from tablee.server.wire import protocol as p
from tablee.table.fairness import KERNEL_SLACK
from tests.server.client import Player, players
from tests.server.conftest import GENEROUS, setup
from tests.server.nodes import free_port
from tests.server.test_round_trips import late_pong
from tests.store.postgres import new_database


@pytest.fixture
def place(postgres_url: str) -> str:
    return new_database(postgres_url)


@asynccontextmanager
async def a_node(place: str, **limits: float) -> AsyncIterator[tuple[Lobby, str]]:
    """One whose insides a test can look at."""
    port = free_port()
    asked = setup(place, port=port, limits=msgspec.structs.replace(GENEROUS, **limits))
    own = msgspec.structs.replace(asked, node=f"http://127.0.0.1:{port}")
    async with serving(own) as (lobby, url):
        yield lobby, url


@asynccontextmanager
async def passed(place: str, **limits: float) -> AsyncIterator[tuple[Table, Player]]:
    """A table, and somebody who comes to it through another node."""
    async with AsyncExitStack() as stack:
        lobby, url = await stack.enter_async_context(a_node(place, **limits))
        _, far = await stack.enter_async_context(a_node(place, **limits))
        (ada,) = await stack.enter_async_context(players(url, "Ada"))
        (mallory,) = await stack.enter_async_context(players(far, "Mallory"))
        yield lobby.tables[await ada.make_table()], mallory


async def test_only_a_node_speaks_for_others(place: str) -> None:
    async with a_node(place) as (lobby, url), players(url, "Mallory") as (mallory,):
        code = await mallory.make_table()
        path = f"/api/tables/{code}/live"
        key = bytes.fromhex(await lobby.house.store.key("nodes", ""))
        (cookie,) = [f"{c.key}={c.value}" for c in mallory.http.cookie_jar]
        passport = Passport("192.0.2.1", measured=False)
        for header in (
            "",
            "1 192.0.2.1",
            cookie,
            passport.stamped(lobby.house.key, path, "", cookie),
            passport.stamped(key, "/api/tables/ABCDEF/live", "", cookie),
            passport.stamped(key, path, "0", cookie),
            passport.stamped(key, path, "", "tablee=another"),
        ):
            async with mallory.http.get(path, headers={HEADER: header}) as answer:
                assert answer.status == 404
        await mallory.join(code, headers={HEADER: passport.stamped(key, path, "", cookie)})
        assert [c.address for c in lobby.tables[code].connections] == ["192.0.2.1"]


async def test_forged_passports_count_as_requests(place: str) -> None:
    async with a_node(place, requests=0, request_burst=5) as (_, url):
        async with aiohttp.ClientSession(url) as http:
            answers = []
            for _ in range(7):
                async with http.get("/api/me", headers={HEADER: "0 192.0.2.1"}) as answer:
                    answers.append(answer.status)
        assert answers == [404] * 5 + [429] * 2


async def test_who_comes_through_another_node_is_counted_for_their_own_address(place: str) -> None:
    async with passed(place, sockets=2) as (table, eve):
        path = f"/api/tables/{table.state.code}/live"
        sockets = []
        for _ in range(2):
            await eve.join(table.state.code)
            sockets.append(eve.socket)
        assert [c.address for c in table.connections] == ["127.0.0.1"] * 2
        for door in ("", table.house.url):  # where she came in, and where the table is
            async with eve.http.get(f"{door}{path}") as answer:
                assert answer.status == 429


async def test_a_late_pong_gains_no_more_through_another_node(place: str) -> None:
    async with (
        passed(place) as (table, mallory),
        late_pong(mallory.http, table.state.code, 0.25),
    ):
        (connection,) = table.connections
        assert 0 < connection.reach.network.credit(None) <= KERNEL_SLACK + 0.03


async def test_nobody_tells_of_their_own_round_trip(place: str) -> None:
    async with passed(place) as (table, mallory):
        await mallory.join(table.state.code, autoping=False)
        assert mallory.socket is not None
        (connection,) = table.connections
        for pong in (b"-1 9000000", b"", b"-", b"9000000", b"x" * 100):
            await mallory.socket.pong(pong)
        await mallory.pong()
        assert connection.reach.network.kernel is not None
        assert connection.reach.network.kernel < 1.0


async def test_what_a_client_sends_is_judged_where_the_table_is(place: str) -> None:
    async with passed(place, messages=0, message_burst=3, trouble=0, trouble_burst=2) as (
        table,
        mallory,
    ):
        await mallory.join(table.state.code)
        assert mallory.socket is not None
        for _ in range(8):
            await mallory.socket.send_str("nonsense")
        assert (await mallory.hear(p.Bye)).reason == "flood"


async def test_a_seat_is_asked_for_through_another_node_too(place: str) -> None:
    async with passed(place) as (table, mallory):
        for seat in ("0", "watch", "%41", "a b", "\u00e9"):
            path = f"/api/tables/{table.state.code}/live"
            async with mallory.http.ws_connect(path, params={"seat": seat}) as socket:
                assert '"say":"welcome"' in (await socket.receive(timeout=20)).data


async def test_a_node_is_heard_whatever_else_comes_from_its_address(place: str) -> None:
    async with (
        a_node(place, trouble=0, trouble_burst=10) as (_, url),
        a_node(place) as (_, far),
        players(url, "Mallory") as (mallory,),
        players(far, "Ada") as (ada,),
    ):
        code = await mallory.make_table()
        await ada.join(code)
        await mallory.join(code)
        assert mallory.socket is not None
        for _ in range(11):
            await mallory.socket.send_str("nonsense")
        assert (await mallory.hear(p.Bye)).reason == "flood"
        elsewhere = aiohttp.TCPConnector(local_addr=("127.0.0.2", 0))
        async with aiohttp.ClientSession(
            far, connector=elsewhere, cookie_jar=aiohttp.CookieJar(unsafe=True)
        ) as http:
            async with http.put("/api/me", json={"name": "Björn"}) as answer:
                assert answer.status == 200
            async with http.ws_connect(f"/api/tables/{code}/live") as socket:
                assert '"say":"welcome"' in await socket.receive_str(timeout=60)
