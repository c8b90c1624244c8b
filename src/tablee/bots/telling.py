"""Why one move is worse than another, in numbers: what playouts of both came to, in the mean."""

from collections.abc import Callable
from typing import Final

from tablee.bots.search import Decision
from tablee.core.chance import Chance, FastChance
from tablee.core.contract import State
from tablee.core.moves import Move

WORLDS: Final = 200
LUCK: Final = 1 << 30

Measure = Callable[[State, State], list[float]]
"""Of a world before a playout, and after it."""


def means(
    decision: Decision, moves: list[Move], measure: Measure, chance: Chance
) -> list[list[float]]:
    """By move, the means of what is measured; all moves in the same worlds, with the same luck."""
    sums: list[list[float]] = [[] for _ in moves]
    for _ in range(WORLDS):
        world = decision.world(chance)
        luck = chance.below(LUCK)
        for index, move in enumerate(moves):
            state = world.copy()
            decision.reward(state, move, FastChance(luck))
            found = measure(world, state)
            sums[index] = (
                [a + b for a, b in zip(sums[index], found, strict=True)] if sums[index] else found
            )
    return [[value / WORLDS for value in row] for row in sums]


def tenths(value: float) -> tuple[int, int]:
    """A number without its sign, as it is said: whole and tenths."""
    rounded = round(abs(value) * 10)
    return rounded // 10, rounded % 10
