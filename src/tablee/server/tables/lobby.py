"""All tables of one server: made, found, restored, put away."""

import asyncio
import logging
import re
import secrets
import time
from collections import deque
from contextlib import suppress
from typing import Final

import msgspec

from tablee.server.heap import tidy_up
from tablee.server.tables.attending import close_table, drop_table, hand_over, open_table
from tablee.server.tables.chairs import seat_bot
from tablee.server.tables.choosing import chosen, with_seats
from tablee.server.tables.hosting import new_state
from tablee.server.tables.house import House
from tablee.server.tables.inbox import StoreChanged
from tablee.server.tables.restoring import Unreadable, restore
from tablee.server.tables.seating import Seated, TableState
from tablee.server.tables.table import Table
from tablee.server.wire.api import NewTable
from tablee.server.wire.errors import Mistake, TableClosed
from tablee.server.wire.names import all_distinct, clean_name, distinct
from tablee.server.wire.table_info import Settings
from tablee.server.work.continuing import Beginning
from tablee.store.rows import GuestRow
from tablee.store.troubles import LOST, Away, Elsewhere, NotOurs

ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 6
WAKE_AGAIN: Final = 1.0
"""Seconds until a table is tried again that could not be woken, because the store was away."""
SWEEP_EVERY: Final = 60.0
CLOSE_SECONDS: Final = 3.0
"""In which tables finish what is asked of them when the server stops."""

log: Final = logging.getLogger(__name__)


class Lobby:
    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.tables: Final[dict[str, Table]] = {}
        """By code, those in memory."""
        self._loading: Final[dict[str, asyncio.Task[Table | None]]] = {}
        self._aside: Final[set[str]] = set()
        self.forgot = 0
        """How often all tables were."""
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self.is_open = True
        self._is_tidy = True
        house.lose = self._lose

    async def open(self) -> None:
        """Every table can be found at once; those where a game is being played go on, one after
        the other, also if nobody comes."""
        self.house.store.writer.on_change = self._store_changed
        running = await self.house.store.running_tables()
        self._tasks.append(asyncio.create_task(self.wake_all(running), name="waker"))
        self._tasks.append(asyncio.create_task(self._sweep(), name="sweeper"))

    async def wake_all(self, codes: list[str]) -> None:
        waiting = deque(codes)
        while waiting:
            code = waiting.popleft()
            if not await self._wake(code):
                waiting.append(code)  # behind the others: it may be the only one
                await self.house.clock.sleep(WAKE_AGAIN)

    async def _wake(self, code: str) -> bool:
        """Whether that is done. Who plays already gets as much of the time as those who wake."""
        began = time.monotonic()
        try:
            await self.find(code)
        except Away:
            return False
        except (Mistake, Elsewhere):
            pass  # set aside, or another's by now
        await asyncio.sleep(time.monotonic() - began)
        return True

    async def close(self) -> None:
        self.is_open = False
        under_way = [*self._tasks, *self._loading.values()]
        for task in under_way:
            task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await asyncio.gather(*under_way, return_exceptions=True)  # they use the store
                await asyncio.gather(*(self._hand_over(table) for table in self.tables.values()))

    def _store_changed(self) -> None:
        is_away = bool(self.house.store.writer.trouble)
        for table in self.tables.values():
            table.inbox.put(StoreChanged(is_away))

    async def _hand_over(self, table: Table) -> None:
        """After its last write, unless somebody has come back to it meanwhile."""
        code, store = table.state.code, self.house.store
        with suppress(Away, NotOurs):
            await (hand_over(table) if store.is_shared else close_table(table))
            if self.tables.get(code, table) is table and code not in self._loading:
                await store.let_go(code)

    def forget(self) -> None:
        """All tables at once, without a word to the store: they may be another's already, and those
        that are not are read again when somebody comes."""
        self.forgot += 1
        tables = list(self.tables.values())
        self.tables.clear()
        for table in tables:
            drop_table(table)

    def _lose(self, code: str) -> None:
        """One table, which is another's."""
        table = self.tables.pop(code, None)
        if table is not None:
            drop_table(table)

    # --- making and finding -------------------------------------------------------------------

    async def make(self, guest: GuestRow, wanted: NewTable) -> Table:
        names = all_distinct(clean_name(name) for name in wanted.names)
        settings = with_seats(chosen(wanted.settings), len(names))
        if len(names) > settings.seats:
            raise Mistake("settings", "There are more names than seats.")
        settings = msgspec.structs.replace(settings, one_device=bool(names))
        table = self._new_table(guest, settings)
        held = names or [guest.name] * wanted.sit
        for seat, name in enumerate(held):
            face = "" if names else guest.face
            table.state.chairs[seat] = Seated(kind="person", guest=guest.id, name=name, face=face)
        if wanted.bots:
            self._check_level(wanted.bots)
            for seat in range(len(held), settings.seats):
                seat_bot(table, seat, wanted.bots)
        return await self._open(table)

    async def go_on(self, guest: GuestRow, beginning: Beginning, bots: str) -> Table:
        """A table that plays on from a moment of another game; every seat but the guest's is called
        as when that game is watched."""
        self._check_level(bots)
        table = self._new_table(guest, beginning.settings)
        state = table.state
        state.start, state.continues = beginning.start, beginning.continues
        names = all_distinct(beginning.names)
        others = [seat for seat in range(len(names)) if seat != beginning.seat]
        state.chairs[beginning.seat] = Seated(
            kind="person",
            guest=guest.id,
            name=distinct(guest.name, [names[seat] for seat in others]),
            face=guest.face,
        )
        for seat in others:
            seat_bot(table, seat, bots)
        for seat in others:  # all have come: no two of them have one name or one face
            state.chairs[seat].name = names[seat]
        return await self._open(table)

    def _new_table(self, guest: GuestRow, settings: Settings) -> Table:
        hosted = sum(table.state.host == guest.id for table in self.tables.values())
        limits = self.house.limits
        if hosted >= limits.tables or len(self.tables) >= limits.all_tables:
            raise Mistake("too_many_tables")
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        return Table(self.house, new_state(code, settings, guest.id), self._count_seats)

    def _count_seats(self, guest: str) -> int:
        """How many this guest holds, at all tables."""
        return sum(table.state.seat_of(guest) is not None for table in self.tables.values())

    def _check_level(self, level: str) -> None:
        if level not in self.house.thinkers.levels:
            raise Mistake("unknown_level")

    async def _open(self, table: Table) -> Table:
        before = self.forgot
        await self.house.store.add_table(table.row())
        self._need_memory(before)
        self.tables[table.state.code] = table
        open_table(table)
        return table

    def _need_memory(self, before: int) -> None:
        """Whoever was about to open a table when all were forgotten knows no more whose it is."""
        if before != self.forgot:
            raise Away(LOST)

    async def find(self, code: str) -> Table | None:
        """Elsewhere: another server has it."""
        code = code.upper()
        if code in self.tables:
            return self.tables[code]
        if not self.is_open or len(code) != CODE_LENGTH or set(code) - set(ALPHABET):
            return None
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        try:
            return await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str) -> Table | None:
        before = self.forgot
        try:
            row = await self.house.store.table(code)
            if row is None:
                return None
            await self.house.store.own(row)
            state = msgspec.json.decode(row.state, type=TableState)
            if state.is_closed:
                await self.house.store.let_go(code)
                raise TableClosed
            table = Table(self.house, state, self._count_seats)
            await restore(table)
            self._need_memory(before)
            open_table(table)
        except (Away, Elsewhere, TableClosed):
            raise
        except NotOurs:
            raise Away(LOST) from None
        except Exception as error:  # whatever a row may hold, it stops nobody else
            self._set_aside(code, error)
            raise Mistake("set_aside") from error
        self.tables[code] = table
        return table

    def _set_aside(self, code: str, error: Exception) -> None:
        """It stays in the store as it is, and is tried again at every knock."""
        if code not in self._aside:
            self._aside.add(code)
            self.house.metrics.set_aside = len(self._aside)
            log.error("table_set_aside", extra={"table": code, "reason": _reason(error)})

    def rename(self, guest: GuestRow) -> None:
        """Where this guest is; elsewhere the name follows when they come back."""
        for table in self.tables.values():
            is_there = any(connection.guest == guest.id for connection in table.connections)
            if is_there or table.state.seat_of(guest.id) is not None:
                table.rename(guest.id, guest.name, guest.face)

    async def peek(self, code: str) -> TableState | None:
        """How a table stands, wherever it is, as it was saved last: none is woken or taken."""
        table = self.tables.get(code.upper())
        if table is not None:
            return table.state
        row = await self.house.store.table(code.upper())
        return None if row is None else msgspec.json.decode(row.state, type=TableState)

    def count(self) -> tuple[int, int]:
        """Tables and connections."""
        tables = self.tables.values()
        return len(tables), sum(len(table.connections) for table in tables)

    # --- putting away -------------------------------------------------------------------------

    async def put_away(self, table: Table) -> None:
        if self.tables.get(table.state.code) is table:
            del self.tables[table.state.code]
        await self._hand_over(table)

    async def _sweep(self) -> None:
        while True:
            await self.house.clock.sleep(SWEEP_EVERY)
            if await self._put_away():
                self._is_tidy = False
            if not self._is_tidy:
                self._is_tidy = await tidy_up(self.house.metrics)

    async def _put_away(self) -> int:
        """How many nobody was at; the store keeps them longer."""
        now, left = self.house.clock.now(), 0
        for table in list(self.tables.values()):
            is_alone = not table.connections and not table.is_playing
            if is_alone and table.attendance.was_left_long_ago(now):
                await self.put_away(table)
                left += 1
        return left


def _reason(error: Exception) -> str:
    """A decoder quotes what it cannot read, which may be anything: only where it stands is told."""
    if isinstance(error, Unreadable):
        return str(error)
    place = re.search(r"`(\$[^`]*)`", str(error))
    return f"{type(error).__name__} at {place[1] if place else '$'}"
