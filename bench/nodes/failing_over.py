"""`python -m bench nodes --faults`: how soon a table is played on after a fault, as bars.

Three nodes, and tables at which people play without a pause, coming back to whichever node answers
(after three silent seconds also from one that says nothing). Counted are the tables that the node
had, and those with somebody connected to it; when the database restarts, all. A time ends with the
move after the longest pause.
"""

import asyncio
import itertools
import signal
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.results import keep
from tests.server.faults import Group, Party
from tests.server.wired_node import WiredNode
from tests.store.postgres import postgres

NODES: Final = 3
GAMES: Final = ("blot", "herrlof")
"""In which nobody ever waits for a clock."""
THINKS: Final = 0.2
SETTLE: Final = 2.0

Fault = Callable[[Party, WiredNode], Awaitable[float]]
"""Gives the time from which it counts; everybody plays again when it returns."""


async def kill(party: Party, node: WiredNode) -> float:
    node.send(signal.SIGKILL)
    began = time.monotonic()
    await party.move_again()
    await asyncio.to_thread(node.close)
    await asyncio.to_thread(node.start)
    return began


async def hang(party: Party, node: WiredNode) -> float:
    node.send(signal.SIGSTOP)
    began = time.monotonic()
    try:
        await party.move_again()
    finally:
        node.send(signal.SIGCONT)
    return began


async def cut(party: Party, node: WiredNode) -> float:
    began = time.monotonic()
    await asyncio.to_thread(node.cut_off)
    await party.move_again()
    await asyncio.to_thread(node.mend)
    return began


async def drain(party: Party, node: WiredNode) -> float:
    began = time.monotonic()
    await asyncio.to_thread(node.stop)
    await party.move_again()
    await asyncio.to_thread(node.start)
    return began


async def restart(party: Party, _: WiredNode) -> float:
    """Counts from the database's return."""
    await asyncio.to_thread(party.database.stop)
    await asyncio.sleep(1.0)
    await asyncio.to_thread(party.database.start)
    began = time.monotonic()
    await party.move_again()
    return began


BARS: Final[dict[str, tuple[Fault, float | None]]] = {
    "a node is killed": (kill, 2.0),
    "a node hangs": (hang, 8.0),
    "a node is cut off": (cut, 8.0),
    "the database restarts": (restart, 3.0),
    "a node is told to stop": (drain, None),
}


async def measure(tables: int, times: int) -> dict[str, list[float]]:
    seconds: dict[str, list[float]] = {name: [] for name in BARS}
    with postgres("fsync=on") as database:
        party = Party(database, 1, THINKS)
        try:
            await party.open(NODES)
            await party.begin(itertools.islice(itertools.cycle(GAMES), tables))
            for name, (fault, _) in BARS.items():
                for _ in range(times):
                    await asyncio.sleep(SETTLE)
                    node = await party.some_node()
                    hit = party.groups if fault is restart else await _hit(party, node)
                    began = await fault(party, node)
                    seconds[name] += [_pause(group, began) for group in hit]
            await party.end()
        finally:
            await party.close()
    return seconds


async def _hit(party: Party, node: WiredNode) -> list[Group]:
    owned = await party.tables_of(node)
    return [
        group
        for group in party.groups
        if any(player.where == node.url for player in group)
        or (group[0].table is not None and group[0].table.code in owned)
    ]


def _pause(group: Group, began: float) -> float:
    """Until the move that ended the longest pause."""
    moves = sorted(at for player in group for at in player.moved if at > began)
    pauses = itertools.pairwise([began, *moves])
    return max(pauses, key=lambda pause: pause[1] - pause[0])[1] - began


def quantile(values: Iterable[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def main(tables: int, times: int) -> None:
    seconds = asyncio.run(measure(tables, times))
    shown = Table("a table is played on after", "counted", "p50", "p99", "at most", "")
    for name, (_, bar) in BARS.items():
        p50, p99 = quantile(seconds[name], 0.5), quantile(seconds[name], 0.99)
        verdict = "" if bar is None else "reached" if p99 <= bar else "not reached"
        least = "" if bar is None else f"{bar:g} s"
        shown.add_row(name, f"{len(seconds[name])}", f"{p50:.2f} s", f"{p99:.2f} s", least, verdict)
    Console(width=110).print(shown)
    keep("nodes: failing over", seconds)
