"""Why a move at Bloops is worse than another: the totals it comes to."""

from typing import Final

from tablee.bots.bloops.analyst import Chances
from tablee.bots.bloops.expert import SILENCE
from tablee.bots.telling import WORLDS, means, tenths
from tablee.core.chance import Chance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.story import Told
from tablee.core.view import View
from tablee.games.bloops import BLOOPS
from tablee.games.bloops.moves import ANNOUNCE
from tablee.games.bloops.rules import Bloops

A_TELLING: Final = 0.3
"""Points that are told of; fewer are none."""


def reason(view: View, played: Move, best: Move, chance: Chance) -> Told | None:
    seat = view.seat
    assert seat is not None
    decision = Chances(BLOOPS.imagine(view), seat)
    if ANNOUNCE in (played, best) and SILENCE in (played, best):
        return _totals_now(decision, seat, chance)

    def points(_before: State, after: State) -> list[float]:
        assert isinstance(after, Bloops)
        return [float(after.score(seat).points)]

    rows = means(decision, [played, best], points, chance)
    worse = rows[0][0] - rows[1][0]
    if worse < A_TELLING:
        return None
    whole, tenth = tenths(worse)
    return Told("why_points", None, {"whole": whole, "tenth": tenth})


def _totals_now(decision: Chances, seat: int, chance: Chance) -> Told:
    """What is to be expected at the call, if everything were turned up."""
    mine, least = 0, 0
    for _ in range(WORLDS):
        state = decision.world(chance)
        assert isinstance(state, Bloops)
        totals = [state.score(other).points for other in range(state.seats)]
        mine += totals.pop(seat)
        least += min(totals)
    own, others = tenths(mine / WORLDS), tenths(least / WORLDS)
    return Told(
        "why_call",
        None,
        {"whole": own[0], "tenth": own[1], "least": others[0], "least_tenth": others[1]},
    )
