"""Search from imagined states: which move does best when the rest is played out, again and again.

Every move still in the running is tried in the same imagined states, so that luck counts for all
alike; after each lap the worse half leaves (sequential halving). The number of playouts follows
from the budget by a constant, never from a clock: the same view, chance and budget give the same
move, however slow the machine.
"""

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from tablee.bots.taste import near_best
from tablee.core.chance import Chance
from tablee.core.contract import State
from tablee.core.moves import Move

TRUST: Final = 8
"""As how many playouts a hunch counts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """What a game tells the search about one decision."""

    def world(self, chance: Chance) -> State:
        """A way things may really be."""
        raise NotImplementedError

    def reward(self, state: State, move: Move, chance: Chance) -> float:
        """Plays the move and the rest out, changing the state: from 0 (lost) to 1 (won)."""
        raise NotImplementedError


def search(
    decision: Decision, moves: list[Move], hunches: list[float], playouts: int, chance: Chance
) -> Move:
    """The move that did best; near-equals share.

    `hunches`: by move, how much less than the best it is believed to win before any playout.
    """
    sums = [TRUST * hunch for hunch in hunches]
    alive = list(range(len(moves)))
    worlds = 0
    laps = max(1, (len(moves) - 1).bit_length())
    for lap in range(laps):
        for _ in range(max(1, playouts // (laps * len(alive)))):
            world = decision.world(chance)
            worlds += 1
            for index in alive:
                sums[index] += decision.reward(world.copy(), moves[index], chance)
        if lap < laps - 1:
            alive.sort(key=lambda index: -sums[index])
            alive = alive[: (len(alive) + 1) // 2]
    means = [sums[index] / (worlds + TRUST) for index in alive]
    return moves[alive[near_best(means, 0.003, 0.01, chance)]]


def worthy(
    moves: list[Move], rates: list[float], most: int, points: float
) -> tuple[list[Move], list[float]]:
    """The moves worth a search, best first, with hunches: a rate of 1 is worth `points`."""
    order = sorted(range(len(moves)), key=lambda index: -rates[index])[:most]
    top = rates[order[0]]
    return [moves[i] for i in order], [points * (rates[i] - top) for i in order]


def winning_shares(totals: list[int], spread: float) -> list[float]:
    """How likely each side wins from these totals; `spread`: what the rest may still change."""
    top = max(totals)
    weights = [exp((total - top) / spread) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]
