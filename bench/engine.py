"""`python -m bench engine PEERS`: the rules and the search beside others, in turns, in one run.

PEERS is the Python of the others' environment.
"""

import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from bench.results import keep
from bench.timing import Contender, Result, measure
from tablee.packs import GAMES

SECONDS: Final = "1.0"
HERE: Final = Path(__file__).parent
TRICKS: Final = "oh_hell(num_tricks_fixed=10)"


def _ours(way: str, name: str, seats: int) -> Contender:
    command = [sys.executable, "-m", "bench.ours", way, name, str(seats), SECONDS]
    return Contender(f"{name}, {seats} seats", command)


def seats_played() -> list[tuple[str, int]]:
    """Each game at the seats most often played."""
    return [
        (game.name, seats)
        for game in GAMES.values()
        for seats in sorted({game.seats[0], min(4, game.seats[-1])})
    ]


class Part:
    """Some contenders and what they are measured against: names of yardsticks among them."""

    def __init__(
        self, title: str, unit: str, contenders: list[Contender], yardsticks: list[str]
    ) -> None:
        self.title: Final = title
        self.unit: Final = unit
        self.contenders: Final = contenders
        self.yardsticks: Final = yardsticks

    def table(self, results: list[Result]) -> Table:
        rates = {result.name: result.rate for result in results}
        table = Table(
            self.title, f"{self.unit}/CPU s", "spread", *[f"× {name}" for name in self.yardsticks]
        )
        for result in results:
            table.add_row(
                f"{result.name} ({result.version})",
                f"{result.rate:,.0f}",
                f"± {result.spread / 2:.0%}",
                *[f"{result.rate / rates[name]:.2f}" for name in self.yardsticks],
            )
        return table


def parts(peers: str) -> list[Part]:
    spiel = [peers, str(HERE / "peers/openspiel.py")]
    rlcard = [peers, str(HERE / "peers/rlcard_games.py")]
    zoo = [peers, str(HERE / "peers/pettingzoo_games.py")]
    driven = [
        *[_ours("driven", name, seats) for name, seats in seats_played()],
        Contender("OpenSpiel oh_hell", [*spiel, "driven", "oh_hell", SECONDS]),
        Contender("OpenSpiel oh_hell, tuned loop", [*spiel, "tuned", "oh_hell", SECONDS]),
        Contender("OpenSpiel hearts", [*spiel, "driven", "hearts", SECONDS]),
        Contender("OpenSpiel gin_rummy", [*spiel, "driven", "gin_rummy", SECONDS]),
        Contender("RLCard uno", [*rlcard, "uno", SECONDS]),
        Contender("RLCard gin-rummy", [*rlcard, "gin-rummy", SECONDS]),
        Contender("PettingZoo texas_holdem_v4", [*zoo, "texas_holdem_v4", SECONDS]),
    ]
    rollouts = [
        *[_ours("rollout", name, seats) for name, seats in seats_played()],
        Contender("OpenSpiel oh_hell, C++", [*spiel, "rollouts", TRICKS, SECONDS]),
    ]
    search = [
        _ours("search", "herrlof", 3),
        Contender("OpenSpiel ISMCTS, C++", [*spiel, "ismcts", TRICKS, SECONDS]),
        Contender("OpenSpiel ISMCTS, Python", [*spiel, "ismcts_python", TRICKS, SECONDS]),
    ]
    return [
        Part(
            "random play driven from Python",
            "decisions",
            driven,
            ["OpenSpiel oh_hell", "OpenSpiel gin_rummy", "RLCard uno"],
        ),
        Part("rollouts inside the engine", "decisions", rollouts, ["OpenSpiel oh_hell, C++"]),
        Part("search", "simulations", search, ["OpenSpiel ISMCTS, C++"]),
    ]


def growth(console: Console) -> list[Result]:
    """Time per decision by quarter of a game, as ratios to its first: flat."""
    results = measure([_ours("growth", name, seats) for name, seats in seats_played()])
    table = Table("time per decision over a game", "1st quarter", "2nd", "3rd", "4th")
    for result in results:
        table.add_row(result.name, *[f"{ratio:.2f}" for ratio in result.quarters()])
    console.print(table)
    return results


def main(peers: str) -> None:
    console = Console()
    everything: dict[str, list[Result]] = {}
    for part in parts(peers):
        results = measure(part.contenders)
        console.print(part.table(results))
        everything[part.title] = results
    everything["growth"] = growth(console)
    keep("engine", everything)
