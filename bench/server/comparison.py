"""`python -m bench server`: our live server beside others, in turns, in one run on one machine."""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from bench.checkouts import Checkout
from bench.results import keep
from bench.server.load import Load
from bench.server.meter import Turn
from bench.server.servers import running, version

OURS: Final = "tablee"
YARDSTICK: Final = "boardgame.io"
PEERS: Final = (YARDSTICK, "Colyseus")
TABLES: Final = 200
GROWTH: Final = (10, 100, 1000)
PACED_TABLES: Final = 1000
SECONDS: Final = 5.0
"""So short that no game ends at full speed: the peers' game goes on for ever."""
MOST_SECONDS: Final = 300.0
"""A turn that takes longer has failed."""
FIGURES: Final = {
    "moves_per_second": ("moves/s", "{:,.0f}"),
    "moves_per_cpu_second": ("moves/CPU s", "{:,.0f}"),
    "p50_ms": ("p50 ms", "{:.1f}"),
    "p99_ms": ("p99 ms", "{:.1f}"),
    "bytes_per_move": ("bytes/move", "{:,.0f}"),
    "kib_per_table": ("KiB/table", "{:,.0f}"),
    "client_busy": ("client busy", "{:.0%}"),
}


class Standing(msgspec.Struct):
    """One contender's turns under one load."""

    name: str
    version: str
    turns: list[Turn]

    def figure(self, name: str) -> float:
        return float(median(getattr(turn, name) for turn in self.turns))

    def spread(self, name: str) -> float:
        values = [getattr(turn, name) for turn in self.turns]
        return float((max(values) - min(values)) / median(values))


class Bench:
    def __init__(self, peers: Path, seconds: float, rounds: int) -> None:
        self._peers: Final = peers
        self._seconds: Final = seconds
        self._rounds: Final = rounds
        self._server_core, self._client_core = _two_cores()

    def compare(self, names: tuple[str, ...], tables: int, pace: float = 0.0) -> list[Standing]:
        """In turns, so that what else the machine does falls on all alike."""
        standings = [Standing(name, version(name, self._peers), []) for name in names]
        for _ in range(self._rounds):
            for standing in standings:
                standing.turns.append(self._turn(standing.name, tables, pace))
        return standings

    def grow(self, sizes: tuple[int, ...]) -> list[Standing]:
        """Ours alone, at a move a second and a table, so that only the number of tables differs."""
        standings = [Standing(f"{OURS}, {size} tables", "", []) for size in sizes]
        for _ in range(self._rounds):
            for standing, size in zip(standings, sizes, strict=True):
                standing.turns.append(self._turn(OURS, size, pace=1.0))
        return standings

    def turn_of(self, checkout: Checkout, tables: int) -> Turn:
        """Of another version of ours, at full speed."""
        return self._turn(OURS, tables, 0.0, checkout)

    def _turn(self, name: str, tables: int, pace: float, checkout: Checkout | None = None) -> Turn:
        core = self._server_core
        with running(name, self._peers, core, checkout=checkout) as server:
            load = Load(
                server=name,
                port=server.port,
                pid=server.pid,
                tables=tables,
                seconds=self._seconds,
                pace=pace,
                core=self._client_core,
            )
            command = [
                sys.executable,
                "-m",
                "bench.server.load",
                msgspec.json.encode(load).decode(),
            ]
            done = subprocess.run(
                command, capture_output=True, text=True, check=False, timeout=MOST_SECONDS
            )
        if done.returncode:
            sys.exit(f"{name} failed:\n{done.stderr[-2000:]}")
        return msgspec.json.decode(done.stdout.splitlines()[-1], type=Turn)


def _two_cores() -> tuple[int, int]:
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        sys.exit("the server benchmark needs two cores: one for the server, one for its load")
    return cores[0], cores[1]


def table_of(title: str, standings: list[Standing], yardstick: Standing) -> Table:
    """Medians, ± half the spread, and × the yardstick's."""
    table = Table(title, *(heading for heading, _ in FIGURES.values()))
    for standing in standings:
        about = f"{standing.name} ({standing.version})" if standing.version else standing.name
        table.add_row(about, *(_cell(standing, name, yardstick) for name in FIGURES))
    return table


def _cell(standing: Standing, name: str, yardstick: Standing) -> str:
    text = FIGURES[name][1].format(standing.figure(name)) + f" ±{standing.spread(name) / 2:.0%}"
    base = yardstick.figure(name)
    return f"{text} ({standing.figure(name) / base:.2f} ×)" if base else text


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser("python -m bench server", description=__doc__)
    parser.add_argument("--peers", type=Path, default=Path(".peers/node/node_modules"))
    parser.add_argument("--paced", action="store_true", help="one move a second and a table")
    parser.add_argument("--growth", action="store_true", help="10, 100, 1,000 tables")
    parser.add_argument("--ours", action="store_true", help="without peers")
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="measured, a turn")
    parser.add_argument("--rounds", type=int, default=5)
    wanted = parser.parse_args(arguments)
    bench = Bench(wanted.peers.resolve(), wanted.seconds, wanted.rounds)
    names = (OURS,) if wanted.ours else (OURS, *PEERS)
    if wanted.growth:
        _show("growth", bench.grow(GROWTH))
    elif wanted.paced:
        tables = wanted.tables or PACED_TABLES
        _show(f"{tables} tables, one move a second", bench.compare((OURS,), tables, pace=1.0))
    else:
        tables = wanted.tables or TABLES
        _show(f"{tables} tables at full speed", bench.compare(names, tables))


def _show(title: str, standings: list[Standing]) -> None:
    yardstick = next((one for one in standings if one.name == YARDSTICK), standings[0])
    Console(width=180).print(table_of(title, standings, yardstick))
    keep(f"server: {title}", standings)
