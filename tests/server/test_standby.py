"""The database fails over to a synchronous standby while people play: every node waits, goes on by
itself, and nothing acknowledged is lost."""

import asyncio
import itertools

import pytest

from tablee.packs import GAMES
from tests.server.faults import Party, kill, restart
from tests.server.proof import prove, watch_writers
from tests.store.standby import Pair


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_nothing_is_lost_when_a_synchronous_standby_takes_charge() -> None:
    """The old one is fenced. Three times, the last after a node was killed."""
    pair = await asyncio.to_thread(Pair)
    party = Party(pair, seed=5, thinks=0.3)
    try:
        await party.open(3)
        await watch_writers(pair.url)
        await party.begin(itertools.islice(itertools.cycle(GAMES), 20))
        for fault in (restart, restart, kill, restart):
            await fault(party)
            await party.play_again()
        await party.end()
        proof = await prove(pair.url, party.groups)
        assert proof.moves > 200
        assert pair.failovers == 3
    finally:
        await party.close()
        await asyncio.to_thread(pair.remove)
