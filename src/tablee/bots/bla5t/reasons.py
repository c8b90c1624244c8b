"""Why a move at Bla5t is worse than another: the points of the round it costs."""

from typing import Final

from tablee.bots.bla5t.analyst import MEMORY, Chances
from tablee.bots.bla5t.recall import recalled
from tablee.bots.bla5t.witness import Witness
from tablee.bots.telling import means, tenths
from tablee.core.chance import Chance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.story import Told
from tablee.core.view import View
from tablee.games.bla5t import BLA5T
from tablee.games.bla5t.rules import Bla5t
from tablee.games.bla5t.view import Bla5tView

A_TELLING: Final = 0.4
"""Points that are told of; fewer are none."""


def reason(view: View, played: Move, best: Move, chance: Chance) -> Told | None:
    seat = view.seat
    assert seat is not None
    assert isinstance(view, Bla5tView)
    imagination = BLA5T.imagine(view)
    state = imagination.state(chance)
    assert isinstance(state, Bla5t)
    witness = Witness(state.seats)
    witness.follow(state)

    def points(before: State, after: State) -> list[float]:
        assert isinstance(before, Bla5t)
        assert isinstance(after, Bla5t)
        return [float(after.scores[seat] - before.scores[seat])]

    decision = Chances(imagination, seat, recalled(view, MEMORY), witness)
    rows = means(decision, [played, best], points, chance)
    worse = rows[0][0] - rows[1][0]
    if worse < A_TELLING:
        return None
    whole, tenth = tenths(worse)
    return Told("why_points", None, {"whole": whole, "tenth": tenth})
