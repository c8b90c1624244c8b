"""What the games of a variant say: each measure with its 95 % interval, and how it changed."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

import msgspec

from tablee.lab.match import NORMAL_95
from tablee.lab.study.decisions import FALSE_ALARMS, corrected
from tablee.lab.study.playing import Played


class Estimate(msgspec.Struct, frozen=True):
    """`low` and `high`: the 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def excludes_zero(self) -> bool:
        return self.low > 0 or self.high < 0

    def mapped(self, change: Callable[[float], float]) -> "Estimate":
        return Estimate(change(self.value), change(self.low), change(self.high))


class Measure(msgspec.Struct, frozen=True, kw_only=True):
    """`of`: a number a game, None where it says nothing. `bounds`: between what it lies. `shown`:
    what is shown of the mean of these numbers, and `slope` how fast that grows with it; None: not
    evenly, so that no change is told."""

    title: str
    unit: str
    of: Callable[[Played], float | None]
    bounds: Callable[[Played], tuple[float, float]] | None = None
    shown: Callable[[float], float] = float
    slope: float | None = 1.0


def _per_trial(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


MEASURES: Final = {
    "moves": Measure(title="Length", unit="moves", of=lambda game: game.moves),
    "minutes": Measure(title="Time", unit="minutes", of=lambda game: game.seconds / 60),
    "advantage": Measure(
        title="Advantage of beginning",
        unit="wins a game beyond a fair share",
        of=lambda game: game.wins[0] - 1 / len(game.wins),
        bounds=lambda game: (-1 / len(game.wins), 1 - 1 / len(game.wins)),
    ),
    "spread": Measure(title="Spread", unit="points", of=lambda game: game.spread),
    "lead_changes": Measure(
        title="Leader changes", unit="a game", of=lambda game: game.lead_changes
    ),
    "decisions": Measure(
        title="Decisions that matter",
        unit="share of decisions, at least",
        of=lambda game: _per_trial([float(trial.matters) for trial in game.trials]),
        bounds=lambda _: (0.0, 1.0),
        shown=corrected,
        slope=1 / (1 - FALSE_ALARMS),
    ),
    "weight": Measure(
        title="Weight of a decision",
        unit="of a win",
        of=lambda game: _per_trial([trial.square for trial in game.trials]),
        shown=lambda mean: sqrt(max(0.0, mean)),
        slope=None,
    ),
}
"""docs/study.md defines each of them."""


def mean_of(values: Sequence[float], bounds: tuple[float, float] | None = None) -> Estimate:
    """With bounds two more values are imagined, one at each end, so that few never look certain."""
    mean = sum(values) / len(values)
    padded = [*values, *(bounds or ())]
    if len(padded) < 2:
        return Estimate(mean, float("-inf"), float("inf"))
    middle = sum(padded) / len(padded)
    deviation = sqrt(sum((value - middle) ** 2 for value in padded) / (len(padded) - 1))
    margin = NORMAL_95 * deviation / sqrt(len(padded))
    low, high = min(mean, middle - margin), max(mean, middle + margin)
    return (
        Estimate(mean, low, high) if bounds is None else _within(Estimate(mean, low, high), bounds)
    )


def _within(found: Estimate, bounds: tuple[float, float]) -> Estimate:
    return Estimate(found.value, max(bounds[0], found.low), min(bounds[1], found.high))


def measured(measure: Measure, games: Sequence[Played]) -> Estimate | None:
    """None: none of the games says anything about it."""
    values = [value for game in games if (value := measure.of(game)) is not None]
    if not values:
        return None
    bounds = measure.bounds(games[0]) if measure.bounds is not None else None
    return mean_of(values, bounds).mapped(measure.shown)


def changed(measure: Measure, games: Sequence[Played], others: Sequence[Played]) -> Estimate | None:
    """How much more it is than in the other games; those of one number have the same luck."""
    by_number = {game.number: measure.of(game) for game in others}
    differences = [
        value - other
        for game in games
        if (value := measure.of(game)) is not None
        and (other := by_number.get(game.number)) is not None
    ]
    slope = measure.slope
    if slope is None or not differences:
        return None
    bounds = None
    if measure.bounds is not None:
        least, most = measure.bounds(games[0])
        bounds = (least - most, most - least)
    return mean_of(differences, bounds).mapped(lambda part: part * slope)
