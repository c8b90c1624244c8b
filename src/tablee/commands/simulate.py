"""`tablee simulate`."""

import json
from typing import Annotated

import typer

from tablee.commands.asking import (
    AsJson,
    Pairs,
    Seats,
    console,
    fail,
    options_of,
    pack_of,
    seats_of,
)
from tablee.commands.working import Jobs, On, at_work
from tablee.core.chance import FastChance
from tablee.core.notation import NotationError
from tablee.core.seats import seat_text
from tablee.lab.simulate import Tally
from tablee.lab.simulate import simulate as run


def simulate(
    game: str,
    seats: Seats = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: int = 1,
    jobs: Jobs = None,
    on: On = "",
    option: Pairs = None,
    as_json: AsJson = False,
) -> None:
    """Play many random games: speed, length, scores, win share per seat."""
    pack = pack_of(game)
    chosen, options = pack.game, options_of(pack, option)
    count = seats_of(pack, options, seats)
    try:
        chosen.deal(count, options, FastChance(0))
    except NotationError as error:
        fail(str(error))
    with at_work(f"{chosen.name}, {count} seats", games, "games", on, jobs) as work:
        tally = run(chosen.name, count, options.text(), games, seed, work.place, work.advance)
    report = _simulation_report(tally)
    if as_json:
        console.print_json(json.dumps(report))
    else:
        for key, value in report.items():
            console.print(f"{key:>16}  {value}", highlight=False)
    work.finish(tally.games)


def _simulation_report(tally: Tally) -> dict[str, object]:
    seconds = max(tally.seconds, 1e-9)
    report: dict[str, object] = {
        "games": tally.games,
        "games/s": round(tally.games / seconds, 1),
        "decisions/s": round(tally.decisions / seconds),
        "length": f"{tally.shortest}–{tally.longest}, "
        f"mean {tally.decisions / max(tally.games, 1):.1f}",
        "stopped at cap": tally.capped,
    }
    for seat, wins in enumerate(tally.wins):
        scores = sorted(row[seat] for row in tally.scores)
        if scores:
            report[f"{seat_text(seat)} win share"] = f"{wins / tally.games:.1%}"
            report[f"{seat_text(seat)} score"] = (
                f"{scores[0]}…{scores[len(scores) // 2]}…{scores[-1]} (least, median, most)"
            )
    return report
