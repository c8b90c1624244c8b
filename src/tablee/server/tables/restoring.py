"""A table as the store has it: every stored move played again."""

import asyncio
import logging
from typing import Final

import msgspec

from tablee.core.contract import IllegalMove
from tablee.core.notation import NotationError
from tablee.packs import PACKS
from tablee.server.logs import place_of
from tablee.server.tables import happenings, presence, screens
from tablee.server.tables.chat import say_held_lines
from tablee.server.tables.happenings import as_event
from tablee.server.tables.live_game import LiveGame, first_version
from tablee.server.tables.playing import finish
from tablee.server.tables.seating import TableState, back_to_lobby
from tablee.server.tables.table import Table
from tablee.store.troubles import Away, NotOurs
from tablee.table.talk import LINES_KEPT
from tablee.table.told import ChatLine

log: Final = logging.getLogger(__name__)


class Unreadable(Exception):
    """What the store has under a table's code makes no table."""


async def mend(table: Table) -> None:
    """The store has the truth: where this table could differ from it, it is read again."""
    if table.is_broken or not await is_as_stored(table):
        await restore(table)
    table.is_broken = False
    table.durable = table.encode()
    presence.count(table)
    await presence.settle_in(table)
    presence.keep_time(table)
    screens.tell_all(table)
    happenings.tell(table)
    table.set_alarm()


async def restore(table: Table) -> None:
    """Clocks and pending windows included; what was dealing is back in the lobby."""
    try:
        await _restore(table)
    except (Away, NotOurs, Unreadable):
        raise
    except Exception as error:  # whatever a row may hold, it stops nobody else
        raise Unreadable(f"{type(error).__name__} at {place_of(error)}") from error


async def _restore(table: Table) -> None:
    store = table.house.store
    row = await store.table(table.state.code)
    if row is None:
        raise Unreadable("its row is gone")
    state = msgspec.json.decode(row.state, type=TableState)
    if state.code != row.code or len(state.chairs) != state.settings.seats:
        raise Unreadable("its parts do not fit")
    table.state = state
    lines = await store.chat(row.code, LINES_KEPT)
    table.talk.restore(
        [ChatLine(line.number, line.name, line.seat, line.text) for line in lines],
        said=state.chat_lines - state.chat_unsaid,
    )
    table.live = None
    table.bots.stop()
    if table.state.phase == "dealing":
        back_to_lobby(table.state)
    elif table.state.phase in ("playing", "over"):
        await _restore_game(table)
    say_held_lines(table)


async def is_as_stored(table: Table) -> bool:
    """Whether nothing was written that this table does not know of."""
    store, live = table.house.store, table.live
    row = await store.table(table.state.code)
    if row is None or row.state != table.durable:
        return False
    return live is None or await store.count_moves(live.record) == live.course.moves


async def _restore_game(table: Table) -> None:
    state, store = table.state, table.house.store
    game = await store.game(state.record or "")
    if game is None:
        raise Unreadable("its game is missing")
    if len(game.names) != len(state.chairs):
        raise Unreadable("its game is one of other seats")
    try:
        live = LiveGame(game, table.house.clock, state.settings, first_version())
        beside = [(one.moves, as_event(one)) for one in state.happened]
        moves = await store.moves(game.id)
        live.restore(moves, state.held, state.brief, state.stood_at, beside)
        options = live.course.game.read_options(game.options, game.rules)
        await asyncio.to_thread(PACKS[game.game].get_ready, options)
    except (KeyError, NotationError, IllegalMove) as error:
        # Played by rules this program no longer knows: its moves stay stored, the table is free.
        about = {"table": state.code, "game": game.game, "kind": type(error).__name__}
        log.error("game_not_restored", extra=about)
        back_to_lobby(state)
        return
    begin(table, live)
    outcome = live.course.state.outcome()
    if state.phase == "playing" and outcome is not None:
        await finish(table, live, outcome)  # it had stopped between the last move and its result


def begin(table: Table, live: LiveGame) -> None:
    """The table plays this game now; nothing is sent yet."""
    table.live = live
    presence.count(table)
    presence.keep_time(table)
    live.audience.begin(live.course, live.play.circumstances(live.now()))
