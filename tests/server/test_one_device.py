"""Everybody on one screen: a guest holds several seats, with a connection for each."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from tablee.core.records import read_record
from tablee.history.audit import verify
from tablee.packs import GAMES
from tablee.server.running import serving
from tablee.server.wire import protocol as p
from tests.server.client import Player, players
from tests.server.conftest import setup

NAMES = ["Léa", "Malik", "Inès", "Zoé", "Paul", "Anne"]
OPTIONS = {"herrlof": {"target": "5"}, "blitz": {"shared": "yes"}}


async def make(host: Player, game: str, names: list[str], seats: int = 0, **more: Any) -> str:
    settings = {
        "game": game,
        "seats": seats or len(names),
        "options": OPTIONS.get(game, {}),
        "pace": "none",
        "bot_after": 0,
    }
    made = await host.call(
        "POST", "/api/tables", json={"settings": settings, "names": names} | more
    )
    return str(made["code"])


@asynccontextmanager
async def device(host: Player, code: str, seats: int) -> AsyncIterator[list[Player]]:
    """A connection a seat and one that looks on, the last, all of the same browser."""
    made: list[Player] = []
    try:
        for wanted in (*map(str, range(seats)), "watch"):
            one = Player(host.url, host.name)
            await one.http.close()
            one.http = host.http
            made.append(one)
            await one.join(code, params={"seat": wanted})
        yield made
    finally:
        for one in made:
            if one.socket is not None:
                await one.socket.close()


async def deal(everyone: list[Player]) -> None:
    *seated, _ = everyone
    for one in seated:
        await one.be_ready()
    while seated[0].table is None or not all(chair.ready for chair in seated[0].table.chairs):
        await seated[0].next()
    await seated[0].say(p.Start())
    for one in everyone:
        await one.see(lambda screen: True)


def fewest(game: str) -> int:
    return GAMES[game].seats[0]


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_on_one_device(game: str, store_url: str) -> None:
    names = NAMES[: fewest(game)]
    luck = random.Random(5)

    def choose(screen: p.Screen) -> str | None:
        calm = [move for move in screen.moves if move != "give up"]
        return luck.choice(calm or screen.moves) if screen.moves and not screen.held else None

    async with (
        serving(setup(store_url, speed=100.0)) as (_, url),
        players(url, "Ada", "Stranger") as (host, stranger),
    ):
        code = await make(host, game, names)
        async with device(host, code, len(names)) as everyone:
            await stranger.join(code)
            await deal(everyone)
            async with asyncio.timeout(60):
                await asyncio.gather(*(one.play(choose) for one in everyone))
                while everyone[0].table is None or everyone[0].table.phase != "over":
                    await everyone[0].next()
            table = everyone[0].table
        async with host.http.get(f"/api/records/{table.record}") as answer:
            record = read_record(await answer.text())
        (mine,) = await host.call("GET", "/api/my-games")
    assert record.names == names
    assert verify(record).outcome() is not None
    assert not any(line.seat is not None and line.remark == "time" for line in record.lines)
    assert mine["seat"] == 0
    for seat, one in enumerate(everyone):
        expected = seat if seat < len(names) else None
        assert {screen["seat"] for screen in screens(one)} == {expected}
    assert {screen["seat"] for screen in screens(stranger)} <= {None}


def screens(player: Player) -> list[dict[str, Any]]:
    said = [msgspec.json.decode(raw) for raw in player.received if raw.startswith(b'{"say"')]
    direct = [one for one in said if one["say"] == "screen"]
    return direct + [one["screen"] for one in said if one["say"] == "snapshot" and one["screen"]]


async def test_nobody_else_can_take_or_see_a_seat_of_the_device(url: str) -> None:
    async with players(url, "Ada", "Mallory") as (host, mallory):
        code = await make(host, "herrlof", ["Léa", "Malik"])
        async with device(host, code, 2) as everyone:
            for wanted in ("0", "1", "", "watch", "7", "x"):
                snapshot = await mallory.join(code, params={"seat": wanted})
                assert snapshot.seat is None
                await mallory.say(p.Sit(1))
                assert (await mallory.hear(p.Failed)).code in ("one_device", "seat_taken")
                await mallory.say(p.Ready(True))
                assert (await mallory.hear(p.Failed)).code == "not_seated"
            await deal(everyone)
            seen = await mallory.see(lambda screen: True)
            assert msgspec.json.decode(seen.view)["hands"] == [None, None]
            await mallory.press("predict 3")
            assert (await mallory.hear(p.Failed)).code == "not_seated"


async def test_a_freed_seat_stays_the_devices(url: str) -> None:
    async with players(url, "Ada", "Björn") as (host, bjorn):
        code = await make(host, "herrlof", ["Léa", "Malik"])
        async with device(host, code, 2) as everyone:
            await everyone[0].say(p.Kick(1))
            await everyone[0].hear(p.Snapshot, lambda said: said.table.chairs[1].kind == "empty")
            await bjorn.join(code)
            await bjorn.say(p.Sit(1))
            assert (await bjorn.hear(p.Failed)).code == "one_device"


async def test_nobody_is_hurried_but_the_tables_own_clocks_run(url: str) -> None:
    async with players(url, "Ada") as (host,):
        code = await make(host, "bloops", ["Léa", "Malik"])
        async with device(host, code, 2) as everyone:
            await deal(everyone)
            *seated, watch = everyone
            assert watch.screen is not None
            assert watch.screen.clocks == []  # both look at their cards for as long as they like
            playing = [asyncio.create_task(one.play(but_for_the_20)) for one in seated]
            grace = await watch.see(lambda screen: bool(screen.clocks))
            assert {clock.seat for clock in grace.clocks} == {None}
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)


async def test_sealed_votes_are_opened_when_the_last_one_is_given(url: str) -> None:
    async with players(url, "Ada") as (host,):
        code = await make(host, "blitz", ["Léa", "Malik", "Inès"])
        async with device(host, code, 3) as everyone:
            await deal(everyone)
            *seated, watch = everyone
            await to_a_face_off(everyone)
            assert watch.screen is not None
            duellist = msgspec.json.decode(watch.screen.view)["face_off"]["duellists"][0]
            await seated[0].press(f"won P{duellist}")
            await seated[1].see(lambda screen: "dispute" in screen.reactions)
            await seated[1].press("dispute")
            for number, voter in enumerate(seated):
                await voter.see(lambda screen: "vote no" in screen.moves)
                assert watch.screen is not None
                name = await voter.press("vote no")
                assert isinstance(await voter.answer(name), p.Held)
                if number < 2:
                    held = await voter.see(lambda screen: screen.held == ["vote no"])
                    assert held.clocks == []
            await watch.see(
                lambda screen: any(told.kind == "vote_failed" for told in screen.events)
            )


def first(screen: p.Screen) -> str | None:
    return screen.moves[0] if screen.moves else None


def but_for_the_20(screen: p.Screen) -> str | None:
    """The first move, unless it discards the 20, which would end the game."""
    drawn = msgspec.json.decode(screen.view)["drawn"]
    if drawn is None or drawn["face"] != "20":
        return first(screen)
    return next((move for move in screen.moves if move.startswith("keep ")), None)


def draw(screen: p.Screen) -> str | None:
    return next((move for move in screen.moves if move.startswith("draw")), None)


async def to_a_face_off(everyone: list[Player]) -> None:
    *seated, watch = everyone
    drawing = [asyncio.create_task(one.play(draw)) for one in seated]
    await watch.see(lambda screen: b'"face_off":{' in bytes(screen.view))
    for task in drawing:
        task.cancel()
    await asyncio.gather(*drawing, return_exceptions=True)


async def test_the_device_goes_on_after_a_restart(store_url: str) -> None:
    async with serving(setup(store_url)) as (_, url), players(url, "Ada") as (host,):
        code = await make(host, "herrlof", ["Léa", "Malik"], seats=3, bots="random")
        cookies = list(host.http.cookie_jar)
        async with device(host, code, 2) as everyone:
            await deal(everyone)
            hands = [
                msgspec.json.decode(one.screen.view)["hands"] for one in everyone if one.screen
            ]
    async with serving(setup(store_url)) as (_, url):
        again = Player(url, "Ada")
        again.http.cookie_jar.update_cookies({one.key: one.value for one in cookies})
        async with device(again, code, 2) as everyone:
            after = [
                msgspec.json.decode(one.screen.view)["hands"] for one in everyone if one.screen
            ]
        await again.close()
    assert after == hands


@pytest.mark.parametrize(
    ("names", "seats"), [(["Léa", "…"], 2), (["a", "b", "c", "d"], 3), (["x" * 200], 2)]
)
async def test_names_that_make_no_table(url: str, names: list[str], seats: int) -> None:
    async with players(url, "Ada") as (host,):
        settings = {"game": "herrlof", "seats": seats}
        async with host.http.post(
            "/api/tables", json={"settings": settings, "names": names}
        ) as answer:
            assert answer.status == 400
