"""`tablee words`: checks the decks and measures the judge."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from tablee.words.check import check as check_decks
from tablee.words.fresh import measure_fresh
from tablee.words.rates import Rates, measure
from tablee.words.themes import languages

app = typer.Typer(name="words", help="The words of Blitz!", no_args_is_help=True)

Languages = Annotated[list[str] | None, typer.Argument(help="Language codes; all if none.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


@app.command()
def check(codes: Languages = None, as_json: AsJson = False) -> None:
    """Check the theme decks; exit code 1 if anything is found."""
    raise typer.Exit(report(_chosen(codes), as_json=as_json))


@app.command()
def rates(codes: Languages = None, as_json: AsJson = False) -> None:
    """Measure the judge on the hand-written pairs."""
    measured = [measure(code) for code in _chosen(codes)]
    console = Console()
    if as_json:
        console.print_json(json.dumps([asdict(rate) for rate in measured]))
    else:
        console.print(_rates_table(measured))


@app.command()
def fresh(codes: Languages = None, as_json: AsJson = False) -> None:
    """Measure the lists on answers written before they were opened."""
    measured = [measure_fresh(code) for code in _chosen(codes)]
    console = Console()
    if as_json:
        console.print_json(json.dumps([asdict(one) for one in measured]))
        return
    table = Table("", *(one.language for one in measured))
    table.add_row("themes", *(str(one.themes) for one in measured))
    table.add_row("right ones unknown", *(_of(one.unknown, one.right) for one in measured))
    table.add_row("wrong ones known", *(_of(one.accepted, one.wrong) for one in measured))
    console.print(table)
    for text in (text for one in measured for text in (*one.unknown, *one.accepted)):
        console.print(text, markup=False, highlight=False)


def _of(found: list[str], all_: int) -> str:
    return f"{len(found)} of {all_} ({len(found) / max(1, all_):.1%})"


def report(codes: list[str], *, as_json: bool) -> int:
    """Prints what is wrong with the decks; returns the exit code."""
    findings = check_decks(codes)
    console = Console()
    if as_json:
        console.print_json(json.dumps([asdict(finding) for finding in findings]))
    elif not findings:
        console.print(f"[green]No findings[/] in {', '.join(codes) or 'no language'}.")
    else:
        for finding in findings:
            console.print(str(finding), markup=False, highlight=False, soft_wrap=True)
        count = "1 finding" if len(findings) == 1 else f"{len(findings)} findings"
        console.print(f"[red]{count}[/]")
    return 1 if findings else 0


def _chosen(codes: list[str] | None) -> list[str]:
    found = languages()
    if unknown := set(codes or ()) - set(found):
        raise typer.BadParameter(f"no decks for {', '.join(sorted(unknown))}")
    return codes or found


def _rates_table(measured: list[Rates]) -> Table:
    table = Table("", *(rate.language for rate in measured))
    rows = {
        "pairs": [str(rate.pairs) for rate in measured],
        "false accept": [f"{rate.false_accept:.1%}" for rate in measured],
        "false refuse": [f"{rate.false_refuse:.1%}" for rate in measured],
        "needless vote": [f"{rate.needless_vote:.1%}" for rate in measured],
        "median verdict": [f"{rate.microseconds:.0f} µs" for rate in measured],
    }
    for title, cells in rows.items():
        table.add_row(title, *cells)
    return table
