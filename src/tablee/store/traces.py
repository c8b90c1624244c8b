"""What the store has of one guest, wherever it stands, and how it is taken out again.

A guest's deletion is begun in one write: the guest is gone, and a note says what is still to be
done. Then every table is done by whoever has it, and the note goes last: a server that is killed
meanwhile finds it when it starts again.
"""

import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import bindparam, delete, func, insert, literal, select, union, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tablee.core.seats import Seat
from tablee.store.reader import Reader
from tablee.store.rows import ChatRow, Echo, ForgottenRow, TableRow, Trace
from tablee.store.schema import CHAT, GAMES, GUESTS, KEYS, PLAYERS, TABLES
from tablee.store.writer import Step, Writer

LINES_AT_ONCE: Final = 500
_NOTE: Final = "forgotten "
"""And the guest: under this name among the keys."""
NOTHING_CONTINUED: Final = '"continues":""'


class Traces(Reader):
    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        super().__init__(engine)
        self.writer: Final = writer

    async def guest_made(self, guest: str) -> float:
        row = await self._first(select(GUESTS.c.made).where(GUESTS.c.id == guest))
        return 0.0 if row is None else float(row["made"])

    async def tables_of(self, guest: str) -> list[str]:
        """The codes of all tables that know this guest: who sits or has sat there, is its host, has
        spoken or was silenced. Every table's state is looked through, for it is one text."""
        knows = select(TABLES.c.code).where(TABLES.c.state.contains(guest))
        played = (
            select(GAMES.c.code)
            .join(PLAYERS, PLAYERS.c.game == GAMES.c.id)
            .where(PLAYERS.c.guest == guest)
        )
        return sorted(str(row["code"]) for row in await self._all(union(knows, played)))

    async def count_games(self, guest: str) -> int:
        row = await self._first(select(func.count()).where(PLAYERS.c.guest == guest))
        return 0 if row is None else int(row["count_1"])

    async def traces_at(self, code: str, guest: str) -> list[Trace]:
        """The games this guest has played at that table."""
        query = (
            select(GAMES.c.id, GAMES.c.names, PLAYERS.c.seat)
            .join(PLAYERS, PLAYERS.c.game == GAMES.c.id)
            .where(GAMES.c.code == code, PLAYERS.c.guest == guest)
        )
        return [_trace(row) for row in await self._all(query)]

    async def games_at(self, code: str) -> list[tuple[str, list[str]]]:
        """All games of a table, and what their seats are called."""
        query = select(GAMES.c.id, GAMES.c.names).where(GAMES.c.code == code)
        return [(row["id"], json.loads(row["names"])) for row in await self._all(query)]

    async def traces(self, echoes: Sequence[Echo]) -> list[Trace]:
        seats = {echo.game: echo.seat for echo in echoes}
        query = select(GAMES.c.id, GAMES.c.names).where(GAMES.c.id.in_(list(seats)))
        found = await self._all(query) if seats else []
        return [_trace({**row, "seat": seats[str(row["id"])]}) for row in found]

    async def chat_after(self, code: str, number: int) -> list[ChatRow]:
        """The next lines after that one."""
        query = (
            select(CHAT)
            .where(CHAT.c.code == code, CHAT.c.number > number)
            .order_by(CHAT.c.number)
            .limit(LINES_AT_ONCE)
        )
        return [ChatRow(**row) for row in await self._all(query)]

    async def echoes_of(self, guest: str) -> list[Echo]:
        """Where others have played on from this guest's games, so that a seat is called as theirs
        was; and tables where that is about to begin (`game` is empty)."""
        own = await self._all(
            select(PLAYERS.c.game, PLAYERS.c.seat).where(PLAYERS.c.guest == guest)
        )
        seats: dict[str, Seat] = {str(row["game"]): int(row["seat"]) for row in own}
        found = []
        games = (
            select(GAMES.c.id, GAMES.c.code, GAMES.c.continues)
            .where(GAMES.c.continues != "")
            .order_by(GAMES.c.started)
        )
        for row in await self._all(games) if seats else []:
            seat = _echoed(str(row["continues"]), seats)
            if seat is not None and row["id"] not in seats:
                seats[str(row["id"])] = seat
                found.append(Echo(row["code"], row["id"], seat))
        tables = select(TABLES.c.code, TABLES.c.state).where(
            TABLES.c.state.contains('"continues":"'),
            ~TABLES.c.state.contains(NOTHING_CONTINUED),
        )
        for row in await self._all(tables) if seats else []:
            seat = _echoed(str(json.loads(row["state"]).get("continues", "")), seats)
            if seat is not None:
                found.append(Echo(row["code"], "", seat))
        return found

    # --- taking out ---------------------------------------------------------------------------

    async def forgotten(self) -> list[ForgottenRow]:
        """Guests who are gone, and of whom something may be left."""
        query = select(KEYS).where(KEYS.c.name.startswith(literal(_NOTE)))
        rows = await self._all(query)
        return [ForgottenRow(row["name"].removeprefix(_NOTE), row["value"]) for row in rows]

    async def forget_guest(self, row: ForgottenRow) -> None:
        await self.writer.write((ADD_NOTE, [note(row)]), (DELETE_GUEST, [{"guest": row.guest}]))

    async def forget_at(
        self, table: TableRow, guest: str, games: Sequence[Trace], lines: Sequence[ChatRow]
    ) -> None:
        """At one table, together: what its games and lines are changed to, whose they no longer
        are, and the table after it."""
        changed = [{"key": game.game, "new_names": json.dumps(game.names)} for game in games]
        mine = [{"key": game.game, "guest": guest} for game in games]
        said = [
            {"key": line.code, "line": line.number, "new_name": line.name, "new_text": line.text}
            for line in lines
        ]
        all_steps: list[Step] = [(_NAME_SEATS, changed), (_DELETE_PLAYER, mine), (_UNSAY, said)]
        saved = (_SAVE, [{"key": table.code, "new_state": table.state, "now": table.is_running}])
        steps = [step for step in all_steps if step[1]]
        await self.writer.write(*steps, saved, table=table.code)

    async def forgotten_wholly(self, guest: str) -> None:
        """Nothing of that guest is left."""
        await self.writer.write((DELETE_NOTE, [note_of(guest)]))


def note(row: ForgottenRow) -> dict[str, str]:
    return {"name": _NOTE + row.guest, "value": row.value}


def note_of(guest: str) -> dict[str, str]:
    return {"key": _NOTE + guest}


def _trace(row: Any) -> Trace:
    return Trace(row["id"], json.loads(row["names"]), row["seat"])


def _echoed(continues: str, seats: dict[str, Seat]) -> Seat | None:
    """The seat that is called as in the game before; who plays on there has a name of their own."""
    game, _, moment = continues.partition(" ")
    seat = seats.get(game)
    return None if seat is None or moment.startswith(f"P{seat} ") else seat


ADD_NOTE: Final = insert(KEYS)
DELETE_NOTE: Final = delete(KEYS).where(KEYS.c.name == bindparam("key"))
DELETE_GUEST: Final = delete(GUESTS).where(GUESTS.c.id == bindparam("guest"))
_NAME_SEATS: Final = (
    update(GAMES).where(GAMES.c.id == bindparam("key")).values(names=bindparam("new_names"))
)
_DELETE_PLAYER: Final = delete(PLAYERS).where(
    PLAYERS.c.game == bindparam("key"), PLAYERS.c.guest == bindparam("guest")
)
_UNSAY: Final = (
    update(CHAT)
    .where(CHAT.c.code == bindparam("key"), CHAT.c.number == bindparam("line"))
    .values(name=bindparam("new_name"), text=bindparam("new_text"))
)
_SAVE: Final = (
    update(TABLES)
    .where(TABLES.c.code == bindparam("key"))
    .values(state=bindparam("new_state"), is_running=bindparam("now"))
)
