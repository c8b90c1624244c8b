"""The page of whoever runs the server: who gets in, what is told there, what can be done."""

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import ClientSession, CookieJar

from tablee.server import running
from tablee.server.running import Setup
from tablee.server.tables.lobby import Lobby
from tablee.server.web.backup_route import ENDING
from tablee.server.web.host_key import COOKIE, HostKey
from tablee.server.wire import protocol as p
from tests.server.client import Player, players, seat_all, start
from tests.server.command import Serve
from tests.server.conftest import GENEROUS, setup
from tests.server.log_lines import Kept
from tests.server.nodes import free_port
from tests.server.through import serving
from tests.store.postgres import new_database

Server = tuple[Lobby, str]
READER = {"Accept": "text/html"}
DOORS = [
    ("GET", "/api/host"),
    ("GET", "/api/host/tables"),
    ("GET", "/api/host/backup"),
    ("POST", "/api/host/tables/ABCDEF/close"),
    ("POST", "/api/host/tables/ABCDEF/remove"),
]


class Host:
    """Whoever runs the server, in a browser of their own."""

    def __init__(self, http: ClientSession) -> None:
        self.http = http

    async def enter(self, secret: str) -> int:
        async with self.http.post("/api/host/enter", json={"secret": secret}) as answer:
            return answer.status

    async def status(self, method: str, path: str, **more: Any) -> int:
        async with self.http.request(method, path, **more) as answer:
            return answer.status

    async def see(self, path: str) -> Any:
        async with self.http.get(path) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.json()

    async def table(self, code: str) -> Any:
        (found,) = await self.see(f"/api/host/tables?code={code}")
        return found


@asynccontextmanager
async def browser(url: str) -> AsyncIterator[Host]:
    async with ClientSession(url, cookie_jar=CookieJar(unsafe=True)) as http:
        yield Host(http)


@asynccontextmanager
async def entered(server: Server) -> AsyncIterator[Host]:
    lobby, url = server
    async with browser(url) as host:
        assert await host.enter(lobby.house.host_secret) == 200
        yield host


# --- who gets in ------------------------------------------------------------------------------


@pytest.mark.parametrize(("method", "path"), DOORS)
async def test_without_the_secret_there_is_nothing(url: str, method: str, path: str) -> None:
    async with browser(url) as stranger:
        assert await stranger.status(method, path, json={"name": "Ada"}) == 404
        assert await stranger.enter("guess") == 403
        assert await stranger.status(method, path, json={"name": "Ada"}) == 404


async def test_the_page_too_is_there_for_the_host_alone(server: Server) -> None:
    async with browser(server[1]) as stranger:
        assert await stranger.status("GET", "/host", headers=READER) == 404
    async with entered(server) as host:
        assert await host.status("GET", "/host", headers=READER) == 200
        assert await host.status("POST", "/api/host/leave") == 200
        assert await host.status("GET", "/host", headers=READER) == 404
        assert await host.status("GET", "/api/host") == 404


async def test_the_cookie_is_strict_and_tells_nothing_of_the_secret(server: Server) -> None:
    lobby, url = server
    secret = lobby.house.host_secret
    async with (
        browser(url) as host,
        host.http.post("/api/host/enter", json={"secret": secret}) as answer,
    ):
        given = answer.headers["Set-Cookie"]
        assert "HttpOnly" in given
        assert "SameSite=Strict" in given
        assert secret not in given


async def test_a_cookie_that_is_over_or_made_up_opens_nothing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby, url = server
    signed = HostKey(lobby.house.host_secret)._sign("1000")
    for cookie in (f"1000.{signed}", f"9999999999.{signed}", "é", "."):
        headers = {"Cookie": f"{COOKIE}={cookie}"}
        async with browser(url) as stranger:
            assert await stranger.status("GET", "/api/host", headers=headers) == 404


async def test_wrong_secrets_count_as_wrong_return_codes_do(store_url: str) -> None:
    """Whoever guesses at one has no more guesses at the other, nor with cookies made up."""
    few = msgspec.structs.replace(GENEROUS, codes=0.0, code_burst=3.0)
    async with (
        serving(setup(store_url, limits=few)) as (lobby, url),
        browser(url) as stranger,
    ):
        made_up = {"Cookie": f"{COOKIE}=9999999999.00"}
        assert await stranger.enter("guess") == 403
        assert await stranger.status("POST", "/api/return", json={"code": "ABCDEF"}) == 404
        assert await stranger.status("GET", "/api/host", headers=made_up) == 404
        assert await stranger.status("GET", "/api/host", headers=made_up) == 429
        assert await stranger.enter(lobby.house.host_secret) == 429
        assert await stranger.status("POST", "/api/return", json={"code": "ABCDEF"}) == 429


async def test_another_site_cannot_ask(server: Server) -> None:
    async with entered(server) as host:
        from_there = {"Origin": "https://elsewhere.example"}
        path = "/api/host/tables/ABCDEF/close"
        assert await host.status("POST", path, headers=from_there) == 403


async def test_the_secret_is_the_store_s(store_url: str) -> None:
    secrets = []
    for _ in range(2):
        async with serving(setup(store_url)) as (lobby, _):
            secrets.append(lobby.house.host_secret)
    assert secrets[0] == secrets[1]
    assert len(secrets[0]) > 40


def test_serve_prints_the_link(tmp_path: Path) -> None:
    """Behind a #, which no browser sends: the server itself writes it down nowhere else."""
    serve = Serve(f"sqlite:///{tmp_path}/tablee.db", "--public-url", "https://tablee.example")
    try:
        assert serve.process.stdout is not None
        shown = ""
        while "Ctrl-C" not in shown:
            shown += serve.process.stdout.readline()
        assert re.search(r" https://tablee\.example/host#[\w-]{40,}\n", shown), shown
    finally:
        serve.stop()


# --- what is told -----------------------------------------------------------------------------


async def test_tables_people_limits_and_version_and_nothing_of_a_game(
    server: Server, kept: Kept
) -> None:
    """No hand, move, line of chat, return code or guest's id."""
    lobby, _ = server
    async with players(server[1], "Ada", "Björn", "Zoé") as (ada, bjorn, zoe):
        code = await seat_all([ada, bjorn], bots=1, pace="none")
        await start([ada, bjorn])
        await zoe.join(code)
        await ada.say(p.Chat("a line of chat"))
        await zoe.hear(p.Chatted)
        async with entered(server) as host:
            house, table = await host.see("/api/host"), await host.table(code.lower())
            (listed,) = await host.see("/api/host/tables")
        assert listed == table
        assert table["game"] == "herrlof"
        assert table["phase"] == "playing"
        told = [(chair["name"], chair["kind"], chair["is_here"]) for chair in table["chairs"]]
        assert told[:2] == [("Ada", "person", True), ("Björn", "person", True)]
        assert told[2][1:] == ("bot", False)
        assert table["watching"] == ["Zoé"]
        assert table["connections"] == 3
        assert house["version"]
        assert house["limits"]["tables"] == GENEROUS.tables
        assert house["holdings"] == {
            "guests": 3,
            "tables": 1,
            "running": 1,
            "games": 1,
            "finished": 0,
        }
        everything = json.dumps([house, table])
        state = lobby.tables[code].state
        hidden = [state.secret, state.host, "a line of chat", lobby.house.host_secret, "hands"]
        hidden += [(await player.call("GET", "/api/me"))["return_code"] for player in (ada, zoe)]
        assert [one for one in hidden if one in everything] == []
    assert lobby.house.host_secret not in "".join(kept.lines)


async def test_a_table_that_cannot_be_read_is_listed_as_such(tmp_path: Path) -> None:
    async with serving(setup(f"sqlite:///{tmp_path}/tablee.db")) as server:
        async with players(server[1], "Ada") as (ada,):
            code = await ada.make_table()
        lobby = server[0]
        await lobby._hand_over(lobby.tables.pop(code))
        with closing(sqlite3.connect(tmp_path / "tablee.db")) as store, store:
            store.execute("UPDATE tables SET state = 'x' WHERE code = ?", (code,))
        async with entered(server) as host:
            assert (await host.table(code))["problem"] is True
            assert await host.status("POST", f"/api/host/tables/{code}/close") == 410


# --- what can be done -------------------------------------------------------------------------


async def closes(player: Player) -> str:
    bye = await player.hear(p.Bye)
    return bye.reason


async def test_a_closed_table_tells_everybody_and_opens_no_more(store_url: str) -> None:
    """Nor after a restart; its game, which is not over, awaits nobody."""
    async with serving(setup(store_url)) as server:
        _, url = server
        async with players(url, "Ada", "Björn") as (ada, bjorn), entered(server) as host:
            code = await seat_all([ada, bjorn], pace="none")
            await start([ada, bjorn])
            assert await host.status("POST", f"/api/host/tables/{code}/close") == 200
            assert await closes(ada) == await closes(bjorn) == "closed"
            assert (await host.table(code))["is_closed"] is True
            again = await ada.http.ws_connect(f"/api/tables/{code}/live")
            assert (await again.receive_json())["reason"] == "closed"
            async with ada.http.get(f"/api/tables/{code}") as answer:
                assert (answer.status, (await answer.json())["code"]) == (410, "closed")
            (game,) = await ada.call("GET", "/api/my-games")
            assert (game["closed"], game["awaited"]) == (True, False)
            assert await host.status("POST", f"/api/host/tables/{code}/close") == 410
            assert await host.status("POST", "/api/host/tables/NOBODY/close") == 404
    async with serving(setup(store_url)) as (lobby, url), players(url, "Ada") as (ada,):
        assert code not in lobby.tables
        again = await ada.http.ws_connect(f"/api/tables/{code}/live")
        assert (await again.receive_json())["reason"] == "closed"


async def test_who_is_removed_is_told_by_whom_and_may_not_come_back(server: Server) -> None:
    """Even the table's host, whom somebody else then follows; a bot plays on in the chair."""
    async with players(server[1], "Ada", "Björn") as (ada, bjorn), entered(server) as host:
        code = await seat_all([ada, bjorn], pace="none")
        await start([ada, bjorn])
        path = f"/api/host/tables/{code}/remove"
        assert await host.status("POST", path, json={"seat": 0, "name": "Björn"}) == 409
        assert await host.status("POST", path, json={"seat": 9, "name": "Ada"}) == 409
        assert await host.status("POST", path, json={"seat": 0, "name": "Ada"}) == 200
        assert (await ada.hear(p.Removed)).by == "server"
        changed = await bjorn.hear(p.Snapshot, lambda said: said.table.chairs[0].kind == "bot")
        assert changed.table.chairs[1].host
        await ada.say(p.Chat("hello?"))
        assert (await ada.hear(p.Failed)).code == "banned"
        await ada.join(code)
        assert (await ada.hear(p.Removed)).by == "server"


async def test_who_looks_on_can_be_removed_too(server: Server) -> None:
    async with players(server[1], "Ada", "Zoé") as (ada, zoe), entered(server) as host:
        code = await ada.make_table()
        await ada.join(code)
        await zoe.join(code)
        path = f"/api/host/tables/{code}/remove"
        assert await host.status("POST", path, json={"name": "Ada"}) == 409  # she has a seat
        assert await host.status("POST", path, json={"name": "Zoé"}) == 200
        assert (await zoe.hear(p.Removed)).by == "server"
        await zoe.say(p.Sit(1))
        assert (await zoe.hear(p.Failed)).code == "banned"


async def no_longer(ask: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while ask():  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.01)


# --- the backup -------------------------------------------------------------------------------


async def test_a_backup_is_handed_over_and_left_nowhere(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tablee.db"
    async with running.serving(setup(url)) as server, players(server[1], "Ada") as (ada,):
        code = await ada.make_table()
        async with entered(server) as host, host.http.get("/api/host/backup") as answer:
            assert answer.status == 200
            assert ".db" in answer.headers["Content-Disposition"]
            assert answer.headers["Cache-Control"] == "no-store"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            (tmp_path / "copy").write_bytes(await answer.read())
        await no_longer((tmp_path / f"tablee.db.{ENDING}").exists)
    async with running.serving(setup(f"sqlite:///{tmp_path}/copy")) as (lobby, _):
        assert await lobby.find(code) is not None


async def test_one_backup_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the tables do not wait for it."""
    is_let, has_begun, loop = asyncio.Event(), asyncio.Event(), asyncio.get_running_loop()

    def slow(store: str) -> Path:
        loop.call_soon_threadsafe(has_begun.set)
        asyncio.run_coroutine_threadsafe(is_let.wait(), loop).result()
        made = tmp_path / "made"
        made.write_text("made")
        return made

    monkeypatch.setattr("tablee.server.web.backup_route._copied", slow)
    url = f"sqlite:///{tmp_path}/tablee.db"
    async with running.serving(setup(url)) as server, entered(server) as host:
        first = asyncio.create_task(host.status("GET", "/api/host/backup"))
        await has_begun.wait()
        assert await host.status("GET", "/api/host/backup") == 409
        is_let.set()
        assert await first == 200
        async with asyncio.timeout(60):
            while await host.status("GET", "/api/host/backup") != 200:  # noqa: ASYNC110
                await asyncio.sleep(0.01)


async def test_a_disk_that_is_nearly_full_is_spared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.server.web.backup_route.ROOM", 1e12)
    url = f"sqlite:///{tmp_path}/tablee.db"
    async with (
        running.serving(setup(url)) as server,
        entered(server) as host,
        host.http.get("/api/host/backup") as answer,
    ):
        assert answer.status == 409
        assert "too little room" in (await answer.json())["text"]


# --- several nodes ----------------------------------------------------------------------------


def node(store: str) -> Setup:
    port = free_port()
    return msgspec.structs.replace(setup(store, port=port), node=f"http://127.0.0.1:{port}")


@pytest.fixture
def shared(postgres_url: str) -> str:
    return new_database(postgres_url)


async def test_every_node_knows_all_tables_and_passes_on_what_is_to_be_done(shared: str) -> None:
    async with (
        running.serving(node(shared)) as (lobby, here),
        running.serving(node(shared)) as there,
        players(here, "Ada", "Björn") as (ada, bjorn),
        entered(there) as host,
    ):
        assert lobby.house.host_secret == there[0].house.host_secret
        code = await seat_all([ada, bjorn], pace="none")
        house, table = await host.see("/api/host"), await host.table(code)
        assert table["node"] not in (0, house["node"])
        assert {one["number"] for one in house["nodes"]} == {table["node"], house["node"]}
        path = f"/api/host/tables/{code}"
        assert await host.status("POST", f"{path}/remove", json={"seat": 1, "name": "Ada"}) == 409
        assert await host.status("POST", f"{path}/remove", json={"seat": 1, "name": "Björn"}) == 200
        assert (await bjorn.hear(p.Removed)).by == "server"
        assert await host.status("POST", f"{path}/close") == 200
        assert await closes(ada) == "closed"
        assert (await host.table(code))["node"] == 0
        async with host.http.get("/api/host/backup") as answer:
            assert answer.status == 409
            assert "pg_dump" in (await answer.json())["text"]
