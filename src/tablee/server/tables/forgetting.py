"""Guests who were deleted: taken out of every table, one after the other, until nothing is left.

The store's note is the whole memory of it. Every server looks for notes when it starts, when it is
told of one, and now and then: so a deletion is finished whatever was killed or away meanwhile, and
each of several servers does the tables it has.
"""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct

from tablee.packs.languages import said
from tablee.server.logs import place_of
from tablee.server.tables.lobby import Lobby
from tablee.server.wire.errors import Mistake
from tablee.server.wire.names import is_called
from tablee.server.wire.table_info import Language
from tablee.store.rows import Echo, ForgottenRow, GuestRow
from tablee.store.troubles import Away, Closed, Elsewhere, RowsRefused

LOOK_EVERY: Final = 60.0
KEPT: Final = 60.0
"""Seconds a note stays after it was written: what was asked in that guest's name just before may
still be on its way to a table."""
PATIENCE: Final = 10.0
"""Seconds for one table, and how long whoever asks for their deletion waits for all."""

NOBODY_IN_PARTICULAR: Final[dict[str, str]] = {"fr": "Quelqu’un", "en": "Somebody"}

log: Final = logging.getLogger(__name__)


class Note(Struct, frozen=True):
    """What the guest is called from now on, and the echoes of their games, which nobody finds any
    more once those games are nameless."""

    called: str
    at: float
    echoes: list[Echo]


class Forgetting:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby: Final = lobby
        self._store: Final = lobby.house.store
        self._news: Final = asyncio.Event()
        self._waiting: list[asyncio.Event] = []
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Once the lobby is."""
        self._task = asyncio.create_task(self._go_on(), name="forgetting")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def forget(self, guest: GuestRow, language: Language) -> None:
        """Returns when the guest is gone for good, and their tables here have been done, if that
        takes little time."""
        echoes = await self._store.echoes_of(guest.id)
        note = Note(said(NOBODY_IN_PARTICULAR, language), time.time(), echoes)
        try:
            await self._store.forget_guest(
                ForgottenRow(guest.id, msgspec.json.encode(note).decode())
            )
        except RowsRefused:  # asked twice at once
            raise Mistake("no_guest") from None
        done = asyncio.Event()
        self._waiting.append(done)
        self.look()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await done.wait()

    def look(self) -> None:
        """There may be a new note."""
        self._news.set()

    async def _go_on(self) -> None:
        while True:
            self._news.clear()
            waiting, self._waiting = self._waiting, []
            try:
                for row in await self._store.forgotten():
                    await self._take_out(row)
            except (Away, Closed):
                pass  # looked at again in a while
            except Exception as error:
                about = {"kind": type(error).__name__, "place": place_of(error)}
                log.exception("forgetting_error", extra=about)
                self._lobby.house.metrics.errors += 1
            for done in waiting:
                done.set()
            await self._rest()

    async def _rest(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_EVERY):
                await self._news.wait()

    async def _take_out(self, row: ForgottenRow) -> None:
        note = msgspec.json.decode(row.value, type=Note)
        here = [
            code
            for code, table in self._lobby.tables.items()
            if any(connection.guest == row.guest for connection in table.connections)
        ]
        known = await self._store.tables_of(row.guest)
        for code in {*here, *known, *(echo.code for echo in note.echoes)}:
            await self._take_out_at(code, row.guest, note)
        if time.time() - note.at > KEPT and not await self._is_left(row.guest, note):
            await self._store.forgotten_wholly(row.guest)

    async def _take_out_at(self, code: str, guest: str, note: Note) -> None:
        """A table that another server has is done there, one that cannot be read stays as it is
        until it can."""
        began = time.monotonic()
        with suppress(Mistake, Elsewhere, TimeoutError):
            table = await self._lobby.find(code)
            if table is not None:
                echoes = [echo for echo in note.echoes if echo.code == code]
                done = table.forget(guest, note.called, echoes)
                async with asyncio.timeout(PATIENCE):
                    await done.wait()
        await asyncio.sleep(time.monotonic() - began)  # who plays gets as much of the time

    async def _is_left(self, guest: str, note: Note) -> bool:
        if await self._store.tables_of(guest):
            return True
        traces = await self._store.traces(note.echoes)
        return any(not is_called(trace.names[trace.seat], note.called) for trace in traces)
