"""`python -m bench scale`: how long a move waits for its commit, for more players than this machine
has room for.

Every node writes in turns: what has come meanwhile is one transaction. PostgreSQL's processors take
transactions in the order they come, and its log is flushed for all that wait at once. What a move
costs is measured (`python -m bench nodes`); how people play is assumed, and both are printed.
"""

import heapq
import itertools
import random
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from bench.nodes.failing_over import quantile

SEATS: Final = 4
SECONDS_A_MOVE: Final = 5.0
SIMULATED: Final = 4.0


class House(NamedTuple):
    """`node_ms`, `idle_us`: CPU of a node for a move, and for a connection a second. `row_ms`,
    `commit_ms`: of PostgreSQL for a row and for a transaction, fitted to what moves cost when many
    and when few share one. `flush_ms`: until its log is on the disk (and on a standby's)."""

    players: int
    databases: int = 1
    node_ms: float = 0.40
    idle_us: float = 23.0
    row_ms: float = 0.01
    commit_ms: float = 0.60
    flush_ms: float = 2.0
    cores: int = 8
    node_load: float = 0.5

    @property
    def moves(self) -> float:
        """A second."""
        return self.players / SEATS / SECONDS_A_MOVE

    @property
    def nodes(self) -> int:
        """Of one core each, busy by `node_load`."""
        cores = self.moves * self.node_ms / 1000 + self.players * self.idle_us / 1e6
        return max(2, round(cores / self.node_load))


class Result(NamedTuple):
    p50_ms: float
    p99_ms: float
    busy: float
    """PostgreSQL's processors."""
    rows: float
    """Of a transaction."""


class Store:
    """One PostgreSQL and its nodes."""

    def __init__(self, house: House, luck: random.Random) -> None:
        self._house = house
        self._luck = luck
        self._nodes = max(1, house.nodes // house.databases)
        self._rate = house.moves / house.databases / self._nodes
        self._now = 0.0
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._count = itertools.count()
        self._waiting: list[list[float]] = [[] for _ in range(self._nodes)]
        self._is_writing = [False] * self._nodes
        self._queue: deque[tuple[int, list[float]]] = deque()
        self._free = house.cores
        self._unflushed: list[tuple[int, list[float]]] = []
        self._is_flushing = False
        self._worked = 0.0
        self._latencies: list[float] = []
        self._commits = 0

    def run(self, seconds: float) -> Result:
        for node in range(self._nodes):
            self._expect(node)
        while self._now < seconds:
            self._now, _, happens = heapq.heappop(self._events)
            happens()
        times = [1000 * one for one in self._latencies] or [float("inf")]
        busy = self._worked / seconds / self._house.cores
        rows = len(self._latencies) / max(1, self._commits)
        return Result(quantile(times, 0.5), quantile(times, 0.99), busy, rows)

    def _at(self, after: float, happens: Callable[[], None]) -> None:
        heapq.heappush(self._events, (self._now + after, next(self._count), happens))

    def _expect(self, node: int) -> None:
        self._at(self._luck.expovariate(self._rate), lambda: self._press(node))

    def _press(self, node: int) -> None:
        self._waiting[node].append(self._now)
        self._expect(node)
        self._write(node)

    def _write(self, node: int) -> None:
        if self._waiting[node] and not self._is_writing[node]:
            self._is_writing[node] = True
            batch, self._waiting[node] = self._waiting[node], []
            self._queue.append((node, batch))
            self._work()

    def _work(self) -> None:
        while self._free and self._queue:
            self._free -= 1
            job = self._queue.popleft()
            cost = (self._house.commit_ms + self._house.row_ms * len(job[1])) / 1000
            self._worked += cost
            self._at(cost, lambda job=job: self._worked_on(job))  # type: ignore[misc]

    def _worked_on(self, job: tuple[int, list[float]]) -> None:
        self._free += 1
        self._unflushed.append(job)
        self._flush()
        self._work()

    def _flush(self) -> None:
        if self._unflushed and not self._is_flushing:
            self._is_flushing = True
            jobs, self._unflushed = self._unflushed, []
            self._at(self._house.flush_ms / 1000, lambda: self._flushed(jobs))

    def _flushed(self, jobs: list[tuple[int, list[float]]]) -> None:
        self._is_flushing = False
        for node, batch in jobs:
            self._commits += 1
            self._latencies += [self._now - asked for asked in batch]
            self._is_writing[node] = False
            self._write(node)
        self._flush()


HOUSES: Final = (
    House(10_000),
    House(100_000),
    House(1_000_000),
    House(1_000_000, cores=32),
    House(1_000_000, databases=8),
)


def main() -> None:
    shown = Table(
        "players", "moves/s", "nodes", "databases × cores", "busy", "rows/commit", "p50", "p99"
    )
    for house in HOUSES:
        found = Store(house, random.Random(1)).run(SIMULATED)
        shown.add_row(
            f"{house.players:,}",
            f"{house.moves:,.0f}",
            f"{house.nodes}",
            f"{house.databases} × {house.cores}",
            f"{found.busy:.0%}",
            f"{found.rows:.1f}",
            f"{found.p50_ms:.1f} ms",
            f"{found.p99_ms:.1f} ms",
        )
    Console(width=110).print(shown)
    one = HOUSES[0]
    print(
        f"Assumed: {SEATS} at a table, a move every {SECONDS_A_MOVE:g} s, a flush of "
        f"{one.flush_ms:g} ms. Measured: {one.node_ms:g} ms of a node a move and "
        f"{one.idle_us:g} µs a second and connection. Fitted: {one.row_ms:g} ms of PostgreSQL a "
        f"row and {one.commit_ms:g} ms a commit."
    )
