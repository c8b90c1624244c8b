"""`tablee study`."""

import shlex
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from tablee.commands.asking import (
    AsJson,
    Pairs,
    Seats,
    check_level,
    console,
    fail,
    options_of,
    pack_of,
    seats_of,
)
from tablee.commands.working import Jobs, On, at_work
from tablee.core.chance import FastChance
from tablee.core.notation import NotationError
from tablee.lab.study import picture
from tablee.lab.study.charts import said
from tablee.lab.study.measures import MEASURES
from tablee.lab.study.page import page as made_page
from tablee.lab.study.plan import Variant, label_of, read_varied
from tablee.lab.study.study import Plan, Study
from tablee.lab.study.study import study as run
from tablee.packs import Pack


def study(
    game: str,
    vary: Annotated[
        list[str], typer.Option(help="option=a,b,c (or a|b, if values have commas); repeatable.")
    ],
    option: Pairs = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=2, help="How many of each variant.")] = 100,
    bots: Annotated[str, typer.Option(help="Their level.")] = "regular",
    budget: Annotated[float, typer.Option(min=0.0, help="Seconds a bot may think.")] = 0.05,
    decisions: Annotated[
        int, typer.Option(min=0, max=50, help="How many of a game are tried whether they matter.")
    ] = 1,
    playouts: Annotated[
        int, typer.Option(min=2, max=1000, help="Pairs of playouts for each of them.")
    ] = 40,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    page: Annotated[Path | None, typer.Option(help="Write a page for the browser.")] = None,
    png: Annotated[Path | None, typer.Option(help="Draw a picture.")] = None,
    jobs: Jobs = None,
    on: On = "",
    as_json: AsJson = False,
) -> None:
    """What a rule change does: length, seats, spread, decisions, leaders, with plots."""
    pack = pack_of(game)
    check_level(bots)
    variants = _variants(pack, vary, option, seats)
    _check_files(page, png)
    plan = Plan(
        game=game,
        level=bots,
        budget=budget,
        games=games,
        seed=seed,
        decisions=decisions,
        playouts=playouts,
    )
    total = games * len(variants)
    with at_work(f"{game}, {len(variants)} variants", total, "games", on, jobs) as work:
        found = run(plan, variants, work.place, work.advance)
    if as_json:
        console.print_json(msgspec.json.encode(found).decode())
    else:
        _show(found)
    title = f"{pack.about.title['en']}: {', '.join(text.partition('=')[0] for text in vary)}"
    if page is not None:
        page.write_text(made_page(found, title, _command(plan, vary, option, seats)), "utf-8")
    if png is not None:
        picture.draw(found, title, png)
    work.finish(found.games)


def _command(plan: Plan, vary: list[str], option: list[str] | None, seats: int | None) -> str:
    """What gives the same numbers again, wherever it is worked."""
    words = ["tablee", "study", plan.game]
    words += [word for text in vary for word in ("--vary", text)]
    words += [word for text in option or [] for word in ("--option", text)]
    words += [] if seats is None else ["--seats", str(seats)]
    words += ["--games", str(plan.games), "--bots", plan.level, "--budget", f"{plan.budget:g}"]
    words += ["--decisions", str(plan.decisions), "--playouts", str(plan.playouts)]
    return shlex.join([*words, "--seed", str(plan.seed)])


def _variants(
    pack: Pack, vary: list[str], option: list[str] | None, seats: int | None
) -> list[Variant]:
    try:
        combinations = read_varied(vary)
    except NotationError as error:
        fail(str(error))
    fixed = {text.partition("=")[0] for text in option or []}
    for name in sorted(fixed & combinations[0].keys()):
        fail(f"{name!r} is varied: leave it out of --option")
    variants = []
    for combination in combinations:
        pairs = [*(option or []), *(f"{name}={value}" for name, value in combination.items())]
        options = options_of(pack, pairs)
        count = seats_of(pack, options, seats)
        try:
            pack.game.deal(count, options, FastChance(0))
        except NotationError as error:
            fail(f"{label_of(combination)}: {error}")
        variants.append(Variant(label_of(combination), count, options.text()))
    return variants


def _check_files(page: Path | None, png: Path | None) -> None:
    """Before the work, not after it."""
    for path in (page, png):
        if path is not None and (path.is_dir() or not path.absolute().parent.is_dir()):
            fail(f"{path}: cannot be written (no such folder, or one itself)")
    if png is not None:
        try:
            picture.check()
        except picture.NoPictures as error:
            fail(str(error))


def _show(study: Study) -> None:
    for variant in study.variants:
        table = Table(title=variant.label, title_justify="left", box=None, pad_edge=False)
        for name in ("measure", "mean (95 %)", "change since the first (95 %)"):
            table.add_column(name)
        for name, measure in MEASURES.items():
            value, change = variant.measures.get(name), variant.changes.get(name)
            if value is not None:
                since = "" if change is None else said(change) + " *" * change.excludes_zero
                table.add_row(f"{measure.title}, {measure.unit}", said(value), since)
        for number, share in enumerate(variant.shares, start=1):
            table.add_row(f"Wins of seat {number} from the first", said(share), "")
        table.add_row("Games", f"{variant.games}, {variant.capped} stopped at the cap", "")
        console.print(table, highlight=False)
        console.print()
    console.print("*: its interval excludes 0; one in twenty does by chance", style="dim")
