"""Tables as whoever runs the server sees them: from allow-lists, so that no card, move, line of
chat or guest's id can come along."""

from typing import Final

import msgspec

from tablee.server.tables.lobby import Lobby
from tablee.server.tables.seating import TableState
from tablee.server.tables.table import Table
from tablee.server.wire.host_api import HostChair, HostTable
from tablee.store.rows import TableRow

MOST: Final = 100


async def host_tables(lobby: Lobby, code: str) -> list[HostTable]:
    """The table of that code, or ("") the latest of the whole store, whoever has them."""
    store = lobby.house.store
    if code and not (code.isascii() and code.isalnum()):
        return []
    rows = await (store.tables_with([code.upper()]) if code else store.latest_tables(MOST))
    return [_told(row, lobby.tables.get(row.code)) for row in rows]


def _told(row: TableRow, table: Table | None) -> HostTable:
    if table is not None:
        return _at_hand(row, table)
    try:
        state = msgspec.json.decode(row.state, type=TableState)
    except msgspec.DecodeError:
        return HostTable(code=row.code, node=row.node, changed=row.changed, problem=True)
    chairs = [HostChair(kind=c.kind, name=c.name, level=c.level) for c in state.chairs]
    return _as_it_stands(row, state, HostTable(code="", node=0, changed=0, chairs=chairs))


def _at_hand(row: TableRow, table: Table) -> HostTable:
    state = table.state
    chairs = [
        HostChair(kind=c.kind, name=c.name, level=c.level, is_here=seat in table.watched)
        for seat, c in enumerate(state.chairs)
    ]
    watching = sorted({c.called for c in table.connections_of(None) if c.guest})
    known = HostTable(
        code="",
        node=0,
        changed=0,
        chairs=chairs,
        watching=watching,
        connections=len(table.connections),
    )
    return _as_it_stands(row, state, known)


def _as_it_stands(row: TableRow, state: TableState, known: HostTable) -> HostTable:
    return msgspec.structs.replace(
        known,
        code=row.code,
        node=row.node,
        changed=row.changed,
        game=state.settings.game,
        phase=state.phase,
        is_paused=state.is_paused,
        is_closed=state.is_closed,
    )
