"""One table that cannot be read is set aside; the others open."""

import asyncio
import logging

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.server.running import serving
from tablee.server.wire import protocol as p
from tablee.store.engine import full_url
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import STORE, setup

THIS = "code = '{code}'"
ITS_GAME = "game IN (SELECT id FROM games WHERE code = '{code}')"
DEEP = '{"mystery":' + 20_000 * "["
NO_TEXT = {
    "letters that are none": [f"UPDATE tables SET state = CAST(x'7bff' AS TEXT) WHERE {THIS}"],
    "a move of no letters": [f"UPDATE moves SET remark = CAST(x'ff' AS TEXT) WHERE {ITS_GAME}"],
}
"""SQLite lets them in; PostgreSQL does not."""
SPOILT = {
    "an unknown phase": [
        f"""UPDATE tables SET state = replace(state, '"playing"', '"dreaming"') WHERE {THIS}"""
    ],
    "a depth nobody reads": [f"UPDATE tables SET state = '{DEEP}' WHERE {THIS}"],
    "no JSON": [f"UPDATE tables SET state = 'a letter' WHERE {THIS}"],
    "too few chairs": [
        f"""UPDATE tables SET state = replace(state, '"seats":2', '"seats":3') WHERE {THIS}"""
    ],
    "a missing game": [
        f"DELETE FROM moves WHERE {ITS_GAME}",
        f"DELETE FROM players WHERE {ITS_GAME}",
        f"DELETE FROM games WHERE {THIS}",
    ],
    "a game of other seats": [f"UPDATE games SET names = '[]' WHERE {THIS}"],
    **NO_TEXT,
    "a secret that is none": [f"UPDATE games SET secret = 'hidden' WHERE {THIS}"],
}


async def spoil(store_url: str, code: str, how: str) -> None:
    engine = create_async_engine(full_url(store_url))
    async with engine.begin() as connection:
        for statement in SPOILT[how]:
            done = await connection.exec_driver_sql(statement.replace("{code}", code))
            assert done.rowcount
    await engine.dispose()


@pytest.mark.parametrize("how", [how for how in SPOILT if STORE == "sqlite" or how not in NO_TEXT])
async def test_a_row_that_makes_no_table_is_set_aside_and_the_others_open(
    store_url: str, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    codes = []
    async with serving(setup(store_url)) as (_, url):
        for _ in range(2):
            async with players(url, "Ada", "Björn") as (ada, bjorn):
                codes.append(await seat_all([ada, bjorn], pace="none"))
                await start([ada, bjorn])
                await ada.answer(await ada.press("predict 3"))
                cookies = {cookie.key: cookie.value for cookie in ada.http.cookie_jar}
    good, bad = codes  # the bad one is woken first: it changed last
    await spoil(store_url, bad, how)
    with caplog.at_level(logging.ERROR, "tablee"):
        async with serving(setup(store_url)) as (lobby, url):
            async with asyncio.timeout(60):
                while good not in lobby.tables:  # noqa: ASYNC110 (nobody knocks, nobody tells)
                    await asyncio.sleep(0.01)
            host = Player(url, "Ada")
            host.http.cookie_jar.update_cookies(cookies)
            assert (await host.join(good)).table.phase == "playing"
            for _ in range(2):
                async with host.http.get(f"/api/tables/{bad}") as answer:
                    assert answer.status == 410
                    assert (await answer.json())["code"] == "set_aside"
            host.socket = await host.http.ws_connect(f"/api/tables/{bad}/live")
            assert await host.hear(p.Bye) == p.Bye("set_aside")
            async with host.http.get("/metrics") as answer:
                assert "tablee_set_aside 1\n" in await answer.text()
            await host.close()
    told = [record for record in caplog.records if record.getMessage() == "table_set_aside"]
    assert [vars(record)["table"] for record in told] == [bad]
