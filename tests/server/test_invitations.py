"""What a messenger shows of a table's link, and what fetching it does not do."""

import json
import re
from html import unescape
from pathlib import Path
from struct import unpack

import pytest
from msgspec.structs import replace

from tablee.packs import GAMES, PACKS, languages
from tablee.server.running import serving
from tablee.server.tables.lobby import Lobby
from tablee.server.web.invitations import TEXTS
from tablee.server.wire.table_info import Settings
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import setup

GENERAL = "<title>Tablée</title>"


async def page_of(player: Player, path: str, **headers: str) -> str:
    async with player.http.get(path, headers=headers) as answer:
        assert answer.status == 200
        assert answer.headers["Cache-Control"] in ("no-store", "no-cache")
        return await answer.text()


def told(page: str) -> dict[str, str]:
    """Its tags for messengers."""
    found = re.findall(r'<meta property="og:([a-z_:]+)" content="([^"<>]*)" />', page)
    return {name: unescape(text) for name, text in found}


async def test_who_invites_and_to_what(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table(game="blot", seats=3)
        page = await page_of(ada, f"/t/{code.lower()}")
        assert "<title>Ada vous invite à jouer à Blot · Tablée</title>" in page
        shown = told(page)
        assert shown["title"] == "Ada vous invite à jouer à Blot"
        assert shown["description"].startswith("Quatre plis à la fois, chacun son atout")
        assert "Une place vous attend\u00a0: touchez le lien" in shown["description"]
        assert shown["locale"] == "fr_FR"


async def test_in_the_tables_language(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table(game="blitz", seats=3, language="en")
        shown = told(await page_of(ada, f"/t/{code}"))
        assert shown["title"] == "Ada invites you to play Blitz!"
        assert shown["description"].endswith(
            "There is a seat for you: follow the link to sit down."
        )
        assert shown["locale"] == "en_GB"


async def test_in_a_language_that_is_a_file(
    store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = PACKS["blot"].about.line
    english = [*(wording["en"] for wording in TEXTS.values()), line["en"]]
    (tmp_path / "xx.json").write_text(json.dumps({text: f"⟦{text}⟧" for text in english}))
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    async with serving(setup(store_url)) as (_, url), players(url, "Ada") as (ada,):
        shown = told(await page_of(ada, f"/t/{await ada.make_table(language='xx')}"))
        assert shown["title"] == "⟦Ada invites you to play Herrlof⟧"
        assert shown["description"].endswith(
            "⟦There is a seat for you: follow the link to sit down.⟧"
        )
        shown = told(await page_of(ada, f"/t/{await ada.make_table(game='blot', language='xx')}"))
        assert shown["description"].startswith(f"⟦{line['en']}⟧")
        shown = told(await page_of(ada, f"/t/{await ada.make_table(language='yy')}"))
        assert shown["title"] == "Ada invites you to play Herrlof"  # nobody has written that one
        async with ada.http.get("/api/rules/herrlof/xx") as answer:
            assert (await answer.json())["language"] == "en"
        async with ada.http.get("/api/rules/herrlof/yy") as answer:
            assert answer.status == 404


async def test_a_game_is_called_as_the_host_of_the_house_calls_it(store_url: str) -> None:
    called = replace(setup(store_url), titles={"blot": {"fr": "Le jeu des dieux", "en": "Gods"}})
    async with serving(called) as (_, url), players(url, "Ada") as (ada,):
        code = await ada.make_table(game="blot", seats=3)
        assert told(await page_of(ada, f"/t/{code}"))["title"].endswith("à Le jeu des dieux")


async def test_who_has_given_no_name_is_not_named(url: str) -> None:
    stranger = Player(url, "nobody yet")
    me = await stranger.call("PUT", "/api/me", json={"language": "fr"})
    code = await stranger.make_table(game="herrlof", seats=2)
    page = await page_of(stranger, f"/t/{code}")
    assert told(page)["title"] == "Venez jouer à Herrlof"
    assert me["name"] not in page
    await stranger.close()


@pytest.mark.parametrize("name", ['"><script>x()</script>', "</title>A&amp;", "{game} {0}"])
async def test_a_name_is_only_ever_text(url: str, name: str) -> None:
    async with players(url, name) as (ada,):
        called = (await ada.call("GET", "/api/me"))["name"]
        code = await ada.make_table(game="herrlof", seats=2)
        page = await page_of(ada, f"/t/{code}")
        assert told(page)["title"] == f"{called} vous invite à jouer à Herrlof"
        assert page.count("<script") == 1
        assert page.count("</title>") == 1


async def test_full_and_running_tables_say_so(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await seat_all([ada, bjorn])
        shown = told(await page_of(ada, f"/t/{code}"))
        assert shown["title"] == "Une partie de Herrlof"
        assert "La table est complète" in shown["description"]
        await start([ada, bjorn])
        shown = told(await page_of(ada, f"/t/{code}"))
        assert "La partie est en cours" in shown["description"]
        assert "Ada" not in "".join(shown.values())


async def test_addresses_are_the_houses_own_whatever_host_is_asked(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table(game="bloops", seats=2)
        page = await page_of(ada, f"/t/{code}", Host="evil.example", **{"X-Forwarded-Host": "evil"})
        assert "evil" not in page
        shown = told(page)
        assert shown["image"] == f"{url}/previews/bloops.png"
        assert shown["url"] == f"{url}/t/{code}"


async def test_fetching_seats_nobody_and_wakes_no_table(server: tuple[Lobby, str]) -> None:
    lobby, url = server
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table(game="herrlof", seats=2)
        stranger = Player(url, "nobody yet")
        await page_of(stranger, f"/t/{code}")
        assert await stranger.call("GET", "/api/me") is None
        assert lobby.tables[code].connections == []
        seen = (await ada.join(code)).table
        assert seen.spectators == []
        assert [chair.kind for chair in seen.chairs] == ["person", "empty"]
        table = lobby.tables.pop(code)  # as if it had been put away
        assert told(await page_of(stranger, f"/t/{code}"))["title"].startswith("Ada")
        assert code not in lobby.tables
        lobby.tables[code] = table
        await stranger.close()


async def test_no_table_no_invitation(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        for path in ("/t/ZZZZZZ", "/t/%22%3E", "/t/" + "A" * 100, "/", "/rules/blot"):
            assert GENERAL in await page_of(ada, path)


@pytest.mark.parametrize("game", [*GAMES, "any"])
async def test_the_pictures_are_what_the_tags_say(url: str, game: str) -> None:
    async with (
        players(url, "Ada") as (ada,),
        ada.http.get(f"/previews/{game}.png") as answer,
    ):
        assert answer.content_type == "image/png"
        picture = await answer.read()
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert unpack(">II", picture[16:24]) == (1200, 630)
        assert len(picture) < 350_000


async def test_a_game_from_elsewhere_has_the_general_picture(server: tuple[Lobby, str]) -> None:
    lobby, url = server
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table(game="herrlof", seats=2)
        table = lobby.tables[code]
        table.state.settings = Settings(game="belote", seats=2)
        await table.save()
        shown = told(await page_of(ada, f"/t/{code}"))
        assert shown["image"].endswith("/previews/any.png")
        assert shown["title"] == "Ada vous invite à jouer à belote"
