"""Races at a live table: fair time through real sockets, sealed answers, private moves."""

from typing import Any

import pytest

from tablee.core.records import Record
from tablee.packs import GAMES
from tablee.server import running
from tablee.server.wire import protocol as p
from tablee.store import Store
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import setup
from tests.server.hand_clock import HandClock
from tests.server.through import serving

WAY = 0.1
"""Seconds a message of the far player is on its way."""
ALIKE = " ".join(["3"] * 6)
TURN = f"""seats 2; options deck="3x60 20x1" grace=none; turn P0; P0 cards 20 {ALIKE[2:]};
    P0 knows b0; P1 cards {ALIKE}; pile {ALIKE} {ALIKE} {ALIKE}"""
"""P0 is to draw; all cards are alike but the one 20, which P0 knows to be its own."""
HELMUT = """seats 2; options mode=advanced; P0 cards 1 2 Helmut 9; P1 cards 5 7 3 11; discard 4;
    pile 12 8 9 3 4 5 6b; turn P1; step pick; effect Jayce; history P0 sees b2 Helmut"""
"""P1 is about to swap with Jayce; P0 has looked at its Helmut, b2."""


async def begin_from(
    game: str, position: str, host: Player, other: Player, **connection: Any
) -> None:
    """The host on P0 and the other on P1, at a game that begins there; what P0 does not know is
    drawn anew. `connection` says how the host is connected."""
    rulebook = GAMES[game]
    start_text = rulebook.position(position).text()
    options = next(field for field in start_text.split("; ") if field.startswith("options"))
    record = Record(
        game=game,
        rules=rulebook.rules_version,
        options=options.partition(" ")[2],
        names=["Ada", "Björn"],
        commitment="",
        secret="00",
        given=["", ""],
        start=start_text,
    )
    wish = {"seat": 0, "at": 0, "bots": "random", "text": record.text()}
    code = (await host.call("POST", "/api/continue", json=wish))["code"]
    await host.join(code, **connection)
    await host.say(p.Kick(1))
    await host.hear(p.Snapshot, lambda said: said.table.chairs[1].kind == "empty")
    await other.join(code)
    await other.say(p.Sit(1))
    await other.hear(p.Snapshot, lambda said: said.seat == 1)
    for player in (host, other):
        await player.be_ready()
    await start([host, other])


async def test_who_reacted_first_wins_though_the_other_arrived_first(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Far throws 0.5 s after it saw the card, Near draws after 0.6 s; the throw arrives last."""
    clock = HandClock()
    monkeypatch.setattr(running, "HouseClock", lambda speed: clock)
    behind = setup(store_url, proxies=frozenset({"127.0.0.1"}), proxy_measures=True)
    async with serving(behind) as (_, url), players(url, "Far", "Near") as (far, near):
        far.http.headers["X-Client-RTT"] = str(round(2_000_000 * WAY))
        await begin_from("bloops", TURN, far, near, autoping=False)
        await far.answer(await far.press("draw"))
        await far.answer(await far.press("discard"))
        window = await near.see(lambda screen: screen.moves == ["draw"])
        await near.pong()
        clock.advance(2 * WAY)
        await far.pong()
        assert far.screen is not None
        throw = next(text for text in far.screen.reactions if text.startswith("throw"))
        clock.advance(0.6 - 2 * WAY)
        await near.say(p.PressMoves(id="draw", seen=window.version, moves=["draw"], claim=600.0))
        await near.hear(p.Pressed)
        clock.advance(WAY)
        await far.press(throw, press_id="throw")
        await far.hear(p.Pressed)
        clock.advance(2 * WAY)  # nothing that is still on its way could be before these two
        verdict = await near.hear(p.Screen, lambda screen: bool(screen.race))
        assert verdict.race == [p.Margin(0, 0, "first"), p.Margin(1, 100, "behind")]
        assert isinstance(await far.answer("throw"), p.Accepted)
        assert near.table is not None
        record = near.table.record
    assert record is not None
    store = await Store.open(store_url)
    row = next(row for row in await store.moves(record) if row.move == throw)
    await store.close()
    assert row.remark.endswith("reaction 500 claim 500 elapsed 700 network 200-200")


async def test_a_seat_that_presses_twice_is_in_a_race_once(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()
    monkeypatch.setattr(running, "HouseClock", lambda speed: clock)
    async with (
        serving(setup(store_url)) as (_, url),
        players(url, "Ada", "Björn") as (ada, bjorn),
    ):
        await begin_from("bloops", TURN, ada, bjorn)
        await ada.answer(await ada.press("draw"))
        await ada.answer(await ada.press("discard"))
        await bjorn.see(lambda screen: screen.moves == ["draw"])
        clock.advance(0.5)
        assert bjorn.screen is not None
        first, second, *_ = [one for one in bjorn.screen.reactions if one.startswith("throw")]
        for move in (first, second, "draw"):
            await bjorn.press(move)
            await bjorn.hear(p.Pressed)
        clock.advance(1.0)
        verdict = await ada.hear(p.Screen, lambda screen: bool(screen.race))
        assert verdict.race == [p.Margin(1, 0, "first")]


async def test_an_early_sealed_answer_tells_nobody_anything(store_url: str) -> None:
    """Bla5t's Helmut prompt: whoever is asked, and whatever they say, others see at the end."""
    async with (
        serving(setup(store_url, speed=8.0)) as (_, url),
        players(url, "Ada", "Björn") as (ada, bjorn),
    ):
        await begin_from("bla5t", HELMUT, ada, bjorn)
        await bjorn.answer(await bjorn.press("pick b4", "pick b2", "done"))
        await answers_stay_sealed([ada, bjorn])


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
        serving(setup(store_url)) as (_, url),
        players(url, "Ada", "Björn") as (ada, bjorn),
    ):
        await begin_from("bloops", TURN, ada, bjorn)
        await ada.answer(await ada.press("draw"))
        drawn = await bjorn.hear(p.Screen, lambda said: said.events[0].kind == "drawn")
        assert isinstance(await ada.answer(await ada.press("arm")), p.Accepted)
        assert ada.screen is not None
        assert "disarm" in ada.screen.reactions
        await bjorn.say(p.Resync())
        snapshot = await bjorn.hear(p.Snapshot)
        assert snapshot.screen is not None
        assert snapshot.screen.version == drawn.version


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
        assert table.live.play.allows_chat()
