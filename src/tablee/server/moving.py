"""From a press, a clock or a bot to a move: checked, written to the store, then played and told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from tablee.core.contract import IllegalMove, Wait
from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.core.referee import Press as Judged
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.lab.replay import TAKE_BACK
from tablee.server import races, screens
from tablee.server.connection import Connection
from tablee.server.errors import Mistake
from tablee.server.live import Live, Pending
from tablee.server.protocol import (
    Accepted,
    Failed,
    Held,
    Lapsed,
    Margin,
    Press,
    Refused,
    Result,
    TakeBack,
)
from tablee.server.talking import say_held_lines
from tablee.store.rows import MoveRow

if TYPE_CHECKING:
    from tablee.server.table import Table


async def press(table: Table, connection: Connection, message: Press, at: float) -> None:
    live, seat = table.need_live(), table.need_seat(connection)
    key = f"P{seat} {message.id}"
    if key in live.accepted:
        connection.say(Accepted(message.id, live.accepted[key] or live.version_of(seat)))
        return
    if any(pending.id == key for pending in live.pending):
        return
    if table.state.is_paused:
        raise Mistake("paused")
    table.person_moved = table.house.clock.now()
    claim = None if message.claim is None else message.claim / 1000
    evidence = connection.judge(message.seen, at, claim) if live.has_races else None
    moment = live.time.at(at if evidence is None else evidence.at)
    seen = live.match.seen(live.readers[seat].moves_at(message.seen))
    judged = Judged(seat, message.moves[0], moment, seen)
    pending = Pending(judged, key, connection, evidence, races.release(table, seat, moment))
    await take(table, live, pending, message.moves[1:])
    table.house.metrics.took(table.house.clock.now() - at)


async def take(table: Table, live: Live, pending: Pending, rest: Sequence[str] = ()) -> None:
    """A press of a person or a bot: sealed, held for a race, or judged at once."""
    seat = pending.press.seat
    wait = live.sealed(seat)
    if wait is not None:
        await _seal(table, live, pending, wait, rest)
    elif not rest and live.referee.is_race(live.match.state, pending.press):
        races.hold(live, pending)
        table.set_alarm()
    else:
        await judge(table, live, pending, rest)


async def judge(
    table: Table,
    live: Live,
    pending: Pending,
    rest: Sequence[str] = (),
    race: Sequence[Margin] = (),
) -> None:
    """The verdict: a move, or its presser is told why not."""
    moves = _moves_or_reason(live, pending, rest)
    if not moves:
        return
    remark = pending.evidence.text() if race and pending.evidence is not None else ""
    await play(table, live, pending.press.seat, moves, press=pending.id, remark=remark, race=race)
    if pending.connection is not None and pending.id is not None:
        pending.connection.say(Accepted(pending.name, live.accepted[pending.id]))


async def _seal(
    table: Table, live: Live, pending: Pending, wait: Wait, rest: Sequence[str]
) -> None:
    """Kept, durably, until the time is up, so that an early answer tells nothing."""
    moves = _moves_or_reason(live, pending, rest)
    if not moves:
        return
    table.state.held[wait.key] = [move.text for move in moves]
    await table.save()
    if pending.connection is not None:
        pending.connection.say(Held(pending.name))
        table.tell()


def _moves_or_reason(live: Live, pending: Pending, rest: Sequence[str]) -> list[Move]:
    """The moves a press makes; none: its presser has been told why."""
    reason: Lapsed | Refused | Failed = Lapsed(pending.name)
    try:
        moves = _moves(live, pending, rest)
    except IllegalMove as refusal:
        moves, reason = [], Refused(pending.name, refusal.rule)
    except NotationError as error:
        moves, reason = [], Failed("malformed", str(error), pending.name)
    if not moves and pending.connection is not None:
        pending.connection.say(reason)
    return moves


def _moves(live: Live, pending: Pending, rest: Sequence[str]) -> list[Move]:
    """None at all: it lapses."""
    table = live.match.game.moves
    first = live.referee.move(live.match.state, pending.press)
    if first is None:
        return []
    others = [table.parse(text) for text in rest]
    if any(not 0 <= move.number < len(table.listed) for move in others):
        raise NotationError("only listed moves can be sent together")
    moves = [first, *others]
    live.match.check(pending.press.seat, moves)
    return moves


async def play(
    table: Table,
    live: Live,
    seat: Mover,
    moves: Sequence[Move],
    *,
    press: str | None = None,
    remark: str = "",
    race: Sequence[Margin] = (),
) -> None:
    """The one way a move is made."""
    now = round(live.time.now(), 3)
    rows = [
        MoveRow(
            game=live.record,
            number=live.match.moves + place,
            seat=seat,
            time=now,
            move=move.text,
            remark="" if place else remark,
            press=None if place else press,
        )
        for place, move in enumerate(moves)
    ]
    await table.house.store.append(rows)
    events = live.match.play(seat, moves)
    await _moved(table, live, seat, press, events, race, now)


async def _moved(
    table: Table,
    live: Live,
    seat: Mover,
    press: str | None,
    events: Sequence[Event],
    race: Sequence[Margin],
    now: float,
) -> None:
    live.follow(now)
    table.house.metrics.moves += 1
    table.tell(events, race)
    if press is not None and seat is not None:
        live.accepted[press] = live.version_of(seat)
    say_held_lines(table)
    if live.match.state.outcome() is not None:
        await finish(table, live)


async def finish(table: Table, live: Live) -> None:
    state, outcome = table.state, live.match.state.outcome()
    assert outcome is not None
    state.phase = "over"
    state.held = {}
    state.wins = [n + (seat in outcome.winners) for seat, n in enumerate(state.wins)]
    for chair in state.chairs:
        chair.is_ready = False
    result = msgspec.json.encode(Result(outcome.scores, outcome.places, outcome.rule)).decode()
    await table.house.store.finish(live.record, result, table.row())
    live.time.stop()
    table.thoughts.stop()
    screens.tell_table(table)


async def take_back(table: Table, connection: Connection, message: TakeBack) -> None:
    live, seat = table.need_live(), table.need_seat(connection)
    key = f"P{seat} {message.id}"
    if key in live.accepted:
        connection.say(Accepted(message.id, live.accepted[key] or live.version_of(seat)))
        return
    if table.state.is_paused:
        raise Mistake("paused")
    if not live.match.can_take_back(seat) or live.match.has_revealed():
        raise Mistake("cannot_take_back")
    now = round(live.time.now(), 3)
    row = MoveRow(
        game=live.record, number=live.match.moves, seat=seat, time=now, move=TAKE_BACK, press=key
    )
    await table.house.store.append([row])
    live.match.take_back()
    await _moved(table, live, seat, key, [Event("taken_back", seat)], [], now)
    connection.say(Accepted(message.id, live.accepted[key]))


# --- time -------------------------------------------------------------------------------------


def due(table: Table) -> Iterator[float]:
    """When, on the house's clock, a race or a wait is to be looked at."""
    live = table.live
    if live is not None and live.time.is_running and table.state.phase == "playing":
        offset = table.house.clock.now() - live.time.now()
        for pending in live.pending:
            yield pending.release + offset
        for wait in live.waits:
            runs_out = _runs_out(table, live, wait)
            if runs_out is not None:
                yield runs_out + races.longest_credit(table, live) + offset


def _runs_out(table: Table, live: Live, wait: Wait) -> float | None:
    gone = None if wait.seat is None else table.gone.get(wait.seat)
    return live.waits.deadline(wait, gone)


async def advance(table: Table) -> None:
    """Plays what is due, in the order of fair time: presses whose race is decided, then clocks."""
    while (live := table.live) is not None and table.state.phase == "playing":
        if not live.time.is_running:
            return
        now = live.time.now()
        clocks = [(ends, wait) for wait in live.waits if (ends := _runs_out(table, live, wait))]
        credit = races.longest_credit(table, live)
        over = [(ends, wait) for ends, wait in clocks if ends + credit <= now]
        ends, wait = min(over, key=lambda pair: pair[0], default=(None, None))
        decided = races.next_to_judge(live, now, before=ends)
        if decided is not None:
            await judge(table, live, decided[0], race=decided[1])
        elif wait is not None:
            await _time_is_up(table, live, wait)
        else:
            return


async def _time_is_up(table: Table, live: Live, wait: Wait) -> None:
    if not wait.sealed:
        await play(table, live, wait.seat, [wait.move], remark="time")
        return
    asked = [other for other in live.waits if other.sealed]
    held = dict(table.state.held)
    for other in sorted(asked, key=lambda one: -1 if one.seat is None else one.seat):
        if any(other.key == still.key for still in live.waits):
            answer = [live.match.game.moves.parse(text) for text in held.get(other.key, [])]
            await play(table, live, other.seat, answer or [other.move])
        table.state.held.pop(other.key, None)


async def bot_press(table: Table, seat: Seat, text: str, moves_seen: int) -> None:
    """What a bot of the house does, on the position it was asked about."""
    live = table.live
    if live is None or table.state.phase != "playing" or table.state.is_paused:
        return
    now = live.time.now()
    judged = Judged(seat, text, now, live.match.seen(moves_seen))
    await take(table, live, Pending(judged, None, None, None, races.release(table, seat, now)))
