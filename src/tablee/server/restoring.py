"""A table as the store has it: every stored move played again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tablee.server import screens
from tablee.server.live import Live
from tablee.server.moving import finish
from tablee.server.protocol import Line
from tablee.server.reader import first_version
from tablee.server.seating import TableState

if TYPE_CHECKING:
    from tablee.server.table import Table


async def restore(table: Table) -> None:
    """Clocks and pending windows included; what was dealing is back in the lobby."""
    store = table.house.store
    row = await store.table(table.state.code)
    assert row is not None
    table.state = msgspec.json.decode(row.state, type=TableState)
    table.lines.clear()
    for line in await store.chat(row.code, table.lines.maxlen or 0):
        table.lines.append(Line(line.number, line.name, line.seat, line.text))
    table.live = None
    table.thoughts.stop()
    table.spectators.stop()
    if table.state.phase == "dealing":
        table.state.phase = "lobby"
    elif table.state.phase in ("playing", "over"):
        await _restore_game(table)


async def _restore_game(table: Table) -> None:
    state, store = table.state, table.house.store
    assert state.record is not None
    game = await store.game(state.record)
    assert game is not None
    live = Live(game, table.house.clock, state.settings.pace, first_version())
    live.restore(await store.moves(game.id))
    begin(table, live)
    if state.phase == "playing" and live.match.state.outcome() is not None:
        await finish(table, live)  # the server had stopped between the last move and its result


def begin(table: Table, live: Live) -> None:
    """The table plays this game now; everyone's first screen is made, not yet sent."""
    table.live = live
    for seat, chair in enumerate(table.state.chairs):
        live.readers[seat].has_memory = chair.kind == "bot"
    running = screens.clocks(table, live)
    for reader in live.readers.values():
        reader.show(live.match, running, held=live.held_by(reader.seat, table.state.held))
    table.spectators.shown = live.readers[None].screen
