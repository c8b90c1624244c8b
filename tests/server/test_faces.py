"""The faces people choose: kept with the guest, drawn wherever they sit."""

import re
from pathlib import Path

import aiohttp
import pytest

from tablee.bots.characters import CHARACTERS, FACES, newcomer
from tablee.core.chance import FastChance
from tablee.server.running import serving
from tablee.server.wire import protocol as p
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import setup
from tests.server.test_one_device import make

ROOT = Path(__file__).parents[2]


def faces(player: Player) -> list[str]:
    assert player.table is not None
    return [chair.face for chair in player.table.chairs]


async def choose(player: Player, face: str) -> None:
    await player.call("PUT", "/api/me", json={"face": face})


async def test_a_face_is_the_guests_from_then_on_and_stays_when_the_name_changes(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await choose(ada, "fox")
        me = await ada.call("PUT", "/api/me", json={"name": "Adèle"})
        assert (me["name"], me["face"]) == ("Adèle", "fox")
        await choose(bjorn, "owl")
        who = await ada.call("POST", "/api/return/who", json={"code": me["return_code"]})
        assert (who["name"], who["face"]) == ("Adèle", "fox")
        assert (await bjorn.call("GET", "/api/me"))["face"] == "owl"
        await choose(bjorn, "")
        assert (await bjorn.call("GET", "/api/me"))["face"] == ""


async def test_who_is_new_may_bring_a_face_without_a_name(url: str) -> None:
    async with (
        aiohttp.ClientSession(url) as http,
        http.put("/api/me", json={"face": "owl"}) as answer,
    ):
        me = await answer.json()
    assert me["face"] == "owl"
    assert me["is_invented"]


@pytest.mark.parametrize("face", ["dragon", "FOX", "fox ", "<svg>", "x" * 41])
async def test_what_cannot_be_drawn_is_refused(url: str, face: str) -> None:
    async with players(url, "Ada") as (ada,):
        async with ada.http.put("/api/me", json={"face": face, "name": "Eve"}) as answer:
            assert answer.status == 400
            assert (await answer.json())["code"] in ("unknown_face", "malformed")
        assert (await ada.call("GET", "/api/me"))["name"] == "Ada"


async def test_a_face_sits_down_changes_and_plays_with_its_person(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await choose(ada, "fox")
        await choose(bjorn, "owl")
        await seat_all([ada, bjorn])
        assert faces(bjorn) == ["fox", "owl"]
        await choose(bjorn, "fox")  # two may have one: their colours differ
        await ada.hear(p.Changed, lambda said: said.table.chairs[1].face == "fox")
        await start([ada, bjorn])
        assert faces(ada) == ["fox", "fox"]
        await bjorn.say(p.Stand())
        await ada.hear(p.Snapshot, lambda said: said.table.chairs[1].kind == "bot")
        assert faces(ada)[1] not in ("fox", "")


async def test_a_face_chosen_while_its_table_is_not_loaded_is_there_when_one_comes_back(
    store_url: str,
) -> None:
    async with serving(setup(store_url)) as (_, url), players(url, "Ada") as (ada,):
        code = await ada.make_table()
        cookies = [(cookie.key, cookie.value) for cookie in ada.http.cookie_jar]
    async with serving(setup(store_url)) as (lobby, url):
        again = Player(url, "Ada")
        again.http.cookie_jar.update_cookies(dict(cookies))
        await choose(again, "owl")
        assert code not in lobby.tables
        assert (await again.join(code)).table.chairs[0].face == "owl"
        await again.close()


async def test_seats_that_share_a_device_have_no_face(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        await choose(ada, "fox")
        code = await make(ada, "herrlof", ["Ada", "Björn"])
        await ada.join(code)
        assert faces(ada) == ["", ""]


def test_a_bot_comes_with_a_face_that_nobody_has_as_long_as_there_is_one() -> None:
    for level, cast in CHARACTERS.items():
        theirs = [one.face for one in cast]
        for seed in range(20):
            came = newcomer(level, [], theirs[1:], FastChance(seed))
            assert came.face == theirs[0]
            assert newcomer(level, [cast[0].name], theirs, FastChance(seed)) is not cast[0]


def test_the_page_draws_every_face_and_the_protocols_document_lists_them() -> None:
    drawn = (ROOT / "web/src/components/faces/animals.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"^  (\w+): \{$", drawn, re.M)) == FACES
    told = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    (line,) = re.findall(r"^Faces: (.*)\.$", told, re.M)
    assert re.findall(r"`(\w+)`", line) == sorted(FACES)
