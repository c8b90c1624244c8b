"""Presses: counted once, refused with a rule, taken back, agreed on by every screen of a seat."""

import pytest

from tablee.server import protocol as p
from tests.server.client import Player, players, seat_all, start


async def predicting(url_players: list[Player], **settings: object) -> str:
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
        await ada.say(p.Press(id="x", seen=before, moves=[text]))
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


async def test_a_prediction_can_be_taken_back_while_nobody_has_moved_since(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await predicting([ada, bjorn])
        await ada.answer(await ada.press("predict 3"))
        assert ada.screen is not None
        assert ada.screen.can_take_back
        await ada.say(p.TakeBack("back", ada.screen.version))
        assert isinstance(await ada.answer("back"), p.Accepted)
        assert ada.screen.to_act == [0, 1]
        assert [event.kind for event in ada.screen.events] == ["taken_back"]
        await ada.answer(await ada.press("predict 4"))
        await bjorn.answer(await bjorn.press("predict 2"))
        await ada.say(p.TakeBack("late", ada.screen.version))
        assert (await ada.hear(p.Failed)).code == "cannot_take_back"


async def test_a_card_played_by_mistake_can_be_taken_back(url: str) -> None:
    async with players(url, "Ada", "Björn") as everyone:
        await predicting(everyone)
        for player in everyone:
            await player.answer(await player.press("predict 2"))
        for player in everyone:
            await player.say(p.Resync())
            await player.hear(p.Snapshot)
        leader = next(player for player in everyone if player.screen and player.screen.moves)
        assert leader.screen is not None
        cards = leader.screen.moves
        plain = next(card for card in cards if card[1:] in ("2", "4", "5", "7", "8"))
        before = bytes(leader.screen.view)
        await leader.answer(await leader.press(plain))
        await leader.say(p.TakeBack("back", leader.screen.version))
        assert isinstance(await leader.answer("back"), p.Accepted)
        assert leader.screen.moves == cards
        assert bytes(leader.screen.view) == before


async def test_a_move_that_showed_something_hidden_stays(url: str) -> None:
    """Herrlof's draw shows the stock's top card to its player."""
    async with players(url, "Ada", "Björn") as everyone:
        await predicting(everyone)
        for player in everyone:
            await player.answer(await player.press("predict 2"))
        drawn = False
        for _ in range(60):
            for player in everyone:
                await player.say(p.Ping(1.0))
                await player.hear(p.Pong)
                assert player.screen is not None
                if player.screen.result is not None or not player.screen.moves:
                    continue
                if "draw" in player.screen.moves:
                    await player.answer(await player.press("draw"))
                    await player.say(p.TakeBack("back", player.screen.version))
                    assert (await player.hear(p.Failed)).code == "cannot_take_back"
                    drawn = True
                threes = [move for move in player.screen.moves if move[1:] == "3"]
                await player.answer(await player.press((threes or player.screen.moves)[0]))
            if drawn:
                return
        pytest.fail("no 3 was ever played")


async def test_a_paused_table_takes_no_move_and_its_clocks_stand(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn])
        await start([ada, bjorn])
        await ada.say(p.Pause(True))
        paused = await bjorn.hear(p.Snapshot, lambda said: said.table.paused)
        assert paused.screen is not None
        await bjorn.say(p.Press(id="x", seen=paused.screen.version, moves=["predict 2"]))
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
