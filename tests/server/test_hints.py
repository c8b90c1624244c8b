"""`/n/NODE/` before a path: to a node it is not there, to a proxy it says where a table is."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import pytest

from bench.server.caddy import Before, caddy_before
from tablee.server.running import serving
from tests.server.client import Player, players
from tests.server.conftest import setup
from tests.server.test_nodes import come
from tests.server.test_passing import a_node, passed
from tests.store.postgres import new_database


@pytest.fixture
def place(postgres_url: str) -> str:
    return new_database(postgres_url)


@pytest.mark.parametrize("hint", ["/n/3", "/n/0", "/n/999999999"])
async def test_a_path_with_a_hint_is_the_path_without(url: str, hint: str) -> None:
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table()
        for path in (
            *("/", "/t/NKRNTV", "/icon.svg", "/api/me", "/api/games", f"/api/tables/{code}"),
            *("/api/nothing", "/api/records/x/replay?seat=7", "/api/", "/healthz"),
        ):
            assert await answer(ada, f"{hint}{path}") == await answer(ada, path), path
        assert await answer(ada, hint) == await answer(ada, "/")
        made = await ada.call("POST", f"{hint}/api/tables", json=WISH)
        async with ada.http.ws_connect(f"{hint}/api/tables/{made['code']}/live") as socket:
            assert '"say":"welcome"' in (await socket.receive(timeout=60)).data


WISH = {"settings": {"game": "herrlof", "seats": 2}}


async def answer(player: Player, path: str) -> tuple[int, str, bytes]:
    async with player.http.get(path) as answer:
        return answer.status, answer.content_type, await answer.read()


async def test_what_is_no_hint_is_a_path_like_any_other(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        page = await answer(ada, "/elsewhere")
        for path in (
            *("/n", "/n/", "/n/x/t/NKRNTV", "/n/-1/api/me", "/n/1234567890/api/me", "/n/3/n/4/t/X"),
            *("/n/3//api/me", "/n/3//elsewhere.example/", "/n/٣/t/NKRNTV", "/n/3x/api/me"),
        ):
            assert await answer(ada, path) == page, path


async def test_safety_is_the_same_behind_a_hint(url: str) -> None:
    foreign = {"Origin": "https://elsewhere.example"}
    async with aiohttp.ClientSession(url) as http:
        async with http.put("/n/3/api/me", json={"name": "Eve"}, headers=foreign) as answer:
            assert answer.status == 403
        async with http.get("/n/3/api/tables/NKRNTV/live", headers=foreign) as answer:
            assert answer.status == 403
        async with http.post("/n/3/api/return", data=b"x" * 200_000) as answer:
            assert answer.status == 413
        async with http.post("/n/3/api/replay", data=b"x" * 200_000) as answer:
            assert answer.status == 400  # a record may be as large


async def test_links_of_one_server_have_none(store_url: str) -> None:
    async with serving(setup(store_url)) as (_, url), players(url, "Ada") as (ada,):
        made = await ada.call("POST", "/api/tables", json=WISH)
        assert made["link"] == f"{url}/t/{made['code']}"


async def test_links_carry_the_node_that_has_the_table(place: str) -> None:
    async with passed(place) as (table, eve):
        code, home = table.state.code, table.house.url
        snapshot = await eve.join(code)
        assert snapshot.table.link == f"{home}/n/1/t/{code}"
        made = await eve.call("POST", "/api/tables", json=WISH)
        assert made["link"].endswith(f"/n/2/t/{made['code']}")
        for hint in ("/n/1", "/n/2", "/n/77"):  # whoever is asked finds the way
            eve.socket = await eve.http.ws_connect(f"{hint}/api/tables/{code}/live")
            assert '"say":"welcome"' in (await eve.socket.receive(timeout=60)).data


async def test_a_proxy_that_knows_the_nodes_goes_straight_there(place: str, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        last = await stack.enter_async_context(AsyncExitStack())
        urls = [
            (await where.enter_async_context(a_node(place)))[1] for where in (stack, stack, last)
        ]
        servers = " ".join(url.removeprefix("http://") for url in urls)
        front = stack.enter_context(caddy_before(servers, tmp_path, before=Before.KNOWN_NODES))
        (ada,) = await stack.enter_async_context(players(front, "Ada"))
        for number in (1, 2, 3):
            code = await straight(ada, number)
        await last.aclose()  # the third is gone, its links are as good as ever
        await come(ada, f"{front}/n/3", code)


async def straight(player: Player, number: int) -> str:
    """Twenty tables in a row are made at that node; the last one's code. A machine that stands
    still for seconds makes the proxy go elsewhere for a moment."""
    found = 0
    async with asyncio.timeout(60):
        while found < 20:
            made = await player.call("POST", f"/n/{number}/api/tables", json=WISH)
            found = found + 1 if f"/n/{number}/t/" in made["link"] else 0
    return str(made["code"])
