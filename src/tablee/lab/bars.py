"""How good the bots must be, and the command that measures it into docs/bots.md."""

from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress

from tablee.lab.match import BUDGET, BotResult, Report, match
from tablee.lab.workplace import Pool
from tablee.packs import PACKS
from tablee.packs.pack import Bar

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
    if game and game not in PACKS:
        raise typer.BadParameter(f"unknown game {game!r} (one of {', '.join(PACKS)})")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for name in [game] if game else list(PACKS):
            lines = []
            for bar in PACKS[name].bars:
                deals = max(2, round(bar.deals * effort))
                task = progress.add_task(command(name, bar), total=deals)
                bots = [bar.first] + [bar.second] * (bar.seats - 1)
                done = partial(progress.advance, task)
                report = match(name, "", bots, [budget] * bar.seats, deals, SEED, Pool(jobs), done)
                lines.append(line(bar, report))
            table = HEADINGS + "".join(lines) + f"\nBudget {budget:g} s a move, seed {SEED}.\n"
            if into is None:
                typer.echo(f"{name}\n\n{table}")
            else:
                into.write_text(put(into.read_text(encoding="utf-8"), name, table), "utf-8")


def command(game: str, bar: Bar) -> str:
    return (
        f"tablee match {game} --bots {bar.first},{bar.second} "
        f"--seats {bar.seats} --deals {bar.deals}"
    )


def line(bar: Bar, report: Report) -> str:
    row = report.rows[0]
    hits = "" if row.hits is None else f"{row.hits:.0%}"
    return (
        f"| {bar.first} against {bar.second} | {bar.seats} | {report.deals} | {row.share:.1%} "
        f"| {row.low:.1%} – {row.high:.1%} | {bar.share:.1%} | {verdict(bar, row)} "
        f"| {row.score:.1f} | {hits} | {row.median_ms:.1f} ms | {row.p99_ms:.1f} ms |\n"
    )


def verdict(bar: Bar, row: BotResult) -> str:
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
