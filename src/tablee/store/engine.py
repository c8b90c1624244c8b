"""Opening a database by URL, with its migrations run."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from asyncpg import PostgresError
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tablee.store.migrating import Prepare, bring_up_to_date
from tablee.store.postgres_ledger import CONNECT_SECONDS, PostgresLedger, shown
from tablee.store.sqlite_ledger import SqliteLedger
from tablee.store.troubles import UnknownStore, Unusable, reason
from tablee.store.writer import Ledger

READ_SECONDS: Final = 10.0
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


def full_url(text: str) -> URL:
    """`sqlite:///file` or `postgresql://user@host/base`, with the asynchronous driver named."""
    try:
        url = make_url(text)
    except ArgumentError:  # the text may hold a password: it is not repeated
        raise UnknownStore("not a store URL: use sqlite:///FILE or postgresql://…") from None
    kind = url.drivername.partition("+")[0]
    if kind not in _DRIVERS:
        raise UnknownStore(f"unknown kind of store {kind!r}: use sqlite or postgresql")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise UnknownStore("an sqlite store is a file: use sqlite:///FILE")
    return url.set(drivername=_DRIVERS[kind])


def file_of(url: URL) -> Path | None:
    """The file it is, if it is one."""
    return Path(str(url.database)).resolve() if url.drivername.startswith("sqlite") else None


async def open_ledger(url: URL) -> Ledger:
    """For the one writer. Takes the house lock: nobody else has this store open."""
    file = file_of(url)
    ledger = PostgresLedger(url) if file is None else SqliteLedger(file, _open_sqlite)
    try:
        with told_of(url):
            await ledger.take()
    except BaseException:
        await ledger.close()
        raise
    return ledger


async def open_engine(url: URL, prepare: Prepare | None = None) -> AsyncEngine:
    """For reading. `prepare`: first in the transaction that brings it up to date."""
    file = file_of(url)
    engine = _postgres_engine(url) if file is None else _sqlite_engine(file)
    patient = _patient_postgres_engine(url) if file is None else engine
    try:
        with told_of(url):
            await bring_up_to_date(engine, patient, file, prepare)
    except BaseException:
        await engine.dispose()
        raise
    finally:
        if patient is not engine:
            await patient.dispose()
    return engine


def _postgres_engine(url: URL) -> AsyncEngine:
    timeouts = {"timeout": CONNECT_SECONDS, "command_timeout": READ_SECONDS}
    return create_async_engine(url, pool_pre_ping=True, connect_args=timeouts)


def _patient_postgres_engine(url: URL) -> AsyncEngine:
    """A statement of a migration takes as long as there are rows; only for others' locks there is
    a time limit."""
    locks = {"lock_timeout": f"{READ_SECONDS:g}s"}
    about = {"timeout": CONNECT_SECONDS, "server_settings": locks}
    return create_async_engine(url, connect_args=about)


def _sqlite_engine(file: Path) -> AsyncEngine:
    engine = create_async_engine(f"sqlite+aiosqlite:///{_address(file)}&uri=true")
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "connect", _read_strictly)
    return engine


def _read_strictly(connection: Any, _: object) -> None:
    """Text that is none is the row's own fault: by itself SQLite's driver then says what it says
    of a disk that fails."""
    connection.driver_connection.text_factory = bytes.decode


def _address(file: Path) -> str:
    """One that is gone is not made anew by whoever comes to read."""
    return f"{file.as_uri()}?mode=rw"


@contextmanager
def told_of(url: URL) -> Iterator[None]:
    """What goes wrong is told in a sentence that names the store."""
    try:
        yield
    except (DBAPIError, PostgresError, OSError) as error:
        place = file_of(url) or shown(url)
        raise Unusable(f"The store {place} cannot be opened: {reason(error)}.") from error


def _open_sqlite(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        _address(file), uri=True, isolation_level=None, check_same_thread=False
    )
    _prepare_sqlite(connection, None)
    return connection


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",  # a commit is on the disk before it is answered
        "fullfsync=ON",  # macOS: on the disk itself, not in its cache
        "busy_timeout=2000",
        "foreign_keys=ON",
        "temp_store=MEMORY",  # else every insert of many rows keeps its way back in a file
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
