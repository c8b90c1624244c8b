"""How good the bots must be, and the command that measures it into docs/bots.md."""

from functools import partial
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from tablee.games import GAMES
from tablee.lab.match import Report, Row, match
from tablee.lab.match_cli import BUDGET


class Bar(msgspec.Struct, frozen=True):
    """The first bot, among the second, wins at least `least` of its games (× the fair share)."""

    game: str
    first: str
    second: str
    seats: int
    least: float
    deals: int

    @property
    def share(self) -> float:
        return self.least / self.seats

    @property
    def command(self) -> str:
        return (
            f"tablee match {self.game} --bots {self.first},{self.second} "
            f"--seats {self.seats} --deals {self.deals}"
        )


def _ladder(game: str, seats: int, least: float, searched: int, deals: int) -> list[Bar]:
    """Expert against regular and regular against novice; as many deals as the difference needs."""
    return [
        Bar(game, "expert", "regular", seats, least, searched),
        Bar(game, "regular", "novice", seats, least, deals),
    ]


BARS: Final = [
    *_ladder("herrlof", 2, 1.24, 20, 160),
    Bar("herrlof", "novice", "random", 2, 1.5, 160),
    *_ladder("blot", 2, 1.2, 20, 160),
    *_ladder("blot", 4, 1.3, 10, 240),
    Bar("blot", "novice", "random", 2, 1.5, 80),
    *_ladder("bloops", 2, 1.16, 480, 240),
    *_ladder("bloops", 4, 1.3, 120, 120),
    Bar("bloops", "novice", "random", 2, 1.5, 80),
    *_ladder("bla5t", 2, 1.16, 30, 240),
    *_ladder("bla5t", 4, 1.3, 15, 120),
    Bar("bla5t", "novice", "random", 2, 1.5, 80),
    *_ladder("blitz", 4, 1.3, 15, 120),
    Bar("blitz", "novice", "random", 4, 1.3, 40),
]

SEED: Final = 1
HEADINGS: Final = (
    "| match | seats | deals | win share | 95 % | bar | | score | predictions | median | p99 |\n"
    "|---|--:|--:|--:|--:|--:|---|--:|--:|--:|--:|\n"
)


def measure(
    game: Annotated[str, typer.Argument(help="One game; all of them if left out.")] = "",
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    budget: Annotated[float, typer.Option(help="Seconds a bot may think.")] = BUDGET,
    effort: Annotated[float, typer.Option(help="How many times the usual number of deals.")] = 1.0,
    into: Annotated[Path | None, typer.Option(help="A page with a place for the tables.")] = None,
) -> None:
    """Measure the bots against their bars; print the tables, or write them into a page."""
    if game and game not in GAMES:
        raise typer.BadParameter(f"unknown game {game!r} (one of {', '.join(GAMES)})")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for name in [game] if game else list(GAMES):
            lines = []
            for bar in [bar for bar in BARS if bar.game == name]:
                deals = max(2, round(bar.deals * effort))
                task = progress.add_task(bar.command, total=deals)
                bots = [bar.first] + [bar.second] * (bar.seats - 1)
                done = partial(progress.advance, task)
                report = match(name, "", bots, deals, SEED, budget, jobs, done)
                lines.append(line(bar, report))
            table = HEADINGS + "".join(lines) + f"\nBudget {budget:g} s a move, seed {SEED}.\n"
            if into is None:
                typer.echo(f"{name}\n\n{table}")
            else:
                into.write_text(put(into.read_text(encoding="utf-8"), name, table), "utf-8")


def line(bar: Bar, report: Report) -> str:
    row = report.rows[0]
    hits = "" if row.hits is None else f"{row.hits:.0%}"
    return (
        f"| {bar.first} against {bar.second} | {bar.seats} | {report.deals} | {row.share:.1%} "
        f"| {row.low:.1%} – {row.high:.1%} | {bar.share:.1%} | {verdict(bar, row)} "
        f"| {row.score:.1f} | {hits} | {row.median_ms:.1f} ms | {row.p99_ms:.1f} ms |\n"
    )


def verdict(bar: Bar, row: Row) -> str:
    if row.low >= bar.share:
        return "reached"
    return "missed" if row.high < bar.share else "in doubt"


def put(page: str, game: str, table: str) -> str:
    """The page with the game's table between its two marks."""
    begin, end = f"<!-- {game} -->\n", f"<!-- end of {game} -->"
    before, mark, rest = page.partition(begin)
    _, closing, after = rest.partition(end)
    if not mark or not closing:
        raise typer.BadParameter(f"the page has no place for {game}: {begin.strip()} … {end}")
    return before + begin + table + end + after


if __name__ == "__main__":
    typer.run(measure)
