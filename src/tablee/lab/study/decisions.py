"""Whether a decision mattered: whether another move would have won more often, or less.

The one that was played and another one, drawn from those offered, are each played on to the end by
the same bots, from hidden cards that the player could not tell from the real ones, with the same
luck for both. Only who wins counts. A sign test on the pairs that differ tells it from luck. How
much it mattered is the mean product of two pairs' differences, in which luck cancels out.
"""

from math import comb
from typing import Final

import msgspec

from tablee.core.chance import Chance, FastChance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.lab.home import HomeTable
from tablee.lab.match import CAP, DealtLuck
from tablee.lab.study.plan import Job
from tablee.packs import Pack

FALSE_ALARMS: Final = 0.05
"""The most decisions without any effect that luck makes look as if they mattered."""


class Decision:
    def __init__(self, seat: Seat, view: View, move: Move, others: list[Move]) -> None:
        self.seat: Final = seat
        self.view: Final = view
        self.move: Final = move
        self.others: Final = others


class Trial(msgspec.Struct, frozen=True):
    """What came of trying a decision. `square`: the difference that the other move makes to the
    share of the win, squared; luck makes it too large or too small (even negative), but right in
    the mean."""

    matters: bool
    square: float


def tried(pack: Pack, decision: Decision, job: Job, chance: Chance) -> Trial:
    imagination = pack.game.imagine(decision.view)
    other = decision.others[chance.below(len(decision.others))]
    differences = []
    for _ in range(job.playouts):
        state = imagination.state(chance)
        seed = chance.below(1 << 30)
        mine = _share(pack, state.copy(), decision.seat, decision.move, job, seed)
        others = _share(pack, state, decision.seat, other, job, seed)
        differences.append(mine - others)
    return trial(differences)


def trial(differences: list[float]) -> Trial:
    """At least two."""
    better = sum(difference > 0 for difference in differences)
    worse = sum(difference < 0 for difference in differences)
    pairs = len(differences) * (len(differences) - 1)
    squares = sum(difference * difference for difference in differences)
    return Trial(is_more_than_luck(better, worse), (sum(differences) ** 2 - squares) / pairs)


def is_more_than_luck(better: int, worse: int) -> bool:
    """The exact sign test, for both sides."""
    pairs, fewer = better + worse, min(better, worse)
    tail = sum(comb(pairs, number) for number in range(fewer + 1))
    return 2 * tail <= FALSE_ALARMS * (1 << pairs)


def corrected(share: float) -> float:
    """Of decisions found to matter, without those that only luck made look so: rather too few."""
    return max(0.0, (share - FALSE_ALARMS) / (1 - FALSE_ALARMS))


def _share(pack: Pack, state: State, seat: Seat, move: Move, job: Job, seed: int) -> float:
    """What of the win is this seat's after this move."""
    luck = DealtLuck(seed)
    state.play(seat, move, luck)
    bots = {other: pack.bot(job.level) for other in range(job.seats)}
    wits: dict[Seat, Chance] = {other: FastChance(seed * 16 + other) for other in bots}
    table = HomeTable(pack, state, bots, luck, wits, job.budget)
    table.begin(0.0)
    for _ in table.ticks(CAP):
        pass
    outcome = state.outcome()
    if outcome is None or seat not in outcome.winners:
        return 0.0
    return 1 / len(outcome.winners)
