"""Writing to PostgreSQL, through the one session that holds the house lock."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import asyncpg
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.engine import URL
from sqlalchemy.sql import Executable

from tablee.store.troubles import HELD, LOST, Away, RowsRefused, Taken, reason
from tablee.store.writer import Row, Step

HOUSE_LOCK: Final = 0x7AB1EE
"""A server alone in the house holds it exclusively."""
CONNECT_SECONDS: Final = 5.0
WRITE_SECONDS: Final = 5.0
CLOSE_SECONDS: Final = 1.0
SESSION: Final = {
    "application_name": "tablee",
    "synchronous_commit": "on",
    "lock_timeout": "1s",  # for a holder that was killed this very moment
    "tcp_keepalives_idle": "5",  # a machine that vanished frees the lock within 20 seconds
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
_WRONG_ROWS: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)
TROUBLES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
_DIALECT: Final = PGDialect_asyncpg()  # type: ignore[no-untyped-call]


def shown(url: URL) -> str:
    """Without the password."""
    return url.set(drivername="postgresql").render_as_string()


def connect_options(url: URL) -> dict[str, Any]:
    """As the driver wants them."""
    _, options = _DIALECT.create_connect_args(url)  # type: ignore[no-untyped-call]
    return dict(options)


class PostgresLedger:
    """A bare connection, neither pooled nor renewed behind our back: a new one would write without
    the lock. The session ends with the process, and the lock with it."""

    def __init__(self, url: URL, settings: Mapping[str, str] = SESSION) -> None:
        self._url: Final = url
        self._settings: Final = settings
        self._connection: Any = None
        self.when_lost: Callable[[], None] = lambda: None
        self._texts: Final[dict[Executable, Text]] = {}

    async def take(self) -> None:
        connection = await asyncpg.connect(
            **connect_options(self._url), timeout=CONNECT_SECONDS, server_settings=self._settings
        )
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._lock(connection)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(self._ended)
        self._connection = connection

    async def _lock(self, connection: Any) -> None:
        try:
            await connection.execute("SELECT pg_advisory_lock($1)", HOUSE_LOCK)
        except asyncpg.LockNotAvailableError:
            raise Taken(shown(self._url)) from None

    async def come_back(self) -> None:
        self._drop()
        try:
            await self.take()
        except Taken:
            raise Away(f"PostgreSQL: {HELD}") from None
        except TROUBLES as error:
            raise Away(f"PostgreSQL: {reason(error)}") from error

    async def transact(self, steps: Sequence[Step], tables: Sequence[str] = ()) -> None:
        if self._connection is None:
            raise Away(f"PostgreSQL: {LOST}")
        written = []
        for statement, rows in steps:
            text = self._text(statement)
            written.append((text, text.all_values(rows)))
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await self._write(self._connection, written, tables)
        except _WRONG_ROWS as error:
            await self._roll_back()
            raise RowsRefused(reason(error)) from error
        except RowsRefused:
            await self._roll_back()
            raise
        except TROUBLES as error:
            self._drop()
            raise Away(f"PostgreSQL: {reason(error)}") from error
        except BaseException:
            self._drop()
            raise

    async def _write(
        self, connection: Any, written: "list[tuple[Text, list[list[Any]]]]", tables: Sequence[str]
    ) -> None:
        await connection.execute("BEGIN")
        for text, rows in written:
            await connection.executemany(text.sql, rows)
        await connection.execute("COMMIT")

    async def _roll_back(self) -> None:
        try:
            async with asyncio.timeout(WRITE_SECONDS):
                await self._connection.execute("ROLLBACK")
        except TROUBLES:
            self._drop()

    async def close(self) -> None:
        """PostgreSQL is told, so that the lock is free when this returns, unless it is away."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close(timeout=CLOSE_SECONDS)
            except TROUBLES:
                connection.terminate()

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    def _ended(self, connection: Any) -> None:
        if connection is self._connection:
            self._connection = None
            self.when_lost()

    def _text(self, statement: Executable) -> "Text":
        text = self._texts.get(statement)
        if text is None:
            text = self._texts[statement] = Text(statement)
        return text


class Text:
    """A statement as the driver wants it."""

    def __init__(self, statement: Executable) -> None:
        compiled = statement.compile(dialect=_DIALECT)  # type: ignore[attr-defined]
        self._names: Final[list[str]] = list(compiled.positiontup)
        self.sql: Final = str(compiled)

    def all_values(self, rows: Sequence[Row]) -> list[list[Any]]:
        return [[row[name] for name in self._names] for row in rows]
