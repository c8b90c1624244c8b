"""One game of a study, and what is measured of it."""

from typing import Final

import msgspec

from tablee.core.chance import Chance, FastChance
from tablee.lab.study.decisions import Decision, Trial, tried
from tablee.lab.study.plan import Job
from tablee.lab.study.watching import WatchedGame


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """`wins`: shares, by how many seats after the one that began. `lead_changes` is None where a
    game has no standing before its end."""

    variant: int
    number: int
    is_over: bool
    moves: int
    seconds: float
    wins: list[float]
    spread: int
    lead_changes: int | None
    trials: list[Trial]


class Reservoir:
    """Some of the decisions of a game, each as likely as the others."""

    def __init__(self, size: int, chance: Chance) -> None:
        self._size: Final = size
        self._chance: Final = chance
        self._seen = 0
        self.kept: Final[list[Decision]] = []

    def offer(self, decision: Decision) -> None:
        self._seen += 1
        if len(self.kept) < self._size:
            self.kept.append(decision)
        elif (place := self._chance.below(self._seen)) < self._size:
            self.kept[place] = decision


def play(job: Job) -> Played:
    game = WatchedGame(job)
    sample = Reservoir(job.decisions, FastChance(job.key * 16 + 15))
    for decision in game.decisions():
        sample.offer(decision)
    outcome, lines = game.table.state.outcome(), game.table.lines
    winners = [] if outcome is None else outcome.winners
    shares = [0.0] * job.seats
    for seat in winners:
        shares[(seat - (game.first or 0)) % job.seats] += 1 / len(winners)
    return Played(
        variant=job.variant,
        number=job.number,
        is_over=outcome is not None,
        moves=sum(seat is not None for seat, _, _ in lines),
        seconds=lines[-1][1],
        wins=shares,
        spread=0 if outcome is None else max(outcome.scores) - min(outcome.scores),
        lead_changes=game.lead.changes,
        trials=[
            tried(game.pack, decision, job, FastChance((job.key * 16 + 14) * 64 + number))
            for number, decision in enumerate(sample.kept)
        ],
    )
