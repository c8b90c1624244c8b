"""What comes by itself: races decided, clocks run out, bots of the house."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tablee.core.contract import Wait
from tablee.core.referee import Press as Judged
from tablee.core.seats import Seat
from tablee.server import races
from tablee.server.live import Live, Pending
from tablee.server.moving import judge, play, take, unseal

if TYPE_CHECKING:
    from tablee.server.table import Table


def due(table: Table) -> float:
    """When, on the house's clock, a race or a wait is to be looked at first."""
    live, first = table.live, math.inf
    if live is None or not live.time.is_running or table.state.phase != "playing":
        return first
    for pending in live.pending:
        first = min(first, live.time.clock_at(pending.release))
    for wait in live.waits:
        runs_out = _runs_out(table, live, wait)
        if runs_out is not None:
            ends = live.time.clock_at(runs_out + races.longest_credit(table, live))
            first = min(first, ends)
    return first


def _runs_out(table: Table, live: Live, wait: Wait) -> float | None:
    return live.waits.deadline(wait, table.away_since(wait.seat))


async def advance(table: Table) -> None:
    """Plays what is due, in the order of fair time: presses whose race is decided, then clocks."""
    while (live := table.live) is not None and table.state.phase == "playing":
        if not live.time.is_running:
            return
        now = live.time.now()
        ends, wait = _first_over(table, live, now)
        decided = races.next_to_judge(live, now, before=ends)
        if decided is not None:
            await judge(table, live, decided[0], race=decided[1])
        elif wait is not None:
            await _time_is_up(table, live, wait)
        else:
            return


def _first_over(table: Table, live: Live, now: float) -> tuple[float | None, Wait | None]:
    """The clock that ran out first, presses still in flight allowed for; and when."""
    credit = races.longest_credit(table, live)
    over = [
        (ends, wait)
        for wait in live.waits
        if (ends := _runs_out(table, live, wait)) is not None and ends + credit <= now
    ]
    return min(over, key=lambda pair: pair[0], default=(None, None))


async def _time_is_up(table: Table, live: Live, wait: Wait) -> None:
    if wait.sealed:
        await unseal(table, live)
    else:
        await play(table, live, wait.seat, [wait.move], remark="time")


async def bot_press(table: Table, seat: Seat, text: str, moves_seen: int) -> None:
    """What a bot of the house does, on the position it was asked about."""
    live = table.live
    if live is None or table.state.phase != "playing" or table.state.is_paused:
        return
    now = live.time.now()
    judged = Judged(seat, text, now, live.match.seen(moves_seen))
    release = races.release(table, live, seat, now)
    await take(table, live, Pending(judged, None, "", None, None, release))
