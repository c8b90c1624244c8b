"""`python -m bench against PATH`: this checkout beside another, perhaps an older one, in turns.

Both as they lie there compiled: nothing is built. Each is measured by pairs of short runs, of which
the ratio within a pair counts, for what else the machine does falls on both; above 1, this one is
faster. `--server` measures the live servers instead, by moves a CPU second of the server;
`--counted` counts their instructions, which are nearly the same on a busy machine too.
"""

import argparse
import sys
from pathlib import Path
from statistics import median, quantiles
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from bench.checkouts import HERE, Checkout
from bench.engine import seats_played
from bench.results import keep
from bench.server.comparison import TABLES, Bench
from bench.server.counting import instructions_a_move
from bench.timing import Contender, measure

BAR: Final = 0.97
WAYS: Final = {"inside": "rollout", "driven": "driven"}
SECONDS: Final = "0.5"
SERVER_SECONDS: Final = 5.0


class Ratios(msgspec.Struct):
    """Of one measure: how many times as fast this checkout is, by pair."""

    what: str
    ratios: list[float]

    def row(self) -> tuple[str, str, str, str]:
        middle = median(self.ratios)
        low, _, high = quantiles(self.ratios, n=4)
        verdict = "reached" if middle >= BAR else "not reached"
        return self.what, f"{middle:.3f}", f"{low:.3f} to {high:.3f}", verdict


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser("python -m bench against", description=__doc__)
    parser.add_argument("place", type=Path, help="the other checkout")
    parser.add_argument("--pairs", type=int, default=15, help="at least 2")
    parser.add_argument("--server", action="store_true", help="the live servers instead")
    parser.add_argument("--counted", action="store_true", help="the live servers' instructions")
    wanted = parser.parse_args(arguments)
    if wanted.counted:
        _count(Checkout(wanted.place), Checkout(HERE))
        return
    if wanted.pairs < 2:
        parser.error("--pairs is at least 2: one alone has no spread")
    before, after = Checkout(wanted.place), Checkout(HERE)
    compare = _servers if wanted.server else _engines
    ratios = compare(before, after, wanted.pairs)
    table = Table(f"{after.commit()} / {before.commit()}", "median", "quartiles", f"bar: {BAR}")
    for one in ratios:
        table.add_row(*one.row())
    Console(width=110).print(table)
    keep("against: server" if wanted.server else "against: engine", ratios)


def _count(before: Checkout, after: Checkout) -> None:
    old, new = (instructions_a_move(one.place) for one in (before, after))
    Console(width=110).print(
        f"{after.commit()}: {new:,.0f} instructions a move of Blot, {before.commit()}: {old:,.0f}; "
        f"{old / new:.3f} times as fast by that count (bar: {BAR})"
    )
    keep("against: instructions", [Ratios("instructions a move", [old / new])])


def _engines(before: Checkout, after: Checkout, pairs: int) -> list[Ratios]:
    played = [(way, *one) for one in seats_played() for way in WAYS]
    contenders = [
        Contender(
            f"{name}, {seats} seats, {way}",
            [*checkout.python, "-m", "bench.ours", WAYS[way], name, str(seats), SECONDS],
        )
        for way, name, seats in played
        for checkout in (before, after)
    ]
    results = measure(contenders, pairs)
    for result in results:
        if not result.version.endswith("compiled"):
            sys.exit(f"{result.name} ran as {result.version}, not compiled")
    return [
        Ratios(new.name, [b / a for a, b in zip(old.rates, new.rates, strict=True)])
        for old, new in zip(results[::2], results[1::2], strict=True)
    ]


def _servers(before: Checkout, after: Checkout, pairs: int) -> list[Ratios]:
    bench = Bench(Path(), SERVER_SECONDS, pairs)
    turns = [[bench.turn_of(one, TABLES) for one in (before, after)] for _ in range(pairs)]
    return [
        Ratios(
            f"server, {TABLES} tables, moves a CPU second",
            [new.moves_per_cpu_second / old.moves_per_cpu_second for old, new in turns],
        ),
        Ratios(
            f"server, {TABLES} tables, moves a second",
            [new.moves_per_second / old.moves_per_second for old, new in turns],
        ),
    ]
