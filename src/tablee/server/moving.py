"""From a press to a move: checked, written to the store, then played and told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from tablee.core.contract import IllegalMove, Wait
from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.core.referee import Press as Judged
from tablee.core.seats import Mover
from tablee.core.story import Event
from tablee.lab.replay import TAKE_BACK
from tablee.server import races, screens
from tablee.server.connection import Connection
from tablee.server.errors import Mistake
from tablee.server.live import Answer, Live, Pending
from tablee.server.protocol import (
    Accepted,
    Failed,
    Held,
    Lapsed,
    Margin,
    Press,
    Refused,
    TakeBack,
)
from tablee.server.talking import say_held_lines
from tablee.server.telling import result_of
from tablee.store.rows import MoveRow

if TYPE_CHECKING:
    from tablee.server.table import Table


async def press(table: Table, connection: Connection, message: Press, at: float) -> None:
    live, seat = table.need_live(), table.need_seat(connection)
    key = f"P{seat} {message.id}"
    if key in live.accepted:
        connection.say(Accepted(message.id, live.accepted[key] or live.version_of(seat)))
        return
    if live.pending and any(pending.id == key for pending in live.pending):
        return
    if table.state.is_paused:
        raise Mistake("paused")
    table.person_moved = at
    claim = None if message.claim is None else message.claim / 1000
    moment, evidence = live.time.at(at), None
    if live.has_races:
        evidence = connection.judge(message.seen, at, claim)
        moment = live.time.at(evidence.at)
        evidence = msgspec.structs.replace(evidence, at=moment)
    seen = live.match.seen(live.readers[seat].moves_at(message.seen))
    judged = Judged(seat, message.moves[0], moment, seen)
    release = races.release(table, live, seat, moment)
    pending = Pending(judged, key, message.id, connection, evidence, release)
    await take(table, live, pending, message.moves[1:])
    table.house.metrics.took(table.house.clock.now() - at)


async def take(table: Table, live: Live, pending: Pending, rest: Sequence[str] = ()) -> None:
    """A press of a person or a bot: sealed, held for a race, or judged at once."""
    seat, text = pending.press.seat, pending.press.text
    wait = live.sealed(seat) if live.waits.has_sealed else None
    if wait is not None and any(move.text == text for move in live.match.state.moves(seat)):
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
    await play(table, live, pending.press.seat, moves, pending=pending, remark=remark, race=race)


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
    if live.waits.by_hand and all(one.key in table.state.held for one in live.sealed_waits()):
        await unseal(table, live)


async def unseal(table: Table, live: Live) -> None:
    """All sealed answers, in seat order; who gave none has the clock's."""
    asked = live.sealed_waits()
    held = dict(table.state.held)
    for wait in sorted(asked, key=lambda one: -1 if one.seat is None else one.seat):
        if any(wait.key == still.key for still in live.waits):
            answer = [live.match.game.moves.parse(text) for text in held.get(wait.key, [])]
            is_good = bool(answer) and live.match.can_play(wait.seat, answer)
            await play(table, live, wait.seat, answer if is_good else [wait.move])
        table.state.held.pop(wait.key, None)


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
    if not rest and not live.has_races:
        return [first]  # it was judged on this very position
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
    pending: Pending | None = None,
    remark: str = "",
    race: Sequence[Margin] = (),
) -> None:
    """The one way a move is made; `pending` is the press it comes from, if it comes from one."""
    press = None if pending is None else pending.id
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
    answer = None
    if pending is not None and pending.connection is not None:
        answer = Answer(pending.connection, pending.name)
    await _moved(table, live, seat, press, events, race, now, answer)


async def _moved(
    table: Table,
    live: Live,
    seat: Mover,
    press: str | None,
    events: Sequence[Event],
    race: Sequence[Margin],
    now: float,
    answer: Answer | None,
) -> None:
    live.follow(now, sent=live.time.now() if live.has_races else now)
    table.house.metrics.moves += 1
    table.tell(events, race, answer)
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
    result = msgspec.json.encode(result_of(outcome)).decode()
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
    if live.match.who_may_take_back() != seat or live.match.has_revealed():
        raise Mistake("cannot_take_back")
    now = round(live.time.now(), 3)
    row = MoveRow(
        game=live.record, number=live.match.moves, seat=seat, time=now, move=TAKE_BACK, press=key
    )
    await table.house.store.append([row])
    live.match.take_back()
    answer = Answer(connection, message.id)
    await _moved(table, live, seat, key, [Event("taken_back", seat)], [], now, answer)
