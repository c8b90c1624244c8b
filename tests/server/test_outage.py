"""The store goes away and comes back: nothing is acknowledged meanwhile, nothing is lost."""

import asyncio
import resource
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import aiohttp
import asyncpg
import pytest

from tablee.server.house_clock import HouseClock
from tablee.server.running import serving
from tablee.server.tables.live_game import LiveGame
from tablee.server.wire import protocol as p
from tablee.store import Store
from tablee.store.house_lock import FileLock
from tablee.store.postgres_ledger import HOUSE_LOCK
from tablee.store.troubles import HELD
from tests.server.client import Player, players, seat_all, start
from tests.server.command import Serve
from tests.server.conftest import setup
from tests.store.postgres import Postgres, postgres
from tests.store.wire import wire_to

TOO_LITTLE = 1024
"""Bytes up to which files may be written: not even a page."""
HUNG = 30
"""Seconds: ten are promised, and a quiet machine takes about five."""


@pytest.fixture
def database() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@asynccontextmanager
async def a_game(url: str) -> AsyncIterator[list[Player]]:
    async with players(url, "Ada", "Björn") as everyone:
        await seat_all(everyone, pace="none")
        await start(everyone)
        yield everyone


@asynccontextmanager
async def bots_watched(url: str) -> AsyncIterator[Player]:
    """A table of bots alone, and somebody who looks on."""
    async with players(url, "Cléo") as (cleo,):
        await cleo.join(await cleo.make_table(sit=False, bots="random", pace="quick"))
        await cleo.say(p.Start())
        await cleo.see(lambda screen: True)
        yield cleo


async def health(url: str) -> tuple[int, str]:
    async with aiohttp.ClientSession(url) as http, http.get("/healthz") as answer:
        return answer.status, await answer.text()


async def find_it_unwell(url: str, why: str) -> None:
    """At once, or after the next try to come back."""
    async with asyncio.timeout(30):
        while await health(url) != (503, f"not well: {why}\n"):  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.05)


async def hear_trouble(player: Player, trouble: str) -> None:
    while player.table is None or player.table.trouble != trouble:
        await player.next(30)


async def wait_out(*everyone: Player) -> None:
    """Until each has been told that it is away, and that it is back."""
    for player in everyone:
        await hear_trouble(player, "store_away")
        await hear_trouble(player, "")


async def move(player: Player, press: str) -> str:
    """What became of a press, refusals of the store included."""
    assert player.screen is not None
    await player.press(player.screen.moves[0], press_id=press)
    while True:
        said = await player.next(30)
        if isinstance(said, p.Accepted) and said.id == press:
            return "accepted"
        if isinstance(said, p.Failed) and said.id == press:
            return said.code


async def check_record(store_url: str, record: str, presses: set[str]) -> None:
    """Every acknowledged press is stored once, and every line is legal where it stands."""
    store = await Store.open(store_url)
    rows = await store.moves(record)
    found = [row.press.split()[1] for row in rows if row.press is not None]
    assert len(found) == len(set(found))
    assert presses <= set(found)
    game = await store.game(record)
    assert game is not None
    LiveGame(game, HouseClock(), p.Settings(game=game.game, seats=len(game.names)), 0).restore(
        rows, {}, []
    )
    await store.close()


# --- PostgreSQL -------------------------------------------------------------------------------


async def test_when_postgresql_is_away_everybody_is_told_and_all_goes_on_by_itself(
    database: Postgres,
) -> None:
    async with serving(setup(database.url)) as (_, url), a_game(url) as (ada, bjorn):
        assert await move(ada, "first") == "accepted"
        await bjorn.see(lambda screen: bool(screen.moves))
        async with bots_watched(url) as cleo:
            await asyncio.to_thread(database.stop)
            assert await move(bjorn, "second") == "store_away"
            for player in (ada, bjorn, cleo):
                await hear_trouble(player, "store_away")
            status, text = await health(url)
            assert status == 503
            assert text.startswith("not well: PostgreSQL: ")
            async with ada.http.get("/api/tables/ZZZZZZ") as answer:
                assert answer.status == 503  # nobody knows whether there is one
                assert (await answer.json())["code"] == "store_away"
            await asyncio.to_thread(database.start)
            for player in (ada, bjorn, cleo):
                await hear_trouble(player, "")
            assert await move(bjorn, "second") == "accepted"
            assert cleo.screen is not None
            played = cleo.screen.version
            await cleo.see(lambda screen: screen.version > played or screen.result is not None)
            assert await health(url) == (200, "well\n")
        assert ada.table is not None
        record = ada.table.record or ""
    await check_record(database.url, record, {"first", "second"})


async def test_a_commit_whose_answer_was_lost_is_read_back(database: Postgres) -> None:
    """It is neither repeated nor refused: the table learns what the store knows."""
    async with wire_to(database.home) as wire:
        store_url = f"postgresql://tablee@/postgres?host={wire.home}"
        async with serving(setup(store_url)) as (_, url), a_game(url) as (ada, bjorn):
            wire.loses_commits = True
            assert await move(ada, "lost") == "store_away"
            assert wire.lost.is_set()
            await wait_out(ada, bjorn)
            assert ada.screen is not None
            assert ada.screen.to_act == [1]  # her move counts
            await ada.press("predict 3", press_id="lost")
            assert isinstance(await ada.answer("lost"), p.Accepted)
            await bjorn.see(lambda screen: bool(screen.moves))
            assert await move(bjorn, "next") == "accepted"
            assert ada.table is not None
            record = ada.table.record or ""
    await check_record(database.url, record, {"lost", "next"})


async def test_a_lost_session_is_noticed_before_anybody_moves(database: Postgres) -> None:
    """Another server could take its lock."""
    async with serving(setup(database.url)) as (_, url), a_game(url) as (ada, _):
        await asyncio.to_thread(database.stop)
        await hear_trouble(ada, "store_away")
        await asyncio.to_thread(database.start)
        await hear_trouble(ada, "")
        assert await move(ada, "on") == "accepted"


async def test_when_postgresql_hangs_everybody_is_told_and_all_goes_on_by_itself(
    database: Postgres,
) -> None:
    """It keeps its connections and answers nothing: not even that it is gone."""
    async with serving(setup(database.url)) as (_, url), a_game(url) as (ada, bjorn):
        with database.frozen():
            assert await move(ada, "unheard") == "store_away"
            for player in (ada, bjorn):
                await hear_trouble(player, "store_away")
            assert (await health(url))[0] == 503
        for player in (ada, bjorn):
            await hear_trouble(player, "")
        assert await move(ada, "heard") == "accepted"
        assert ada.table is not None
        record = ada.table.record or ""
    await check_record(database.url, record, {"heard"})


async def test_who_has_lost_the_lock_writes_nothing_until_it_is_free(database: Postgres) -> None:
    """The session ends, and another server has waited for its lock."""
    async with serving(setup(database.url)) as (_, url), a_game(url) as (ada, _):
        other = await asyncpg.connect(host=str(database.home), user="tablee", database="postgres")
        waits = asyncio.create_task(other.execute("SELECT pg_advisory_lock($1)", HOUSE_LOCK))
        chief = await asyncpg.connect(host=str(database.home), user="tablee", database="postgres")
        queued = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while not await chief.fetchval(queued):  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.01)
        await chief.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
        )
        await waits
        await hear_trouble(ada, "store_away")
        assert await move(ada, "refused") == "store_away"
        await find_it_unwell(url, f"PostgreSQL: {HELD}")
        await other.close()
        await chief.close()
        await hear_trouble(ada, "")
        assert await move(ada, "mine-again") == "accepted"


@contextmanager
def stopped(database: Postgres) -> Iterator[None]:
    database.stop()
    yield


@pytest.mark.parametrize("how", ["stopped", "frozen"])
async def test_sigterm_ends_it_while_postgresql_is_away(database: Postgres, how: str) -> None:
    server = Serve(database.url)
    try:
        assert await asyncio.to_thread(server.is_open)
        async with a_game(server.url) as (ada, _):
            with database.frozen() if how == "frozen" else stopped(database):
                await ada.press("predict 3")
                assert (await health(server.url))[0] == 503
                began = time.monotonic()
                assert await asyncio.to_thread(server.stop, signal.SIGTERM) == 0
                assert time.monotonic() - began < HUNG
    finally:
        await asyncio.to_thread(server.close)


# --- SQLite -----------------------------------------------------------------------------------


@asynccontextmanager
async def serve_sqlite(tmp_path: Path) -> AsyncIterator[tuple[Serve, Path]]:
    file = tmp_path / "tablee.db"
    server = Serve(f"sqlite:///{file}", "--limit", "made_burst=1000")
    try:
        assert await asyncio.to_thread(server.is_open)
        yield server, file
    finally:
        await asyncio.to_thread(server.close)


async def test_a_full_disk_stops_the_game_until_there_is_room(tmp_path: Path) -> None:
    async with serve_sqlite(tmp_path) as (server, file), a_game(server.url) as (ada, bjorn):
        assert await _next_move(ada, bjorn, "before") == "accepted"
        limit = resource.RLIMIT_FSIZE
        before = resource.prlimit(server.process.pid, limit)
        resource.prlimit(server.process.pid, limit, (TOO_LITTLE, before[1]))
        assert await _next_move(ada, bjorn, "refused") == "store_away"
        status, text = await health(server.url)
        assert status == 503
        assert "SQLite" in text
        assert ada.table is not None
        again = await ada.join(ada.table.code)  # reading goes on
        assert again.table.trouble == "store_away"
        resource.prlimit(server.process.pid, limit, before)
        await wait_out(ada, bjorn)
        assert await _next_move(ada, bjorn, "room-again") == "accepted"
        assert ada.table is not None
        record = ada.table.record or ""
        assert server.stop() == 0
    await check_record(f"sqlite:///{file}", record, {"before", "room-again"})


async def _next_move(ada: Player, bjorn: Player, press: str) -> str:
    for player in (ada, bjorn):
        await player.say(p.Resync())
        await player.hear(p.Snapshot)
    mover = ada if ada.screen is not None and ada.screen.moves else bjorn
    return await move(mover, press)


@pytest.mark.parametrize("gone", ["tablee.db", "tablee.db-wal", "tablee.db-shm", "tablee.db.lock"])
async def test_a_file_taken_away_is_noticed_before_anything_is_acknowledged(
    tmp_path: Path, gone: str
) -> None:
    async with serve_sqlite(tmp_path) as (server, file), a_game(server.url) as (ada, bjorn):
        assert await _next_move(ada, bjorn, "kept") == "accepted"
        file.with_name(gone).rename(tmp_path / "elsewhere")
        assert await _next_move(ada, bjorn, "refused") == "store_away"
        if gone == "tablee.db":
            assert await health(server.url) == (
                503,
                "not well: SQLite: the store's file is gone, or another one has taken its place\n",
            )
            (tmp_path / "elsewhere").rename(file)
        await wait_out(ada, bjorn)
        assert await _next_move(ada, bjorn, "kept-2") == "accepted"
        assert ada.table is not None
        record = ada.table.record or ""
        assert server.stop() == 0
        assert "store_away" in server.told()
    await check_record(f"sqlite:///{file}", record, {"kept", "kept-2"})


async def test_a_lock_that_another_has_taken_stops_the_game_until_it_is_free(
    tmp_path: Path,
) -> None:
    async with serve_sqlite(tmp_path) as (server, file), a_game(server.url) as (ada, bjorn):
        file.with_name("tablee.db.lock").unlink()
        other = FileLock(file)
        assert await _next_move(ada, bjorn, "refused") == "store_away"
        await find_it_unwell(server.url, f"SQLite: {HELD}")
        other.free()
        await wait_out(ada, bjorn)
        assert await _next_move(ada, bjorn, "mine-again") == "accepted"


async def test_sigterm_ends_it_while_the_file_is_locked(tmp_path: Path) -> None:
    """By another program, which is in no hurry."""
    async with serve_sqlite(tmp_path) as (server, file), a_game(server.url) as (ada, _):
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            await ada.press("predict 3")
            assert (await health(server.url))[0] == 503
            began = time.monotonic()
            await asyncio.to_thread(server.stop, signal.SIGTERM)
            assert time.monotonic() - began < HUNG
