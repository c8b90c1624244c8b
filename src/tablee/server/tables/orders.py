"""What whoever runs the server can do at any table, without being there."""

from tablee.core.seats import Seat
from tablee.server.tables import chairs, presence
from tablee.server.tables.inbox import Came, Close, Item, TurnOut
from tablee.server.tables.seating import NOBODY
from tablee.server.tables.table import Table
from tablee.server.wire.errors import Mistake
from tablee.server.wire.server_says import Bye, Removed


async def follow(table: Table, order: Close | TurnOut) -> None:
    match order:
        case Close():
            await _close(table)
        case TurnOut():
            await _turn_out(table, order)


async def _close(table: Table) -> None:
    """It stays stored as it is, and nothing happens there any more."""
    table.state.is_closed = True
    presence.pause(table, is_paused=True)
    await table.save()
    for connection in table.connections:
        connection.close(Bye("closed"))


def show_out(item: Item) -> None:
    """Who comes while a closed table is being put away."""
    if isinstance(item, Came):
        item.connection.close(Bye("closed"))


async def _turn_out(table: Table, order: TurnOut) -> None:
    """For good, from this table: they may look on, as whoever its host has taken off it."""
    state = table.state
    guest = _guest(table, order)
    for held in (state.banned, state.turned_out):
        if guest not in held:
            held.append(guest)
    if state.host == guest:
        state.host = NOBODY
    for seat in [seat for seat, chair in enumerate(state.chairs) if chair.guest == guest]:
        chairs.empty(table, seat, "table_removed")
    await chairs.seats_changed(table)
    for one in table.connections:
        if one.guest == guest:
            one.say(Removed("server"))


def _guest(table: Table, order: TurnOut) -> str:
    if order.seat is None:
        looking_on = [c.guest for c in table.connections_of(None) if c.called == order.name]
        found = next((guest for guest in looking_on if guest), "")
    else:
        found = _guest_of_chair(table, order.seat, order.name)
    if not found:
        raise Mistake("nobody_there")
    return found


def _guest_of_chair(table: Table, seat: Seat, name: str) -> str:
    if seat >= len(table.state.chairs):
        return ""
    chair = table.state.chairs[seat]
    return chair.guest if chair.name == name else ""
