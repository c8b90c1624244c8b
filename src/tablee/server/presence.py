"""Who is here: coming, going, chairs held for the absent, tables nobody is at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tablee.core.seats import Seat
from tablee.server import screens
from tablee.server.connection import Connection
from tablee.server.protocol import VERSION, Welcome

if TYPE_CHECKING:
    from tablee.server.table import Table

HOST_MAY_BE_AWAY: Final = 120.0


async def arrive(table: Table, connection: Connection) -> None:
    table.connections.append(connection)
    count(table)
    seat = connection.seat
    has_changed = seat is not None and _name_chair(table, seat, connection.name)
    connection.say(
        Welcome(
            protocol=VERSION,
            name=connection.name,
            seat=seat,
            host=bool(connection.guest) and connection.guest == table.state.host,
        )
    )
    screens.send_snapshot(table, connection)
    if seat is not None and table.state.chairs[seat].has_substitute:
        table.state.chairs[seat].has_substitute = False
        table.thoughts.forget(seat)
        has_changed = True
    if has_changed:
        await table.save()
    screens.tell_table(table)
    table.set_alarm()


async def resync(table: Table, connection: Connection) -> None:
    """For who has missed something."""
    screens.send_snapshot(table, connection)


async def rename(table: Table, guest: str, name: str) -> None:
    """A guest is called otherwise from now on; a record keeps the name it was begun with."""
    for connection in table.connections:
        if connection.guest == guest:
            connection.name = name
    seat = table.state.seat_of(guest)
    if seat is not None and _name_chair(table, seat, name):
        await table.save()
    screens.tell_table(table)


def _name_chair(table: Table, seat: Seat, name: str) -> bool:
    """Whether that changed anything. Seats that share a device have names of their own."""
    if table.state.settings.one_device:
        return False
    chair = table.state.chairs[seat]
    has_changed = chair.name != name
    chair.name = name
    return has_changed


async def leave(table: Table, connection: Connection) -> None:
    if connection in table.connections:
        table.connections.remove(connection)
        count(table)
        screens.tell_table(table)
        table.set_alarm()


def count(table: Table) -> None:
    """Who sits where, and since when each person's chair has been without its person."""
    now = table.house.clock.now()
    for connection in table.connections:
        connection.seat = table.state.seat_of(connection.guest, connection.wanted)
    table.watched = {connection.seat for connection in table.connections}
    for seat, chair in enumerate(table.state.chairs):
        if chair.guest and seat not in table.watched:
            table.gone.setdefault(seat, now)
        else:
            table.gone.pop(seat, None)
    for seat in [seat for seat in table.gone if seat >= len(table.state.chairs)]:
        del table.gone[seat]
    if table.connections:
        table.left_alone = now


def is_playing(table: Table) -> bool:
    return table.state.phase == "playing" and not table.state.is_paused


def due(table: Table) -> Iterator[float]:
    """When, on the house's clock, somebody's absence is to be looked at."""
    if is_playing(table):
        for seat in _absent(table):
            yield table.gone[seat] + table.state.settings.bot_after
        yield _idle_from(table) + table.house.limits.idle
    if _next_host(table) is not None:
        host = table.state.seat_of(table.state.host)
        yield table.gone[host] + HOST_MAY_BE_AWAY if host in table.gone else 0.0


def _absent(table: Table) -> list[Seat]:
    """Persons whose chair a bot may take for a while."""
    if not table.state.settings.bot_after:
        return []
    chairs = table.state.chairs
    return [seat for seat in table.gone if not chairs[seat].has_substitute]


def _idle_from(table: Table) -> float:
    """Bots may play on for spectators, but not for nobody."""
    if table.state.persons():
        return table.person_moved
    return table.house.clock.now() if table.connections else table.left_alone


def _next_host(table: Table) -> Seat | None:
    """Who follows a host that has left or is away, if there is somebody."""
    host = table.state.seat_of(table.state.host)
    if host is not None and host not in table.gone:
        return None
    if host is None and any(c.guest == table.state.host for c in table.connections):
        return None
    return next((seat for seat in table.state.persons() if seat not in table.gone), None)


async def watch(table: Table) -> None:
    now = table.house.clock.now()
    has_changed = False
    if is_playing(table):
        for seat in _absent(table):
            if table.gone[seat] + table.state.settings.bot_after <= now:
                table.state.chairs[seat].has_substitute = True
                has_changed = True
        if _idle_from(table) + table.house.limits.idle <= now:
            pause(table, is_paused=True)
            has_changed = True
    heir = _next_host(table)
    if heir is not None:
        host = table.state.seat_of(table.state.host)
        if host is None or table.gone[host] + HOST_MAY_BE_AWAY <= now:
            table.state.host = table.state.chairs[heir].guest
            has_changed = True
    if has_changed:
        await table.save()
        screens.tell_table(table)
        table.thoughts.begin()


def pause(table: Table, *, is_paused: bool) -> None:
    table.state.is_paused = is_paused
    table.person_moved = table.house.clock.now()
    live = table.live
    if live is None:
        return
    if is_paused:
        live.time.stop()
        live.pending.clear()
        table.thoughts.stop()
    else:
        live.time.run()
        table.thoughts.begin()
