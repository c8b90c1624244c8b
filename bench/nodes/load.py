"""The load client, a process of its own: `python -m bench.nodes.load` and a `Load` as JSON."""

import asyncio
import sys
from typing import Final

import asyncpg
import msgspec
import uvloop

from bench.nodes.cluster import Cluster
from bench.server import tablee
from bench.server.load import WARM_UP_MOVES, WARM_UP_SECONDS
from bench.server.meter import Meter, Turn, cpu_seconds, cpu_seconds_of_all, resident_kib

IDLE_TABLES: Final = 250
_MOVES: Final = "SELECT count(*), pg_total_relation_size('moves') FROM moves"
_COMMITS: Final = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
_WRITTEN: Final = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8"


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """`ways`: at which node tables are made, and by which one everybody comes in; as many tables on
    each way. `pace`: seconds between two moves of a table."""

    cluster: Cluster
    store: str
    ways: list[tuple[int, int]]
    tables: int
    seconds: float
    pace: float


class Measured(msgspec.Struct, frozen=True):
    turn: Turn
    store_ms: float
    """PostgreSQL's CPU time for a move."""
    store_bytes: float
    """Of a move in its table, index included."""
    log_bytes: float
    """Written to PostgreSQL's log (WAL) for a move."""
    commits: float
    """Transactions for a move, those that only read included."""


class Idle(msgspec.Struct, frozen=True):
    """Of a connection at which nothing happens, four at a table."""

    kib: float
    cpu_microseconds: float
    """A second."""


async def run(load: Load) -> Measured:
    cluster, meter = load.cluster, Meter(load.pace)
    empty, share = resident_kib(cluster.pids), load.tables // len(load.ways)
    for made, entry in load.ways:
        ports = cluster.ports[made], cluster.ports[entry]
        await tablee.open_tables_through(*ports, share, meter)
    await meter.go(load.tables)
    await meter.warm_up(load.tables * WARM_UP_MOVES, WARM_UP_SECONDS)
    store = await asyncpg.connect(load.store)
    rows, _ = await store.fetchrow(_MOVES)
    commits = await store.fetchval(_COMMITS)
    log, cpu = await store.fetchval(_WRITTEN), cpu_seconds_of_all(cluster.database)
    turn = await meter.measure(cluster.pids, load.tables, load.seconds, empty)
    cpu = cpu_seconds_of_all(cluster.database) - cpu
    log = await store.fetchval(_WRITTEN) - log
    more, size = await store.fetchrow(_MOVES)
    commits = await store.fetchval(_COMMITS) - commits
    await store.close()
    moves = more - rows
    return Measured(turn, 1000 * cpu / moves, size / more, log / moves, commits / moves)


async def idle(load: Load) -> Idle:
    cluster, meter = load.cluster, Meter(0.0)
    empty = resident_kib(cluster.pids)
    await tablee.open_tables(cluster.ports[0], IDLE_TABLES, meter)
    await asyncio.sleep(2.0)  # until all is said
    sockets = IDLE_TABLES * tablee.SEATS
    kib, cpu = resident_kib(cluster.pids) - empty, cpu_seconds(cluster.pids)
    await asyncio.sleep(load.seconds)
    cpu = cpu_seconds(cluster.pids) - cpu
    return Idle(kib / sockets, 1e6 * cpu / load.seconds / sockets)


def main() -> None:
    load = msgspec.json.decode(sys.argv[1], type=Load)
    found = uvloop.run(_measure(load))
    print(msgspec.json.encode(found).decode())


async def _measure(load: Load) -> Measured | Idle:
    return await run(load) if load.ways else await idle(load)


if __name__ == "__main__":
    main()
