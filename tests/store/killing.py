"""Kills a migration at its every statement, and starts normally after each.

A process of its own, because it forks: `killing.py PLACE FROM HOW MOVES`. PLACE is a
folder (`sqlite:///…`) or an empty PostgreSQL database. FROM is the version it
starts with (`none`: an empty store), HOW is `now` or `before` (as programs did that began no
transaction). Prints how many kills there were.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from alembic import command
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.store import Store
from tablee.store.engine import full_url
from tablee.store.migrating import migrate, migration_config, newest, version_of

GAMES = ("g", "h")


class Sample:
    """A store of before, made anew for every kill in an empty folder or database."""

    def __init__(self, place: str, version: str, moves: int) -> None:
        self.moves = moves
        self._version = version
        self._folder = Path(place.removeprefix("sqlite:///")) if _is_file(place) else None
        self.url = f"{place}/sample.db" if self._folder is not None else place

    def make(self) -> None:
        asyncio.run(self._make())

    async def _make(self) -> None:
        for old in () if self._folder is None else self._folder.glob("sample.db*"):
            old.unlink()
        engine = create_async_engine(full_url(self.url))
        async with engine.begin() as connection:
            if self._folder is None:
                await connection.execute(text("DROP SCHEMA public CASCADE"))
                await connection.execute(text("CREATE SCHEMA public"))
            if self._version != "none":
                await connection.run_sync(migrate, self._version)
                for statement in (_table(self._version), *map(_game, GAMES), _MOVES):
                    await connection.execute(text(statement.replace("{moves}", str(self.moves))))
        await engine.dispose()


def _is_file(place: str) -> bool:
    return place.startswith("sqlite")


_MOVES: Final = """
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < {moves})
INSERT INTO moves SELECT CASE WHEN i % 2 = 0 THEN 'g' ELSE 'h' END, i / 2, 0, 1.25, 'R7', '',
CASE WHEN i % 3 > 0 THEN 'P0 ' || i END FROM n
"""


def _table(version: str) -> str:
    running = "is_open" if version < "0005" else "is_running"
    columns = f"code, state, changed, {running}"
    return f"INSERT INTO tables ({columns}) VALUES ('ABCDEF', '{{}}', 1, true)"


def _game(name: str) -> str:
    return (
        "INSERT INTO games (id, code, game, rules, options, names, commitment, given, secret, "
        f"started, result) VALUES ('{name}', 'ABCDEF', 'blot', 1, '', '[]', '', '[]', '', 1, '')"
    )


# --- killing ----------------------------------------------------------------------------------


def kill_at(number: int) -> None:
    """Before the process executes its statement of that number; a commit counts as one."""
    seen = 0

    def count(*_: Any) -> None:
        nonlocal seen
        seen += 1
        if seen == number:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", count)
    event.listen(Engine, "commit", count)


def is_killed(number: int, start: Callable[[str], None], url: str) -> bool:
    child = os.fork()
    if child == 0:
        kill_at(number)
        start(url)
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    assert status in (0, signal.SIGKILL), f"it failed before statement {number}"
    return status == signal.SIGKILL


def start_now(url: str) -> None:
    async def start() -> None:
        await (await Store.open(url)).close()

    asyncio.run(start())


def start_as_before(url: str) -> None:
    """As `Store.open` was when SQLite's driver decided what is a transaction."""

    def upgrade(connection: Connection) -> None:
        config = migration_config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")

    async def start() -> None:
        engine = create_async_engine(full_url(url))
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
        await engine.dispose()

    asyncio.run(start())


async def check(url: str, moves: int) -> None:
    """A normal start succeeds, and every move is there."""
    store = await Store.open(url)
    for offset, game in enumerate(GAMES):
        rows = await store.moves(game)
        assert [row.number for row in rows] == list(range((moves + 1 - offset) // 2)), game
        assert all(row.move == "R7" for row in rows)
        assert [row.press is None for row in rows] == [
            (2 * n + offset) % 3 == 0 for n in range(len(rows))
        ]
    await store.close()
    engine = create_async_engine(full_url(url))
    async with engine.connect() as connection:
        assert await connection.run_sync(version_of) == newest()
    await engine.dispose()


def main(place: str, version: str, how: str, moves: int) -> None:
    sample = Sample(place, version, moves if version != "none" else 0)
    start = start_now if how == "now" else start_as_before
    kills, is_going_on = 0, True
    while is_going_on:
        sample.make()
        is_going_on = is_killed(kills + 1, start, sample.url)
        kills += is_going_on
        asyncio.run(check(sample.url, sample.moves))
    sys.stdout.write(f"{kills}\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]))
