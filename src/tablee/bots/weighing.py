"""How good each move of a decision is, by the expert's reckoning: from a view, never from what it
hides.

Unlike a search, which is over when it knows a move, a weighing goes on as long as somebody wants it
to be surer, and says how sure it is.
"""

from math import sqrt
from typing import Final, NamedTuple

from tablee.bots.search import Decision
from tablee.core.chance import Chance, FastChance
from tablee.core.moves import Move

LUCK: Final = 1 << 30


class Weight(NamedTuple):
    """`chance`: to win the game, from 0 to 1; `behind`: how much less than the best move's, in the
    same worlds. Each with the standard error of its mean."""

    move: Move
    chance: float
    error: float
    behind: float
    behind_error: float


class Weighing:
    """Moves tried in the same imagined worlds, with the same luck; their rewards are chances to
    win."""

    def __init__(self, decision: Decision, moves: list[Move]) -> None:
        self.moves: Final = moves
        self._decision: Final = decision
        self._rewards: Final[list[list[float]]] = [[] for _ in moves]
        self._alive: list[int] = list(range(len(moves)))

    def add(self, worlds: int, chance: Chance) -> None:
        """So many worlds more."""
        for _ in range(worlds):
            world = self._decision.world(chance)
            luck = chance.below(LUCK)
            for index in self._alive:
                reward = self._decision.reward(world.copy(), self.moves[index], FastChance(luck))
                self._rewards[index].append(reward)

    def keep(self, moves: list[Move]) -> None:
        """Only these are tried in the worlds to come."""
        self._alive = [index for index in self._alive if self.moves[index] in moves]

    def weights(self) -> list[Weight]:
        """Best first; moves that were kept before those that were left. Those never tried are not
        among them."""
        tried = [index for index in range(len(self.moves)) if self._rewards[index]]
        found: list[Weight] = []
        if not tried:
            return found
        means = [_mean(rewards) if rewards else 0.0 for rewards in self._rewards]
        lengths = [len(rewards) for rewards in self._rewards]
        order = sorted(tried, key=lambda index: (-lengths[index], -means[index]))
        best = self._rewards[order[0]]
        for index in order:
            rewards = self._rewards[index]
            gaps = [best[world] - rewards[world] for world in range(len(rewards))]
            found.append(
                Weight(self.moves[index], means[index], _error(rewards), _mean(gaps), _error(gaps))
            )
        return found


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _error(values: list[float]) -> float:
    """Of their mean. Of a single one nothing is known: as much as a chance can be wrong."""
    count = len(values)
    if count < 2:
        return 1.0
    mean = _mean(values)
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return sqrt(squares / (count - 1) / count)
