"""What is kept about one guest, gathered from the store: told in numbers, or as one file, a table
or a game at a time, so that never more is in memory."""

from collections.abc import AsyncIterator
from typing import Final

import msgspec
from msgspec import Struct

from tablee.core.seats import Seat
from tablee.server.tables.deleting import lines_of
from tablee.server.tables.seating import TableState
from tablee.server.wire.api import KeptOfMe
from tablee.store import Store
from tablee.store.rows import GuestRow, PlayedRow

FORMAT: Final = "tablee guest 1"
GAMES_AT_ONCE: Final = 50


class TableOfMine(Struct, frozen=True, kw_only=True):
    """`seats` are those the guest holds now, `said` all they said there."""

    table: str
    game: str
    seats: list[Seat]
    host: bool
    muted: bool
    removed: bool
    said: list[str]


class GameOfMine(Struct, frozen=True, kw_only=True):
    """`record`: the whole game, once it is over. What has been played of one that goes on may hold
    what others must not know yet."""

    table: str
    game: str
    started: float
    seat: Seat
    name: str
    record: msgspec.Raw


class Portrait:
    def __init__(self, store: Store, guest: GuestRow) -> None:
        self._store: Final = store
        self._guest: Final = guest

    async def in_numbers(self) -> KeptOfMe:
        tables = lines = 0
        async for table in self._tables():
            tables += 1
            lines += len(table.said)
        return KeptOfMe(
            name=self._guest.name,
            since=await self._store.guest_made(self._guest.id),
            tables=tables,
            games=await self._store.count_games(self._guest.id),
            lines=lines,
        )

    async def file(self) -> AsyncIterator[bytes]:
        """As JSON. The return code is not in it: whoever found the file would be this guest."""
        head = {
            "format": FORMAT,
            "name": self._guest.name,
            "face": self._guest.face,
            "since": await self._store.guest_made(self._guest.id),
        }
        yield msgspec.json.encode(head)[:-1] + b',"tables":['
        between = b"\n"
        async for table in self._tables():
            yield between + msgspec.json.encode(table)
            between = b",\n"
        yield b'],"games":['
        between = b"\n"
        async for game in self._games():
            yield between + msgspec.json.encode(game)
            between = b",\n"
        yield b"]}\n"

    async def _tables(self) -> AsyncIterator[TableOfMine]:
        guest = self._guest.id
        for code in await self._store.tables_of(guest):
            row = await self._store.table(code)
            if row is None:
                continue
            try:
                state = msgspec.json.decode(row.state, type=TableState)
            except msgspec.DecodeError:  # whoever runs the server is told when it is opened
                continue
            traces = await self._store.traces_at(code, guest)
            lines = await lines_of(self._store, state, guest, traces)
            yield TableOfMine(
                table=code,
                game=state.settings.game,
                seats=[seat for seat, chair in enumerate(state.chairs) if chair.guest == guest],
                host=state.host == guest,
                muted=guest in state.muted,
                removed=guest in state.banned,
                said=[line.text for line in lines],
            )

    async def _games(self) -> AsyncIterator[GameOfMine]:
        after = 0
        while page := await self._store.games_of(self._guest.id, GAMES_AT_ONCE, after):
            for row in page:
                yield await self._game(row)
            after += len(page)

    async def _game(self, row: PlayedRow) -> GameOfMine:
        game = row.game
        record = b"null"
        if game.result:
            record = game.record(await self._store.moves(game.id)).json().encode()
        return GameOfMine(
            table=game.code,
            game=game.game,
            started=game.started,
            seat=row.seat,
            name=game.names[row.seat],
            record=msgspec.Raw(record),
        )
