"""`python -m bench bars`: the ratios that must be reached, from the latest results."""

import sys
from statistics import median
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from bench import learning
from bench.results import FILE
from tablee.packs import PACKS

DRIVEN: Final = "random play driven from Python"
ROLLOUTS: Final = "rollouts inside the engine"
SERVER: Final = "server: 200 tables at full speed"
UNO: Final = "RLCard uno"

ENGINE_BARS: Final = [
    (DRIVEN, "herrlof", "OpenSpiel oh_hell", 3.0),
    (DRIVEN, "blot", "OpenSpiel oh_hell", 1.5),
    (DRIVEN, "bloops", "OpenSpiel gin_rummy", 3.0),
    (DRIVEN, "bla5t", "OpenSpiel gin_rummy", 3.0),
    *[(DRIVEN, game, UNO, 10.0) for game in PACKS],
    (ROLLOUTS, "herrlof", "OpenSpiel oh_hell, C++", 0.5),
    ("search", "herrlof", "OpenSpiel ISMCTS, C++", 0.5),
]
LEARNING_BAR: Final = 5.0


def main() -> None:
    if not FILE.exists():
        sys.exit("there are no results yet: run make bench")
    results = msgspec.json.decode(FILE.read_bytes())
    table = Table("bars", "beside", "measured", "at least", "")
    for part, game, peer, wanted in ENGINE_BARS:
        rates = {one["name"]: median(one["rates"]) for one in results["engine"][part]}
        ours = min(rate for name, rate in rates.items() if name.partition(",")[0] == game)
        _add(table, f"{game}, {part}", peer, ours / rates[peer], wanted)
    if "learning" in results:
        rates = {one["name"]: median(one["rates"]) for one in results["learning"]}
        for name, seats in learning.QUICK:
            zoo, vector = (learning.title(way, name, seats) for way in ("zoo", "vector"))
            _add(table, vector, zoo, rates[vector] / rates[zoo], LEARNING_BAR)
    if SERVER in results:
        speed = {one["name"]: _moves_per_second(one) for one in results[SERVER]}
        peer = "boardgame.io"
        _add(table, "live server, moves/s", peer, speed["tablee"] / speed[peer], 3.0)
    Console(width=110).print(table)


def _moves_per_second(standing: dict[str, Any]) -> float:
    return float(median(turn["moves_per_second"] for turn in standing["turns"]))


def _add(table: Table, what: str, peer: str, measured: float, wanted: float) -> None:
    verdict = "reached" if measured >= wanted else "not reached"
    table.add_row(what, peer, f"{measured:.2f} ×", f"{wanted:g} ×", verdict)
