"""Stores of earlier programs: every layout there was opens, and its games go on."""

import sqlite3
from pathlib import Path

import aiohttp
import msgspec
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine
from yarl import URL

from tablee.core.records import read_record
from tablee.history.audit import verify
from tablee.server.running import serving
from tablee.server.web.guests import COOKIE, Guests
from tablee.server.wire import protocol as p
from tablee.store import Store
from tablee.store.engine import full_url
from tablee.store.migrating import migrate, migration_config, newest
from tablee.store.rows import GuestRow
from tests.server.client import Player
from tests.server.conftest import setup

KEPT = Path(__file__).parents[1] / "store" / "kept"
FIRST = "0001"
KEY = bytes(32)
VERSIONS = [
    one.revision for one in ScriptDirectory.from_config(migration_config()).walk_revisions()
]


async def opened(version: str, file: Path) -> str:
    """Where it is: as it was kept, or else the first one brought so far."""
    kept = KEPT / f"{version}.sql"
    start = kept if kept.exists() else KEPT / f"{FIRST}.sql"
    made = sqlite3.connect(file)
    made.executescript(start.read_text(encoding="utf-8"))
    made.close()
    url = f"sqlite:///{file}"
    if start != kept:
        engine = create_async_engine(full_url(url))
        async with engine.begin() as connection:
            await connection.run_sync(migrate, version)
        await engine.dispose()
    return url


def test_todays_layout_is_among_the_kept() -> None:
    assert (KEPT / f"{newest()}.sql").exists(), "keep a store of it: tests/store/kept/README.md"


@pytest.mark.parametrize("version", sorted(VERSIONS))
async def test_games_of_a_kept_store_go_on_and_are_proved(version: str, tmp_path: Path) -> None:
    file = tmp_path / "tablee.db"
    place = await opened(version, file)
    with sqlite3.connect(file) as db:
        assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [(version,)]
        [(finished, result)] = db.execute("SELECT id, result FROM games WHERE result <> ''")
        [(running, code)] = db.execute("SELECT id, code FROM games WHERE result = ''")
        players = db.execute("SELECT guest FROM players WHERE game = ? ORDER BY seat", [running])
        guests = [guest for (guest,) in players]
        [(before,)] = db.execute("SELECT count(*) FROM moves WHERE game = ?", [running])
    db.close()
    async with serving(setup(place)) as (lobby, url):
        assert await _press_in_turn(url, code, guests, lobby.house.store)
        assert await lobby.house.store.count_moves(running) > before
        async with (
            aiohttp.ClientSession(url) as http,
            http.get(f"/api/records/{finished}") as answer,
        ):
            outcome = verify(read_record(await answer.text())).outcome()
        assert outcome is not None
        assert list(outcome.scores) == msgspec.json.decode(result)["scores"]


async def _press_in_turn(url: str, code: str, guests: list[str], store: Store) -> bool:
    """Both come back with the cookies they were given; whose turn it is plays."""
    signing = Guests(store, KEY)
    everyone = [Player(url, guest) for guest in guests]
    for seat, player in enumerate(everyone):
        cookie = signing.cookie(GuestRow(guests[seat], ""))
        player.http.cookie_jar.update_cookies({COOKIE: cookie}, URL(url))
        snapshot = await player.join(code)
        assert snapshot.seat == seat
    (turn,) = [one for one in everyone if one.screen is not None and one.screen.moves]
    assert turn.screen is not None
    answer = await turn.answer(await turn.press(turn.screen.moves[0], press_id="today"))
    for player in everyone:
        await player.close()
    return isinstance(answer, p.Accepted)
