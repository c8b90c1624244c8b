"""A migration is done or not done, whenever it is ended; a store too new is refused."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.store import Store
from tablee.store.engine import full_url
from tablee.store.migrating import copy_of, newest
from tablee.store.troubles import Unusable
from tests.store.killing import GAMES, Sample
from tests.store.postgres import new_database

VERSIONS = ["none", "0001", "0002", "0003", "0004", "0005", "0006"]
HALF_DONE = ["none", "0001", "0002", "0003"]


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where samples can be made."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}"
    return new_database(request.getfixturevalue("postgres_url"))


def kills(place: str, version: str, how: str, moves: int) -> int:
    command = [sys.executable, "-m", "tests.store.killing", place, version, how, str(moves)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_migration_killed_at_any_statement_leaves_a_store_that_opens(
    place: str, version: str
) -> None:
    assert kills(place, version, "now", moves=30) > 3


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("version", VERSIONS)
def test_a_migration_of_100_000_moves_killed_at_any_statement(place: str, version: str) -> None:
    assert kills(place, version, "now", moves=100_000) > 3


@pytest.mark.parametrize("version", HALF_DONE)
def test_what_earlier_programs_left_half_done_is_gone_on_with(tmp_path: Path, version: str) -> None:
    """They kept the schema's change and not its version, or all moves in `old_moves`."""
    assert kills(f"sqlite:///{tmp_path}", version, "before", moves=30) > 3


async def test_0005_knows_the_tables_where_a_game_is_being_played(place: str) -> None:
    sample = Sample(place, "0004", moves=30)
    await asyncio.to_thread(sample.make)
    states = {
        "PLAYED": ('{"phase":"playing","is_paused":false}', "true"),
        "PAUSED": ('{"phase":"playing","is_paused":true}', "true"),
        "LOBBY2": ('{"phase":"lobby","is_paused":false}', "true"),
        "CLOSED": ('{"phase":"playing","is_paused":false}', "false"),
    }
    engine = create_async_engine(full_url(sample.url))
    async with engine.begin() as connection:
        for code, (state, is_open) in states.items():
            row = f"INSERT INTO tables VALUES ('{code}', '{state}', 1.0, {is_open})"
            await connection.exec_driver_sql(row)
    await engine.dispose()
    store = await Store.open(sample.url)
    assert await store.running_tables() == ["PLAYED"]
    await store.close()


async def test_a_migration_may_take_longer_than_a_question(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A statement of it goes through all moves there are; here it waits instead."""
    monkeypatch.setattr("tablee.store.engine.READ_SECONDS", 1.0)
    sample = Sample(await asyncio.to_thread(new_database, postgres_url), "0004", moves=30)
    await asyncio.to_thread(sample.make)
    engine = create_async_engine(full_url(sample.url))
    async with engine.begin() as connection:
        for statement in SLOWLY:
            await connection.exec_driver_sql(statement)
    await engine.dispose()
    await _has_all(sample)


SLOWLY = (
    """CREATE FUNCTION dawdle() RETURNS event_trigger LANGUAGE plpgsql
    AS $$ BEGIN PERFORM pg_sleep(2); END $$""",
    "CREATE EVENT TRIGGER slowly ON ddl_command_start EXECUTE FUNCTION dawdle()",
)


async def test_a_migration_that_others_keep_waiting_is_told(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody looks at the moves and has forgotten to go."""
    monkeypatch.setattr("tablee.store.engine.READ_SECONDS", 1.0)
    sample = Sample(await asyncio.to_thread(new_database, postgres_url), "0002", moves=30)
    await asyncio.to_thread(sample.make)
    engine = create_async_engine(full_url(sample.url))
    async with engine.begin() as connection:
        await connection.exec_driver_sql("SELECT count(*) FROM moves")
        with pytest.raises(Unusable, match=r"lock timeout\)\. Nothing has changed"):
            await Store.open(sample.url)
    await engine.dispose()
    await _has_all(sample)


# --- the copy ---------------------------------------------------------------------------------


async def test_a_copy_of_before_lies_beside_the_file(tmp_path: Path) -> None:
    sample = Sample(f"sqlite:///{tmp_path}", "0002", moves=30)
    await asyncio.to_thread(sample.make)
    copy = copy_of(tmp_path / "sample.db")
    part = copy.with_name(f"{copy.name}.part")
    part.write_text("of a start that was killed while it copied")
    await (await Store.open(sample.url)).close()
    assert not part.exists()
    assert copy.name == f"sample.db.before-{newest()}"
    with sqlite3.connect(copy) as old:
        assert old.execute("SELECT version_num FROM alembic_version").fetchall() == [("0002",)]
        assert old.execute("SELECT count(*) FROM moves").fetchone() == (30,)
    old.close()
    copy.unlink()
    await (await Store.open(sample.url)).close()
    assert not copy.exists()  # nothing was to be done


def test_a_disk_that_is_full_during_a_migration_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """Files may grow to a size and no further, as on a full disk."""
    sample = Sample(f"sqlite:///{tmp_path}", "0002", moves=4000)
    sample.make()
    size = (tmp_path / "sample.db").stat().st_size
    told = []
    for most in (size // 2, size + size // 8):
        sample.make()
        done = subprocess.run(
            [sys.executable, "-m", "tests.store.test_migrating", sample.url],
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=partial(resource.setrlimit, resource.RLIMIT_FSIZE, (most, most)),
        )
        assert done.returncode == 3, done.stderr
        told.append(done.stdout)
        assert not list(tmp_path.glob("*.part"))
        asyncio.run(_has_all(sample))
    assert "could not be copied first" in told[0]
    assert "could not be brought up to date" in told[1]
    assert all("Nothing has changed" in one and "are free beside it" in one for one in told)


async def _has_all(sample: Sample) -> None:
    store = await Store.open(sample.url)
    assert sum([len(await store.moves(game)) for game in GAMES]) == sample.moves
    await store.close()


# --- stores that are not for this program -----------------------------------------------------


async def test_a_store_of_a_newer_program_is_refused_in_a_sentence(place: str) -> None:
    sample = Sample(place, "none", moves=0)
    url = sample.url
    await (await Store.open(url)).close()
    engine = create_async_engine(full_url(url))
    async with engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await engine.dispose()
    with pytest.raises(Unusable, match=r"newer Tablée \(its version is 9999"):
        await Store.open(url)


async def test_a_file_that_is_no_store_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 1000)
    with pytest.raises(Unusable, match=r"letter\.txt.* file is not a database"):
        await Store.open(f"sqlite:///{tmp_path}/letter.txt")


async def _open_or_tell(url: str) -> None:
    try:
        await (await Store.open(url)).close()
    except Unusable as trouble:
        sys.stdout.write(str(trouble))
        sys.exit(3)


if __name__ == "__main__":
    asyncio.run(_open_or_tell(sys.argv[1]))
