"""Bringing a store up to date: all of it in one transaction, after a copy, or not at all."""

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tablee.store.copying import copy_whole
from tablee.store.schema import METADATA
from tablee.store.troubles import Unusable, reason

_LEFT_BEHIND: Final = "old_moves"

Prepare = Callable[[AsyncConnection], Awaitable[None]]


async def bring_up_to_date(
    engine: AsyncEngine, patient: AsyncEngine, file: Path | None, prepare: Prepare | None = None
) -> None:
    """`patient`: the same store, for statements that take long. `file`: the SQLite file it is, if
    it is one. `prepare`: first in the transaction, where others may have the same idea. Unusable:
    nothing in it has changed."""
    async with engine.connect() as connection:
        version = await connection.run_sync(version_of)
    if version == newest():
        return
    if version is not None and version not in known_versions():
        raise Unusable(
            f"This store was written by a newer Tablée (its version is {version}, this program "
            f"knows them up to {newest()}): use that one, or the copy it made before ("
            "docs/hosting.md)."
        )
    if file is not None and version is not None:
        await asyncio.to_thread(_copy, file, copy_of(file))
    try:
        async with patient.begin() as connection:
            if prepare is not None:
                await prepare(connection)
            await connection.run_sync(migrate)
    except DBAPIError as error:
        raise Unusable(_too_little_room("could not be brought up to date", error, file)) from error


def migrate(connection: Connection, to: str = "head") -> None:
    """In the connection's transaction, the version's row included."""
    if connection.dialect.name == "sqlite":
        # Its driver begins none before a change of the schema, which would then stay without its
        # version's row when the process ends in between.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        _undo_half_a_migration(connection)
    config = migration_config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def version_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    head = _script().get_current_head()
    assert head is not None
    return head


def copy_of(file: Path) -> Path:
    """Where the store is kept as it was before this program changed it."""
    return file.with_name(f"{file.name}.before-{newest()}")


@cache
def _script() -> ScriptDirectory:
    return ScriptDirectory.from_config(migration_config())


def known_versions() -> set[str]:
    return {script.revision for script in _script().walk_revisions()}


def migration_config() -> Config:
    config = Config()
    place = resources.files("tablee.store") / "migrations"
    config.set_main_option("script_location", str(place).replace("%", "%%"))
    return config


# --- the copy ---------------------------------------------------------------------------------


def _copy(file: Path, copy: Path) -> None:
    try:
        copy_whole(file, copy)
    except (sqlite3.Error, OSError) as error:
        raise Unusable(_too_little_room("could not be copied first", error, file)) from error


def _too_little_room(what: str, error: Exception, file: Path | None) -> str:
    told = f"The store is of an older Tablée and {what} ({reason(error)}). Nothing has changed."
    if file is None:
        return told
    has, free = file.stat().st_size, shutil.disk_usage(file.parent).free
    room = f"{file} has {_megabytes(has)}, and {_megabytes(free)} are free beside it"
    return f"{told} {room}; three times its size is enough."


def _megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"


# --- what earlier programs left when they were ended in the middle --------------------------


def _undo_half_a_migration(connection: Connection) -> None:
    """They kept what had been done of a change, without its version's row."""
    tables = set(inspect(connection).get_table_names())
    if version_of(connection) is None:
        _drop_the_beginnings(connection, tables & set(METADATA.tables))
    elif _LEFT_BEHIND in tables:
        _take_the_moves_back(connection, has_new="moves" in tables)


def _drop_the_beginnings(connection: Connection, begun: set[str]) -> None:
    """Of a first start. Nothing was ever written there; where something was, it is not ours."""
    for name in begun:
        if _has_rows(connection, name):
            raise Unusable(f"This store has no version, and its table {name!r} is not empty.")
    for table in reversed(METADATA.sorted_tables):
        if table.name in begun:
            connection.execute(text(f"DROP TABLE {table.name}"))


def _take_the_moves_back(connection: Connection, *, has_new: bool) -> None:
    """They were being moved to a new table, which got all of them or none."""
    if has_new:
        if _has_rows(connection, "moves"):
            raise Unusable(
                f"This store has moves in two places (moves, {_LEFT_BEHIND}): keep a copy, and "
                "ask for help."
            )
        connection.execute(text("DROP TABLE moves"))
    connection.execute(text(f"ALTER TABLE {_LEFT_BEHIND} RENAME TO moves"))


def _has_rows(connection: Connection, table: str) -> bool:
    return connection.execute(text(f"SELECT 1 FROM {table} LIMIT 1")).first() is not None
