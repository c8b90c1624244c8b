"""A table as the store has it: every stored move played again."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import msgspec

from tablee.core.contract import IllegalMove
from tablee.core.notation import NotationError
from tablee.server import screens
from tablee.server.live import Live
from tablee.server.moving import finish
from tablee.server.position import Position
from tablee.server.protocol import Line
from tablee.server.reader import first_version
from tablee.server.seating import TableState, back_to_lobby

if TYPE_CHECKING:
    from tablee.server.table import Table

log: Final = logging.getLogger(__name__)


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
        back_to_lobby(table.state)
    elif table.state.phase in ("playing", "over"):
        await _restore_game(table)


async def _restore_game(table: Table) -> None:
    state, store = table.state, table.house.store
    game = await store.game(state.record or "")
    assert game is not None
    try:
        live = Live(game, table.house.clock, state.settings, first_version())
        live.restore(await store.moves(game.id))
    except (KeyError, NotationError, IllegalMove) as error:
        # Played by rules this program no longer knows: its moves stay stored, the table is free.
        about = {"table": state.code, "game": game.game, "kind": type(error).__name__}
        log.error("game_not_restored", extra=about)
        back_to_lobby(state)
        return
    begin(table, live)
    if state.phase == "playing" and live.match.state.outcome() is not None:
        await finish(table, live)  # the server had stopped between the last move and its result


def begin(table: Table, live: Live) -> None:
    """The table plays this game now; nothing is sent yet."""
    table.live = live
    for seat, chair in enumerate(table.state.chairs):
        live.readers[seat].has_memory = chair.kind == "bot"
    if table.spectators.is_delayed:
        position = Position(live.match, screens.clocks(table, live), [None])
        table.spectators.begin(live.readers[None].whole(position, []))
