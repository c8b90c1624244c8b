"""Several nodes on one store: any takes any connection, and one that is gone is not missed."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import aiohttp
import asyncpg
import msgspec
import pytest

from bench.server.caddy import Before, caddy_before
from tablee.server.running import serving
from tablee.server.wire import protocol as p
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import setup
from tests.server.nodes import Node, free_port
from tests.server.test_outage import a_game, check_record, move
from tests.store.postgres import new_database, postgres
from tests.store.wire import wire_to

Nodes = Callable[[int], list[Node]]


@pytest.fixture
def place(postgres_url: str) -> str:
    return new_database(postgres_url)


@pytest.fixture
def nodes(place: str) -> Iterator[Nodes]:
    made: list[Node] = []

    def begin(count: int) -> list[Node]:
        fresh = [Node(place) for _ in range(count)]
        made.extend(fresh)
        with ThreadPoolExecutor() as threads:
            list(threads.map(Node.start, fresh))
        return fresh

    yield begin
    for node in made:
        node.close()


async def come(player: Player, url: str, code: str) -> None:
    """As a page does: again and again, until the table answers."""
    async with asyncio.timeout(30):
        while True:
            try:
                player.socket = await player.http.ws_connect(f"{url}/api/tables/{code}/live")
                await player.hear(p.Snapshot, seconds=5)
            except (aiohttp.ClientError, ConnectionResetError, TimeoutError):
                await asyncio.sleep(0.1)
            else:
                return


async def test_a_table_can_be_played_through_any_node(place: str, nodes: Nodes) -> None:
    one, two = nodes(2)
    async with players(one.url, "Ada") as (ada,), players(two.url, "Björn") as (bjorn,):
        everyone = [ada, bjorn]
        await seat_all(everyone, pace="none")
        await start(everyone)
        assert await move(ada, "first") == "accepted"
        await bjorn.see(lambda screen: bool(screen.moves))
        assert await move(bjorn, "second") == "accepted"
        assert ada.table is not None
        record = ada.table.record or ""
    one.stop()
    two.stop()
    await check_record(place, record, {"first", "second"})


async def test_a_killed_nodes_tables_are_played_on_at_another(place: str, nodes: Nodes) -> None:
    one, two = nodes(2)
    async with players(one.url, "Ada", "Björn", "Cléo") as (ada, bjorn, cleo):
        code = await seat_all([ada, bjorn], pace="none")
        await start([ada, bjorn])
        bots = await cleo.make_table(sit=False, bots="random", pace="quick")
        await cleo.join(bots)
        await cleo.say(p.Start())
        await cleo.see(lambda screen: True)
        assert await move(ada, "first") == "accepted"
        one.kill()
        for player, where in ((ada, code), (bjorn, code), (cleo, bots)):
            await come(player, two.url, where)
        await bjorn.see(lambda screen: bool(screen.moves))
        assert await move(bjorn, "second") == "accepted"
        assert cleo.screen is not None
        before = cleo.screen.version
        await cleo.see(lambda screen: screen.version > before or screen.result is not None)
        assert ada.table is not None
        record = ada.table.record or ""
    two.stop()
    await check_record(place, record, {"first", "second"})


async def test_where_bots_play_it_goes_on_also_if_nobody_comes(place: str, nodes: Nodes) -> None:
    one, two = nodes(2)
    async with players(one.url, "Cléo") as (cleo,):
        await cleo.join(await cleo.make_table(sit=False, bots="random", pace="quick"))
        await cleo.say(p.Start())
        await cleo.see(lambda screen: True)
        assert cleo.table is not None
        record = cleo.table.record or ""
        one.kill()
    at_first = len(await moves_of(place, record))
    async with asyncio.timeout(60):
        while len(await moves_of(place, record)) == at_first:  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.2)
    two.stop()
    await check_record(place, record, set())


async def moves_of(place: str, record: str) -> list[object]:
    connection = await asyncpg.connect(place)
    try:
        return list(await connection.fetch("SELECT number FROM moves WHERE game = $1", record))
    finally:
        await connection.close()


async def test_a_node_that_hangs_loses_its_tables_and_finds_the_way_to_them(
    place: str, nodes: Nodes
) -> None:
    """Ada is at the node that hangs, and has pressed something that nobody heard."""
    one, two = nodes(2)
    async with players(one.url, "Ada") as (ada,), players(two.url, "Björn") as (bjorn,):
        code = await seat_all([ada, bjorn], pace="none")
        await start([ada, bjorn])
        one.send(signal.SIGSTOP)
        assert ada.screen is not None
        await ada.press(ada.screen.moves[0], press_id="unheard")
        assert (await bjorn.hear(p.Bye)).reason == "stopping"
        await come(bjorn, two.url, code)
        one.send(signal.SIGCONT)
        with pytest.raises(ConnectionResetError):
            await ada.answer("unheard")
        await come(ada, one.url, code)
        assert ada.screen.moves
        assert await move(ada, "heard") == "accepted"
        await bjorn.see(lambda screen: bool(screen.moves))
        assert await move(bjorn, "second") == "accepted"
        assert ada.table is not None
        record = ada.table.record or ""
    one.stop()
    two.stop()
    await check_record(place, record, {"heard", "second"})


async def test_a_node_told_to_stop_hands_its_tables_over(place: str, nodes: Nodes) -> None:
    one, two = nodes(2)
    async with players(one.url, "Ada") as (ada,), players(two.url, "Björn") as (bjorn,):
        code = await seat_all([ada, bjorn], pace="none")
        await start([ada, bjorn])
        assert await move(ada, "first") == "accepted"
        stopping = asyncio.create_task(asyncio.to_thread(one.stop))
        for player in (ada, bjorn):
            assert (await player.hear(p.Bye)).reason == "stopping"
            await come(player, two.url, code)
        await bjorn.see(lambda screen: bool(screen.moves))
        assert await move(bjorn, "second") == "accepted"
        assert await stopping == 0
        assert ada.table is not None
        record = ada.table.record or ""
    two.stop()
    await check_record(place, record, {"first", "second"})


async def test_when_the_database_was_away_every_node_goes_on_by_itself() -> None:
    with postgres() as database, ThreadPoolExecutor() as threads:
        both = [Node(database.url) for _ in range(2)]
        list(threads.map(Node.start, both))
        one, two = both
        try:
            async with players(one.url, "Ada") as (ada,), players(two.url, "Björn") as (bjorn,):
                code = await seat_all([ada, bjorn], pace="none")
                await start([ada, bjorn])
                assert await move(ada, "first") == "accepted"
                await asyncio.to_thread(database.stop)
                for player in (ada, bjorn):
                    assert (await player.hear(p.Bye)).reason == "stopping"
                await asyncio.to_thread(database.start)
                await come(ada, one.url, code)
                await come(bjorn, two.url, code)
                await bjorn.see(lambda screen: bool(screen.moves))
                assert await move(bjorn, "second") == "accepted"
                assert ada.table is not None
                record = ada.table.record or ""
        finally:
            for node in both:
                node.close()
        await check_record(database.url, record, {"first", "second"})


async def test_no_clock_jumps_when_a_table_is_handed_over(nodes: Nodes) -> None:
    one, two = nodes(2)
    async with players(one.url, "Ada", "Björn") as (ada, bjorn):
        code = await seat_all([ada, bjorn], pace="relaxed")
        await start([ada, bjorn])
        await asyncio.sleep(2.0)
        await ada.say(p.Resync())
        before = (await ada.hear(p.Snapshot)).screen
        stopping = asyncio.create_task(asyncio.to_thread(one.stop))
        await ada.hear(p.Bye)
        await come(ada, two.url, code)
        assert await stopping == 0
        assert before is not None
        assert ada.screen is not None
        assert before.clocks
        left = {clock.key: clock.left for clock in ada.screen.clocks}
        assert set(left) == {clock.key for clock in before.clocks}
        for clock in before.clocks:
            assert clock.left - 15 < left[clock.key] <= clock.left < clock.seconds - 1.9


async def test_behind_a_real_balancer_a_killed_node_is_not_missed(
    place: str, tmp_path: Path
) -> None:
    both = [Node(place, "--proxy", "127.0.0.1") for _ in range(2)]
    try:
        await asyncio.gather(*(asyncio.to_thread(node.start) for node in both))
        servers = " ".join(node.url.removeprefix("http://") for node in both)
        with caddy_before(servers, tmp_path, before=Before.SEVERAL_NODES) as front:
            async with players(front, "Ada", "Björn") as (ada, bjorn):
                code = await seat_all([ada, bjorn], pace="none")
                await start([ada, bjorn])
                assert await move(ada, "first") == "accepted"
                await asyncio.to_thread(both[0].kill)
                for player in (ada, bjorn):
                    await come(player, front, code)
                await bjorn.see(lambda screen: bool(screen.moves))
                assert await move(bjorn, "second") == "accepted"
                assert ada.table is not None
                record = ada.table.record or ""
    finally:
        for node in both:
            node.close()
    await check_record(place, record, {"first", "second"})


async def test_a_node_reads_back_a_commit_whose_answer_was_lost(place: str) -> None:
    """It is neither repeated nor refused."""
    base, _, home = place.partition("?host=")
    port = free_port()
    async with wire_to(Path(home)) as wire:
        asked = setup(f"{base}?host={wire.home}", port=port)
        node = msgspec.structs.replace(asked, node=f"http://127.0.0.1:{port}")
        async with serving(node) as (_, url), a_game(url) as (ada, bjorn):
            assert ada.table is not None
            code, record = ada.table.code, ada.table.record or ""
            wire.loses_commits = True
            await ada.press("predict 3", press_id="lost")
            with pytest.raises(ConnectionResetError):
                await ada.answer("lost")
            assert wire.lost.is_set()
            for player in (ada, bjorn):
                await come(player, url, code)
            assert ada.screen is not None
            assert ada.screen.to_act == [1]  # her move counts
            await ada.press("predict 3", press_id="lost")
            assert isinstance(await ada.answer("lost"), p.Accepted)
            await bjorn.see(lambda screen: bool(screen.moves))
            assert await move(bjorn, "next") == "accepted"
    await check_record(place, record, {"lost", "next"})
