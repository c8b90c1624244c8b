"""Races at a live table: fair time through real sockets, sealed answers, private moves."""

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tablee.server import protocol as p
from tablee.server.running import serving
from tablee.store import Store
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import setup

WAY = 0.1
"""Seconds a message of the far player is on its way."""

NO_FALSE_START = 0.2


@asynccontextmanager
async def far_away(port: int) -> AsyncIterator[str]:
    """A network that delays everything by WAY in each direction; its URL."""

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(65536):
            loop.call_later(WAY, writer.write, data)
        loop.call_later(WAY, writer.close)

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(carry(reader, back), carry(there, writer), return_exceptions=True)

    server = await asyncio.start_server(connect, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    await asyncio.sleep(2 * WAY)


def is_open_for(seat: int, screen: p.Screen) -> bool:
    """A window with no effect pending, in which that seat is the next to draw."""
    view = json.loads(bytes(screen.view))
    return bool(view["step"] == "window" and not view["queue"] and screen.to_act == [seat])


def throws(screen: p.Screen) -> list[str]:
    return [text for text in screen.reactions if text.startswith("throw")]


async def draw_when_the_window_is_open(near: Player, after: float) -> str:
    """Plays on until it may draw in a window; then draws, that long after it saw so."""
    shown = 0
    while True:
        screen = near.screen
        if screen is not None and screen.version > shown and screen.moves:
            shown = screen.version
            if screen.moves == ["draw"] and is_open_for(0, screen):
                await asyncio.sleep(after)
                await near.say(p.Press(id="draw", seen=shown, moves=["draw"], claim=after * 1000))
                return "draw"
            await asyncio.sleep(NO_FALSE_START)
            await near.press(screen.moves[0])
        await near.next()


async def throw_when_the_other_may_draw(far: Player, after: float) -> str:
    shown = 0
    while True:
        screen = far.screen
        if screen is not None and screen.version > shown:
            shown = screen.version
            if is_open_for(0, screen) and throws(screen):
                await asyncio.sleep(after)
                throw = throws(screen)[0]
                await far.say(p.Press(id="throw", seen=shown, moves=[throw], claim=after * 1000))
                return throw
            if screen.moves:
                await asyncio.sleep(NO_FALSE_START)
                await far.press(screen.moves[0])
        await far.next()


ATTEMPTS = 5


async def test_who_reacted_first_wins_though_the_other_arrived_first(store_url: str) -> None:
    """People press in real time here: a machine too busy to press on time runs the race again."""
    for attempt in range(ATTEMPTS):
        try:
            await race_with_a_far_player(store_url)
            break
        except (AssertionError, TimeoutError):
            if attempt == ATTEMPTS - 1:
                raise


async def race_with_a_far_player(store_url: str) -> None:
    async with serving(setup(store_url, proxies=frozenset({"127.0.0.1"}))) as (_, url):
        port = int(url.rpartition(":")[2])
        async with (
            far_away(port) as far_url,
            players(url, "Near") as (near,),
            players(far_url, "Far") as (far,),
        ):
            await seat_all([near, far], game="bloops", pace="none", options={"grace": "none"})
            await start([near, far])
            drawing = asyncio.create_task(draw_when_the_window_is_open(near, 0.60))
            throw = await throw_when_the_other_may_draw(far, 0.50)
            await drawing
            verdict = await near.hear(p.Screen, lambda screen: bool(screen.race))
            assert [margin.seat for margin in verdict.race] == [1, 0]
            assert verdict.race[1].verdict == "behind"
            assert verdict.race[1].after > 0
            assert isinstance(await far.answer("throw"), p.Accepted)
            record = near.table.record if near.table else None
    assert record is not None
    store = await Store.open(store_url)
    row = next(row for row in await store.moves(record) if row.move == throw)
    await store.close()
    evidence = re.fullmatch(
        r"fair ([0-9.]+) reaction (\d+) claim 500 elapsed (\d+) network (\d+)-(\d+)", row.remark
    )
    assert evidence is not None
    assert row.time > float(evidence[1])
    reaction, elapsed, least, most = (int(evidence[number]) for number in (2, 3, 4, 5))
    fair = min(max(500, elapsed - most), elapsed - least)  # the claim, as far as it can be true
    assert reaction == pytest.approx(fair, abs=2)


async def test_an_early_sealed_answer_tells_nobody_anything(store_url: str) -> None:
    """Bla5t's Helmut prompt: whoever is asked, and whatever they say, others see at the end."""
    async with (
        serving(setup(store_url, speed=8.0)) as (_, url),
        players(url, "Ada", "Björn") as everyone,
    ):
        await seat_all(everyone, game="bla5t", pace="none", bot_after=0)
        await start(everyone)
        luck = random.Random(5)
        while True:
            for player in everyone:
                await player.say(p.Resync())
                snapshot = await player.hear(p.Snapshot)
                screen = snapshot.screen
                assert screen is not None
                if any(clock.sealed for clock in screen.clocks):
                    await answers_stay_sealed(everyone)
                    return
                assert screen.result is None, "nobody was ever asked"
                if screen.moves:
                    eager = [move for move in screen.moves if move in ("draw", "play", "use")]
                    patient = [move for move in screen.moves if move not in ("blast", "skip")]
                    await player.press(luck.choice(eager or patient or screen.moves))


async def answers_stay_sealed(everyone: list[Player]) -> None:
    for player in everyone:
        await player.say(p.Resync())
        await player.hear(p.Snapshot)
    screens = [player.screen for player in everyone]
    asked = next(n for n, s in enumerate(screens) if s is not None and s.moves)
    player, other = everyone[asked], everyone[1 - asked]
    assert player.screen is not None
    assert other.screen is not None
    before = other.screen.version
    answer = await player.press(player.screen.moves[-1])
    assert isinstance(await player.answer(answer), p.Held)
    held = await player.see(lambda screen: bool(screen.held))
    assert held.held
    await other.say(p.Ping(1.0))
    await other.hear(p.Pong)
    assert other.screen.version == before
    opened = await other.hear(p.Screen)
    assert not any(clock.sealed for clock in opened.clocks)


async def test_anothers_private_move_leaves_no_gap(store_url: str) -> None:
    """Arming BLOOPS is secret until it fires: the other's screen stays as it is."""
    async with (
        serving(setup(store_url, speed=20.0)) as (_, url),
        players(url, "Ada", "Björn") as everyone,
    ):
        await seat_all(everyone, game="bloops", pace="none", bot_after=0)
        await start(everyone)
        for _ in range(40):
            for player, other in (everyone, everyone[::-1]):
                for one in everyone:
                    await one.say(p.Resync())
                    await one.hear(p.Snapshot)
                assert player.screen is not None
                assert other.screen is not None
                if "arm" in player.screen.reactions:
                    before = other.screen.version
                    assert isinstance(await player.answer(await player.press("arm")), p.Accepted)
                    assert "disarm" in player.screen.reactions
                    await other.say(p.Resync())
                    snapshot = await other.hear(p.Snapshot)
                    assert snapshot.screen is not None
                    assert snapshot.screen.version == before
                    return
                if player.screen.moves:
                    await player.press(player.screen.moves[0])
        pytest.fail("nobody could arm")


async def test_chat_is_silent_while_a_flipped_card_is_looked_at(store_url: str) -> None:
    """Blitz!: a word too much would give an answer away; it is said afterwards."""
    async with (
        serving(setup(store_url)) as (lobby, url),
        players(url, "Ada", "Björn", "Cléo") as everyone,
    ):
        code = await seat_all(everyone, game="blitz", pace="none", bot_after=0)
        await start(everyone)
        table = await lobby.find(code)
        assert table is not None
        for player in everyone:
            assert player.screen is not None
            if player.screen.moves:
                await player.answer(await player.press(player.screen.moves[0]))
                break
        else:
            pytest.fail("nobody may flip the first card")
        await everyone[0].say(p.Chat("un oiseau"))
        await everyone[0].say(p.Ping(1.0))
        await everyone[0].hear(p.Pong)
        await everyone[1].say(p.Resync())
        assert (await everyone[1].hear(p.Snapshot)).chat == []
        said = await everyone[1].hear(p.Chatted, seconds=60)
        assert said.line.text == "un oiseau"
        assert table.live is not None
        assert table.live.referee.allows_chat(table.live.match.state)
