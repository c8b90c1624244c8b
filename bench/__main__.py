"""`make bench`: tables of ratios, everything in one run on one machine.

`python -m bench PEERS` measures the engine, PEERS being the Python of the others' environment;
`python -m bench server` the live server.
"""

import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.results import keep
from bench.server import comparison
from bench.timing import Contender, Result, measure
from tablee.games import GAMES

SECONDS: Final = "1.0"
HERE: Final = Path(__file__).parent
YARDSTICK: Final = "OpenSpiel oh_hell"


def engine(peers: str) -> list[Contender]:
    """Random playouts driven from Python, ours at the seats most often played."""
    ours = [
        Contender(f"{game.name}, {seats} seats", [sys.executable, "-m", "bench.ours", *args])
        for game in GAMES.values()
        for seats in sorted({game.seats[0], min(4, game.seats[-1])})
        for args in [(game.name, str(seats), SECONDS)]
    ]
    spiel, rlcard = str(HERE / "peers/openspiel.py"), str(HERE / "peers/rlcard_games.py")
    return [
        *ours,
        Contender(YARDSTICK, [peers, spiel, "oh_hell", "plain", SECONDS]),
        Contender("OpenSpiel oh_hell, tuned loop", [peers, spiel, "oh_hell", "tuned", SECONDS]),
        Contender("OpenSpiel gin_rummy", [peers, spiel, "gin_rummy", "plain", SECONDS]),
        Contender("RLCard uno", [peers, rlcard, "uno", SECONDS]),
    ]


def table_of(results: list[Result]) -> Table:
    yardstick = next(result.rate for result in results if result.name == YARDSTICK)
    table = Table("random playouts from Python", "decisions/CPU s", "spread", f"× {YARDSTICK}")
    for result in results:
        table.add_row(
            f"{result.name} ({result.version})",
            f"{result.rate:,.0f}",
            f"± {result.spread / 2:.0%}",
            f"{result.rate / yardstick:.2f}",
        )
    return table


def main() -> None:
    if sys.argv[1:2] == ["server"]:
        comparison.main(sys.argv[2:])
        return
    results = measure(engine(sys.argv[1]))
    Console().print(table_of(results))
    keep("engine", results)


if __name__ == "__main__":
    main()
