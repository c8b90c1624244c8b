"""How a batch is written: by any database's own driver, or to an SQLite file in a thread."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable
from sqlalchemy.sql.dml import Insert

from tablee.store.writer import NotWritten, Row, Step

ROWS_AT_ONCE: Final = (64, 16, 4, 1)


class EngineLedger:
    """Through SQLAlchemy's asynchronous engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine
        self._connection: AsyncConnection | None = None

    async def transact(self, steps: Sequence[Step]) -> None:
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            async with self._connection.begin():
                for statement, rows in steps:
                    await self._connection.execute(statement, rows)
        except SQLAlchemyError as error:
            raise NotWritten(str(error)) from error

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


class SqliteLedger:
    """A thread of its own, and one way there and back for a whole batch. Many rows go into one
    statement: between any two the thread would have to wait for the interpreter again."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect: Final = connect
        self._connection: sqlite3.Connection | None = None
        self._thread: Final = ThreadPoolExecutor(1, "store")
        self._texts: Final[dict[Executable, _Text]] = {}

    async def transact(self, steps: Sequence[Step]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._transact, steps)

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _transact(self, steps: Sequence[Step]) -> None:
        if self._connection is None:
            self._connection = self._connect()
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for statement, rows in steps:
                self._execute(connection, statement, rows)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise NotWritten(str(error)) from error

    def _execute(
        self, connection: sqlite3.Connection, statement: Executable, rows: Sequence[Row]
    ) -> None:
        text = self._texts.get(statement)
        if text is None:
            text = self._texts[statement] = _Text(statement)
        place = 0
        while place < len(rows):
            count = next(n for n in text.counts if n <= len(rows) - place)
            connection.execute(text.sql[count], text.values(rows[place : place + count]))
            place += count


class _Text:
    """A statement as SQLite's driver wants it; an insert for several numbers of rows."""

    def __init__(self, statement: Executable) -> None:
        compiled = statement.compile(dialect=sqlite.dialect())  # type: ignore[attr-defined]
        self._names: Final[list[str]] = list(compiled.positiontup)
        self.counts: Final = ROWS_AT_ONCE if isinstance(statement, Insert) else (1,)
        one = f", ({', '.join('?' * len(self._names))})"
        self.sql: Final = {n: str(compiled) + one * (n - 1) for n in self.counts}

    def values(self, rows: Sequence[Row]) -> list[Any]:
        return [row[name] for row in rows for name in self._names]
