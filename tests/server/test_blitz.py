"""Blitz! at a live table: what travels while somebody types, what the list asks, what is shown."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tablee.core.records import Record, read_record
from tablee.games.blitz import BLITZ
from tablee.games.blitz.options import BlitzOptions
from tablee.history.audit import verify
from tablee.server.house_clock import HouseClock
from tablee.server.running import serving
from tablee.server.tables.live_game import LiveGame
from tablee.server.tables.lobby import Lobby
from tablee.server.wire import protocol as p
from tablee.store.rows import GameRow, MoveRow
from tablee.words.judging import DeckJudge
from tests.laws.golden import GOLDEN
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import setup

FACE = "left q1 w1; right w2; P0 play c1; P1 play t1 c2; turn P2; drawer P1; shows 1"

NO_FALSE_START = 0.2


@asynccontextmanager
async def duel(
    store_url: str, options: BlitzOptions, position: str = FACE
) -> AsyncIterator[tuple[Lobby, list[Player]]]:
    """Ada and Björn face off, Cléo looks on."""
    async with (
        serving(setup(store_url)) as (lobby, url),
        players(url, "Ada", "Björn", "Cléo") as everyone,
    ):
        code = await seat_all(
            everyone, game="blitz", pace="none", bot_after=0, options=options.pairs()
        )
        table = await lobby.find(code)
        assert table is not None
        whole = f"seats 3; options {options.text()}; {position}"
        table.state.start = BLITZ.position(whole).text()
        await start(everyone)
        assert table.live is not None
        while table.live.now() < NO_FALSE_START:
            await settled(everyone[0])
        yield lobby, everyone


def view(player: Player) -> Any:
    assert player.screen is not None
    return json.loads(bytes(player.screen.view))


async def settled(player: Player) -> int:
    """When all that was sent so far is here: how many messages came."""
    await player.say(p.Ping(1.0))
    await player.hear(p.Pong)
    return len(player.received)


async def seen_after(player: Player, events: str) -> p.Screen:
    return await player.see(lambda screen: any(told.kind == events for told in screen.events))


async def test_blitz_q11_only_lengths_travel_and_nobody_else_hears_of_them(store_url: str) -> None:
    async with duel(store_url, BlitzOptions(judge="list")) as (_, (ada, bjorn, cleo)):
        assert isinstance(await ada.answer(await ada.press("typing 1")), p.Accepted)
        await seen_after(bjorn, "started")
        await seen_after(cleo, "started")
        before = [await settled(other) for other in (bjorn, cleo)]
        for length in range(2, 6):
            assert isinstance(await ada.answer(await ada.press(f"typing {length}")), p.Lapsed)
        after = [await settled(other) for other in (bjorn, cleo)]
        assert [now - then for now, then in zip(after, before, strict=True)] == [1, 1]  # the pong
        word = DeckJudge().examples("fr", 1, 1, [])[0][1]
        assert isinstance(await ada.answer(await ada.press(f"say {word}")), p.Accepted)
        await ada.see(lambda _: view(ada)["won"] == [1, 0, 0])


async def test_blitz_q11_a_start_ends_by_itself_and_keys_put_its_end_off(store_url: str) -> None:
    async with duel(store_url, BlitzOptions(judge="list")) as (lobby, (ada, bjorn, _)):
        table = next(iter(lobby.tables.values()))
        await ada.answer(await ada.press("typing 1"))
        live = table.live
        assert live is not None
        began = live.now()
        for length in (2, 3, 4):
            while live.now() < began + 0.6 * (length - 1):
                await settled(ada)
            await ada.answer(await ada.press(f"typing {length}"))
        await seen_after(bjorn, "stopped")
        assert live.now() - began > 1.8 + 1.1
        face = view(bjorn)["face_off"]
        assert (face["started"], face["cooling"]) == ([], [])


async def test_blitz_q33_the_list_asks_and_the_verdict_stays(store_url: str) -> None:
    """Of the other player, where there are people to ask."""
    async with duel(store_url, BlitzOptions(judge="list")) as (_, (ada, bjorn, cleo)):
        await ada.answer(await ada.press("typing 6"))
        await ada.answer(await ada.press("say sudoku"))
        screen = await bjorn.see(lambda screen: "fits" in screen.moves)
        assert screen.moves == ["fits", "unfit"]
        assert [clock.key.partition(".")[0] for clock in screen.clocks] == ["fits"]
        await ada.see(lambda screen: view(ada)["step"] == "ask")
        assert isinstance(await ada.answer(await ada.press("fits")), p.Refused)
        assert isinstance(await bjorn.answer(await bjorn.press("fits")), p.Accepted)
        for player in (ada, bjorn, cleo):
            await seen_after(player, "would_have_won")
            after = view(player)["aftermath"]
            assert after["winner"] == 0
            assert [(a["word"], a["verdict"]) for a in after["answers"]] == [("sudoku", "unknown")]
            assert [missed["theme"] for missed in after["missed"]] == ["c1"]
            assert len(after["missed"][0]["words"]) == 3


async def test_blitz_q33_nonsense_is_refused_with_its_reason(store_url: str) -> None:
    async with duel(store_url, BlitzOptions(judge="list")) as (_, (ada, bjorn, _)):
        await ada.answer(await ada.press("typing 6"))
        await ada.answer(await ada.press("say azerty"))
        await seen_after(bjorn, "refused_nonsense")
        answer = view(bjorn)["face_off"]["answers"][0]
        assert (answer["standing"], answer["verdict"]) == ("refused", "nonsense")


async def test_blitz_q10_typed_and_sent_at_once_the_answer_follows_its_start(
    store_url: str,
) -> None:
    """Pasted: both presses are under way when neither has been judged."""
    async with duel(store_url, BlitzOptions(judge="group")) as (_, (ada, bjorn, _)):
        first = await ada.press("typing 4")
        second = await ada.press("say rock")
        assert isinstance(await ada.answer(first), p.Accepted)
        assert isinstance(await ada.answer(second), p.Accepted)
        await bjorn.see(lambda screen: "contest" in screen.reactions)


async def test_blitz_q11_a_start_without_a_face_off_costs_a_second(store_url: str) -> None:
    async with duel(store_url, BlitzOptions()) as (_, (ada, _, cleo)):
        assert isinstance(await cleo.answer(await cleo.press("typing 1")), p.Accepted)
        await ada.see(lambda _: view(ada)["strays"] == [2])
        assert isinstance(await cleo.answer(await cleo.press("typing 2")), p.Lapsed)
        await ada.see(lambda _: view(ada)["strays"] == [])


async def test_blitz_q33_the_record_has_the_words_that_were_shown(store_url: str) -> None:
    """The last card: the face-off, then the end."""
    last = "P0 play c1; P1 play c2; turn P2; drawer P1; shows 1"
    async with duel(store_url, BlitzOptions(judge="list"), last) as (_, (ada, bjorn, _)):
        await ada.answer(await ada.press("typing 4"))
        word = DeckJudge().examples("fr", 1, 1, [])[0][1]
        await ada.answer(await ada.press(f"say {word}"))
        table = (await bjorn.hear(p.Changed, lambda said: said.table.phase == "over")).table
        words = view(bjorn)["aftermath"]["missed"][0]["words"]
        assert len(words) == 3
        async with bjorn.http.get(f"/api/records/{table.record}") as answer:
            record = read_record(await answer.text())
        told = [line for line in record.lines if line.move.startswith("show ")]
        assert len(told) == 1
        assert told[0].seat is None
        assert all(f'"{word}"' in told[0].move for word in words)
        assert verify(record).outcome() is not None


def first_game(file: Path) -> Record:
    _, *games = file.read_text(encoding="utf-8").split("tablee record 1\n")
    lists = next(game for game in games if "judge=list strict=no" in game)
    return read_record("tablee record 1\n" + lists.partition("= ")[0])


def test_a_running_game_of_rules_1_goes_on_by_them() -> None:
    """By rules 1 the list let every word pass; restored in the middle, it still does."""
    record = first_game(GOLDEN / "rules1" / "blitz.records.txt")
    row = GameRow(
        id="old",
        code="ABCDEF",
        game="blitz",
        rules=record.rules,
        options=record.options,
        names=record.names,
        commitment=record.commitment,
        given=record.given,
        secret=record.secret,
        started=0.0,
    )
    settings = p.Settings(game="blitz", seats=len(record.names))
    lines = record.lines
    middle = next(n for n, line in enumerate(lines) if line.move.startswith("say unknown"))
    live = LiveGame(row, HouseClock(), settings, 1)
    live.restore(
        [
            MoveRow(game="old", number=n, seat=line.seat, time=line.time, move=line.move)
            for n, line in enumerate(lines[:middle])
        ],
        {},
        [],
    )
    for line in lines[middle:]:
        live.course.replay(line.seat, line.move)
    assert live.course.state.outcome() is not None
