"""A table's life: lobby, deal, play, end, rematch; with real sockets and a real store."""

import asyncio
from hashlib import sha256

import msgspec
import pytest

from tablee.bots.characters import CHARACTERS
from tablee.core.records import read_record
from tablee.history.audit import verify
from tablee.history.replay import RecordError
from tablee.server.wire import protocol as p
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import GENEROUS, setup
from tests.server.through import serving


def last(screen: p.Screen) -> str | None:
    return screen.moves[-1] if screen.moves else None


async def play_all(everyone: list[Player]) -> None:
    await asyncio.gather(*(player.play(last) for player in everyone))
    for player in everyone:
        while player.table is None or player.table.phase != "over":
            await player.next()


async def test_two_people_play_a_whole_game_and_verify_its_shuffle(url: str) -> None:
    async with players(url, "Ada", "Björn") as everyone:
        await seat_all(everyone, options={"target": "10"}, pace="none")
        await start(everyone)
        await play_all(everyone)
        table = everyone[0].table
        assert table is not None
        assert sum(table.wins) >= 1
        secret = bytes.fromhex(table.shuffle.secret)
        commitment = sha256(b"tablee commitment 1" + secret).hexdigest()
        assert commitment == table.shuffle.commitment
        async with everyone[1].http.get(f"/api/records/{table.record}") as answer:
            text = await answer.text()
    assert verify(read_record(text)).outcome() is not None
    tampered = text.replace(f"secret {table.shuffle.secret[:2]}", "secret 00", 1)
    with pytest.raises(RecordError):
        verify(
            read_record(tampered if tampered != text else text.replace("secret 00", "secret 11"))
        )


async def test_the_commitment_comes_before_the_bytes_and_the_bytes_before_the_deal(
    url: str,
) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await ada.make_table()
        lobby = await ada.join(code)
        assert len(lobby.table.shuffle.commitment) == 64
        assert lobby.table.shuffle.given == []
        await bjorn.join(code)
        await bjorn.say(p.Sit(1))
        mine = await ada.be_ready()
        theirs = await bjorn.be_ready()
        await ada.hear(p.Changed, lambda said: all(chair.ready for chair in said.table.chairs))
        assert ada.table is not None
        assert ada.table.shuffle.given == []
        await ada.say(p.Start())
        dealing = await bjorn.hear(p.Changed, lambda said: said.table.phase == "dealing")
        assert dealing.table.shuffle.given == [mine, theirs]
        assert dealing.table.shuffle.commitment == lobby.table.shuffle.commitment
        assert dealing.table.shuffle.secret == ""
        dealt = await bjorn.hear(p.Snapshot)
        assert dealt.screen is not None
        assert dealt.table.shuffle.secret == ""


async def test_a_rematch_keeps_the_people_the_spectators_and_the_chat(url: str) -> None:
    async with players(url, "Ada", "Björn", "Cléo") as (ada, bjorn, cleo):
        code = await seat_all([ada, bjorn], options={"target": "5"})
        await cleo.join(code)
        await cleo.say(p.Chat("bonne chance !"))
        await start([ada, bjorn])
        await play_all([ada, bjorn])
        assert ada.table is not None
        first = ada.table
        await bjorn.say(p.Rematch())
        again = await cleo.hear(p.Snapshot, lambda said: said.table.phase == "lobby")
        assert [chair.name for chair in again.table.chairs] == ["Ada", "Björn"]
        assert again.table.spectators == ["Cléo"]
        assert [line.text for line in again.chat] == ["bonne chance !"]
        assert again.table.shuffle.commitment != first.shuffle.commitment
        assert again.table.wins == first.wins
        for player in (ada, bjorn):
            await player.be_ready()
        await ada.hear(p.Changed, lambda said: all(chair.ready for chair in said.table.chairs))
        await ada.say(p.Start())
        second = await ada.hear(p.Snapshot, lambda said: said.table.phase == "playing")
        assert second.table.game_number == 2
        assert second.table.record != first.record


async def test_settings_that_make_no_game_are_answered_with_the_reason(url: str) -> None:
    """BLA5T-COMP-4: when the table is made, and when its host chooses anew."""
    heroes = {"heroes": "Jayce,Apo,Helmut,Daisy"}
    async with players(url, "Ada") as (ada,):
        wanted = {"settings": {"game": "bla5t", "seats": 3, "options": heroes}}
        async with ada.http.post("/api/tables", json=wanted) as answer:
            problem = await answer.json()
        assert (answer.status, problem["code"]) == (400, "settings")
        assert "cards of the extension (Daisy) are for the advanced game only" in problem["text"]
        code = await ada.make_table(game="bla5t", seats=3)
        await ada.join(code)
        await ada.say(p.Choose(p.Settings(game="bla5t", seats=3, options=heroes)))
        failed = await ada.hear(p.Failed)
        assert (failed.code, failed.text) == ("settings", problem["text"])
        advanced = p.Settings(game="bla5t", seats=3, options={"mode": "advanced", **heroes})
        await ada.say(p.Choose(advanced))
        await ada.hear(p.Snapshot, lambda said: said.table.settings == advanced)


async def test_the_host_chooses_settings_before_the_start_only(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn])
        assert ada.table is not None
        wish = p.Settings(game="herrlof", seats=3, options={"target": "30"}, pace="quick")
        await bjorn.say(p.Choose(wish))
        assert (await bjorn.hear(p.Failed)).code == "not_host"
        await ada.say(p.Choose(wish))
        changed = await bjorn.hear(p.Snapshot, lambda said: said.table.settings == wish)
        assert [chair.kind for chair in changed.table.chairs] == ["person", "person", "empty"]
        assert not any(chair.ready for chair in changed.table.chairs)
        for bad in (
            p.Settings(game="herrlof", seats=9),
            p.Settings(game="herrlof", seats=2, options={"target": "-3"}),
            p.Settings(game="herrlof", seats=2, options={"colour": "red"}),
            p.Settings(game="blitz", seats=3, options={"language": "xx"}),
            p.Settings(game="chess", seats=2),
        ):
            await ada.say(p.Choose(bad))
            assert (await ada.hear(p.Failed)).code in ("settings", "no_game")
        await ada.say(p.Choose(p.Settings(game="herrlof", seats=2)))
        await ada.hear(p.Snapshot, lambda said: said.table.settings.seats == 2)
        for player in (ada, bjorn):
            await player.be_ready()
        await start([ada, bjorn])
        await ada.say(p.Choose(wish))
        assert (await ada.hear(p.Failed)).code == "wrong_phase"


async def test_nobody_starts_with_empty_seats_or_before_all_are_ready(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await ada.make_table()
        await ada.join(code)
        await ada.say(p.Start())
        assert (await ada.hear(p.Failed)).code == "seats_empty"
        await bjorn.join(code)
        await bjorn.say(p.Sit(1))
        await ada.hear(p.Snapshot)
        await ada.say(p.Start())
        assert (await ada.hear(p.Failed)).code == "not_ready"
        await bjorn.say(p.Start())
        assert (await bjorn.hear(p.Failed)).code == "not_host"


async def test_seats_are_taken_once_and_left_again(url: str) -> None:
    async with players(url, "Ada", "Björn", "Cléo") as (ada, bjorn, cleo):
        code = await ada.make_table(seats=3)
        for player in (ada, bjorn, cleo):
            await player.join(code)
        await bjorn.say(p.Sit(0))
        assert (await bjorn.hear(p.Failed)).code == "seat_taken"
        await bjorn.say(p.Sit(7))
        assert (await bjorn.hear(p.Failed)).code == "seat_unknown"
        await bjorn.say(p.Sit(2))
        await bjorn.hear(p.Snapshot, lambda said: said.seat == 2)
        await bjorn.say(p.Sit(1))
        assert (await bjorn.hear(p.Failed)).code == "already_seated"
        await bjorn.say(p.Stand())
        left = await cleo.hear(p.Snapshot, lambda said: said.table.chairs[2].kind == "empty")
        assert left.table.spectators == ["Björn", "Cléo"]


async def test_who_is_kicked_makes_room_for_a_bot_and_does_not_come_back(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn])
        await bjorn.say(p.Kick(0))
        assert (await bjorn.hear(p.Failed)).code == "not_host"
        await start([ada, bjorn])
        await ada.say(p.Kick(1))
        gone = await bjorn.hear(p.Snapshot, lambda said: said.seat is None)
        assert gone.table.chairs[1].kind == "bot"
        assert gone.screen is not None
        assert gone.screen.seat is None
        await bjorn.say(p.PressMoves(id="x", seen=gone.screen.version, moves=["predict 1"]))
        assert (await bjorn.hear(p.Failed)).code == "not_seated"


async def test_the_host_seats_bots_and_mutes(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await ada.make_table(seats=3)
        await ada.join(code)
        await bjorn.join(code)
        await ada.say(p.SeatBot(1, "random"))
        seated = await bjorn.hear(p.Snapshot, lambda said: said.table.chairs[1].kind == "bot")
        assert seated.table.chairs[1].level == "random"
        assert seated.table.chairs[1].ready
        await ada.say(p.SeatBot(1, "wizard"))
        assert (await ada.hear(p.Failed)).code == "unknown_level"
        await bjorn.say(p.Sit(2))
        await bjorn.hear(p.Snapshot, lambda said: said.seat == 2)
        await bjorn.say(p.Chat("hello\u202e   there\n"))
        assert (await ada.hear(p.Chatted)).line.text == "hello there"
        await ada.say(p.Mute(2, True))
        await bjorn.hear(p.Changed, lambda said: said.table.chairs[2].muted)
        await bjorn.say(p.Chat("still there?"))
        assert (await bjorn.hear(p.Failed)).code == "muted"


async def test_bots_of_the_house_have_names_and_faces_of_their_own(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table(game="blot", seats=5, bots="novice")
        chairs = (await ada.join(code)).table.chairs[1:]
        known = {character.name: character.face for character in CHARACTERS["novice"]}
        assert all(known[chair.name] == chair.face for chair in chairs)
        assert len({chair.name for chair in chairs}) == len(chairs)


async def test_a_new_name_is_seen_at_every_table_of_its_guest(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await seat_all([ada, bjorn])
        away = await ada.make_table()
        await ada.call("PUT", "/api/me", json={"name": "Adèle"})
        seen = await bjorn.hear(p.Changed, lambda said: said.table.chairs[0].name == "Adèle")
        assert seen.table.chairs[1].name == "Björn"
        await ada.say(p.Chat("c’est moi"))
        assert (await bjorn.hear(p.Chatted)).line.name == "Adèle"
        assert (await bjorn.join(away)).table.chairs[0].name == "Adèle"
        spectator = await bjorn.call("PUT", "/api/me", json={"name": "Bo"})
        assert spectator["name"] == "Bo"
        await bjorn.hear(p.Changed, lambda said: said.table.spectators == ["Bo"])
        await ada.hear(p.Changed, lambda said: said.table.chairs[1].name == "Bo")
        assert code != away


async def test_when_the_host_leaves_the_next_person_is_host(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn])
        assert ada.socket is not None
        await ada.socket.close()
        heir = await bjorn.hear(p.Changed, lambda said: said.table.chairs[1].host)
        assert not heir.table.chairs[0].host


async def test_who_sits_down_where_nobody_is_left_to_be_host_is_host(url: str) -> None:
    async with players(url, "Ada", "Björn", "Cléo") as (ada, bjorn, cleo):
        code = await ada.make_table(seats=3, sit=False)
        for player in (ada, bjorn, cleo):
            await player.join(code)
        await bjorn.say(p.Sit(0))
        await bjorn.hear(p.Snapshot, lambda said: said.seat == 0)
        for player in (bjorn, ada):
            assert player.socket is not None
            await player.socket.close()
        await cleo.hear(
            p.Changed,
            lambda said: not said.table.chairs[0].connected and said.table.spectators == ["Cléo"],
        )
        await cleo.say(p.Sit(1))
        seated = await cleo.hear(p.Snapshot)
        assert [chair.host for chair in seated.table.chairs] == [False, True, False]


async def test_spectators_see_what_a_stranger_may_see(url: str) -> None:
    async with players(url, "Ada", "Björn", "Cléo") as (ada, bjorn, cleo):
        code = await seat_all([ada, bjorn])
        await start([ada, bjorn])
        snapshot = await cleo.join(code)
        assert snapshot.seat is None
        assert snapshot.screen is not None
        assert b'"hands":[null,null]' in bytes(snapshot.screen.view)
        assert snapshot.screen.moves == []
        await ada.press("predict 3")
        screen = await cleo.hear(p.Screen)
        assert screen.events[0].values == {}


async def test_spectators_may_see_the_game_later(url: str) -> None:
    async with players(url, "Ada", "Björn", "Cléo") as (ada, bjorn, cleo):
        code = await seat_all([ada, bjorn], delay=20)
        await start([ada, bjorn])
        first = await cleo.join(code)
        assert first.screen is not None
        await ada.answer(await ada.press("predict 3"))
        await cleo.say(p.Resync())
        still = await cleo.hear(p.Snapshot)
        assert still.screen is not None
        assert still.screen.version == first.screen.version
        assert still.story == []
        later = await cleo.hear(p.Screen)
        assert later.events[0].kind == "predicted"


async def test_a_story_forgets_what_the_game_wants_forgotten(url: str) -> None:
    async with players(url, "Ada", "Björn") as everyone:
        await seat_all(everyone, options={"target": "5"}, pace="none")
        await start(everyone)
        await play_all(everyone)
        await everyone[0].say(p.Resync())
        snapshot = await everyone[0].hear(p.Snapshot)
    assert snapshot.screen is not None
    kinds = [event.kind for episode in snapshot.story for event in episode.events]
    tricks = kinds.count("trick_won") + kinds.count("trick_destroyed")
    assert snapshot.screen.remember == 0 or tricks <= 2


async def test_a_table_where_no_person_moves_is_paused_not_played_on(store_url: str) -> None:
    limits = msgspec.structs.replace(GENEROUS, idle=100.0)
    async with (
        serving(setup(store_url, limits=limits, speed=100.0)) as (_, url),
        players(url, "Ada") as (ada,),
    ):
        code = await ada.make_table(bots="random", pace="none")
        await ada.join(code)
        await ada.be_ready()
        await ada.say(p.Start())
        await ada.hear(p.Changed, lambda said: said.table.paused)
        await ada.say(p.Pause(False))
        await ada.hear(p.Snapshot, lambda said: not said.table.paused)
        assert isinstance(await ada.answer(await ada.press("predict 3")), p.Accepted)
