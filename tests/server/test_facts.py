"""A table told in sentences: to who asked, after every screen, of that screen and nothing else."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from tablee.core.seats import Seat
from tablee.core.story import STANDS_FOR
from tablee.history.replay import replay
from tablee.packs import GAMES, PACKS
from tablee.server.running import serving
from tablee.server.wire import protocol as p
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import setup
from tests.server.test_leaks import at_random
from tests.server.test_replays import a_record


def facts_of(game: str, view: Any) -> Any:
    """What a client makes of the view it has."""
    pack = PACKS[game]
    assert pack.facts is not None
    told = pack.facts(msgspec.convert(view, pack.view))
    return msgspec.json.decode(msgspec.json.encode(told))


def check_described(received: list[bytes], game: str, seat: Seat | None) -> int:
    """From the first facts on, each screen is followed at once by its own; how many were."""
    view: dict[str, Any] = {}
    version, is_asked, due, compared = -1, False, False, 0
    for payload in received:
        said = msgspec.json.decode(payload)
        kind = said.get("say")
        if kind == "facts":
            assert said["version"] == version
            assert said["facts"] == facts_of(game, view), f"P{seat} was told something else"
            is_asked, due = True, False
            compared += 1
            continue
        assert not due, f"P{seat}: a screen without its facts, then {kind}"
        screen = said["screen"] if kind == "snapshot" else said if kind == "screen" else None
        if screen is not None:
            view = screen["view"] if kind == "snapshot" else {**view, **screen["view"]}
            version, due = screen["version"], is_asked
    return compared


async def described(player: Player) -> p.Facts:
    await player.say(p.Describe(True))
    return await player.hear(p.Facts)


@pytest.mark.parametrize("game", GAMES)
async def test_facts_follow_every_screen_and_are_made_of_it_alone(
    game: str, store_url: str
) -> None:
    """For all seats and a spectator: what each was told can be made of what each was sent, so it
    holds nothing of another seat."""
    luck = random.Random(game)
    seats = min(3, GAMES[game].seats[-1])
    names = [f"Guest {number}" for number in range(seats + 1)]
    async with serving(setup(store_url, speed=600.0)) as (_, url), players(url, *names) as everyone:
        seated, watcher = everyone[:-1], everyone[-1]
        code = await seat_all(seated, game=game, pace="none", bot_after=0)
        await watcher.join(code)
        for player in (seated[0], watcher):
            await player.say(p.Describe(True))
        await start(seated)
        await described(seated[1])
        watching = asyncio.create_task(watcher.play(lambda _: None))
        await asyncio.gather(*(one.play(lambda s: at_random(luck, s)) for one in seated))
        await watching
        for player in (seated[0], seated[1], watcher):
            await player.say(p.Ping(1.0))
            await player.hear(p.Pong)
            heard = [payload for payload in player.received if payload.startswith(b'{"say"')]
            assert check_described(heard, game, player.seat) >= 3
        quiet = seated[2:] or []
        for player in quiet:
            assert not any(payload.startswith(b'{"say":"facts"') for payload in player.received)


async def test_facts_end_when_they_are_no_longer_wanted(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn])
        await start([ada, bjorn])
        first = await described(ada)
        assert ada.screen is not None
        assert first.version == ada.screen.version
        assert first.facts[0].kind == "predict_now"
        await ada.say(p.Describe(False))
        await ada.press("predict 3")
        await ada.see(lambda screen: "predict 3" not in screen.moves)
        await ada.say(p.Ping(1.0))
        while not isinstance(said := await ada.next(), p.Pong):
            assert not isinstance(said, p.Facts)


async def test_nothing_is_told_before_there_is_a_game(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await ada.join(await ada.make_table())
        await ada.say(p.Describe(True))
        await ada.say(p.Ping(1.0))
        while not isinstance(said := await ada.next(), p.Pong):
            assert not isinstance(said, p.Facts)


async def test_a_snapshot_is_followed_by_facts_too(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn])
        await start([ada, bjorn])
        before = await described(ada)
        await ada.say(p.Resync())
        await ada.hear(p.Snapshot)
        after = await ada.next()
        assert isinstance(after, p.Facts)
        assert after == before


async def test_spectators_are_not_told_before_they_see(url: str) -> None:
    async with players(url, "Ada", "Björn", "Chloé") as (ada, bjorn, chloe):
        code = await seat_all([ada, bjorn], delay=300)
        await start([ada, bjorn])
        first = await chloe.join(code)
        assert first.screen is not None
        await ada.answer(await ada.press("predict 3"))
        told = await described(chloe)
        assert told.version == first.screen.version
        assert told.facts[0].values == {"players": [0, 1]}
        assert not any(fact.kind == "has_predicted" for fact in told.facts)


async def test_spectators_are_told_when_they_see(url: str) -> None:
    async with players(url, "Ada", "Björn", "Chloé") as (ada, bjorn, chloe):
        code = await seat_all([ada, bjorn], delay=5)
        await start([ada, bjorn])
        await chloe.join(code)
        told = await described(chloe)
        await ada.press("predict 3")
        later = await chloe.hear(p.Facts)
        assert chloe.screen is not None
        assert later.version == chloe.screen.version == told.version + 1
        assert later.facts[0].values == {"players": [1]}
        assert check_described(chloe.received, "herrlof", None) == 2


@pytest.mark.parametrize("game", GAMES)
async def test_a_replay_tells_each_moment_as_its_seat_saw_it(url: str, game: str) -> None:
    record, pack = a_record(game), PACKS[game]
    assert pack.facts is not None
    async with players(url, "Ada") as (ada,):
        seen = await ada.call("POST", "/api/replay?seat=1", data=record.text())
        opened = await ada.call("POST", "/api/replay", data=record.text())
    for shown, moment in zip(seen["moments"], replay(record), strict=True):
        told = pack.facts(moment.state.screen(1))
        sentences = [fact for fact in told if STANDS_FOR not in fact.values]
        assert shown["facts"] == msgspec.json.decode(msgspec.json.encode(sentences))
    assert all(moment["facts"] for moment in opened["moments"])


async def test_a_lesson_tells_each_of_its_screens(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        for game in GAMES:
            part = await ada.call("POST", f"/api/lessons/{game}/fr", json={})
            assert len(part["facts"]) == len(part["screens"]) > 0
            for told, screen in zip(part["facts"], part["screens"], strict=True):
                assert told == facts_of(game, screen["view"])
