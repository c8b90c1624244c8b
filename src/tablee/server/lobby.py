"""All tables of one server: made, found, restored, put away."""

import asyncio
import secrets
import time
from typing import Final

import msgspec

from tablee.server.api import Listed, NewTable
from tablee.server.chairs import seat_bot
from tablee.server.continuing import Beginning
from tablee.server.errors import Mistake
from tablee.server.hosting import new_state
from tablee.server.house import House
from tablee.server.names import clean_name
from tablee.server.protocol import Settings
from tablee.server.restoring import restore
from tablee.server.seating import Seated, TableState
from tablee.server.table import Table
from tablee.store.rows import GuestRow, TableRow

ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH: Final = 6
KEPT_ALONE: Final = 1800.0
"""Seconds a table nobody is connected to stays in memory; the store keeps it longer."""
KEPT_OPEN: Final = 14 * 86400.0
"""Seconds after which a table nobody has touched is closed."""
SWEEP_EVERY: Final = 60.0


class Lobby:
    def __init__(self, house: House) -> None:
        self.house: Final = house
        self._tables: Final = house.tables
        self._loading: Final[dict[str, asyncio.Task[Table | None]]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.is_open = True

    async def open(self) -> None:
        """Games that were being played go on."""
        for row in await self.house.store.open_tables():
            if time.time() - row.changed > KEPT_OPEN:
                closed = TableRow(row.code, row.state, row.changed, False)
                await self.house.store.save_table(closed)
            else:
                await self.find(row.code)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        self.is_open = False
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*(table.close() for table in self._tables.values()))

    # --- making and finding -------------------------------------------------------------------

    async def make(self, guest: GuestRow, wanted: NewTable) -> Table:
        names = [clean_name(name) for name in wanted.names]
        if len(names) > wanted.settings.seats:
            raise Mistake("settings", "There are more names than seats.")
        settings = msgspec.structs.replace(wanted.settings, one_device=bool(names))
        table = self._new_table(guest, settings)
        held = names or [guest.name] * wanted.sit
        for seat, name in enumerate(held):
            table.state.chairs[seat] = Seated(kind="person", guest=guest.id, name=name)
        if wanted.bots:
            self._check_level(wanted.bots)
            for seat in range(len(held), settings.seats):
                seat_bot(table, seat, wanted.bots)
        return await self._open(table)

    async def go_on(self, guest: GuestRow, beginning: Beginning, bots: str) -> Table:
        """A table that plays on from a moment of another game."""
        self._check_level(bots)
        table = self._new_table(guest, beginning.settings)
        state = table.state
        state.start, state.continues = beginning.start, beginning.continues
        for seat, name in enumerate(beginning.names):
            seat_bot(table, seat, bots)
            state.chairs[seat].name = name
        state.chairs[beginning.seat] = Seated(kind="person", guest=guest.id, name=guest.name)
        return await self._open(table)

    def _new_table(self, guest: GuestRow, settings: Settings) -> Table:
        hosted = sum(table.state.host == guest.id for table in self._tables.values())
        limits = self.house.limits
        if hosted >= limits.tables or len(self._tables) >= limits.all_tables:
            raise Mistake("too_many_tables")
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        return Table(self.house, new_state(code, settings, guest.id))

    def _check_level(self, level: str) -> None:
        if level not in self.house.thinkers.levels:
            raise Mistake("unknown_level")

    async def _open(self, table: Table) -> Table:
        await self.house.store.add_table(table.row())
        self._tables[table.state.code] = table
        table.open()
        return table

    async def find(self, code: str) -> Table | None:
        code = code.upper()
        if code in self._tables:
            return self._tables[code]
        if not self.is_open or len(code) != CODE_LENGTH or set(code) - set(ALPHABET):
            return None
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        try:
            return await asyncio.shield(self._loading[code])
        finally:
            self._loading.pop(code, None)

    async def _load(self, code: str) -> Table | None:
        row = await self.house.store.table(code)
        if row is None or not row.is_open:
            return None
        table = Table(self.house, msgspec.json.decode(row.state, type=TableState))
        await restore(table)
        self._tables[code] = table
        table.open()
        table.thoughts.begin()
        return table

    def rename(self, guest: GuestRow) -> None:
        """Where this guest is; elsewhere the name follows when they come back."""
        for table in self._tables.values():
            is_there = any(connection.guest == guest.id for connection in table.connections)
            if is_there or table.state.seat_of(guest.id) is not None:
                table.rename(guest.id, guest.name)

    # --- lists --------------------------------------------------------------------------------

    def public(self) -> list[Listed]:
        tables = [table for table in self._tables.values() if table.state.settings.public]
        shown = [table for table in tables if table.connections or table.state.phase == "playing"]
        return [listed(table) for table in shown if table.state.phase != "over"]

    def count(self) -> tuple[int, int]:
        """Tables and connections."""
        tables = self._tables.values()
        return len(tables), sum(len(table.connections) for table in tables)

    # --- putting away -------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            await self.house.clock.sleep(SWEEP_EVERY)
            now = self.house.clock.now()
            for code, table in list(self._tables.items()):
                is_playing = table.state.phase == "playing" and not table.state.is_paused
                is_alone = not table.connections and now - table.left_alone > KEPT_ALONE
                if is_alone and not is_playing:
                    del self._tables[code]
                    await table.close()


def listed(table: Table) -> Listed:
    state = table.state
    return Listed(
        code=state.code,
        game=state.settings.game,
        phase=state.phase,
        seats=len(state.chairs),
        taken=sum(chair.kind != "empty" for chair in state.chairs),
        names=[chair.name for chair in state.chairs],
        record=state.record,
    )
