"""Why a move at Herrlof is worse than another: what it does to the prediction."""

from typing import Final

from tablee.bots.herrlof.analyst import Chances
from tablee.bots.herrlof.expert import EXPERT
from tablee.bots.telling import means, tenths
from tablee.core.chance import Chance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.story import Told, Value
from tablee.core.view import View
from tablee.games.herrlof import HERRLOF
from tablee.games.herrlof.rules import Herrlof

A_TELLING: Final = 0.15
"""Tricks that are told of; fewer are none."""
A_HIT: Final = 0.03
"""Likewise, of how often the prediction comes true."""


def reason(view: View, played: Move, best: Move, chance: Chance) -> Told | None:
    seat = view.seat
    assert seat is not None

    def counts(_before: State, after: State) -> list[float]:
        """Tricks beyond the prediction, tricks short of it, whether it came true."""
        assert isinstance(after, Herrlof)
        off = after.tricks[seat] - after.predictions[seat]
        return [float(max(0, off)), float(max(0, -off)), float(off == 0)]

    decision = Chances(HERRLOF.imagine(view), seat, EXPERT)
    rows = means(decision, [played, best], counts, chance)
    over, short = rows[0][0] - rows[1][0], rows[0][1] - rows[1][1]
    hits = [round(100 * row[2]) for row in rows]
    told: dict[str, Value] = {"hits": hits[0], "better": hits[1]}
    if max(over, short) >= A_TELLING:
        whole, tenth = tenths(max(over, short))
        kind = "why_over" if over >= short else "why_short"
        return Told(kind, None, {"whole": whole, "tenth": tenth, **told})
    if hits[1] - hits[0] >= 100 * A_HIT:
        return Told("why_hit", None, told)
    return None
