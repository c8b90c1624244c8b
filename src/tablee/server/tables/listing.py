"""Tables as they are told to who is not at them."""

from tablee.server.tables.lobby import Lobby
from tablee.server.tables.seating import TableState
from tablee.server.wire.api import Listed
from tablee.server.wire.errors import TableClosed
from tablee.store.troubles import Elsewhere


def public(lobby: Lobby) -> list[Listed]:
    tables = [table for table in lobby.tables.values() if table.state.settings.public]
    shown = [table for table in tables if table.connections or table.state.phase == "playing"]
    return [_listed(table.state) for table in shown if table.state.phase != "over"]


async def look(lobby: Lobby, code: str) -> Listed | None:
    """A table, wherever it is."""
    try:
        table = await lobby.find(code)
    except Elsewhere:
        state = await lobby.peek(code)
        if state is not None and state.is_closed:
            raise TableClosed from None
        return None if state is None else _listed(state)
    return None if table is None else _listed(table.state)


def _listed(state: TableState) -> Listed:
    seated = [chair.name for chair in state.chairs if chair.kind != "empty"]
    return Listed(
        code=state.code,
        game=state.settings.game,
        phase=state.phase,
        seats=len(state.chairs),
        taken=len(seated),
        names=seated,
        record=state.record,
    )
