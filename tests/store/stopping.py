"""A node with much to write or to read, stopped in the middle of it.

Run as a module: `stopping.py STORE ADDRESS CODE WORK ROWS`, WORK being `write` (batches of so many
moves) or `read` (a few of them are written, then all read again and again, beside single moves).
Prints the name of its game, then after each batch how many moves are acknowledged, and at last why
it could write no more.
"""

import asyncio
import secrets
import signal
import subprocess
import sys
from asyncio.subprocess import Process
from contextlib import suppress
from typing import Any, Literal

import asyncpg

from tablee.store.node_store import NodeStore
from tablee.store.rows import GameRow, TableRow
from tablee.store.session import NODE_LOCKS
from tablee.store.troubles import Away, NotOurs
from tests.store.test_store import a_game, a_move

Work = Literal["write", "read"]
MANY = 5000
TO_READ = 4
"""Batches: far more than a socket holds."""
SECONDS = 90.0
"""After which it hangs, and is not only slow."""

_NUMBER = "SELECT number FROM nodes WHERE address = $1"
# Stopped in a transaction that has begun and is not over.
_WRITES = """
SELECT count(*) FROM pg_stat_activity JOIN pg_locks USING (pid) WHERE locktype = 'advisory'
AND (classid, objid, objsubid) = ($1::bigint::oid, $2::bigint::oid, 2) AND xact_start IS NOT NULL
AND wait_event_type = 'Client' AND clock_timestamp() - state_change > interval '0.2 s'
"""
# Somebody does not take the answer.
_READS = """
SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'ClientWrite' AND query LIKE '%FROM moves%'
AND clock_timestamp() - query_start > interval '0.2 s'
"""


async def stopped_inside(place: str, work: Work, rows: int = MANY) -> None:
    """Others take its table while it is stopped; when it goes on, it writes nothing more, and
    what it had been told is written is there."""
    database = await asyncpg.connect(place)
    try:
        async with asyncio.timeout(SECONDS):
            while not await _stopped_once(place, database, work, rows):
                pass
    finally:
        await database.close()


async def _stopped_once(place: str, database: Any, work: Work, rows: int) -> bool:
    """False: it had lost its session before it was stopped where it should be."""
    address, code = f"http://{secrets.token_hex(4)}:8000", secrets.token_hex(3).upper()
    command = [sys.executable, "-m", "tests.store.stopping", place, address, code, work, str(rows)]
    node = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    assert node.stdout is not None
    try:
        record = (await node.stdout.readline()).decode().strip()
        for _ in range(1 if work == "write" else TO_READ):
            await node.stdout.readline()
        number = await database.fetchval(_NUMBER, address)
        if not await _stop_inside(node, database, number, work):
            return False
        while await _owner(database, code) == number:  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.1)
        there = await _count(database, record)
        node.send_signal(signal.SIGCONT)
        *acknowledged, end = (await node.stdout.read()).decode().split()
        assert end in ("Away", "NotOurs")
        assert all(int(count) <= there for count in acknowledged)
        assert await _count(database, record) == there
        assert work == "read" or there % rows == 0  # all of a batch, or nothing
        return True
    finally:
        with suppress(ProcessLookupError):
            node.kill()
        await node.wait()


async def _stop_inside(node: Process, database: Any, number: int, work: Work) -> bool:
    inside, known = (_READS, ()) if work == "read" else (_WRITES, (NODE_LOCKS, number))
    while node.returncode is None:
        node.send_signal(signal.SIGSTOP)
        for _ in range(10):
            if await database.fetchval(inside, *known):
                return True
            await asyncio.sleep(0.05)
        node.send_signal(signal.SIGCONT)
        await asyncio.sleep(0.05)
    return False


async def _owner(database: Any, code: str) -> int:
    return int(await database.fetchval("SELECT node FROM tables WHERE code = $1", code))


async def _count(database: Any, record: str) -> int:
    return int(await database.fetchval("SELECT count(*) FROM moves WHERE game = $1", record))


async def work_on(place: str, address: str, code: str, work: Work, rows: int) -> None:
    store = await NodeStore.join(place, address)
    table = TableRow(code, "{}", 1.0, is_running=False)
    await store.add_table(table)
    game = a_game(code)
    await store.deal(game, {}, table)
    _say(game.id)
    try:
        if work == "write":
            await _write_on(store, game, rows)
        else:
            await _read_on(store, game, rows)
    except (Away, NotOurs) as error:
        _say(type(error).__name__)
    await store.close()


async def _write_on(store: NodeStore, game: GameRow, rows: int) -> None:
    done = 0
    while True:
        await store.append(game.code, [a_move(game.id, done + n) for n in range(rows)])
        done += rows
        _say(str(done))


async def _read_on(store: NodeStore, game: GameRow, rows: int) -> None:
    done = 0
    for _ in range(TO_READ):
        await store.append(game.code, [a_move(game.id, done + n) for n in range(rows)])
        done += rows
        _say(str(done))
    while True:
        writing = store.append(game.code, [a_move(game.id, done)])
        await asyncio.gather(writing, store.moves(game.id), store.moves(game.id))
        done += 1
        _say(str(done))


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    place, address, code, work, rows = sys.argv[1:]
    asyncio.run(work_on(place, address, code, "write" if work == "write" else "read", int(rows)))
