"""`tablee trial`."""

from pathlib import Path
from typing import Annotated, Final

import typer

from tablee.commands.asking import fail
from tablee.commands.working import INTERRUPTED, Jobs, On, at_work
from tablee.core.notation import NotationError
from tablee.lab.stopping import MOST, NOT_STRONGER, STRONGER, Verdict
from tablee.lab.trial import Heading, Sums, go_on, heading
from tablee.packs import PACKS
from tablee.packs.pack import Trial

FAIR: Final = 1.05
"""A side that took more processor time than that many times the other's has not won by strength."""


def trial(
    game: Annotated[str, typer.Argument(help="Which game.")],
    opponent: Annotated[str, typer.Argument(help="Whom the expert plays, such as expert@1.")],
    into: Annotated[Path, typer.Option(help="The file of its deals; one there is gone on with.")],
    attempt: Annotated[int, typer.Option(min=1, help="Each attempt has deals of its own.")] = 1,
    jobs: Jobs = None,
    on: On = "",
) -> None:
    """Is the expert stronger than another bot? A match that stops by a rule fixed beforehand."""
    found = _trial(game, opponent)
    try:
        head = heading(game, found, attempt)
        with at_work(f"{game}: expert, {opponent}", MOST, "deals", on, jobs) as work:
            sums = go_on(head, into, work.place, work.advance)
    except NotationError as error:
        fail(str(error))
    if not sums.tally.deals:
        raise typer.Exit(INTERRUPTED)
    for line in lines(head, sums):
        typer.echo(line)
    if sums.tally.verdict is None:
        raise typer.Exit(INTERRUPTED)


def _trial(game: str, opponent: str) -> Trial:
    if game not in PACKS:
        raise typer.BadParameter(f"unknown game {game!r} (one of {', '.join(PACKS)})")
    trials = {trial.opponent: trial for trial in PACKS[game].trials}
    if opponent not in trials:
        known = f"one of {', '.join(trials)}" if trials else f"{game} has none"
        raise typer.BadParameter(f"no trial against {opponent!r} ({known})")
    return trials[opponent]


def lines(head: Heading, sums: Sums) -> list[str]:
    tally = sums.tally
    low, high = max(0.0, tally.share - tally.margin), min(1.0, tally.share + tally.margin)
    said = "unfinished" if tally.verdict is None else tally.verdict.value
    capped = f", {sums.capped} games stopped at the cap" if sums.capped else ""
    ratio = sums.seconds[0] / sums.seconds[1] if sums.seconds[1] else 0.0
    hoped = f"hoped for {tally.hoped:.0%}"
    limits = f"not stronger {NOT_STRONGER:+.2f}, stronger {STRONGER:+.2f}"
    told = [
        f"{head.game}: {head.bots[0]} against {head.bots[1]}: {said}",
        f"win share {tally.share:.1%} ({low:.1%}–{high:.1%}) of {tally.deals} deals{capped}",
        f"{hoped}; weight {tally.weight:+.2f} ({limits})",
    ]
    for bot, name in enumerate(head.bots):
        pace = 1000 * sums.seconds[bot] / max(1, sums.moves[bot])
        told.append(
            f"{name}: budget {head.budgets[bot]:g} s; {sums.seconds[bot]:.0f} s of processor time, "
            f"{pace:.1f} ms a question"
        )
    if tally.verdict is Verdict.STRONGER and ratio > FAIR:
        told.append(f"but with {ratio:.2f} times the other's processor time: that proves nothing")
    return told
