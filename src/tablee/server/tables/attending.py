"""A table's one task: it takes what comes out of the inbox, one at a time, until it is closed.
Whatever goes wrong, the table goes on from what is stored."""

import asyncio
import logging
from typing import Final

import msgspec

from tablee.server.logs import place_of
from tablee.server.tables import playing, presence, screens
from tablee.server.tables.handlers import goes_on, handle
from tablee.server.tables.inbox import (
    Came,
    Closing,
    FellBehind,
    Heard,
    Item,
    Ordered,
    Rang,
)
from tablee.server.tables.restoring import Unreadable, mend
from tablee.server.tables.seating import TableState
from tablee.server.tables.table import Table
from tablee.server.wire.client_says import PressMoves, TakeBack
from tablee.server.wire.connection import Connection
from tablee.server.wire.errors import TEXTS, Mistake
from tablee.server.wire.server_says import Bye
from tablee.store.troubles import Away, NotOurs

TRY_AGAIN: Final = 1.0
"""Seconds until a table that could not be read is read again."""

log: Final = logging.getLogger(__name__)


def open_table(table: Table) -> None:
    presence.count(table)
    table.durable = table.encode()
    table.is_suspended = bool(table.house.store.writer.trouble)
    presence.keep_time(table)
    table.task = asyncio.create_task(_attend(table), name=f"table {table.state.code}")
    table.inbox.put(Rang())


async def close_table(table: Table) -> None:
    """After what is in the inbox; clients are told to come back."""
    try:
        await _finish(table)
    finally:
        _put_away(table)


async def hand_over(table: Table) -> None:
    """The same, to another server: where its game's time stands is written too, so that no clock
    jumps."""
    try:
        await _finish(table)
        if table.live is not None and table.is_playing and not table.is_broken:
            table.state.stood_at = table.live.now()
            await table.save()
    finally:
        _put_away(table)


async def _finish(table: Table) -> None:
    table.inbox.put(Closing())
    if table.task is not None:
        await table.task


def _put_away(table: Table) -> None:
    table.inbox.close()
    table.bots.stop()
    for connection in table.connections:
        connection.close(Bye("stopping"))
    table.live = None


def drop_table(table: Table) -> None:
    """At once, whatever it was doing; clients are told to come back."""
    coming = [item.connection for item in table.inbox.close() if isinstance(item, Came)]
    table.cancel_alarm()
    table.bots.stop()
    if table.task is not None:
        table.task.cancel()
    for connection in (*table.connections, *coming):
        connection.close(Bye("stopping"))
    table.live = None


async def _attend(table: Table) -> None:
    while not isinstance(item := await table.inbox.next(), Closing):
        await _attend_to(table, item)
    table.cancel_alarm()


async def _attend_to(table: Table, item: Item) -> None:
    has_failed = False
    try:
        if table.is_suspended or table.house.store.writer.trouble:
            if not goes_on(item):
                raise Mistake("store_away")
        elif table.is_broken:
            await mend(table)
        await handle(table, item)
        await playing.carry_out(table)
        if isinstance(item, Heard) and isinstance(item.message, PressMoves):
            table.house.metrics.took(table.house.clock.now() - item.at)
        table.durable = table.written
        if isinstance(item, Ordered) and not item.done.done():
            item.done.set_result(None)
    except Mistake as mistake:
        _fail(item, mistake.code, mistake.text)
    except NotOurs:
        table.house.lose(table.state.code)
    except Away:
        _fall_back(table)
        _fail(item, "store_away", TEXTS["store_away"])
    except Unreadable as error:
        _note(table, error)
        table.is_broken = True
        for one in table.connections:
            one.fail("set_aside", TEXTS["set_aside"])
    except Exception as error:
        _note(table, error)
        table.is_broken = True
        _fail(item, "internal", TEXTS["internal"])
        has_failed = True
    if has_failed:
        await _try_to_mend(table, is_our_own=_asker(item) is None)


def _asker(item: Item) -> Connection | None:
    return item.connection if isinstance(item, Heard | Came | FellBehind) else None


def _fail(item: Item, code: str, text: str) -> None:
    if isinstance(item, Ordered) and not item.done.done():
        item.done.set_exception(Mistake(code, text))
    asker = _asker(item)
    if asker is not None:
        asker.fail(code, text, _press_id(item))


def _press_id(item: Item) -> str:
    match item:
        case Heard(message=PressMoves(id=name) | TakeBack(id=name)):
            return name
        case _:
            return ""


def _note(table: Table, error: Exception) -> None:
    kind, place = type(error).__name__, place_of(error)
    log.error("table_error", extra={"table": table.state.code, "kind": kind, "place": place})
    table.house.metrics.errors += 1


def _fall_back(table: Table) -> None:
    """To what is known to be stored. More may be: the table is read again when that can be done, at
    the latest when the next alarm rings."""
    table.is_broken = True
    table.state = msgspec.json.decode(table.durable, type=TableState)
    table.written = table.durable
    presence.count(table)
    table.wake_by(table.house.clock.now() + TRY_AGAIN)


async def _try_to_mend(table: Table, *, is_our_own: bool) -> None:
    """`is_our_own`: no client asked for it, so that it would happen again at once."""
    try:
        await mend(table)
        if is_our_own and table.live is not None:
            presence.pause(table, is_paused=True)
            await table.save()
            screens.tell_all(table)
        await playing.carry_out(table)
    except Away:
        _fall_back(table)
    except Exception as error:
        _note(table, error)  # the next message tries again
