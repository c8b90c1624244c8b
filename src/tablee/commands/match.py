"""`tablee match`."""

from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from tablee.commands.working import Jobs, On, at_work
from tablee.core.chance import FastChance
from tablee.core.notation import NotationError
from tablee.core.options import Options, new_options
from tablee.lab.match import BUDGET, LAST_SEED, Report
from tablee.lab.match import match as run_match
from tablee.lab.players import new_bot
from tablee.packs import GAMES, PACKS
from tablee.packs.filling import fill

BOTS: Final = (
    "Levels by seat, kept ones (expert@1), yours (module:Class) or OpenSpiel's search "
    "(openspiel:ismcts:100); "
    "the last fills the table."
)
BUDGETS: Final = "Seconds a bot may think; by bot, if they differ: 0.4,2."


def match(
    game: Annotated[str, typer.Argument(help="Which game.")],
    bots: Annotated[str, typer.Option(help=BOTS)],
    deals: Annotated[int, typer.Option(min=1, help="How many different deals.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    jobs: Jobs = None,
    on: On = "",
    seed: Annotated[int, typer.Option(max=LAST_SEED)] = 1,
    budget: Annotated[str, typer.Option(help=BUDGETS)] = str(BUDGET),
    option: Annotated[list[str] | None, typer.Option(help="name=value; repeatable.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Bots against each other on duplicate deals: each deal is replayed with seats rotated."""
    options = read_options(game, option)
    names = seat_bots(game, options, bots, seats)
    budgets = read_budgets(budget, len(names))
    console = Console()
    with at_work(f"{game}: {', '.join(names)}", deals, "deals", on, jobs) as work:
        report = run_match(
            game, options.text(), names, budgets, deals, seed, work.place, work.advance
        )
    if as_json:
        console.print_json(msgspec.json.encode(report).decode())
    else:
        show(report, console)
    work.finish(report.deals)


def seat_bots(game: str, options: Options, bots: str, seats: int | None) -> list[str]:
    names = [name.strip() for name in bots.split(",")]
    try:
        for name in names:
            new_bot(PACKS[game], name)
        count = GAMES[game].seats_for(options, seats)
        count = max(len(names), count) if seats is None else count
        GAMES[game].deal(count, options, FastChance(0))
    except NotationError as error:
        raise typer.BadParameter(str(error)) from error
    if count < len(names):
        raise typer.BadParameter(f"{len(names)} bots for {count} seats")
    return names + [names[-1]] * (count - len(names))


def read_budgets(text: str, seats: int) -> list[float]:
    """The last one holds for all that follow."""
    try:
        budgets = [float(part) for part in text.split(",")]
    except ValueError:
        raise typer.BadParameter(f"{text!r} is no seconds: write 0.4, or 0.4,2") from None
    if len(budgets) > seats or min(budgets) < 0.0:
        raise typer.BadParameter(f"{text}: at most {seats} budgets, none below 0")
    return budgets + [budgets[-1]] * (seats - len(budgets))


def read_options(game: str, pairs: list[str] | None) -> Options:
    if game not in GAMES:
        raise typer.BadParameter(f"unknown game {game!r} (one of {', '.join(GAMES)})")
    values = dict(pair.partition("=")[::2] for pair in pairs or [])
    try:
        options = new_options(GAMES[game].options, values)
        PACKS[game].check_options(options)
    except NotationError as error:
        raise typer.BadParameter(str(error)) from error
    return options


def show(report: Report, console: Console) -> None:
    table = Table(box=None)
    for column in headings(report):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for cells in lines(report):
        table.add_row(*cells)
    console.print(table)
    capped = f", {report.capped} stopped at the cap" if report.capped else ""
    counts = {"deals": report.deals, "games": report.games}
    played = fill("{deals|# deal|# deals}, {games|# game|# games}", counts, "en")
    fair = f"fair share {report.rows[0].fair:.1%}"
    console.print(f"{played}{capped}; {fair}", highlight=False)
    taken = ", ".join(f"{row.bot} {row.seconds:.2f} s" for row in report.rows)
    console.print(f"processor time a deal: {taken}", highlight=False)


def headings(report: Report) -> list[str]:
    names = ["bot", "seats", "win share", "95 %", "× fair", "score", "median", "p99"]
    return names + (["predictions"] if report.rows[0].hits is not None else [])


def lines(report: Report) -> list[list[str]]:
    rows = []
    for row in report.rows:
        cells = [
            row.bot,
            str(row.seats),
            f"{row.share:.1%}",
            f"{row.low:.1%}–{row.high:.1%}",
            f"{row.share / row.fair:.2f}",
            f"{row.score:.1f}",
            f"{row.median_ms:.1f} ms",
            f"{row.p99_ms:.1f} ms",
        ]
        rows.append(cells + ([] if row.hits is None else [f"{row.hits:.0%}"]))
    return rows
