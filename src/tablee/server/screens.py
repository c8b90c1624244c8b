"""Telling the table: screens to readers, snapshots to who has nothing or too little."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from tablee.core.seats import Seat
from tablee.core.shuffle import commitment
from tablee.core.story import Event
from tablee.server.connection import Connection, encode
from tablee.server.live import Answer, Live
from tablee.server.position import Position
from tablee.server.protocol import (
    Accepted,
    Chair,
    Changed,
    Clock,
    Margin,
    Screen,
    Shuffle,
    Snapshot,
)
from tablee.server.protocol import (
    Table as TableInfo,
)

if TYPE_CHECKING:
    import asyncio

    from tablee.server.table import Table


def info(table: Table) -> TableInfo:
    state = table.state
    is_dealt = state.phase in ("dealing", "playing", "over")
    return TableInfo(
        code=state.code,
        link=table.house.link(state.code),
        phase=state.phase,
        settings=state.settings,
        chairs=[
            Chair(
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                face=chair.face,
                connected=seat in table.watched or bool(chair.level),
                ready=chair.is_ready,
                host=bool(chair.guest) and chair.guest == state.host,
                muted=chair.is_muted,
                substitute=chair.has_substitute,
            )
            for seat, chair in enumerate(state.chairs)
        ],
        spectators=sorted({c.name for c in table.connections_of(None) if c.name}),
        shuffle=Shuffle(
            commitment=commitment(bytes.fromhex(state.secret)),
            given=[chair.given for chair in state.chairs] if is_dealt else [],
            secret=state.secret if state.phase == "over" else "",
        ),
        game_number=state.game_number,
        record=state.record,
        paused=state.is_paused,
        wins=state.wins,
        continues=state.continues,
    )


def tell_table(table: Table) -> None:
    news = info(table)
    payloads = {seat: encode(Changed(table=news, seat=seat)) for seat in table.watched}
    for connection in table.connections:
        connection.send(payloads[connection.seat])


def clocks(table: Table, live: Live) -> list[Clock]:
    return live.waits.told(live.time.now(), lambda wait: table.away_since(wait.seat))


def tell_screens(
    table: Table, events: Sequence[Event], race: Sequence[Margin], answer: Answer | None
) -> None:
    """Every reader's payload is made before the first one leaves."""
    live = table.live
    assert live is not None
    is_delayed = table.spectators.is_delayed
    watched = table.watched | {None} if is_delayed else table.watched
    people = _people(live, watched)
    position = Position(live.match, clocks(table, live), people, events, race)
    payloads: dict[Seat | None, bytes] = {}
    for seat, reader in live.readers.items():
        if seat not in watched:
            reader.tell_later(position.told(seat))
            continue
        held = live.held_by(seat, table.state.held) if live.waits.has_sealed else []
        payload = reader.show(position, held)
        if payload is None:
            continue
        if seat is None and is_delayed:
            table.spectators.add(reader.whole(position, []))
        else:
            payloads[seat] = payload
    for connection in table.connections:
        seat = connection.seat
        if seat in payloads:
            begins_race = live.has_races and seat is not None
            trigger = live.readers[seat].version if begins_race else None
            connection.send(payloads[seat], trigger)
        if answer is not None and connection is answer.connection and seat is not None:
            connection.say(Accepted(answer.press, live.version_of(seat)))


def _snapshots(table: Table, seats: Collection[Seat | None]) -> dict[Seat | None, Snapshot]:
    about, live, chat = info(table), table.live, list(table.lines)
    if live is None:
        return {
            seat: Snapshot(table=about, seat=seat, screen=None, story=[], chat=chat)
            for seat in seats
        }
    fresh, running = dict[Seat | None, Snapshot](), clocks(table, live)
    position = Position(live.match, running, _people(live, seats))
    for seat in seats:
        reader = live.readers[seat]
        screen = reader.whole(position, live.held_by(seat, table.state.held))
        if seat is None and table.spectators.is_delayed:
            screen = table.spectators.shown(running)
        story = [episode for episode in reader.story if episode.version <= screen.version]
        fresh[seat] = Snapshot(table=about, seat=seat, screen=screen, story=story, chat=chat)
    return fresh


def _people(live: Live, seats: Collection[Seat | None]) -> list[Seat | None]:
    return [seat for seat in seats if not live.readers[seat].has_memory]


def send_snapshot(table: Table, connection: Connection) -> None:
    seat = connection.seat
    _send(table, connection, _snapshots(table, [seat])[seat])


class SpectatorFeed:
    """Spectators see the game `settings.delay` seconds later; then every screen is a whole one."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._later: Final[dict[int, asyncio.TimerHandle]] = {}
        self._shown: Screen | None = None

    @property
    def is_delayed(self) -> bool:
        return self._table.state.settings.delay > 0

    def begin(self, screen: Screen) -> None:
        self._shown = screen

    def shown(self, running: list[Clock]) -> Screen:
        """The hands of the clocks as they are now, and no event told twice."""
        screen = self._shown
        assert screen is not None
        keys = {clock.key for clock in screen.clocks}
        now = [clock for clock in running if clock.key in keys]
        return msgspec.structs.replace(screen, clocks=now, events=[], race=[])

    def add(self, screen: Screen) -> None:
        delay = self._table.state.settings.delay
        clock = self._table.house.clock
        self._later[screen.version] = clock.call_in(delay, lambda: self._show(screen))

    def _show(self, screen: Screen) -> None:
        self._later.pop(screen.version, None)
        self._shown = screen
        payload = encode(screen)
        for connection in self._table.connections_of(None):
            connection.send(payload)

    def stop(self) -> None:
        for timer in self._later.values():
            timer.cancel()
        self._later.clear()
        self._shown = None


def tell_all(table: Table) -> None:
    """A snapshot to everybody."""
    fresh = _snapshots(table, table.watched)
    for connection in table.connections:
        _send(table, connection, fresh[connection.seat])


def _send(table: Table, connection: Connection, fresh: Snapshot) -> None:
    """Its screen may begin a race as any other does."""
    has_races = table.live is not None and table.live.has_races
    trigger = fresh.screen.version if has_races and fresh.screen is not None else None
    connection.send(encode(fresh), trigger)
