"""Many random games at once: how long they are, how fast they run, who wins."""

import time
from collections.abc import Callable
from typing import Final

import msgspec

from tablee.core.chance import FastChance
from tablee.core.options import read_options
from tablee.core.random_play import CAP, rollout
from tablee.lab.workplace import Workplace, work_through
from tablee.packs import GAMES

BATCH: Final = 50


class Job(msgspec.Struct, frozen=True):
    """Some games, as text, so that it can travel to another process."""

    game: str
    seats: int
    options: str
    first: int
    games: int
    seed: int


class Tally(msgspec.Struct):
    """What came of some games. A win shared by two seats counts a half for each."""

    games: int = 0
    capped: int = 0
    decisions: int = 0
    shortest: int = 0
    longest: int = 0
    seconds: float = 0.0
    wins: list[float] = []
    scores: list[list[int]] = []

    def add(self, other: "Tally") -> None:
        self.shortest = min(self.shortest or other.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.capped += other.capped
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * 9, other.wins, strict=False)]
        self.scores += other.scores


def run(job: Job) -> Tally:
    game = GAMES[job.game]
    options = read_options(game.options, job.options)
    tally = Tally(wins=[0.0] * job.seats)
    for number in range(job.first, job.first + job.games):
        chance = FastChance(job.seed * 1_000_003 + number)
        began = time.process_time()
        state = game.deal(job.seats, options, chance)
        moves = rollout(game, state, chance)
        tally.seconds += time.process_time() - began
        tally.games += 1
        tally.decisions += moves
        tally.shortest = min(tally.shortest or moves, moves)
        tally.longest = max(tally.longest, moves)
        outcome = state.outcome()
        if outcome is None:
            assert moves == CAP
            tally.capped += 1
            continue
        tally.scores.append(list(outcome.scores))
        for seat in outcome.winners:
            tally.wins[seat] += 1 / len(outcome.winners)
    return tally


def simulate(
    game: str,
    seats: int,
    options: str,
    games: int,
    seed: int,
    place: Workplace,
    progress: Callable[[int], None],
) -> Tally:
    """`progress` is told how many more games are done."""
    batches = [
        Job(game, seats, options, first, min(BATCH, games - first), seed)
        for first in range(0, games, BATCH)
    ]
    total = Tally()
    for part in work_through(place, run, batches, lambda batch: progress(batch.games)):
        total.add(part)
    return total
