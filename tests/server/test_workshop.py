"""The workshop: one piece of work at a time for each address, and no more than a few waiting."""

import asyncio
import time

import pytest

from tablee.server.wire.errors import Mistake
from tablee.server.work.processes import Processes
from tablee.server.work.workshop import MOST_WAITING, Workshop, finished, refused


def echo(given: bytes) -> bytes:
    return finished(given)


def refuse(_: bytes) -> bytes:
    return refused(Mistake("no_table"))


def slow(given: bytes) -> bytes:
    time.sleep(0.2)
    return finished(given)


async def test_a_mistake_there_is_raised_here() -> None:
    workshop = Workshop()
    try:
        assert await workshop.do("here", echo, b"made") == b"made"
        with pytest.raises(Mistake) as caught:
            await workshop.do("here", refuse, b"")
        assert caught.value.code == "no_table"
    finally:
        workshop.close()


async def test_an_address_that_asks_for_much_keeps_no_other_waiting() -> None:
    """Of one address a piece is in work and some wait; the next address comes after the first."""
    workshop = Workshop(Processes(1))
    done: list[str] = []

    async def work(address: str, name: str) -> None:
        await workshop.do(address, slow, b"")
        done.append(name)

    try:
        greedy = [asyncio.create_task(work("one", f"one {n}")) for n in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Mistake) as caught:
            await workshop.do("one", echo, b"")
        assert caught.value.code == "slow_down"
        await work("two", "two")
        assert done == ["one 0", "two"]
        await asyncio.gather(*greedy)
        assert await workshop.do("one", echo, b"again") == b"again"
    finally:
        workshop.close()


async def test_who_goes_away_leaves_the_queue() -> None:
    workshop = Workshop(Processes(1))
    try:
        first = asyncio.create_task(workshop.do("one", slow, b"first"))
        await asyncio.sleep(0)
        second = asyncio.create_task(workshop.do("one", slow, b"second"))
        third = asyncio.create_task(workshop.do("one", slow, b"third"))
        await asyncio.sleep(0)
        second.cancel()
        assert await first == b"first"
        assert await third == b"third"
    finally:
        workshop.close()
