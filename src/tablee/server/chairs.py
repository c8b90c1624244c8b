"""Taking and leaving seats, and saying that one is ready."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from tablee.bots.characters import newcomer
from tablee.core.chance import FastChance
from tablee.core.seats import Seat
from tablee.server import presence, screens
from tablee.server.connection import Connection
from tablee.server.errors import Mistake
from tablee.server.protocol import Bot, Kick, Kind, Ready, Sit, Stand
from tablee.server.seating import Seated

if TYPE_CHECKING:
    from tablee.server.table import Table


async def sit(table: Table, connection: Connection, message: Sit) -> None:
    table.need_phase("lobby", "over")
    table.need_chair(message.seat)
    if not connection.name:
        raise Mistake("name_needed")
    if connection.guest in table.state.banned:
        raise Mistake("banned")
    if connection.seat is not None:
        raise Mistake("already_seated")
    if table.state.settings.one_device:
        raise Mistake("one_device")
    if table.state.chairs[message.seat].kind != "empty":
        raise Mistake("seat_taken")
    if _seats_held(table, connection.guest) >= table.house.limits.seats:
        raise Mistake("too_many_seats")
    kind: Kind = "bot" if message.bot else "person"
    table.state.chairs[message.seat] = Seated(
        kind=kind, guest=connection.guest, name=connection.name
    )
    await _seats_changed(table)


def _seats_held(table: Table, guest: str) -> int:
    """At this and all other tables."""
    return sum(one.state.seat_of(guest) is not None for one in table.house.tables.values())


async def stand(table: Table, connection: Connection, _: Stand) -> None:
    seat = table.need_seat(connection)
    _empty(table, seat)
    await _seats_changed(table)


async def kick(table: Table, connection: Connection, message: Kick) -> None:
    table.need_host(connection)
    table.need_chair(message.seat)
    guest = table.state.chairs[message.seat].guest
    if guest and guest != table.state.host:
        table.state.banned = [*table.state.banned, guest]
    _empty(table, message.seat)
    await _seats_changed(table)


async def bot(table: Table, connection: Connection, message: Bot) -> None:
    table.need_host(connection)
    table.need_phase("lobby", "playing", "over")
    table.need_chair(message.seat)
    if message.level not in table.house.thinkers.levels:
        raise Mistake("unknown_level")
    seat_bot(table, message.seat, message.level)
    await _seats_changed(table)


async def ready(table: Table, connection: Connection, message: Ready) -> None:
    table.need_phase("lobby")
    chair = table.state.chairs[table.need_seat(connection)]
    chair.is_ready, chair.given = message.ready, message.bytes if message.ready else ""
    await table.change()


def seat_bot(table: Table, seat: Seat, level: str) -> None:
    """In the middle of a game it goes on from what that seat knows."""
    present = [chair.name for chair in table.state.chairs]
    character = newcomer(level, present, FastChance(secrets.randbits(32)))
    table.state.chairs[seat] = Seated(
        kind="bot",
        name=character.name,
        level=level,
        face=character.face,
        is_ready=True,
        given=table.state.chairs[seat].given,
    )


def _empty(table: Table, seat: Seat) -> None:
    """In a running game a bot takes the chair over, so that nobody is kept waiting."""
    if table.state.phase == "playing":
        seat_bot(table, seat, table.house.thinkers.usual)
    else:
        table.state.chairs[seat] = Seated()


async def _seats_changed(table: Table) -> None:
    """Who sits where decides who sees what: everybody gets a snapshot."""
    _pass_host_on(table)
    presence.count(table)
    if table.live is not None:
        for seat, chair in enumerate(table.state.chairs):
            table.live.readers[seat].has_memory = chair.kind == "bot"
    await table.save()
    screens.tell_all(table)
    table.thoughts.begin()
    table.set_alarm()


def _pass_host_on(table: Table) -> None:
    """A host who has left the table is followed by the next person."""
    state = table.state
    is_here = any(connection.guest == state.host for connection in table.connections)
    if state.seat_of(state.host) is None and not is_here and state.persons():
        state.host = state.chairs[state.persons()[0]].guest
