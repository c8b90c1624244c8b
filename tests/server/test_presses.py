"""Presses: counted once, refused with a rule, agreed on by every screen of a seat."""

import asyncio
from typing import Any

import pytest

from tablee.server.wire import protocol as p
from tests.server.client import Player, players, seat_all, start


async def predicting(url_players: list[Player], **settings: Any) -> str:
    """A game of Herrlof in which all have to predict."""
    code = await seat_all(url_players, pace="none", **settings)
    await start(url_players)
    return code


async def test_a_press_sent_twice_counts_once(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await predicting([ada, bjorn])
        await ada.press("predict 3", press_id="one")
        first = await ada.answer("one")
        await ada.press("predict 4", press_id="one")
        assert await ada.answer("one") == first
        assert ada.socket is not None
        await ada.socket.close()
        await ada.join(code)
        await ada.press("predict 4", press_id="one")
        assert await ada.answer("one") == first
        await bjorn.press("predict 2")
        screen = await bjorn.see(
            lambda screen: not screen.to_act or "predict" not in str(screen.moves)
        )
        assert screen.events[-1].kind == "predicted"


async def test_a_forbidden_move_is_refused_with_its_rule_and_changes_nothing(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await predicting([ada, bjorn])
        assert ada.screen is not None
        before = ada.screen.version
        answer = await ada.answer(await ada.press("predict 15", press_id="a"))
        assert isinstance(answer, p.Accepted)
        answer = await ada.answer(await ada.press("predict 4", press_id="b"))
        assert answer == p.Refused("b", "HERR-PRED-1")
        assert ada.screen.version == before + 1


@pytest.mark.parametrize("text", ["", "predict", "predict 99", "R7 # fair", "takeback", "P1 R7"])
async def test_what_is_no_move_changes_nothing(url: str, text: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await predicting([ada, bjorn])
        assert ada.screen is not None
        before = ada.screen.version
        await ada.say(p.PressMoves(id="x", seen=before, moves=[text]))
        failed = await ada.hear(p.Failed)
        assert failed.code == "malformed"
        await ada.say(p.Resync())
        snapshot = await ada.hear(p.Snapshot)
        assert snapshot.screen is not None
        assert snapshot.screen.version == before


async def test_picks_sent_together_count_all_or_none(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await predicting([ada, bjorn])
        assert ada.screen is not None
        before = ada.screen.version
        answer = await ada.answer(await ada.press("predict 3", "predict 4", press_id="both"))
        assert isinstance(answer, p.Refused)
        assert ada.screen.version == before
        assert ada.screen.to_act == [0, 1]


async def test_two_screens_of_one_seat_agree(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await predicting([ada, bjorn])
        twin = Player(url, "Ada")
        twin.http.cookie_jar.update_cookies(
            {cookie.key: cookie.value for cookie in ada.http.cookie_jar}
        )
        snapshot = await twin.join(code)
        assert snapshot.seat == 0
        await twin.press("predict 3", press_id="from-the-other-tab")
        version = (await ada.hear(p.Screen)).version
        theirs = await twin.see(lambda screen: screen.version == version)
        assert ada.screen is not None
        assert bytes(ada.screen.view) == bytes(theirs.view)
        await twin.close()


async def test_a_client_with_a_gap_gets_a_snapshot(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await predicting([ada, bjorn])
        await bjorn.answer(await bjorn.press("predict 2"))
        await ada.say(p.Resync())
        snapshot = await ada.hear(p.Snapshot)
        assert snapshot.screen is not None
        assert snapshot.screen.to_act == [0]
        assert [event.kind for episode in snapshot.story for event in episode.events] == [
            "predicted"
        ]


async def test_a_paused_table_takes_no_move_and_its_clocks_stand(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn])
        await start([ada, bjorn])
        await ada.say(p.Pause(True))
        paused = await bjorn.hear(p.Snapshot, lambda said: said.table.paused)
        assert paused.screen is not None
        await bjorn.say(p.PressMoves(id="x", seen=paused.screen.version, moves=["predict 2"]))
        assert (await bjorn.hear(p.Failed)).code == "paused"
        await bjorn.say(p.Pause(False))
        assert (await bjorn.hear(p.Failed)).code == "not_host"
        await bjorn.say(p.Resync())
        later = await bjorn.hear(p.Snapshot)
        assert later.screen is not None
        assert later.screen.clocks == paused.screen.clocks
        await ada.say(p.Pause(False))
        await bjorn.hear(p.Snapshot, lambda said: not said.table.paused)
        assert isinstance(await bjorn.answer(await bjorn.press("predict 2")), p.Accepted)


async def test_the_last_press_of_a_game_counts_whenever_it_is_said_again(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn], game="herrlof", pace="none", options={"target": "5"})
        await start([ada, bjorn])
        pressed: list[str] = []

        def choose(screen: p.Screen) -> str | None:
            pressed.extend(screen.moves[:1])
            return screen.moves[0] if screen.moves else None

        await asyncio.gather(ada.play(choose), bjorn.play(lambda screen: next(iter(screen.moves))))
        last = f"press-{len(pressed) - 1}"
        await ada.say(p.PressMoves(id=last, seen=1, moves=[pressed[-1]]))
        assert isinstance(await ada.answer(last), p.Accepted)
        await ada.say(p.PressMoves(id="new", seen=1, moves=[pressed[-1]]))
        assert isinstance(await ada.answer("new"), p.Lapsed)
        await ada.say(p.Rematch())
        await ada.hear(p.Snapshot, lambda said: said.table.phase == "lobby")
        await ada.say(p.PressMoves(id=last, seen=1, moves=[pressed[-1]]))
        assert await ada.answer(last) == p.Accepted(last, 0)
        await ada.say(p.PressMoves(id="new", seen=1, moves=[pressed[-1]]))
        assert (await ada.hear(p.Failed)).code == "wrong_phase"
