"""Writing to an SQLite file, in a thread of its own."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import Executable
from sqlalchemy.sql.dml import Insert

from tablee.store.house_lock import FileLock
from tablee.store.troubles import HELD, Away, RowsRefused, Taken, reason
from tablee.store.writer import Row, Step

ROWS_AT_ONCE: Final = (64, 16, 4, 1)
CLOSE_SECONDS: Final = 1.0
GONE: Final = "SQLite: the store's file is gone, or another one has taken its place"
_ENDS: Final = ("", "-wal", "-shm", ".lock")
_TROUBLES: Final = (sqlite3.OperationalError, sqlite3.InternalError, OSError)


class SqliteLedger:
    """One way there and back for a whole batch. Many rows go into one statement: between any two
    the thread would have to wait for the interpreter again."""

    def __init__(self, file: Path, connect: Callable[[Path], sqlite3.Connection]) -> None:
        self._file: Final = file
        self._connect: Final = connect
        self._lock: FileLock | None = None
        self._connection: sqlite3.Connection | None = None
        self._paths: Final = [f"{file}{end}" for end in _ENDS]
        self._places: list[tuple[int, int] | None] = []
        self._thread: Final = ThreadPoolExecutor(1, "store")
        self._texts: Final[dict[Executable, _Text]] = {}
        self.when_lost: Callable[[], None] = lambda: None  # a file is never lost by itself

    async def take(self) -> None:
        await self._far(self._take)

    async def come_back(self) -> None:
        await self._far(self._come_back)

    async def transact(self, steps: Sequence[Step], tables: Sequence[str] = ()) -> None:
        await self._far(self._transact, steps)

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._far(self._close)
        self._thread.shutdown(wait=False)

    async def _far(self, what: Callable[..., None], *arguments: Any) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, what, *arguments)

    # --- in the thread ------------------------------------------------------------------------

    def _take(self) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(self._file)
        self._file.touch()

    def _open(self) -> sqlite3.Connection:
        connection = self._connect(self._file)
        connection.execute("BEGIN IMMEDIATE")  # now all its files are there
        self._places = self._look()
        connection.execute("ROLLBACK")
        return connection

    def _come_back(self) -> None:
        """A file that is gone may still be saved from this process: it is let go of only for one
        that is there. If only its log was taken away, what is in it goes to the file first."""
        if not self._file.exists():
            raise Away(GONE)
        if self._connection is not None and self._look()[0] == self._places[0]:
            with suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._disconnect()
        if self._lock is not None and not self._lock.is_in_place():
            self._lock.free()
            self._lock = None
        try:
            self._lock = self._lock or FileLock(self._file)
            self._connection = self._open()
        except Taken:
            raise Away(f"SQLite: {HELD}") from None
        except (sqlite3.Error, OSError) as error:
            raise Away(f"SQLite: {reason(error)}") from error

    def _close(self) -> None:
        self._disconnect()
        if self._lock is not None:
            self._lock.free()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _transact(self, steps: Sequence[Step]) -> None:
        try:
            if self._connection is None:
                self._connection = self._open()
            self._write(self._connection, steps)
        except Exception as error:
            self._roll_back()
            if isinstance(error, _TROUBLES) or type(error) is sqlite3.DatabaseError:
                raise Away(f"SQLite: {reason(error)}") from error
            raise RowsRefused(reason(error)) from error
        if self._look() != self._places:
            raise Away(GONE)

    def _write(self, connection: sqlite3.Connection, steps: Sequence[Step]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        for statement, rows in steps:
            self._execute(connection, statement, rows)
        connection.execute("COMMIT")

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):
            if self._connection is not None and self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _look(self) -> list[tuple[int, int] | None]:
        """Which files have our names now. What is written to others nobody finds again."""
        return [_identity(path) for path in self._paths]

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


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)  # noqa: PTH116 (at every commit)
    except OSError:
        return None
    return found.st_dev, found.st_ino


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
