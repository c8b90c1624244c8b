"""Who is here: coming, going, being called by a name, and what an absence brings."""

from tablee.core.seats import Seat
from tablee.server.tables import happenings, screens
from tablee.server.tables.live_game import LiveGame
from tablee.server.tables.table import Table
from tablee.server.wire.connection import Connection
from tablee.server.wire.names import distinct, is_called
from tablee.server.wire.protocol import VERSION
from tablee.server.wire.server_says import Removed, Welcome
from tablee.table.manner import Occupant


async def arrive(table: Table, connection: Connection) -> None:
    table.connections.append(connection)
    count(table)
    has_changed = not table.is_suspended and _settle(table, connection)
    connection.say(
        Welcome(
            protocol=VERSION,
            name=connection.called,
            seat=connection.seat,
            host=bool(connection.guest) and connection.guest == table.state.host,
        )
    )
    screens.send_snapshot(table, connection)
    if connection.guest in table.state.banned:
        connection.say(Removed("server" if connection.guest in table.state.turned_out else "host"))
    if has_changed:
        await table.save()
    screens.tell_table(table)
    happenings.tell(table)
    table.set_alarm()


async def settle_in(table: Table) -> None:
    """Everybody who is here already, at a table that was read again."""
    has_changed = False
    for connection in table.connections:
        has_changed = _settle(table, connection) or has_changed
    if has_changed:
        await table.save()


def _settle(table: Table, connection: Connection) -> bool:
    """The chair has its person's name and face, and its person; whether that changed anything."""
    seat = connection.seat
    if seat is None:
        return False
    has_changed = _has_new_name(table, seat, connection.name)
    if has_changed:
        _name_chair(table, seat, connection.name)
    has_changed = _draw_chair(table, seat, connection.face) or has_changed
    if table.state.chairs[seat].has_substitute:
        table.state.chairs[seat].has_substitute = False
        happenings.note(table, "table_back", seat, who=table.state.chairs[seat].name)
        _seat_players(table)
        has_changed = True
    return has_changed


async def resync(table: Table, connection: Connection) -> None:
    """For who has missed something."""
    screens.send_snapshot(table, connection)


async def rename(table: Table, guest: str, name: str, face: str) -> None:
    """A guest is called otherwise from now on, or has another face; a record keeps the name it was
    begun with."""
    for connection in table.connections:
        if connection.guest == guest:
            connection.name, connection.face = name, face
    seat = table.state.seat_of(guest)
    if seat is not None and not table.state.settings.one_device:
        _name_chair(table, seat, name)
        _draw_chair(table, seat, face)
        await table.save()
    count(table)
    screens.tell_table(table)


def _has_new_name(table: Table, seat: Seat, name: str) -> bool:
    """Seats that share a device have names of their own."""
    if table.state.settings.one_device:
        return False
    return not is_called(table.state.chairs[seat].name, name)


def _name_chair(table: Table, seat: Seat, name: str) -> None:
    others = [chair.name for n, chair in enumerate(table.state.chairs) if n != seat]
    guest = table.state.chairs[seat].guest
    watching = [one.called for one in table.connections_of(None) if one.guest != guest]
    table.state.chairs[seat].name = distinct(name, others + watching)
    count(table)


def _draw_chair(table: Table, seat: Seat, face: str) -> bool:
    """Whether that is another face; seats that share a device have none."""
    chair = table.state.chairs[seat]
    if table.state.settings.one_device or chair.face == face:
        return False
    chair.face = face
    return True


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
    _call(table)
    table.watched = {connection.seat for connection in table.connections}
    _place(table)
    held = [seat for seat, chair in enumerate(table.state.chairs) if chair.guest]
    is_watched = bool(table.connections)
    table.attendance.count(held, table.watched, now, is_watched=is_watched)
    _seat_players(table)


def _place(table: Table) -> None:
    """Kept while they are away: who comes as one guest after the other is one person too."""
    seated = {chair.guest for chair in table.state.chairs}
    for guest in [guest for guest in table.places if guest not in seated]:
        del table.places[guest]
    for connection in table.connections:
        if connection.seat is not None:
            table.places[connection.guest] = connection.address


def _seat_players(table: Table) -> None:
    """The game is told who plays and who looks on."""
    live = table.live
    if live is None:
        return
    live.audience.watched = table.watched
    live.play.clockwork.reaches = [
        (c.seat, c.reach) for c in table.connections if c.seat is not None
    ]
    live.play.seat([_occupant(table, live, seat) for seat in range(len(table.state.chairs))])


def _occupant(table: Table, live: LiveGame, seat: Seat) -> Occupant:
    chair = table.state.chairs[seat]
    is_away = seat in table.attendance.gone
    return Occupant(
        chair.level,
        table.house.thinkers.usual if chair.has_substitute else "",
        recalls=chair.kind == "bot",
        gone=live.play.gone_since(seat, live.now()) if is_away else None,
    )


def _call(table: Table) -> None:
    """By their chairs; who only looks on by a name that nobody else here has."""
    chairs = table.state.chairs
    watching: dict[str, str] = {}
    for connection in table.connections:
        seat = table.state.seat_of(connection.guest) if connection.seat is None else connection.seat
        if seat is not None:
            connection.called = chairs[seat].name
            continue
        if connection.guest and connection.guest not in watching:
            others = [*(chair.name for chair in chairs), *watching.values()]
            is_kept = is_called(connection.called, connection.name)
            wanted = connection.called if is_kept else connection.name
            watching[connection.guest] = distinct(wanted, others)
        connection.called = watching.get(connection.guest, "")


async def watch(table: Table) -> None:
    """What somebody's absence brings by now."""
    now, company, attendance = table.house.clock.now(), table.company(), table.attendance
    substituted = attendance.to_substitute(company, now)
    is_forsaken = attendance.is_forsaken(company, now)
    for seat in substituted:
        table.state.chairs[seat].has_substitute = True
        happenings.note(table, "table_replaced", seat, who=table.state.chairs[seat].name)
    if is_forsaken:
        pause(table, is_paused=True)
    has_new_host = pass_host_on(table)
    if substituted or is_forsaken or has_new_host:
        _seat_players(table)
        await table.save()
        screens.tell_table(table)
        happenings.tell(table)


def pass_host_on(table: Table) -> bool:
    """Whether somebody else is host now."""
    heir = table.attendance.new_host(table.company(), table.house.clock.now())
    if heir is None:
        return False
    table.state.host = table.state.chairs[heir].guest
    return True


def pause(table: Table, *, is_paused: bool) -> None:
    table.state.is_paused = is_paused
    table.attendance.person_moved = table.house.clock.now()
    keep_time(table)


def keep_time(table: Table) -> None:
    """A game's time runs while moves count."""
    live = table.live
    if live is None:
        return
    if table.state.is_paused or table.is_suspended:
        live.rest()
        table.bots.stop()
    else:
        live.go_on()
