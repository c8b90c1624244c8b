"""Nodes are killed, hang, are cut off and go, others come, and PostgreSQL restarts, while people
play: nothing acknowledged is lost or doubled, nobody but a table's owner ever writes, nobody sees
what they may not, and every table is played on."""

import itertools
import os
from collections.abc import Sequence

import pytest

from tablee.packs import GAMES
from tests.server.faults import ALL_FAULTS, Fault, Party, cut_off, kill
from tests.server.proof import Proof, prove, watch_writers
from tests.store.postgres import postgres


async def party_with(
    faults: Sequence[Fault], games: Sequence[str], seed: int, thinks: float
) -> Proof:
    with postgres() as database:
        party = Party(database, seed, thinks)
        try:
            await party.open(3)
            await watch_writers(database.url)
            await party.begin(games)
            for fault in faults:
                await fault(party)
                await party.play_again()
            await party.end()
            return await prove(database.url, party.groups)
        finally:
            await party.close()


async def test_whatever_becomes_of_nodes_every_move_counts_once() -> None:
    proof = await party_with((kill, cut_off), ("blot", "herrlof", "bloops"), seed=7, thinks=0.1)
    assert proof.moves > 30
    assert proof.screens > 60


@pytest.mark.long
@pytest.mark.timeout(7200)
async def test_a_hundred_faults_during_sixty_live_tables() -> None:
    """Of all games; `FAULTS=9` is each fault once."""
    faults = itertools.islice(itertools.cycle(ALL_FAULTS), int(os.environ.get("FAULTS", "108")))
    games = itertools.islice(itertools.cycle(GAMES), 60)
    proof = await party_with([*faults], [*games], seed=11, thinks=2.0)
    assert proof.moves > 1000
    assert proof.games >= 60
