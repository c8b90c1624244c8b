"""Why a move at Blot is worse than another: which points of the round it costs."""

from typing import Final

from tablee.bots.blot.analyst import SPREAD, Chances
from tablee.bots.telling import means, tenths
from tablee.core.chance import Chance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.story import Told
from tablee.core.view import View
from tablee.games.blot import BLOT
from tablee.games.blot.cards import GODS
from tablee.games.blot.rules import Blot
from tablee.games.blot.score import CEREMONY_POINTS

A_TELLING: Final = 0.25
"""Points that are told of; fewer are none."""


def reason(view: View, played: Move, best: Move, chance: Chance) -> Told | None:
    seat = view.seat
    assert seat is not None

    def points(before: State, after: State) -> list[float]:
        """Of the side, for ceremonies and for each god; then the most that another side has."""
        assert isinstance(before, Blot)
        assert isinstance(after, Blot)
        if len(after.sheet) == len(before.sheet):
            return [0.0] * (2 + 2 * len(GODS))
        lines = after.sheet[-1].lines
        own = lines[seat % after.sides]
        others = [line for line in lines if line is not own]
        found = [float(CEREMONY_POINTS * own.ceremonies)] + [float(god) for god in own.gods]
        theirs = [CEREMONY_POINTS * max(line.ceremonies for line in others) * 1.0]
        theirs += [float(max(line.gods[god] for line in others)) for god in range(len(GODS))]
        return found + theirs

    rows = means(Chances(BLOT.imagine(view), seat, SPREAD), [played, best], points, chance)
    gains = [rows[1][part] - rows[0][part] for part in range(2 + 2 * len(GODS))]
    parts = 1 + len(GODS)
    owns, gifts = gains[:parts], [-gain for gain in gains[parts:]]
    largest = max(owns + gifts)
    if largest < A_TELLING:
        return None
    is_own = largest in owns
    part = (owns if is_own else gifts).index(largest)
    whole, tenth = tenths(largest)
    values: dict[str, int | str] = {"whole": whole, "tenth": tenth}
    if part == 0:
        return Told("why_ceremonies" if is_own else "why_their_ceremonies", None, {**values})
    return Told("why_god" if is_own else "why_their_god", None, {"god": GODS[part - 1], **values})
