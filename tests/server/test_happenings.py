"""What befalls people in the middle of a game is told in its story, and stays in it."""

from tablee.core.story import Told
from tablee.server.wire import protocol as p
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import setup
from tests.server.test_races import TURN, begin_from
from tests.server.through import serving


def of_the_table(snapshot: p.Snapshot) -> list[Told]:
    told = [event for episode in snapshot.story for event in episode.events]
    return [event for event in told if event.kind.startswith("table_")]


async def hear_told(player: Player, kind: str) -> Told:
    """On a screen that follows the one before: nothing was missed."""
    screen = await player.hear(p.Screen, lambda said: any(e.kind == kind for e in said.events))
    return next(event for event in screen.events if event.kind == kind)


async def test_who_leaves_is_named_with_the_bot_that_plays_on(store_url: str) -> None:
    async with serving(setup(store_url)) as (_, url), players(url, "Ada", "Björn", "Cléo") as three:
        ada, bjorn, cleo = three
        code = await seat_all([ada, bjorn], pace="none")
        await start([ada, bjorn])
        await cleo.join(code)
        await bjorn.say(p.Stand())
        for reader in three:
            told = await hear_told(reader, "table_left")
            assert reader.table is not None
            newcomer = reader.table.chairs[1].name
            assert (told.seat, told.values) == (1, {"who": "Björn", "newcomer": newcomer})
        assert of_the_table(await cleo.join(code)) == [told]
        cookies = {cookie.key: cookie.value for cookie in ada.http.cookie_jar}
    async with serving(setup(store_url)) as (_, url):  # the game is played again from its record
        again = Player(url, "Ada")
        again.http.cookie_jar.update_cookies(cookies)
        snapshot = await again.join(code)
        assert of_the_table(snapshot) == [told]
        assert snapshot.story[0].events == [told]  # before all that was played since
        await again.close()


async def test_who_is_removed_is_named_and_a_bot_that_is_changed_is_not(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn], pace="none")
        await start([ada, bjorn])
        await ada.say(p.Kick(1))
        assert (await hear_told(bjorn, "table_removed")).values["who"] == "Björn"
        await ada.say(p.SeatBot(1, "expert"))
        await ada.hear(p.Snapshot, lambda said: said.table.chairs[1].level == "expert")
        await ada.say(p.Resync())
        story = of_the_table(await ada.hear(p.Snapshot))
        assert [event.kind for event in story] == ["table_removed"]


async def test_whose_place_a_bot_holds_and_who_is_back_is_told(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await seat_all([ada, bjorn], bot_after=40)
        await start([ada, bjorn])
        assert bjorn.socket is not None
        await bjorn.socket.close()
        replaced = await hear_told(ada, "table_replaced")
        assert (replaced.seat, replaced.values) == (1, {"who": "Björn"})
        await bjorn.join(code)
        assert (await hear_told(bjorn, "table_back")).values == {"who": "Björn"}
        assert (await hear_told(ada, "table_back")).seat == 1


async def test_where_presses_race_it_is_told_with_the_next_move(url: str) -> None:
    """A screen of its own would begin the race anew for who is shown it."""
    async with players(url, "Ada", "Björn", "Cléo") as (ada, bjorn, cleo):
        await begin_from("bloops", TURN, ada, bjorn)
        assert ada.table is not None
        await cleo.join(ada.table.code)
        await bjorn.say(p.Stand())
        await ada.hear(p.Snapshot, lambda said: said.table.chairs[1].kind == "bot")
        await ada.say(p.Ping(1.0))
        before = len(ada.screens)
        await ada.hear(p.Pong)
        assert len(ada.screens) == before
        await ada.answer(await ada.press("draw"))
        told = await hear_told(cleo, "table_left")
        assert told.values["who"] == "Björn"


async def test_nothing_is_told_in_the_lobby_nor_kept_for_the_next_game(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await seat_all([ada, bjorn])
        await bjorn.say(p.Stand())
        await ada.hear(p.Snapshot, lambda said: said.table.chairs[1].kind == "empty")
        await ada.say(p.SeatBot(1, "novice"))
        await ada.be_ready()
        await start([ada])
        assert of_the_table(await ada.join(code)) == []
