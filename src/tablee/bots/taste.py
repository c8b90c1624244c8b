"""Choosing among near-equals, so that nobody plays the same game twice."""

from math import exp
from typing import Final

from tablee.core.chance import Chance

_STEPS: Final = 1 << 24


def soft_pick(values: list[float], warmth: float, chance: Chance) -> int:
    """An index, the higher its value the likelier.

    An option `warmth` below the best is chosen e times more rarely than it; with no warmth at all
    the best ones share.
    """
    best = max(values)
    if warmth <= 0.0:
        weights = [1.0 if value == best else 0.0 for value in values]
    else:
        weights = [exp((value - best) / warmth) for value in values]
    target = unit(chance) * sum(weights)
    for index, weight in enumerate(weights):
        target -= weight
        if target < 0.0:
            return index
    return values.index(best)  # rounding left nothing


def near_best(values: list[float], warmth: float, reach: float, chance: Chance) -> int:
    """As `soft_pick`, but nothing more than `reach` below the best."""
    best = max(values)
    near = [index for index, value in enumerate(values) if value >= best - reach]
    return near[soft_pick([values[index] for index in near], warmth, chance)]


def unit(chance: Chance) -> float:
    """At least 0, below 1."""
    return chance.below(_STEPS) / _STEPS


def pause(chance: Chance, least: float, most: float) -> float:
    """Seconds a person takes; says nothing about the cards."""
    return least + (most - least) * unit(chance)
