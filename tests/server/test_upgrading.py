"""A new version comes to one node after the other, and brings a migration, while people play."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import asyncpg
import pytest

from tablee.packs import GAMES
from tablee.store.migrating import newest
from tests.server.faults import Party
from tests.server.newer import REVISION, newer
from tests.server.proof import Proof, prove, watch_writers
from tests.store.postgres import postgres

_HAS_NEW_COLUMNS = "SELECT sum(next_thing) FROM moves"


async def upgrade(folder: Path, games: Sequence[str], nodes: int) -> Proof:
    program = str(newer(folder, newest()))
    with postgres() as database:
        party = Party(database, seed=3, thinks=0.1)
        try:
            await party.open(nodes)
            old = [*party.nodes]
            await watch_writers(database.url)
            await party.begin(games)
            await party.play_again()
            # Two at once: one of them migrates.
            await asyncio.gather(party.come(program), party.come(program))
            await party.play_again()
            assert await version_of(database.url) == REVISION
            for node in old:
                await party.go(node)
                await party.play_again()
            await party.end()
            await call_it(database.url, newest())
            return await prove(database.url, party.groups)
        finally:
            await party.close()


async def version_of(place: str) -> str:
    connection = await asyncpg.connect(place)
    await connection.fetchval(_HAS_NEW_COLUMNS)
    version = await connection.fetchval("SELECT version_num FROM alembic_version")
    await connection.close()
    return str(version)


async def call_it(place: str, version: str) -> None:
    """So that the proof, which is of this version, reads what only has more columns."""
    connection = await asyncpg.connect(place)
    await connection.execute("UPDATE alembic_version SET version_num = $1", version)
    await connection.close()


async def test_a_new_version_and_its_migration_come_while_people_play(tmp_path: Path) -> None:
    assert (await upgrade(tmp_path, ("blot", "bloops"), nodes=1)).moves > 20


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_three_nodes_are_upgraded_one_after_the_other_under_load(tmp_path: Path) -> None:
    proof = await upgrade(tmp_path, [*GAMES] * 8, nodes=3)
    assert proof.moves > 500
