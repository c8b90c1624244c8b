"""What is kept about a guest: seen, taken along, deleted, at every table and on every store."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from tablee.core.records import read_json_record, read_record
from tablee.history.audit import verify
from tablee.server import running
from tablee.server.tables import forgetting
from tablee.server.tables.lobby import Lobby
from tablee.server.wire import protocol as p
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import GENEROUS, setup
from tests.server.test_everywhere import both
from tests.server.test_nodes import come
from tests.server.test_tables import play_all
from tests.server.through import serving

__all__ = ["both"]

NAME = "Ada Lovelace"
SHORT: dict[str, Any] = {"options": {"target": "5"}, "pace": "none"}


@asynccontextmanager
async def swift(store: str) -> AsyncIterator[str]:
    async with serving(setup(store, speed=40.0)) as (_, url):
        yield url


async def forget(player: Player, language: str = "fr") -> None:
    await player.call("POST", "/api/me/forget", json={"language": language})


async def text_of(player: Player, record: str | None) -> str:
    async with player.http.get(f"/api/records/{record}") as answer:
        assert answer.status == 200
        return await answer.text()


async def played(*everyone: Player) -> str:
    """A whole game; its record."""
    await seat_all(list(everyone), **SHORT)
    await start(list(everyone))
    await play_all(list(everyone))
    assert everyone[0].table is not None
    return str(everyone[0].table.record)


async def who_am_i(player: Player) -> str:
    """The id of this guest, as the server alone knows it."""
    cookie = next(one for one in player.http.cookie_jar if one.key == "tablee")
    return cookie.value.partition(".")[0]


async def test_a_finished_record_is_proved_without_the_name(both_stores: str) -> None:
    async with swift(both_stores) as url, players(url, NAME, "Björn") as (ada, bjorn):
        record = await played(ada, bjorn)
        await ada.say(p.Chat("my own words"))
        await bjorn.hear(p.Chatted)
        before = read_record(await text_of(bjorn, record))
        await forget(ada)
        after = read_record(await text_of(bjorn, record))
        assert after == msgspec.structs.replace(before, names=["Quelqu’un", "Björn"])
        assert verify(after).outcome() is not None
        [mine] = await bjorn.call("GET", "/api/my-games")
        assert mine["names"] == ["Quelqu’un", "Björn"]
        told = await bjorn.hear(p.Snapshot, lambda said: said.table.chairs[0].kind == "empty")
        assert [(line.name, line.text) for line in told.chat] == [("Quelqu’un", "…")]
        assert await ada.call("GET", "/api/me") is None
        assert await ada.call("GET", "/api/my-games") == []


async def test_nothing_of_the_guest_is_in_the_store_afterwards(
    both_stores: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not after a restart either."""
    monkeypatch.setattr(forgetting, "KEPT", 0.0)
    alone = setup(both_stores, speed=40.0)
    async with running.serving(alone) as (lobby, url), players(url, NAME, "Björn") as (ada, bjorn):
        guest = await who_am_i(ada)
        await played(ada, bjorn)
        await ada.say(p.Chat("my own words"))
        await bjorn.hear(p.Chatted)
        hosted = await ada.make_table(sit=False)
        elsewhere = await bjorn.make_table()
        await ada.join(elsewhere)
        await ada.say(p.Chat("only looking"))
        await ada.hear(p.Chatted)
        assert await everything(lobby, guest, NAME, "own words", "looking")
        await forget(ada)
        assert not await everything(lobby, guest, NAME, "own words", "looking")
        assert await bjorn.call("GET", f"/api/tables/{hosted}") is not None
    async with running.serving(alone) as (lobby, _):
        assert not await everything(lobby, guest, NAME, "own words", "looking")


async def everything(lobby: Lobby, *wanted: str) -> list[str]:
    """Rows of the store that hold one of these."""
    from sqlalchemy import select  # noqa: PLC0415

    from tablee.store.schema import METADATA  # noqa: PLC0415

    found = []
    for table in METADATA.sorted_tables:
        for row in await lobby.house.store._all(select(table)):
            found += [f"{table.name}: {row}" for one in wanted if one in str(row)]
    return found


async def test_a_running_game_goes_on_with_a_bot_on_the_seat(url: str) -> None:
    async with players(url, NAME, "Björn") as (ada, bjorn):
        code = await seat_all([ada, bjorn], **SHORT)
        await start([ada, bjorn])
        await forget(ada, "en")
        told = await bjorn.hear(p.Snapshot, lambda said: said.table.chairs[0].kind == "bot")
        assert told.table.phase == "playing"
        assert not told.table.chairs[0].host
        assert (await ada.hear(p.Snapshot, lambda said: said.seat is None)).table.code == code
        await ada.say(p.Chat("still here?"))
        assert (await ada.hear(p.Failed)).code == "name_needed"
        await play_all([bjorn])
        assert bjorn.table is not None
        record = read_record(await text_of(bjorn, bjorn.table.record))
        assert record.names == ["Somebody", "Björn"]
        assert verify(record).outcome() is not None


async def test_who_plays_on_from_such_a_game_plays_against_nobody_in_particular(url: str) -> None:
    async with players(url, NAME, "Björn") as (ada, bjorn):
        record = await played(ada, bjorn)
        await bjorn.say(p.Rematch())
        wanted = {"record": record, "seat": 1, "at": 3, "bots": "novice"}
        code = (await bjorn.call("POST", "/api/continue", json=wanted))["code"]
        assert NAME in (await bjorn.call("GET", f"/api/tables/{code}"))["names"]
        await forget(ada)
        assert (await bjorn.call("GET", f"/api/tables/{code}"))["names"] == ["Quelqu’un", "Björn"]


async def test_another_of_the_same_name_keeps_what_they_said(url: str) -> None:
    async with players(url, "Ada", "Ada", "Björn") as (ada, other, bjorn):
        code = await bjorn.make_table(seats=3)
        await bjorn.join(code)
        for one in (ada, other):
            await one.join(code)
            await one.say(p.Chat("Ada was here"))
            await bjorn.hear(p.Chatted)
            assert one.socket is not None
            await one.socket.close()
            await bjorn.hear(p.Changed, lambda said: not said.table.spectators)
        await forget(ada)
        told = await bjorn.hear(p.Snapshot)
        assert [line.text for line in told.chat] == ["…", "Ada was here"]
        assert (await other.call("GET", "/api/me/kept"))["lines"] == 1


async def test_a_server_that_was_killed_meanwhile_goes_on_when_it_starts(
    both_stores: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forgetting.Forgetting, "look", lambda self: None)
    monkeypatch.setattr(forgetting, "PATIENCE", 0.0)
    alone = setup(both_stores, speed=40.0)
    async with running.serving(alone) as (_, url), players(url, NAME, "Björn") as (ada, bjorn):
        record = await played(ada, bjorn)
        await forget(ada)
        assert NAME in await text_of(bjorn, record)
    monkeypatch.undo()
    async with running.serving(alone) as (lobby, url), players(url, "Cleo") as (cleo,):
        async with asyncio.timeout(60):
            while NAME in await text_of(cleo, record):  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.02)
        assert not await everything(lobby, NAME)


async def test_the_file_has_what_is_kept_and_nothing_of_others(url: str) -> None:
    async with players(url, NAME, "Björn") as (ada, bjorn):
        record = await played(ada, bjorn)
        for one in (ada, bjorn):
            await one.say(p.Chat(f"said by {one.name}"))
            await bjorn.hear(p.Chatted)
        running_code = await seat_all([bjorn, ada], **SHORT)
        await start([bjorn, ada])
        kept = await ada.call("GET", "/api/me/kept")
        assert kept == {
            "name": NAME,
            "since": kept["since"],
            "tables": 2,
            "games": 2,
            "lines": 1,
        }
        async with ada.http.get("/api/me/file") as answer:
            assert answer.headers["Content-Disposition"] == 'attachment; filename="tablee.json"'
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            text = await answer.text()
        file = msgspec.json.decode(text)
        assert (file["format"], file["name"]) == ("tablee guest 1", NAME)
        me = await ada.call("GET", "/api/me")
        for secret in (me["return_code"], await who_am_i(ada), await who_am_i(bjorn)):
            assert secret not in text
        said = {table["table"]: table["said"] for table in file["tables"]}
        assert sorted(said.values()) == [[], [f"said by {NAME}"]]
        now, before = file["games"]
        assert (now["table"], now["seat"], now["record"]) == (running_code, 1, None)
        finished = read_json_record(msgspec.json.encode(before["record"]))
        assert finished == read_record(await text_of(ada, record))


async def test_only_the_guest_itself_may_ask_and_not_often(store_url: str) -> None:
    few = msgspec.structs.replace(GENEROUS, made_burst=2.0, made=0.001)
    async with serving(setup(store_url, limits=few)) as (_, url):
        nobody = Player(url, "nobody")
        for method, path in (("GET", "kept"), ("GET", "file"), ("POST", "forget")):
            async with nobody.http.request(method, f"/api/me/{path}", json={}) as answer:
                assert answer.status == 404
        await nobody.introduce()
        origin = {"Origin": "https://elsewhere.example"}
        async with nobody.http.post("/api/me/forget", json={}, headers=origin) as answer:
            assert answer.status == 403
        await nobody.call("GET", "/api/me/file")
        async with nobody.http.get("/api/me/file") as answer:
            assert answer.status == 429
        async with nobody.http.post("/api/me/forget", json={}) as answer:
            assert answer.status == 429
        assert (await nobody.call("GET", "/api/me"))["name"] == "nobody"
        await nobody.close()


async def test_every_node_forgets_at_the_tables_it_has(both: Any) -> None:
    one, two = both
    async with players(one.url, NAME) as (ada,), players(two.url, "Björn") as (bjorn,):
        record = await played(ada, bjorn)  # at the first node
        await bjorn.make_table()
        code = await bjorn.make_table()  # at the second
        await come(ada, one.url, code)
        await ada.say(p.Sit(1))
        await ada.hear(p.Snapshot, lambda said: said.seat == 1)
        await come(bjorn, two.url, code)
        await bjorn.call("GET", "/api/me/kept")
        await forget(ada)
        told = await bjorn.hear(p.Snapshot, lambda said: said.table.chairs[1].kind == "empty")
        assert told.table.code == code
        assert read_record(await text_of(bjorn, record)).names == ["Quelqu’un", "Björn"]
