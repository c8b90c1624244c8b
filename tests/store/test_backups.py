"""`tablee backup` and `tablee restore`."""

import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tablee.cli import app
from tablee.store import Store
from tablee.store.rows import GuestRow
from tests.server.command import Serve


def ask(*words: str | Path) -> tuple[int, str]:
    answer = CliRunner().invoke(app, [str(word) for word in words])
    return answer.exit_code, answer.output.strip()


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


def names_in(folder: Path, pattern: str) -> list[str]:
    return sorted(path.name for path in folder.glob(pattern))


async def add_guests(file: Path, *names: str) -> None:
    store = await Store.open(url_of(file))
    for name in names:
        await store.add_guest(GuestRow(id=name.lower(), name=name), 1.0)
    await store.close()


async def name_of(file: Path, guest: str) -> str | None:
    store = await Store.open(url_of(file))
    found = await store.guest(guest)
    await store.close()
    return None if found is None else found.name


async def test_a_backup_is_made_of_what_was_written_while_others_write(tmp_path: Path) -> None:
    file, copy = tmp_path / "tablee.db", tmp_path / "copy.db"
    store = await Store.open(url_of(file))  # as a server has it
    await store.add_guest(GuestRow(id="ada", name="Ada"), 1.0)
    code, told = ask("backup", copy, "--store", url_of(file))
    assert code == 0, told
    assert "keep it private" in told
    await store.add_guest(GuestRow(id="leo", name="Léo"), 2.0)
    assert (await store.guest("leo")) is not None
    await store.close()
    assert names_in(tmp_path, "copy*") == ["copy.db"]  # one file, whole
    assert await name_of(copy, "ada") == "Ada"
    assert await name_of(copy, "leo") is None


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such mode there")
async def test_nobody_else_may_read_a_backup(tmp_path: Path) -> None:
    file, copy = tmp_path / "tablee.db", tmp_path / "copy.db"
    await add_guests(file)
    assert ask("backup", copy, "--store", url_of(file))[0] == 0
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


async def test_restoring_puts_the_old_store_aside(tmp_path: Path) -> None:
    file, copy = tmp_path / "tablee.db", tmp_path / "copy.db"
    await add_guests(file, "Ada")
    ask("backup", copy, "--store", url_of(file))
    await add_guests(file, "Leo")
    code, told = ask("restore", copy, "--store", url_of(file))
    assert code == 0, told
    aside = tmp_path / "tablee.db.before-restore"
    assert aside.name in told
    assert await name_of(file, "leo") is None
    assert await name_of(file, "ada") == "Ada"
    assert await name_of(aside, "leo") == "Leo"
    assert ask("restore", copy, "--store", url_of(file))[0] == 0  # again: neither is lost
    assert (tmp_path / "tablee.db.before-restore-2").is_file()
    assert copy.is_file()


async def test_what_a_killed_server_had_written_is_not_read_into_the_restored_store(
    tmp_path: Path,
) -> None:
    file, copy = tmp_path / "tablee.db", tmp_path / "copy.db"
    await add_guests(file, "Ada")
    ask("backup", copy, "--store", url_of(file))
    with closing(sqlite3.connect(file)) as killed:
        killed.execute("PRAGMA journal_mode=WAL")
        killed.execute("INSERT INTO guests (id, name, made) VALUES ('leo', 'Leo', 1)")
        killed.commit()
        log = file.with_name("tablee.db-wal").read_bytes()
    assert log
    file.with_name("tablee.db-wal").write_bytes(log)
    assert ask("restore", copy, "--store", url_of(file))[0] == 0
    assert not file.with_name("tablee.db-wal").exists()
    assert await name_of(file, "leo") is None


async def test_a_store_that_a_server_has_open_is_not_replaced(tmp_path: Path) -> None:
    file, copy = tmp_path / "tablee.db", tmp_path / "copy.db"
    await add_guests(file, "Ada")
    server = Serve(url_of(file))
    try:
        assert server.is_open()
        assert ask("backup", copy, "--store", url_of(file))[0] == 0
        code, told = ask("restore", copy, "--store", url_of(file))
    finally:
        server.stop()
    assert code == 2
    assert "has the store" in told
    assert "stop it first" in told


async def test_a_backup_goes_where_there_was_no_store(tmp_path: Path) -> None:
    file, copy = tmp_path / "tablee.db", tmp_path / "copy.db"
    await add_guests(file, "Ada")
    ask("backup", copy, "--store", url_of(file))
    moved = tmp_path / "new" / "tablee.db"
    code, told = ask("restore", copy, "--store", url_of(moved))
    assert (code, told) == (0, f"{copy} is the store now.")
    assert await name_of(moved, "ada") == "Ada"


async def test_what_cannot_be_is_told_and_changes_nothing(tmp_path: Path) -> None:
    file, copy, other = tmp_path / "tablee.db", tmp_path / "copy.db", tmp_path / "other.txt"
    await add_guests(file, "Ada")
    store = ("--store", url_of(file))
    other.write_text("no store")
    assert ask("backup", other, *store) == (
        2,
        f"{other} is there already: choose another name, or remove it first.",
    )
    gone = tmp_path / "gone.db"
    assert ask("backup", copy, "--store", url_of(gone)) == (2, f"There is no store at {gone}.")
    assert ask("backup", tmp_path / "no" / "copy.db", *store)[0] == 2
    assert ask("restore", copy, *store) == (2, f"There is no backup at {copy}.")
    assert ask("restore", file, *store) == (2, f"{file} is the store itself.")
    assert "is no backup of a store" in ask("restore", other, *store)[1]
    ask("backup", copy, *store)
    with closing(sqlite3.connect(copy)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    assert "not of a version this program knows (9999)" in ask("restore", copy, *store)[1]
    assert await name_of(file, "ada") == "Ada"
    assert names_in(tmp_path, "*before-restore*") == []


@pytest.mark.parametrize(
    ("command", "tool"), [("backup", "pg_dump --format=custom"), ("restore", "pg_restore")]
)
def test_of_postgresql_its_own_tools_are_named_and_no_password(
    tmp_path: Path, command: str, tool: str
) -> None:
    code, told = ask(command, tmp_path / "copy", "--store", "postgresql://ada:hush@db/tablee")
    assert code == 2
    assert tool in told
    assert "hush" not in told
