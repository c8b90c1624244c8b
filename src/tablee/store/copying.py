"""A copy of an SQLite file, while whoever has it open goes on writing."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path


def copy_whole(file: Path, copy: Path) -> None:
    """As it is at one moment, in one file; under its name only when it is whole and durable. Only
    its owner may read it: it holds the house's secrets."""
    part = copy.with_name(f"{copy.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(_read_only(file)) as source, closing(sqlite3.connect(part)) as target:
            target.execute("PRAGMA synchronous=FULL")
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
        part.replace(copy)
        make_durable(copy.parent)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def make_durable(folder: Path) -> None:
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
