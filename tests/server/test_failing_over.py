"""Nodes are killed, hang and go, and PostgreSQL restarts, while people play: nothing acknowledged
is lost or doubled, nobody but a table's owner ever writes, and every table is played on."""

import asyncio
import time

import pytest

from tests.server.faults import Party, check, restart, watch_writers
from tests.server.nodes import Node
from tests.store.postgres import Postgres, postgres

GOES_ON = 60.0
"""Seconds after which a table hangs, and is not only slow."""


async def party_with_faults(tables: int, rounds: int, seed: int) -> int:
    with postgres() as database:
        nodes = [Node(database.url) for _ in range(3)]
        party = Party(nodes, seed)
        try:
            await asyncio.gather(*(asyncio.to_thread(node.start) for node in nodes))
            await watch_writers(database.url)
            await party.begin(tables)
            for _ in range(rounds):
                await all_faults(party, database)
            await party.end()
            for node in nodes:
                assert await asyncio.to_thread(node.stop) == 0
            return await check(database.url, party)
        finally:
            await party.close()
            for node in nodes:
                await asyncio.to_thread(node.close)


async def all_faults(party: Party, database: Postgres) -> None:
    for fault in (party.kill, party.hang, party.drain):
        await fault(party.luck.choice(party.nodes))
        await party.play_again(time.monotonic(), GOES_ON)
    await restart(database, party.luck.random() * 3)
    await party.play_again(time.monotonic(), GOES_ON)


async def test_whatever_becomes_of_nodes_every_move_counts_once() -> None:
    assert await party_with_faults(tables=5, rounds=1, seed=7) > 30


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_a_hundred_faults_during_sixty_live_tables() -> None:
    assert await party_with_faults(tables=60, rounds=25, seed=11) > 1000
