"""One guest, one seat; who was muted or removed stays so; what was held back is not lost."""

import pytest

from tablee.server import running
from tablee.server.joining import CannotJoin, join_table
from tablee.server.wire import protocol as p
from tablee.server.wire.client_says import REACTIONS
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import setup
from tests.server.hand_clock import HandClock
from tests.server.test_bots import OneMove
from tests.server.test_races import TURN, begin_from
from tests.server.test_tables import play_all
from tests.server.through import serving


async def watcher(player: Player, code: str) -> Player:
    """The same guest on another connection, which looks on."""
    other = Player(str(player.http._base_url), player.name)
    await other.http.close()
    other.http = player.http
    other.socket = await other.http.ws_connect(f"/api/tables/{code}/live?seat=watch")
    await other.hear(p.Snapshot)
    return other


async def test_who_looks_on_beside_their_seat_gets_no_second_one(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table(seats=3)
        await ada.join(code)
        second = await watcher(ada, code)
        await second.say(p.Sit(1))
        assert (await second.hear(p.Failed)).code == "already_seated"


async def test_no_other_way_leads_to_a_second_seat(url: str) -> None:
    """Not another browser, a seat asked for by number, settings that were never theirs to make, nor
    a rematch."""
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await seat_all([ada, bjorn], options={"target": "5"}, pace="none")
        elsewhere = Player(url, "Ada")
        me = await ada.call("GET", "/api/me")
        await elsewhere.call("POST", "/api/return", json={"code": me["return_code"]})
        assert (await elsewhere.join(code)).seat == 0
        await start([ada, bjorn])
        elsewhere.socket = await elsewhere.http.ws_connect(f"/api/tables/{code}/live?seat=1")
        looking_on = await elsewhere.hear(p.Snapshot)
        assert looking_on.seat is None
        assert looking_on.screen is None or looking_on.screen.seat is None
        await play_all([ada, bjorn])
        await bjorn.say(p.Stand())
        await elsewhere.hear(p.Snapshot, lambda said: said.table.chairs[1].kind == "empty")
        await elsewhere.say(p.Sit(1))
        assert (await elsewhere.hear(p.Failed)).code == "already_seated"
        await ada.say(p.Rematch())
        await elsewhere.hear(p.Snapshot, lambda said: said.table.phase == "lobby")
        await ada.say(p.Choose(p.Settings(game="herrlof", seats=2, one_device=True)))
        await elsewhere.hear(p.Snapshot, lambda said: not said.table.settings.one_device)
        await elsewhere.say(p.Sit(1))
        assert (await elsewhere.hear(p.Failed)).code == "already_seated"
        await elsewhere.close()


async def test_who_was_muted_stays_so_after_standing_up(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn])
        await ada.say(p.Mute(1, True))
        await bjorn.hear(p.Changed, lambda said: said.table.chairs[1].muted)
        await bjorn.say(p.Stand())
        await bjorn.hear(p.Snapshot, lambda said: said.seat is None)
        await bjorn.say(p.Chat("now?"))
        assert (await bjorn.hear(p.Failed)).code == "muted"
        await bjorn.say(p.Sit(1))
        await bjorn.hear(p.Snapshot, lambda said: said.table.chairs[1].muted)
        await bjorn.say(p.Chat("or now?"))
        assert (await bjorn.hear(p.Failed)).code == "muted"


async def test_a_spectator_can_be_muted_by_name_and_heard_again(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await ada.make_table()
        await ada.join(code)
        await bjorn.join(code)
        await ada.say(p.Mute(None, True, "Björn"))
        await ada.hear(p.Changed, lambda said: said.table.muted == ["Björn"])
        await bjorn.say(p.Chat("hello"))
        assert (await bjorn.hear(p.Failed)).code == "muted"
        await ada.say(p.Mute(None, False, "Björn"))
        await ada.hear(p.Changed, lambda said: said.table.muted == [])
        await bjorn.say(p.Chat("hello"))
        assert (await ada.hear(p.Chatted)).line.text == "hello"
        await ada.say(p.Mute(None, True, "Nobody"))
        assert (await ada.hear(p.Failed)).code == "seat_unknown"


async def test_who_was_removed_does_not_chat(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn])
        await ada.say(p.Kick(1))
        await bjorn.hear(p.Snapshot, lambda said: said.seat is None)
        await bjorn.say(p.Chat("why?"))
        assert (await bjorn.hear(p.Failed)).code == "banned"


async def test_a_reaction_reaches_everybody_and_is_not_kept(url: str) -> None:
    async with players(url, "Ada", "Björn", "Cléo") as (ada, bjorn, cleo):
        code = await seat_all([ada, bjorn])
        await cleo.join(code)
        await bjorn.say(p.React(REACTIONS - 1))
        for reader in (ada, bjorn, cleo):
            assert await reader.hear(p.Reacted) == p.Reacted(1, REACTIONS - 1)
        await cleo.say(p.React(0))  # floats from a seat, and she has none
        assert (await cleo.hear(p.Failed)).code == "not_seated"
        assert (await cleo.join(code)).chat == []
        for number in (-1, REACTIONS):
            await ada.say(p.React(number))
            assert (await ada.hear(p.Failed)).code == "malformed"


async def test_who_was_muted_or_removed_does_not_react_either(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn])
        await ada.say(p.Mute(1, True))
        await bjorn.hear(p.Changed, lambda said: said.table.chairs[1].muted)
        await bjorn.say(p.React(0))
        assert (await bjorn.hear(p.Failed)).code == "muted"
        await ada.say(p.Kick(1))
        await bjorn.hear(p.Removed)
        await bjorn.say(p.React(0))
        assert (await bjorn.hear(p.Failed)).code == "not_seated"


async def test_there_are_no_reactions_while_the_game_wants_silence(store_url: str) -> None:
    """Blitz!: while a flipped card is looked at. Said later it would mean something else."""
    async with (
        serving(setup(store_url)) as (_, url),
        players(url, "Ada", "Björn", "Cléo") as everyone,
    ):
        await seat_all(everyone, game="blitz", pace="none", bot_after=0)
        await start(everyone)
        await everyone[0].say(p.React(1))
        await everyone[1].hear(p.Reacted)
        flipper = next(one for one in everyone if one.screen and one.screen.moves)
        assert flipper.screen is not None
        await flipper.answer(await flipper.press(flipper.screen.moves[0]))
        await everyone[0].say(p.React(0))
        assert (await everyone[0].hear(p.Failed)).code == "silence"


async def test_a_seat_with_perfect_recall_is_for_the_host_to_allow(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await ada.make_table()
        await ada.join(code)
        await bjorn.join(code)
        await bjorn.say(p.Sit(1, bot=True))
        assert (await bjorn.hear(p.Failed)).code == "no_outside_bots"
        with pytest.raises(CannotJoin, match="not opened this table to bots"):
            await join_table(f"{url}/t/{code}", OneMove(), "Automat", lambda _: None)


async def test_a_table_closed_to_programs_has_none(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await ada.make_table(game="blot", outside_bots=True)
        await ada.join(code)
        await bjorn.join(code)
        await bjorn.say(p.Sit(1, bot=True))
        await bjorn.hear(p.Snapshot, lambda said: said.seat == 1)
        await ada.say(p.Choose(p.Settings(game="blot", seats=2, options={"starter": "P1"})))
        closed = await bjorn.hear(p.Snapshot, lambda said: not said.table.settings.outside_bots)
        assert closed.seat is None
        assert [chair.kind for chair in closed.table.chairs] == ["person", "empty"]
        assert closed.table.settings.options["starter"] == "random"


async def test_chat_held_back_is_held_back_after_a_restart_too(store_url: str) -> None:
    """Blitz!: while a flipped card is looked at."""
    async with (
        serving(setup(store_url)) as (_, url),
        players(url, "Ada", "Björn", "Cléo") as everyone,
    ):
        code = await seat_all(everyone, game="blitz", pace="none", bot_after=0)
        await start(everyone)
        flipper = next(one for one in everyone if one.screen and one.screen.moves)
        assert flipper.screen is not None
        await flipper.answer(await flipper.press(flipper.screen.moves[0]))
        await everyone[0].say(p.Chat("un oiseau"))
        await everyone[0].say(p.Ping(1.0))
        await everyone[0].hear(p.Pong)
    async with serving(setup(store_url)) as (_, url), players(url, "Dora") as (dora,):
        assert (await dora.join(code)).chat == []


async def test_a_pause_keeps_a_held_press_for_its_verdict(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Held for others who might have been first: it is judged when the game goes on."""
    clock = HandClock()
    monkeypatch.setattr(running, "HouseClock", lambda speed: clock)
    async with (
        serving(setup(store_url)) as (_, url),
        players(url, "Ada", "Björn") as (ada, bjorn),
    ):
        await begin_from("bloops", TURN, ada, bjorn)
        await ada.answer(await ada.press("draw"))
        await ada.answer(await ada.press("discard"))
        window = await bjorn.see(lambda screen: screen.moves == ["draw"])
        clock.advance(0.5)
        throw = next(move for move in window.reactions if move.startswith("throw"))
        press = await bjorn.press(throw)
        await bjorn.hear(p.Pressed)
        await ada.say(p.Pause(True))
        await bjorn.hear(p.Snapshot, lambda said: said.table.paused)
        clock.advance(5.0)
        await ada.say(p.Pause(False))
        await bjorn.hear(p.Snapshot, lambda said: not said.table.paused)
        assert ada.screen is not None
        assert ada.screen.version == window.version, "it was judged during the pause"
        clock.advance(1.0)
        verdict = await ada.hear(p.Screen, lambda screen: bool(screen.race))
        assert verdict.race == [p.Margin(1, 0, "first")]
        assert isinstance(await bjorn.answer(press), p.Accepted)


@pytest.mark.parametrize("public", [True, False])
async def test_strangers_are_told_who_comes_from_one_network(
    store_url: str, *, public: bool
) -> None:
    """At a table open to all; a family at its own table has nothing to be told."""
    behind = setup(store_url, proxies=frozenset({"127.0.0.1"}))
    async with (
        serving(behind) as (_, url),
        players(url, "Ada", "Björn", "Cléo") as everyone,
    ):
        for player, address in zip(everyone, ("192.0.2.1", "192.0.2.2", "192.0.2.2"), strict=True):
            player.http.headers["X-Forwarded-For"] = address
        await seat_all(everyone, game="blot", public=public)
        ada = everyone[0]
        while ada.table is None or not ada.table.chairs[2].ready:
            await ada.next()
        assert [chair.same_network for chair in ada.table.chairs] == [False, public, public]


async def test_strangers_are_told_of_who_comes_as_one_and_then_as_another(store_url: str) -> None:
    """Whose connections are never open together."""
    behind = setup(store_url, proxies=frozenset({"127.0.0.1"}))
    async with (
        serving(behind) as (_, url),
        players(url, "Ada", "Björn", "Cléo") as (ada, bjorn, cleo),
    ):
        code = await ada.make_table(game="blot", seats=3, public=True)
        await ada.join(code)
        for seat, player in ((1, bjorn), (2, cleo)):
            player.http.headers["X-Forwarded-For"] = "192.0.2.2"
            await player.join(code)
            await player.say(p.Sit(seat))
            await player.hear(p.Snapshot, lambda said, seat=seat: said.seat == seat)  # type: ignore[misc]
            assert player.socket is not None
            await player.socket.close()
            gone = await ada.hear(p.Changed, lambda said, seat=seat: _is_gone(said, seat))  # type: ignore[misc]
        assert [chair.same_network for chair in gone.table.chairs] == [False, True, True]
        await ada.say(p.Kick(2))
        alone = await ada.hear(p.Snapshot, lambda said: said.table.chairs[2].kind == "empty")
        assert not any(chair.same_network for chair in alone.table.chairs)


def _is_gone(said: p.Changed, seat: int) -> bool:
    chair = said.table.chairs[seat]
    return chair.kind == "person" and not chair.connected
