"""Telling the table: screens to readers, snapshots to who has nothing or too little."""

from collections.abc import Collection

from tablee.core.seats import Seat
from tablee.core.shuffle import commitment
from tablee.packs import PACKS, Pack
from tablee.server.tables.live_game import LiveGame
from tablee.server.tables.table import Table
from tablee.server.wire.connection import Connection, encode
from tablee.server.wire.description import Description
from tablee.server.wire.server_says import Changed, Snapshot
from tablee.server.wire.table_info import Chair, Shuffle, TableInfo


def info(table: Table) -> TableInfo:
    state = table.state
    seated = {chair.guest for chair in state.chairs}  # who looks on besides is no spectator
    looking_on = [c for c in table.connections if c.called and c.guest not in seated]
    close = _close_together(table) if state.settings.public else set()
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
                muted=bool(chair.guest) and chair.guest in state.muted,
                substitute=chair.has_substitute,
                same_network=seat in close,
            )
            for seat, chair in enumerate(state.chairs)
        ],
        spectators=sorted({c.called for c in looking_on}),
        muted=sorted({c.called for c in looking_on if c.guest in state.muted}),
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
        trouble="store_away" if table.is_suspended else "",
    )


def _close_together(table: Table) -> set[Seat]:
    """Seats of different guests who come from one address."""
    there: dict[str, dict[str, Seat]] = {}
    for seat, chair in enumerate(table.state.chairs):
        address = table.places.get(chair.guest)
        if address:
            there.setdefault(address, {})[chair.guest] = seat
    return {seat for guests in there.values() if len(guests) > 1 for seat in guests.values()}


def tell_table(table: Table) -> None:
    news = info(table)
    payloads = {seat: encode(Changed(table=news, seat=seat)) for seat in table.watched}
    for connection in table.connections:
        connection.send(payloads[connection.seat])


def show(table: Table, live: LiveGame, screens: dict[Seat | None, bytes]) -> None:
    for connection in table.connections:
        seat = connection.seat
        if seat in screens:
            connection.send(screens[seat], live.play.trigger(seat))
            if connection.description is not None:
                connection.say(connection.description.go_on(_pack(table), screens[seat]))


def describe(table: Table, connection: Connection, *, is_wanted: bool) -> None:
    """From now on in sentences too, the present screen at once."""
    connection.description = Description() if is_wanted else None
    if is_wanted:
        seat = connection.seat
        _describe(table, connection, _snapshots(table, [seat])[seat])


def _describe(table: Table, connection: Connection, fresh: Snapshot) -> None:
    if connection.description is not None and fresh.screen is not None:
        connection.say(connection.description.begin(_pack(table), fresh.screen))


def _pack(table: Table) -> Pack:
    return PACKS[table.state.settings.game]


def _snapshots(table: Table, seats: Collection[Seat | None]) -> dict[Seat | None, Snapshot]:
    about, live, chat = info(table), table.live, list(table.talk.said)
    if live is None:
        return {
            seat: Snapshot(table=about, seat=seat, screen=None, story=[], chat=chat)
            for seat in seats
        }
    around = live.play.circumstances(live.now())
    shown = live.audience.whole(live.course, around, seats)
    return {
        seat: Snapshot(table=about, seat=seat, screen=screen, story=story, chat=chat)
        for seat, (screen, story) in shown.items()
    }


def send_snapshot(table: Table, connection: Connection) -> None:
    seat = connection.seat
    fresh = _snapshots(table, [seat])[seat]
    connection.send(encode(fresh), _trigger(table, seat))
    _describe(table, connection, fresh)


def tell_all(table: Table) -> None:
    """A snapshot to everybody."""
    fresh = _snapshots(table, table.watched)
    payloads = {seat: encode(snapshot) for seat, snapshot in fresh.items()}
    for connection in table.connections:
        seat = connection.seat
        connection.send(payloads[seat], _trigger(table, seat))
        _describe(table, connection, fresh[seat])


def _trigger(table: Table, seat: Seat | None) -> int | None:
    return None if table.live is None else table.live.play.trigger(seat)
