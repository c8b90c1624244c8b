"""People of one name at one table are told apart, everywhere by the same names."""

import msgspec
import pytest

from tablee.packs import GAMES
from tablee.server.wire import protocol as p
from tablee.server.wire.names import all_distinct, distinct, is_called
from tablee.server.wire.table_info import LONGEST_NAME
from tests.laws.golden import golden_record
from tests.server.client import players, seat_all, start
from tests.server.test_one_device import make
from tests.server.test_replays import a_record, post
from tests.server.test_tables import play_all


@pytest.mark.parametrize(
    ("name", "taken", "shown"),
    [
        ("Zoé", [], "Zoé"),
        ("Zoé", ["Ada", ""], "Zoé"),
        ("Zoé", ["Zoé"], "Zoé 2"),
        ("zoé", ["ZOÉ", "Zoé 2"], "zoé 3"),
        ("x" * 24, ["x" * 24], "x" * 22 + " 2"),
        ("Zoé 2", ["Zoé 2"], "Zoé 2 2"),
    ],
)
def test_a_name_that_is_taken_gets_a_number(name: str, taken: list[str], shown: str) -> None:
    assert distinct(name, taken) == shown
    assert len(shown) <= LONGEST_NAME
    assert is_called(shown, name)


def test_the_first_of_one_name_keeps_it() -> None:
    assert all_distinct(["Zoé", "Ada", "Zoé", "Zoé"]) == ["Zoé", "Ada", "Zoé 2", "Zoé 3"]
    assert not is_called("Ada", "Zoé")


def names(table: p.TableInfo | None) -> list[str]:
    assert table is not None
    return [chair.name for chair in table.chairs]


async def test_the_second_zoe_is_called_so_from_the_lobby_to_the_record(url: str) -> None:
    async with players(url, "Zoé", "Zoé", "Zoé") as (first, second, third):
        code = await seat_all([first, second], options={"target": "5"}, pace="none")
        assert names(second.table) == ["Zoé", "Zoé 2"]
        third.socket = await third.http.ws_connect(f"/api/tables/{code}/live")
        assert (await third.hear(p.Welcome)).name == "Zoé 3"
        assert (await third.hear(p.Snapshot)).table.spectators == ["Zoé 3"]
        for one, called in ((second, "Zoé 2"), (third, "Zoé 3")):
            await one.say(p.Chat("bonsoir"))
            assert (await first.hear(p.Chatted)).line.name == called
        await start([first, second])
        await play_all([first, second])
        (mine,) = await first.call("GET", "/api/my-games")
    assert mine["names"] == ["Zoé", "Zoé 2"]


async def test_a_name_once_given_stays_while_its_guest_comes_and_goes(url: str) -> None:
    async with players(url, "Zoé", "Zoé", "Ada") as (first, second, ada):
        code = await ada.make_table(seats=3)
        await ada.join(code)
        for seat, one in ((1, first), (2, second)):
            await one.join(code)
            await one.say(p.Sit(seat))
            while one.seat != seat:
                await one.next()
        await first.say(p.Stand())
        await second.hear(p.Snapshot, lambda said: said.table.chairs[1].kind == "empty")
        await second.join(code)
        assert names(second.table) == ["Ada", "", "Zoé 2"]


async def test_a_new_name_another_has_gets_a_number_too(url: str) -> None:
    async with players(url, "Ada", "Björn", "Cléo") as (ada, bjorn, cleo):
        code = await seat_all([ada, bjorn])
        await cleo.join(code)
        await bjorn.call("PUT", "/api/me", json={"name": "Ada"})
        await ada.hear(p.Changed, lambda said: said.table.chairs[1].name == "Ada 2")
        await cleo.call("PUT", "/api/me", json={"name": "ada"})
        await ada.hear(p.Changed, lambda said: said.table.spectators == ["ada 3"])
        await ada.call("PUT", "/api/me", json={"name": "Adèle"})
        await bjorn.call("PUT", "/api/me", json={"name": "Ada"})
        await ada.hear(p.Changed, lambda said: names(said.table) == ["Adèle", "Ada"])


async def test_a_bot_of_the_house_and_a_person_have_different_names(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table(seats=3, bots="novice", sit=False)
        bot = names((await ada.join(code)).table)[0]
        await ada.say(p.Kick(2))
        await ada.hear(p.Snapshot, lambda said: said.table.chairs[2].kind == "empty")
        await ada.call("PUT", "/api/me", json={"name": bot})
        await ada.hear(p.Changed, lambda said: said.table.spectators == [f"{bot} 2"])
        await ada.say(p.Sit(2))
        await ada.hear(p.Snapshot, lambda said: said.seat == 2)
        assert names(ada.table)[2] == f"{bot} 2"


async def test_on_one_device_too(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        code = await make(ada, "herrlof", ["Zoé", "Zoé", "zoé"])
        assert names((await ada.join(code)).table) == ["Zoé", "Zoé 2", "zoé 3"]


async def test_playing_on_and_watching_again_tell_people_of_one_name_apart(url: str) -> None:
    record = msgspec.structs.replace(a_record("herrlof"), names=["Zoé", "Zoé"])
    async with players(url, "Zoé") as (zoe,):
        seen = await zoe.call("POST", "/api/replay?seat=0", data=record.text())
        assert seen["names"] == ["Zoé", "Zoé 2"]
        for seat in (0, 1):  # and whoever takes a place, nobody changes places with the other
            wish = {"text": record.text(), "seat": seat, "at": 3, "bots": "random"}
            made = (await post(zoe, "/api/continue", json=wish))[1]
            assert names((await zoe.join(made["code"])).table) == seen["names"]


async def test_bots_that_play_on_have_a_face_each(url: str) -> None:
    """Five bots of eight characters: drawn each by itself, two would be alike in most tables."""
    variant = next(one for one in GAMES["blitz"].variants() if one[0] == 6)
    record = golden_record(GAMES["blitz"], *variant)[0]
    wish = {"text": record.text(), "seat": 0, "at": 0, "bots": "random"}
    async with players(url, "Zoé") as (zoe,):
        for _ in range(8):
            made = (await post(zoe, "/api/continue", json=wish))[1]
            table = (await zoe.join(made["code"])).table
            assert table is not None
            assert len({chair.face for chair in table.chairs if chair.kind == "bot"}) == 5


async def test_a_list_of_tables_names_who_sits_there_and_no_empty_seats(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table(seats=3, public=True)
        await ada.join(code)
        (listed,) = await ada.open_tables(code)
    assert (listed["names"], listed["taken"], listed["seats"]) == (["Ada"], 1, 3)


# --- removed by the host ----------------------------------------------------------------------


@pytest.mark.parametrize("is_dealt", [False, True])
async def test_who_is_removed_is_told_and_may_watch_and_nothing_else(
    url: str, is_dealt: bool
) -> None:
    async with players(url, "Ada", "Björn", "Cléo") as (ada, bjorn, cleo):
        code = await seat_all([ada, bjorn])
        await cleo.join(code)
        if is_dealt:
            await start([ada, bjorn])
        await ada.say(p.Kick(1))
        await bjorn.hear(p.Snapshot, lambda said: said.seat is None)
        await bjorn.hear(p.Removed)
        await bjorn.say(p.Chat("pardon"))
        assert (await bjorn.hear(p.Failed)).code == "banned"
        if not is_dealt:
            await bjorn.say(p.Sit(1))
            assert (await bjorn.hear(p.Failed)).code == "banned"
        again = await bjorn.join(code)
        assert again.seat is None
        await bjorn.hear(p.Removed)
        await cleo.say(p.Ping(1.0))
        await cleo.hear(p.Pong)
        assert not any(b'"say":"removed"' in raw for one in (ada, cleo) for raw in one.received)


async def test_a_bot_the_host_takes_away_is_no_guest_to_be_told(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table(seats=2, bots="random")
        await ada.join(code)
        await ada.say(p.Kick(1))
        await ada.hear(p.Snapshot, lambda said: said.table.chairs[1].kind == "empty")
        await ada.say(p.Kick(0))
        await ada.hear(p.Snapshot, lambda said: said.seat is None)
        await ada.say(p.Sit(0))
        await ada.hear(p.Snapshot, lambda said: said.seat == 0)
        assert not any(b'"say":"removed"' in raw for raw in ada.received)
