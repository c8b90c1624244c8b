"""Limits of an address across nodes: who spreads over several gains nothing that hurts."""

import asyncio
from contextlib import AsyncExitStack

import aiohttp
import asyncpg
import pytest

from tablee.server.house_clock import HouseClock
from tablee.server.nodes.counts import Counts
from tablee.server.wire import protocol as p
from tablee.server.wire.bucket import CommonBucket
from tablee.server.wire.limits import Addresses, Limits
from tablee.store.node_store import NodeStore
from tests.server.client import Player, players
from tests.server.hand_clock import HandClock
from tests.server.test_passing import a_node
from tests.store.postgres import new_database


@pytest.fixture
def place(postgres_url: str) -> str:
    return new_database(postgres_url)


def test_what_was_taken_elsewhere_has_to_come_back_first() -> None:
    clock = HandClock()
    bucket = CommonBucket(clock, rate=1.0, burst=10.0)
    assert bucket.take(cost=4.0)
    bucket.owe(9.0)
    assert not bucket.take()
    clock.advance(2.5)
    assert not bucket.take()
    clock.advance(2.0)
    assert bucket.take()
    bucket.owe(1e9)  # though never for ever
    clock.advance(12.0)
    assert bucket.take()
    assert bucket.untold == 6.0  # not what was told


async def test_nodes_tell_each_other_what_an_address_took(place: str) -> None:
    limits = Limits(made=0, made_burst=1000, codes=0, code_burst=1000)
    async with AsyncExitStack() as stack:
        found = []
        for number in (1, 2):
            store = await NodeStore.join(place, f"http://node{number}:8000")
            stack.push_async_callback(store.close)
            addresses = Addresses(HouseClock(), limits)
            counts = Counts(addresses, store)
            stack.push_async_callback(counts.close)
            news = store.listen(lambda _: None, counts.hear)
            stack.push_async_callback(news.close)
            found.append(addresses)
        one, two = found
        async with asyncio.timeout(60):
            while two["192.0.2.1"].codes.has(1000):  # it may not listen yet
                assert one["192.0.2.1"].codes.take()
                await asyncio.sleep(0.05)
            for name in [f"192.0.2.{n}" for n in range(1, 200)]:  # more than one message holds
                assert one[name].made.take(cost=600)
            while any(two[f"192.0.2.{n}"].made.has(401) for n in range(1, 200)):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert two["192.0.2.7"].made.has(400)  # and once only
        assert two["192.0.2.200"].made.has(1000)
        assert one["192.0.2.7"].made.has(400)  # nobody hears of their own


async def test_who_spreads_over_two_nodes_makes_no_more(place: str) -> None:
    """The other has heard of it long before its own burst is used up."""
    async with (
        a_node(place, made=0, made_burst=100) as (_, one),
        a_node(place, made=0, made_burst=100) as (_, two),
    ):
        await all_listen(place, 2)
        async with asyncio.timeout(120):
            made = 0
            while await make_guest(one):
                pass
            while await make_guest(two):
                made += 1
                await asyncio.sleep(0.5)
        assert made < 99


async def make_guest(url: str) -> bool:
    async with (
        aiohttp.ClientSession(url) as http,
        http.put("/api/me", json={"name": "Eve"}) as answer,
    ):
        assert answer.status in (200, 429)
        return answer.status == 200


async def all_listen(place: str, count: int) -> None:
    """After a node has begun to, it asks from time to time whether it still does."""
    connection = await asyncpg.connect(place)
    query = """
        SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
        AND application_name = 'tablee news' AND query = 'SELECT 1' AND state = 'idle'
    """
    try:
        async with asyncio.timeout(60):
            while await connection.fetchval(query) < count:  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.05)
    finally:
        await connection.close()


async def test_sockets_are_counted_once_where_the_table_is_whichever_way_they_came(
    place: str,
) -> None:
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(a_node(place, sockets=3)) for _ in range(3)]
        urls = [url for _, url in nodes]
        eves = [(await stack.enter_async_context(players(url, "Eve")))[0] for url in urls]
        code = await eves[0].make_table()
        for eve in eves:
            await eve.join(code)
        assert len(nodes[0][0].tables[code].connections) == 3
        for eve in eves:
            async with eve.http.get(f"/api/tables/{code}/live") as answer:
                assert answer.status == 429


async def test_trouble_is_counted_once_where_the_table_is_whichever_way_it_came(
    place: str,
) -> None:
    limits = {"trouble": 0, "trouble_burst": 10}
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(a_node(place, **limits)) for _ in range(3)]
        urls = [url for _, url in nodes]
        ada, *eves = [(await stack.enter_async_context(players(url, "Eve")))[0] for url in urls]
        code = await ada.make_table()
        for eve in eves:
            await eve.join(code)
        for _ in range(5):
            for eve in eves:
                await nonsense(eve)
                assert (await eve.hear(p.Failed)).code == "malformed"
        await nonsense(eves[1])
        assert (await eves[1].hear(p.Bye)).reason == "flood"


async def nonsense(player: Player) -> None:
    assert player.socket is not None
    await player.socket.send_str("nonsense")
