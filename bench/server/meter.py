"""What is measured of a server under load."""

import asyncio
import contextlib
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from bench.server.wire import Traffic

_TICKS: Final = os.sysconf("SC_CLK_TCK")
START_SECONDS: Final = 60.0
"""The longest a table may take to begin."""
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """One measured stretch of load. Latency is from a press to its presser's own next screen."""

    tables: int
    moves_per_second: float
    moves_per_cpu_second: float
    """What one core that did nothing else would do."""
    p50_ms: float
    p99_ms: float
    bytes_per_move: float
    kib_per_table: float
    client_busy: float
    """The load client's own CPU seconds a second: well below 1, or it was the bottleneck."""


class LastPress:
    """When the last press at a table was made, by any of its seats."""

    def __init__(self) -> None:
        self.at = 0.0


class Meter:
    """Counts moves; between `begin` and `end` keeps their latencies. `pace`: seconds between two
    moves of a table, 0 for none."""

    def __init__(self, pace: float) -> None:
        self.traffic: Final = Traffic()
        self._pace: Final = pace
        self._loop: Final = asyncio.get_running_loop()
        self.moves = 0
        self._latencies: list[float] = []
        self._asked: Final = asyncio.Event()
        self._warm: Final = asyncio.Event()
        self._warm_at = 0
        self._waiting: list[Callable[[], None]] | None = []

    async def go(self, tables: int) -> None:
        """When one seat of each table is asked. Until then nobody presses, so that tables are
        quickly made; paced ones are spread out."""
        while len(self._waiting or []) < tables:
            self._asked.clear()
            await asyncio.wait_for(self._asked.wait(), START_SECONDS)
        waiting, self._waiting = self._waiting or [], None
        for place, press in enumerate(waiting):
            self._loop.call_later(self._pace * place / len(waiting), press)

    def ask(self, press: Callable[[], None], last: LastPress) -> None:
        """Presses now, or when the table's pace allows."""
        if self._waiting is not None:
            self._waiting.append(press)
            self._asked.set()
            return
        wait = last.at + self._pace - time.perf_counter() if self._pace else 0.0
        if wait > 0:
            self._loop.call_later(wait, press)
        else:
            press()

    def answered(self, pressed: float) -> None:
        self.moves += 1
        if self.moves == self._warm_at:
            self._warm.set()
        self._latencies.append(time.perf_counter() - pressed)

    async def warm_up(self, moves: int, seconds: float) -> None:
        """Until so many moves have been made since the beginning, or so long at most."""
        self._warm.clear()
        self._warm_at = moves
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._warm.wait(), seconds)

    async def measure(
        self, pids: Sequence[int], tables: int, seconds: float, empty_kib: float
    ) -> Turn:
        """`pids`: the server's processes."""
        self._latencies.clear()
        moves, heard, began = self.moves, self.traffic.bytes, time.perf_counter()
        cpu, own = cpu_seconds(pids), time.process_time()
        await asyncio.sleep(seconds)
        spent = time.perf_counter() - began
        moves = self.moves - moves
        heard, cpu = self.traffic.bytes - heard, cpu_seconds(pids) - cpu
        if not moves:
            raise RuntimeError("nobody moved")
        latencies = sorted(self._latencies)
        return Turn(
            tables=tables,
            moves_per_second=moves / spent,
            moves_per_cpu_second=moves / cpu,
            p50_ms=1000 * latencies[len(latencies) // 2],
            p99_ms=1000 * latencies[len(latencies) * 99 // 100],
            bytes_per_move=heard / moves,
            kib_per_table=(resident_kib(pids) - empty_kib) / tables,
            client_busy=(time.process_time() - own) / spent,
        )


def cpu_seconds(pids: Sequence[int]) -> float:
    """Of processes with all their threads, in user and system mode."""
    return sum(int(fields[11]) + int(fields[12]) for fields in map(_stat, pids)) / _TICKS


def cpu_seconds_of_all(pid: int) -> float:
    """Of a process and of those it has started, also if they have ended."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    ended = sum(map(int, _stat(pid)[13:15])) / _TICKS
    return cpu_seconds([pid, *map(int, children)]) + ended


def _stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def resident_kib(pids: Sequence[int]) -> float:
    pages = (int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
    return sum(pages) * _PAGE / 1024
