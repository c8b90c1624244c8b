"""Taking and leaving seats, and saying that one is ready."""

import secrets

from tablee.bots.characters import newcomer
from tablee.core.chance import FastChance
from tablee.core.seats import Seat
from tablee.server.tables import happenings, presence, screens
from tablee.server.tables.choosing import named_anew
from tablee.server.tables.seating import HappeningKind, Seated
from tablee.server.tables.table import Table
from tablee.server.wire.client_says import Kick, Ready, SeatBot, Sit
from tablee.server.wire.connection import Connection
from tablee.server.wire.errors import Mistake
from tablee.server.wire.server_says import Removed
from tablee.server.wire.table_info import Kind


async def sit(table: Table, connection: Connection, message: Sit) -> None:
    table.need_leave(connection, "sit")
    table.need_chair(message.seat)
    if not connection.name:
        raise Mistake("name_needed")
    if connection.guest in table.state.banned:
        raise Mistake("banned")
    if table.state.seat_of(connection.guest) is not None:
        raise Mistake("already_seated")  # also on another connection, or looking on
    if table.state.settings.one_device:
        raise Mistake("one_device")
    if table.state.chairs[message.seat].kind != "empty":
        raise Mistake("seat_taken")
    if table.count_seats(connection.guest) >= table.house.limits.seats:
        raise Mistake("too_many_seats")
    if message.bot and not table.state.settings.outside_bots:
        raise Mistake("no_outside_bots")
    kind: Kind = "bot" if message.bot else "person"
    table.state.chairs[message.seat] = Seated(
        kind=kind, guest=connection.guest, name=connection.called, face=connection.face
    )
    await seats_changed(table)


async def stand(table: Table, connection: Connection) -> None:
    table.need_leave(connection, "stand")
    empty(table, table.need_seat(connection), "table_left")
    await seats_changed(table)


async def kick(table: Table, connection: Connection, message: Kick) -> None:
    table.need_leave(connection, "kick")
    table.need_chair(message.seat)
    guest = table.state.chairs[message.seat].guest
    is_another = bool(guest) and guest != table.state.host
    if is_another:
        table.state.banned = [*table.state.banned, guest]
    empty(table, message.seat, "table_removed")
    await seats_changed(table)
    if is_another:
        for one in table.connections:
            if one.guest == guest:
                one.say(Removed())


async def bot(table: Table, connection: Connection, message: SeatBot) -> None:
    table.need_leave(connection, "seat_bot")
    table.need_chair(message.seat)
    if message.level not in table.house.thinkers.levels:
        raise Mistake("unknown_level")
    before = table.state.chairs.copy()
    _take_over(table, message.seat, message.level, "table_removed")
    _name_anew(table, before)
    await seats_changed(table)


async def ready(table: Table, connection: Connection, message: Ready) -> None:
    table.need_leave(connection, "get_ready")
    chair = table.state.chairs[table.need_seat(connection)]
    chair.is_ready, chair.given = message.ready, message.bytes if message.ready else ""
    await table.save()
    screens.tell_table(table)
    table.set_alarm()


def seat_bot(table: Table, seat: Seat, level: str) -> None:
    """In the middle of a game it goes on from what that seat knows."""
    present = [chair.name for chair in table.state.chairs]
    faces = [chair.face for n, chair in enumerate(table.state.chairs) if n != seat]
    character = newcomer(level, present, faces, FastChance(secrets.randbits(32)))
    table.state.chairs[seat] = Seated(
        kind="bot",
        name=character.name,
        level=level,
        face=character.face,
        is_ready=True,
        given=table.state.chairs[seat].given,
    )


def _take_over(table: Table, seat: Seat, level: str, kind: HappeningKind) -> None:
    """A bot takes the chair; who sat there is told of, unless it was one of the house."""
    before = table.state.chairs[seat]
    seat_bot(table, seat, level)
    if before.guest:
        after = table.state.chairs[seat]
        happenings.note(table, kind, seat, who=before.name, newcomer=after.name)


def empty(table: Table, seat: Seat, kind: HappeningKind) -> None:
    """In a running game a bot takes the chair over, so that nobody is kept waiting."""
    if table.state.phase == "playing":
        _take_over(table, seat, table.house.thinkers.usual, kind)
    else:
        before = table.state.chairs.copy()
        table.state.chairs[seat] = Seated()
        _name_anew(table, before)


def _name_anew(table: Table, before: list[Seated]) -> None:
    state = table.state
    if state.phase != "playing":
        state.settings = named_anew(state.settings, before, state.chairs)


async def seats_changed(table: Table) -> None:
    """Who sits where decides who sees what: everybody gets a snapshot."""
    presence.count(table)
    presence.pass_host_on(table)
    await table.save()
    screens.tell_all(table)
    happenings.tell(table)
    table.set_alarm()
