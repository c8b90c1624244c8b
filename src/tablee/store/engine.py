"""Opening a database by URL, with its migrations run."""

import sqlite3
from importlib import resources
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tablee.store.ledgers import EngineLedger, SqliteLedger
from tablee.store.writer import Ledger

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


class UnknownStore(ValueError):
    """A store URL nothing can be done with."""


def full_url(text: str) -> URL:
    """`sqlite:///file` or `postgresql://user@host/base`, with the asynchronous driver named."""
    try:
        url = make_url(text)
    except ArgumentError:  # the text may hold a password: it is not repeated
        raise UnknownStore("not a store URL: use sqlite:///FILE or postgresql://…") from None
    kind = url.drivername.partition("+")[0]
    if kind not in _DRIVERS:
        raise UnknownStore(f"unknown kind of store {kind!r}: use sqlite or postgresql")
    return url.set(drivername=_DRIVERS[kind])


async def open_engine(text: str) -> AsyncEngine:
    url = full_url(text)
    if url.drivername.startswith("sqlite") and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url)
    if url.drivername.startswith("sqlite"):
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    return engine


def open_ledger(engine: AsyncEngine) -> Ledger:
    """For the one writer. A database in memory has one connection, so it stays the engine's."""
    file = engine.url.database
    if engine.dialect.name != "sqlite" or not file or file == ":memory:":
        return EngineLedger(engine)
    return SqliteLedger(lambda: _open_sqlite(file))


def _open_sqlite(file: str) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    _prepare_sqlite(connection, None)
    return connection


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
        "temp_store=MEMORY",  # else every insert of many rows keeps its way back in a file
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection, to: str = "head") -> None:
    config = Config()
    place = resources.files("tablee.store") / "migrations"
    config.set_main_option("script_location", str(place))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
