"""What whoever runs the server does with tables they are not at."""

from typing import Final

from tablee.server.tables.inbox import Close, TurnOut
from tablee.server.tables.lobby import Lobby
from tablee.server.tables.table import Table
from tablee.server.wire.errors import Mistake

_CLOSED: Final = '"is_closed":true'
"""In the row of a closed table: what people type has its quotation marks escaped there."""


async def close_for_good(lobby: Lobby, code: str) -> None:
    """Elsewhere: another server has it."""
    table = await _find(lobby, code)
    await table.follow(Close())
    await lobby.put_away(table)


async def turn_out(lobby: Lobby, code: str, whom: TurnOut) -> None:
    """Elsewhere: another server has that table."""
    await (await _find(lobby, code)).follow(whom)


async def closed_among(lobby: Lobby, codes: set[str]) -> set[str]:
    """None that is in memory is."""
    rows = await lobby.house.store.tables_with(codes - set(lobby.tables))
    return {row.code for row in rows if _CLOSED in row.state}


async def _find(lobby: Lobby, code: str) -> Table:
    table = await lobby.find(code)
    if table is None:
        raise Mistake("no_table")
    return table
