"""`tablee check-game`."""

from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from tablee.commands.asking import AsJson, console, pack_of
from tablee.lab.laws.catalogue import LAWS
from tablee.lab.laws.checking import Finding, Trouble
from tablee.lab.laws.checking import check_game as check
from tablee.packs.filling import fill

LARGEST_SEED: Final = 10**9


def check_game(
    name: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option(min=1, help="Random games a law and variant.")] = 1,
    seed: Annotated[int, typer.Option(min=0, max=LARGEST_SEED, help="Of those games.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Try the laws every game obeys on an installed game, your own or another's.

    Exit code 1: a law is broken; 2: there is no such game, or it cannot be loaded.
    """
    pack = pack_of(name)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(f"{name}, {len(LAWS)} laws", total=games * len(LAWS))
        found = check(pack, games, seed, lambda done: progress.advance(bar, done))
    broken = sum(one.trouble is not None for one in found)
    if as_json:
        console.print_json(msgspec.json.encode(found).decode())
    else:
        for one in found:
            _show(one)
        _sum_up(name, len(found), broken)
    raise typer.Exit(1 if broken else 0)


def _show(finding: Finding) -> None:
    looked = f"{finding.checked:,} {finding.counts}"
    if finding.trouble is not None:
        _line(f"BROKEN  {finding.law} (after {looked})", style="red")
        _explain(finding.trouble)
    elif finding.checked:
        _line(f"holds   {finding.law} ({looked})")
    else:
        _line(f"–       {finding.law} (nothing to try it on)", style="dim")


def _explain(trouble: Trouble) -> None:
    where = f" ({trouble.variant})" if trouble.variant else ""
    _line(f"        wrong: {trouble.what}")
    if trouble.position:
        _line(f"        where: {trouble.position}{where}")
    _line(f"        to do: {trouble.advice}")


def _sum_up(name: str, tried: int, broken: int) -> None:
    counts = {"tried": tried, "broken": broken}
    text = "{tried|# law|# laws} tried, {broken|# broken|# broken}"
    untried = len(LAWS) - tried
    more = f"; the other {untried} need this one first" if untried else ""
    _line(f"{name}: {fill(text, counts, 'en')}{more}")


def _line(text: str, style: str = "") -> None:
    console.print(text, style=style, highlight=False, markup=False, soft_wrap=True)
