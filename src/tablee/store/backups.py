"""A whole store put away in a file, and taken back from it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tablee.store.copying import copy_whole, make_durable
from tablee.store.engine import file_of, full_url
from tablee.store.house_lock import FileLock
from tablee.store.migrating import known_versions
from tablee.store.postgres_ledger import shown
from tablee.store.troubles import reason


class NotBackedUp(Exception):
    """Nothing was changed; its text says why and what to do."""


def back_up(store: str, to: Path) -> int:
    """While the server runs, or not; how many bytes it has."""
    file = _sqlite_file(store, "pg_dump --format=custom --file FILE postgresql://…")
    if not file.is_file():
        raise NotBackedUp(f"There is no store at {file}.")
    if to.exists():
        raise NotBackedUp(f"{to} is there already: choose another name, or remove it first.")
    if not to.absolute().parent.is_dir():
        raise NotBackedUp(f"There is no folder {to.absolute().parent}.")
    try:
        copy_whole(file, to)
    except (sqlite3.Error, OSError) as error:
        raise NotBackedUp(f"{file} could not be copied to {to}: {reason(error)}.") from error
    _check(to)
    return to.stat().st_size


def restore(store: str, backup: Path) -> Path | None:
    """No server has that store open. What it held is kept beside it: where, if it held anything.

    Ended in the middle, by whatever, the store is the old one or the new one.
    """
    file = _sqlite_file(store, "pg_restore --clean --dbname postgresql://… FILE")
    if not backup.is_file():
        raise NotBackedUp(f"There is no backup at {backup}.")
    if file.exists() and file.samefile(backup):
        raise NotBackedUp(f"{backup} is the store itself.")
    _check(backup)
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(file)
    try:
        return _replace(file, backup)
    except (sqlite3.Error, OSError) as error:
        raise NotBackedUp(f"{backup} could not be restored: {reason(error)}.") from error
    finally:
        lock.free()


def _replace(file: Path, backup: Path) -> Path | None:
    new = file.with_name(f"{file.name}.restored")
    copy_whole(backup, new)
    kept = None
    if file.exists():
        kept = _unused(file)
        copy_whole(file, kept)
        with closing(sqlite3.connect(file)) as old:  # else its log would be read into the new one
            old.execute("PRAGMA journal_mode=DELETE")
    new.replace(file)
    make_durable(file.parent)
    return kept


def _unused(file: Path) -> Path:
    names = (f"{file.name}.before-restore{n}" for n in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for name in names if not (path := file.with_name(name)).exists())


def _sqlite_file(store: str, other: str) -> Path:
    url = full_url(store)
    file = file_of(url)
    if file is None:
        raise NotBackedUp(
            f"{shown(url)} is PostgreSQL, which has tools of its own for this: {other}"
        )
    return file


def _check(file: Path) -> None:
    """That it is a store, whole, and not of a newer Tablée."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA quick_check").fetchone()[0]
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise NotBackedUp(f"{file} is no backup of a store: {reason(error)}.") from error
    if found != "ok":
        raise NotBackedUp(f"{file} is damaged: {found}.")
    if version is None or version[0] not in known_versions():
        told = "none" if version is None else version[0]
        raise NotBackedUp(f"{file} is not of a version this program knows ({told}).")
