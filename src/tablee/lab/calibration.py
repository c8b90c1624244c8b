"""How far a round carries the sides of a game apart, fitted to games that were played: the spread
by which the experts forecast, between two rounds, who will win.

    python -m tablee.lab.calibration blot --seats 4 --games 200 --jobs 2
"""

from math import log
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from tablee.core.chance import Chance, FastChance
from tablee.core.seats import Seat
from tablee.lab.home import HomeTable
from tablee.lab.match import CAP, DealtLuck
from tablee.lab.players import new_bot
from tablee.lab.reliability import Bin, bins, picture
from tablee.lab.workplace import Pool, work_through
from tablee.packs import PACKS

FORECASTS: Final = {name: pack.forecast for name, pack in PACKS.items() if pack.forecast}
SPREADS: Final = [round(1.5 * 1.08**step, 2) for step in range(46)]
"""Those that are tried, from 1.5 to about 48."""
NEVER_SURE: Final = 1e-4
"""A forecast that fails is not held against it more than so."""


class Job(msgspec.Struct, frozen=True):
    game: str
    bot: str
    seats: int
    budget: float
    seed: int
    deal: int


class Moment(msgspec.Struct):
    """Between two rounds, as one seat: by spread the forecast, and what came of the game."""

    forecasts: list[float]
    won: float


class Fit(msgspec.Struct, frozen=True):
    """`loss`: by spread, minus the logarithm of what was forecast for what happened."""

    spread: float
    loss: float
    bins: list[Bin]
    games: int
    moments: int


def watch(job: Job) -> list[Moment]:
    """One game; every moment after a round that did not end it."""
    pack = PACKS[job.game]
    luck = DealtLuck(job.seed * 1_000_003 + job.deal)
    state = pack.game.deal(job.seats, pack.game.options(), luck)
    bots = {seat: new_bot(pack, job.bot) for seat in range(job.seats)}
    wits: dict[Seat, Chance] = {
        seat: FastChance((job.seed * 1_000_003 + job.deal) * 16 + seat) for seat in bots
    }
    table = HomeTable(pack, state, bots, luck, wits, job.budget)
    table.begin(0.0)
    forecast = FORECASTS[job.game]
    found: list[list[list[float]]] = []
    rounds = forecast.rounds(table.state)
    for _ in table.ticks(CAP):
        if forecast.rounds(table.state) != rounds and table.state.outcome() is None:
            rounds = forecast.rounds(table.state)
            found.append(
                [
                    [forecast.wins(table.state, seat, s) for s in SPREADS]
                    for seat in range(job.seats)
                ]
            )
    outcome = table.state.outcome()
    if outcome is None:
        return []
    shares = [
        1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(job.seats)
    ]
    return [
        Moment(forecasts, shares[seat])
        for by_seat in found
        for seat, forecasts in enumerate(by_seat)
    ]


def fit(played: list[list[Moment]]) -> Fit:
    """The spread whose forecasts fit what happened best."""
    moments = [moment for game in played for moment in game]
    losses = [
        sum(_loss(moment.forecasts[index], moment.won) for moment in moments) / len(moments)
        for index in range(len(SPREADS))
    ]
    best = losses.index(min(losses))
    told = [(moment.forecasts[best], moment.won) for moment in moments]
    return Fit(SPREADS[best], losses[best], bins(told), len(played), len(moments))


def _loss(forecast: float, won: float) -> float:
    sure = min(1.0 - NEVER_SURE, max(NEVER_SURE, forecast))
    return -won * log(sure) - (1.0 - won) * log(1.0 - sure)


def calibrate(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(FORECASTS)}.")],
    seats: Annotated[int, typer.Option(help="How many play.")] = 2,
    games: Annotated[int, typer.Option(min=2, help="How many are played.")] = 200,
    bot: Annotated[str, typer.Option(help="Who plays them all.")] = "expert",
    budget: Annotated[float, typer.Option(help="Seconds a bot may think.")] = 0.05,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    seed: Annotated[int, typer.Option(help="Which games.")] = 1,
    into: Annotated[Path | None, typer.Option(help="A picture of it, SVG.")] = None,
) -> None:
    """Fit the spread of a game's forecasts, and show how reliable they are."""
    if game not in FORECASTS:
        raise typer.BadParameter(f"{game!r} has no forecasts (one of {', '.join(FORECASTS)})")
    work = [Job(game, bot, seats, budget, seed, deal) for deal in range(games)]
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game, total=games)
        done = work_through(Pool(jobs), watch, work, lambda _: progress.advance(task))
    found = fit(done)
    typer.echo(
        f"{game}, {seats} seats: spread {found.spread:g}, loss {found.loss:.3f} "
        f"({found.games} games of {bot}, budget {budget:g} s, {found.moments} forecasts)"
    )
    for one in found.bins:
        typer.echo(f"forecast {one.forecast:.0%}: won {one.won:.0%} of {one.count}")
    if into is not None:
        into.write_text(picture(f"{game}, {seats} seats", found.bins), encoding="utf-8")


if __name__ == "__main__":
    typer.run(calibrate)
