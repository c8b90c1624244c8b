"""Races: presses held until none still in flight could come before them, then judged in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.core.seats import Seat
from tablee.server.fairness import LEVEL, no_earlier_after
from tablee.server.live import Live, Pending
from tablee.server.protocol import Margin, Pressed

if TYPE_CHECKING:
    from tablee.server.table import Table


def release(table: Table, live: Live, seat: Seat, at: float) -> float:
    """When a press at that fair time can be judged."""
    if not live.has_races:
        return at
    others = [c.network for c in table.connections if c.seat not in (seat, None)]
    return no_earlier_after(at, others)


def longest_credit(table: Table, live: Live) -> float:
    """A clock that ends a window waits for presses that were in time."""
    if not live.has_races:
        return 0.0
    seated = [c.network.credit(None) for c in table.connections if c.seat is not None]
    return max(seated, default=0.0)


def hold(live: Live, pending: Pending) -> None:
    live.pending.append(pending)
    if pending.connection is not None:
        pending.connection.say(Pressed(pending.name))


def next_to_judge(
    live: Live, now: float, before: float | None
) -> tuple[Pending, list[Margin]] | None:
    """The first press that can be judged now, taken from those held, with its race's margins.

    `before`: a clock has run out then, and every press before that is judged first.
    """
    if before is None:
        is_ready = any(one.release <= now for one in live.pending)
    else:
        is_ready = any(one.press.at <= before for one in live.pending)
    if not is_ready:
        return None
    earliest = min(one.press.at for one in live.pending)
    level = [one for one in live.pending if one.press.at - earliest < LEVEL]
    chosen = live.referee.first(live.match.state, [one.press for one in level])
    winner = next(one for one in level if one.press is chosen)
    margins = _margins(live, winner)
    live.pending.remove(winner)
    return winner, margins


def _margins(live: Live, winner: Pending) -> list[Margin]:
    """What everybody may know of it: how far behind the others were."""
    found = [Margin(winner.press.seat, 0, "first")]
    for other in sorted(live.pending, key=lambda one: one.press.at):
        if other is not winner:
            after = other.press.at - winner.press.at
            is_level = abs(after) < LEVEL
            found.append(
                Margin(other.press.seat, round(after * 1000), "level" if is_level else "behind")
            )
    return found
