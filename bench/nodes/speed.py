"""`python -m bench nodes`: one node and two, and what passing through costs, in turns.

Nodes, PostgreSQL and the load client share the machine's cores, so that what a node does in a
second of its own CPU time tells more than moves a second.
"""

import subprocess
import sys
from statistics import median
from typing import Final, NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

from bench.nodes.cluster import ALONE, cluster
from bench.nodes.load import Idle, Load, Measured
from bench.results import keep

MOST_SECONDS: Final = 300.0
PACE: Final = 1.0


class Shape(NamedTuple):
    """`ways`: where tables are made, and where people come in."""

    nodes: int
    ways: list[tuple[int, int]]


SHAPES: Final = {
    "one server alone": Shape(ALONE, [(0, 0)]),
    "one node": Shape(1, [(0, 0)]),
    "two nodes": Shape(2, [(0, 0), (1, 1)]),
    "two nodes, all passed through": Shape(2, [(0, 1)]),
}


def measure(shape: Shape, tables: int, seconds: float, pace: float) -> Measured:
    with cluster(shape.nodes) as (running, database):
        load = Load(
            cluster=running,
            store=database.url,
            ways=shape.ways,
            tables=tables,
            seconds=seconds,
            pace=pace,
        )
        return msgspec.json.decode(_run(load), type=Measured)


def measure_idle(seconds: float) -> Idle:
    with cluster(1) as (running, database):
        load = Load(
            cluster=running, store=database.url, ways=[], tables=0, seconds=seconds, pace=0.0
        )
        return msgspec.json.decode(_run(load), type=Idle)


def _run(load: Load) -> str:
    command = [sys.executable, "-m", "bench.nodes.load", msgspec.json.encode(load).decode()]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=MOST_SECONDS
    )
    if done.returncode:
        sys.exit(f"the load failed:\n{done.stderr[-2000:]}")
    return done.stdout.splitlines()[-1]


def main(tables: int, seconds: float, rounds: int) -> None:
    for title, pace in ((f"{tables} tables at full speed", 0.0), ("one move a second each", PACE)):
        turns: dict[str, list[Measured]] = {name: [] for name in SHAPES}
        for _ in range(rounds):
            for name, shape in SHAPES.items():
                turns[name].append(measure(shape, tables, seconds, pace))
        Console(width=150).print(_table(title, turns))
        keep(f"nodes: {title}", turns)
    idle = measure_idle(2 * seconds)
    print(f"an idle connection: {idle.kib:.1f} KiB, {idle.cpu_microseconds:.0f} µs of CPU a second")
    keep("nodes: an idle connection", idle)


def _table(title: str, turns: dict[str, list[Measured]]) -> Table:
    of_turns = ("moves/s", "moves/CPU s", "p50 ms", "p99 ms", "bytes/move", "KiB/table")
    of_store = ("store: ms/move", "bytes/move", "log/move", "commits/move")
    table = Table(title, *of_turns, *of_store, "client busy")
    for name, measured in turns.items():
        stretches = [one.turn for one in measured]
        table.add_row(
            name,
            f"{median(one.moves_per_second for one in stretches):,.0f}",
            f"{median(one.moves_per_cpu_second for one in stretches):,.0f}",
            f"{median(one.p50_ms for one in stretches):.1f}",
            f"{median(one.p99_ms for one in stretches):.1f}",
            f"{median(one.bytes_per_move for one in stretches):,.0f}",
            f"{median(one.kib_per_table for one in stretches):,.0f}",
            f"{median(one.store_ms for one in measured):.2f}",
            f"{median(one.store_bytes for one in measured):,.0f}",
            f"{median(one.log_bytes for one in measured):,.0f}",
            f"{median(one.commits for one in measured):.2f}",
            f"{median(one.client_busy for one in stretches):.0%}",
        )
    return table
