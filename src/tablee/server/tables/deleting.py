"""A deleted guest at one table: the seat is left, the name and what was said are taken out. Moves
stay, and so does all that a shuffle was made of: every record is proved as before."""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec.structs import replace

from tablee.core.seats import Seat
from tablee.server.tables import presence, screens
from tablee.server.tables.chairs import empty
from tablee.server.tables.inbox import Forgotten
from tablee.server.tables.seating import NOBODY, TableState
from tablee.server.tables.table import Table
from tablee.server.tables.voices import Ear
from tablee.server.wire.names import distinct
from tablee.store import Store
from tablee.store.rows import ChatRow, Echo, Trace

UNSAID: Final = "…"
"""What is left of a line: its place, so that those before and after keep their numbers."""


async def forget(table: Table, wanted: Forgotten) -> None:
    state, store, guest, called = table.state, table.house.store, wanted.guest, wanted.called
    traces = await store.traces_at(state.code, guest)
    lines = await lines_of(store, state, guest, traces)
    echoes = await _echoes(store, state, wanted.echoes)
    games = _called_otherwise([*traces, *await _echoing(store, state, echoes)], state, called)
    held = {seat for seat, chair in enumerate(state.chairs) if chair.guest == guest}
    played = {trace.seat for trace in traces if trace.game == state.record}
    _tell_otherwise(table, held | played, called)
    _leave(table, guest, called)
    for seat, chair in enumerate(state.chairs):
        if chair.level and chair.name in echoes:
            chair.name = distinct(called, _others(state.names(), seat))
    presence.count(table)
    presence.pass_host_on(table)
    said = [replace(line, name=called, text=UNSAID) for line in lines]
    await store.forget_at(table.row(), guest, games, said)
    table.talk.unsay({line.number for line in said}, called, UNSAID)
    screens.tell_all(table)
    table.set_alarm()
    wanted.done.set()


async def lines_of(
    store: Store, state: TableState, guest: str, traces: Sequence[Trace]
) -> list[ChatRow]:
    """What this guest has said at that table."""
    ear = _ear(state, guest, traces)
    found: list[ChatRow] = []
    last = 0
    while page := await store.chat_after(state.code, last):
        found += [line for line in page if ear.hears(line)]
        last = page[-1].number
    return found


def _ear(state: TableState, guest: str, traces: Sequence[Trace]) -> Ear:
    seats = {(trace.seat, trace.names[trace.seat]) for trace in traces}
    sitting = {
        (seat, chair.name) for seat, chair in enumerate(state.chairs) if chair.guest == guest
    }
    return Ear(guest, state.voices, seats | sitting)


async def _echoes(store: Store, state: TableState, echoes: Sequence[Echo]) -> set[str]:
    """What bots are called here because a game goes on from one of the guest's."""
    found = {trace.names[trace.seat] for trace in await store.traces(echoes)}
    bots = {seat: chair.name for seat, chair in enumerate(state.chairs) if chair.level}
    if state.continues:
        found |= {bots[echo.seat] for echo in echoes if echo.seat in bots and not echo.game}
    return found


async def _echoing(store: Store, state: TableState, echoes: Collection[str]) -> list[Trace]:
    """All games of this table with those bots: they stay for more than one."""
    games = await store.games_at(state.code) if echoes else []
    return [
        Trace(game, names, seat)
        for game, names in games
        for seat, name in enumerate(names)
        if name in echoes
    ]


def _called_otherwise(traces: Sequence[Trace], state: TableState, called: str) -> list[Trace]:
    """Each game once. Around one device every name was this guest's to give."""
    found: dict[str, Trace] = {}
    for trace in traces:
        names = list(found.get(trace.game, trace).names)
        is_device = state.settings.one_device
        for seat in range(len(names)) if is_device else [trace.seat]:
            names[seat] = distinct(called, _others(names, seat))
        found[trace.game] = replace(trace, names=names)
    return list(found.values())


def _others(names: Sequence[str], seat: Seat) -> list[str]:
    return [name for other, name in enumerate(names) if other != seat]


def _tell_otherwise(table: Table, seats: Collection[Seat], called: str) -> None:
    """The story of the present game names who left one of these seats and came back to it. It is
    read again from the store."""
    state = table.state
    told = [
        replace(one, names={**one.names, "who": called}) if one.seat in seats else one
        for one in state.happened
    ]
    if told != state.happened:
        state.happened = told
        table.is_broken = table.live is not None


def _leave(table: Table, guest: str, called: str) -> None:
    state = table.state
    for connection in table.connections:
        if connection.guest == guest:
            connection.guest = connection.name = connection.face = ""
    for seat, chair in enumerate(state.chairs):
        if chair.guest == guest:
            chair.name = called
            empty(table, seat, "table_left")
    if state.host == guest:
        state.host = NOBODY
    state.banned = [one for one in state.banned if one != guest]
    state.muted = [one for one in state.muted if one != guest]
    state.voices = [voice for voice in state.voices if voice.guest != guest]
