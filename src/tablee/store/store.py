"""The store: everything that must outlive the process."""

import asyncio
import json
import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, func, insert, select, update

from tablee.store.engine import full_url, open_engine, open_ledger
from tablee.store.rows import (
    ChatRow,
    GameRow,
    GuestRow,
    Holdings,
    MoveRow,
    PlayedRow,
    TableRow,
)
from tablee.store.schema import CHAT, GAMES, GUESTS, KEYS, MOVES, PLAYERS, TABLES
from tablee.store.traces import Traces
from tablee.store.troubles import Away, Closed, RowsRefused, Unusable
from tablee.store.writer import Step, Writer

CHECK_SECONDS: Final = 3.0
CLOSE_SECONDS: Final = 1.0
PROVED: Final = "proved"
_LISTS: Final = ("names", "given")


class Store(Traces):
    """Reads go to the pool, writes through one writer; a write returns when it is durable."""

    is_shared = False
    """With other servers."""

    @classmethod
    async def open(cls, text: str) -> "Store":
        """Nobody else may have it open; Unusable says what is wrong with it."""
        url = full_url(text)
        ledger = await open_ledger(url)
        try:
            engine = await open_engine(url)
        except BaseException:
            await ledger.close()
            raise
        store = cls(engine, Writer(ledger, proof, engine.dispose))
        try:
            await store.key(PROVED, "")
        except (Away, RowsRefused) as trouble:
            await store.close()
            raise Unusable(f"The store cannot be written: {trouble}.") from trouble
        return store

    def _proof(self) -> Step:
        return proof()

    async def check(self) -> str:
        """A real write; what is wrong, or nothing."""
        try:
            async with asyncio.timeout(CHECK_SECONDS):
                await self.writer.write(self._proof())
        except TimeoutError:
            return f"nothing could be written for {CHECK_SECONDS:g} seconds"
        except (Away, Closed, RowsRefused) as trouble:
            return str(trouble)
        return ""

    async def close(self) -> None:
        await self.writer.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._engine.dispose()

    # --- keys and guests ----------------------------------------------------------------------

    async def key(self, name: str, value: str) -> str:
        """The value kept under that name; `value` becomes it if there is none."""
        known = await self._first(select(KEYS).where(KEYS.c.name == name))
        if known is None:
            await self.writer.write((_ADD_KEY, [{"name": name, "value": value}]))
            return value
        return str(known["value"])

    async def guest(self, guest: str) -> GuestRow | None:
        row = await self._first(select(*_GUEST_ROW).where(GUESTS.c.id == guest))
        return None if row is None else GuestRow(**row)

    async def add_guest(self, guest: GuestRow, made: float) -> None:
        await self.writer.write((_ADD_GUEST, [{**_plain(guest), "made": made}]))

    async def rename_guest(self, guest: GuestRow) -> None:
        """Under the same id another name, or another face."""
        await self.writer.write((RENAME_GUEST, [renamed(guest)]))

    # --- tables -------------------------------------------------------------------------------

    async def add_table(self, table: TableRow) -> None:
        await self.writer.write((_ADD_TABLE, [_plain(table)]), table=table.code)

    async def own(self, table: TableRow) -> None:
        """Before a table is played: it must be this server's, and is, where there is no other."""

    async def let_go(self, code: str) -> None:
        """After the last write about a table: whoever is asked for it next may have it."""

    async def save_table(self, table: TableRow) -> None:
        await self.writer.write((_SAVE_TABLE, [_saved(table)]), table=table.code)

    async def running_tables(self) -> list[str]:
        """Their codes, those that changed last first."""
        query = select(TABLES.c.code).where(TABLES.c.is_running).order_by(TABLES.c.changed.desc())
        return [str(row["code"]) for row in await self._all(query)]

    async def table(self, code: str) -> TableRow | None:
        row = await self._first(select(*_TABLE_ROW).where(TABLES.c.code == code))
        return None if row is None else TableRow(**row)

    async def latest_tables(self, most: int) -> list[TableRow]:
        """Those where things happen first, then those that changed last."""
        order = (TABLES.c.is_running.desc(), TABLES.c.changed.desc())
        query = select(*_TABLE_ROW).order_by(*order).limit(most)
        return [TableRow(**row) for row in await self._all(query)]

    async def tables_with(self, codes: Collection[str]) -> list[TableRow]:
        """Those of them there are."""
        if not codes:
            return []
        query = select(*_TABLE_ROW).where(TABLES.c.code.in_(list(codes)))
        return [TableRow(**row) for row in await self._all(query)]

    async def holdings(self) -> Holdings:
        counted = [
            select(func.count()).select_from(GUESTS),
            select(func.count()).select_from(TABLES),
            select(func.count()).where(TABLES.c.is_running),
            select(func.count()).select_from(GAMES),
            select(func.count()).where(GAMES.c.result != ""),
        ]
        names = Holdings.__struct_fields__
        columns = [one.scalar_subquery().label(n) for one, n in zip(counted, names, strict=True)]
        row = await self._first(select(*columns))
        assert row is not None
        return Holdings(**row)

    async def say(self, line: ChatRow, table: TableRow) -> None:
        steps = [(_SAY, [_plain(line)]), (_SAVE_TABLE, [_saved(table)])]
        await self.writer.write(*steps, table=table.code)

    async def chat(self, code: str, latest: int) -> list[ChatRow]:
        query = select(CHAT).where(CHAT.c.code == code).order_by(CHAT.c.number.desc()).limit(latest)
        return [ChatRow(**row) for row in reversed(await self._all(query))]

    # --- games --------------------------------------------------------------------------------

    async def deal(self, game: GameRow, players: dict[int, str], table: TableRow) -> None:
        """A game and the table that plays it now, together; `players` are the guests by seat."""
        seated = [{"game": game.id, "seat": s, "guest": guest} for s, guest in players.items()]
        steps = [(_ADD_GAME, [_game_values(game)]), (_SAVE_TABLE, [_saved(table)])]
        more = [(_ADD_PLAYER, seated)] if seated else []
        await self.writer.write(*steps, *more, table=table.code)

    async def append(self, code: str, moves: Sequence[MoveRow]) -> None:
        """To a game of that table, all or none."""
        await self.writer.write((_APPEND, [_plain(move) for move in moves]), table=code)

    async def finish(self, game: str, result: str, table: TableRow) -> None:
        """The result of a game and the table after it, together."""
        over = [{"key": game, "new_result": result}]
        await self.writer.write((_FINISH, over), (_SAVE_TABLE, [_saved(table)]), table=table.code)

    async def game(self, game: str) -> GameRow | None:
        row = await self._first(select(GAMES).where(GAMES.c.id == game))
        return None if row is None else _game(row)

    async def moves(self, game: str) -> list[MoveRow]:
        query = select(MOVES).where(MOVES.c.game == game).order_by(MOVES.c.number)
        return [MoveRow(**row) for row in await self._all(query)]

    async def count_moves(self, game: str) -> int:
        row = await self._first(select(func.count()).where(MOVES.c.game == game))
        assert row is not None
        return int(row["count_1"])

    async def counted(self, game: str, press: str) -> bool:
        query = select(MOVES.c.number).where(MOVES.c.game == game, MOVES.c.press == press)
        return await self._first(query) is not None

    async def analysis(self, game: str, seat: int) -> str:
        """What was found out about that seat's play; empty: nothing yet."""
        name = analysis_key(game, seat)
        row = await self._first(select(KEYS.c.value).where(KEYS.c.name == name))
        return "" if row is None else str(row["value"])

    async def keep_analysis(self, game: str, seat: int, found: str) -> None:
        """In the place of what was known before."""
        name = analysis_key(game, seat)
        await self.key(name, found)
        await self.writer.write((SET_KEY, [{"key": name, "new_value": found}]))

    async def games_of(self, guest: str, most: int, after: int = 0) -> list[PlayedRow]:
        """Newest first, `after` so many."""
        query = (
            select(GAMES, PLAYERS.c.seat)
            .join(PLAYERS, PLAYERS.c.game == GAMES.c.id)
            .where(PLAYERS.c.guest == guest)
            .order_by(GAMES.c.started.desc(), GAMES.c.id)
            .limit(most)
            .offset(after)
        )
        return [
            PlayedRow(_game({k: v for k, v in row.items() if k != "seat"}), row["seat"])
            for row in await self._all(query)
        ]

    async def guests_at(self, games: Collection[str]) -> dict[str, dict[int, str]]:
        """Who played them, by game and seat."""
        found: dict[str, dict[int, str]] = {game: {} for game in games}
        for row in await self._all(select(PLAYERS).where(PLAYERS.c.game.in_(list(games)))):
            found[row["game"]][row["seat"]] = row["guest"]
        return found


_GUEST_ROW: Final = [GUESTS.c[name] for name in GuestRow.__struct_fields__]
_TABLE_ROW: Final = [TABLES.c[name] for name in TableRow.__struct_fields__]
_ADD_KEY: Final = insert(KEYS)
SET_KEY: Final = (
    update(KEYS).where(KEYS.c.name == bindparam("key")).values(value=bindparam("new_value"))
)
_ADD_GUEST: Final = insert(GUESTS)
RENAME_GUEST: Final = (
    update(GUESTS)
    .where(GUESTS.c.id == bindparam("key"))
    .values(name=bindparam("new_name"), face=bindparam("new_face"))
)
_ADD_TABLE: Final = insert(TABLES).values({c.name: bindparam(c.name) for c in _TABLE_ROW})
_SAVE_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.code == bindparam("key"))
    .values(
        state=bindparam("new_state"),
        changed=bindparam("new_changed"),
        is_running=bindparam("new_is_running"),
    )
)
_SAY: Final = insert(CHAT)
_ADD_GAME: Final = insert(GAMES)
_ADD_PLAYER: Final = insert(PLAYERS)
_APPEND: Final = insert(MOVES)
_FINISH: Final = (
    update(GAMES).where(GAMES.c.id == bindparam("key")).values(result=bindparam("new_result"))
)


def analysis_key(game: str, seat: int) -> str:
    """Under this name among the keys."""
    return f"analysis {game} P{seat}"


def proof(name: str = PROVED) -> Step:
    """A write that changes nothing but its own row."""
    return (SET_KEY, [{"key": name, "new_value": f"{time.time():.3f}"}])


def renamed(guest: GuestRow) -> dict[str, str]:
    """What is written of them."""
    return {"key": guest.id, "new_name": guest.name, "new_face": guest.face}


def _plain(row: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


def _saved(table: TableRow) -> dict[str, Any]:
    values = {f"new_{name}": value for name, value in _plain(table).items() if name != "code"}
    return {"key": table.code, **values}


def _game_values(game: GameRow) -> dict[str, Any]:
    values = _plain(game)
    return {**values, **{name: json.dumps(values[name]) for name in _LISTS}}


def _game(row: Any) -> GameRow:
    return GameRow(**{**row, **{name: json.loads(row[name]) for name in _LISTS}})
