"""The HTTP part: guests, games, rules, lists, records, health."""

import time
from io import BytesIO

import pytest

from tablee.packs import GAMES, PACKS
from tablee.server.tables.lobby import Lobby
from tablee.server.web.catalogue import game_info, option_forms
from tablee.server.web.typescript import typescript
from tablee.server.wire import protocol as p
from tests.server.client import Player, players, seat_all, start
from tests.server.test_tables import play_all


def test_choices_stand_in_the_order_in_which_people_count_them() -> None:
    forms = {form.name: form for form in option_forms(GAMES["bloops"].options, {})}
    assert forms["grace"].choices == ["none", "quick", "normal", "relaxed"]
    forms = {form.name: form for form in option_forms(GAMES["bla5t"].options, {})}
    assert forms["mode"].choices == ["base", "advanced"]
    assert forms["limit"].choices == ["50", "100"]


def test_a_form_says_which_numbers_of_players_a_choice_goes_with() -> None:
    forms = {form.name: form for form in game_info(PACKS["blot"], ()).options}
    assert forms["teams"].seats == {"yes": [4]}
    assert forms["starter"].seats == {}
    assert all(form.seats == {} for form in game_info(PACKS["bla5t"], ()).options)


async def test_a_guest_is_the_same_person_after_a_reload(url: str) -> None:
    async with players(url, "  Ada\t Lovelace ") as (ada,):
        me = await ada.call("GET", "/api/me")
        assert me["name"] == "Ada Lovelace"
        cookie = next(iter(ada.http.cookie_jar))
        assert cookie["httponly"]
        assert cookie["samesite"] == "Lax"
        renamed = await ada.call("PUT", "/api/me", json={"name": "Ada"})
        assert renamed == {**me, "name": "Ada"}


async def test_who_gives_no_name_is_given_one_and_keeps_their_own(url: str) -> None:
    for language, letters in (("fr", "MPGHRLCB"), ("en", "HFORBWLMC")):
        stranger = Player(url, "nobody yet")
        me = await stranger.call("PUT", "/api/me", json={"language": language})
        assert me["is_invented"]
        assert me["name"][0] in letters
        again = await stranger.call("PUT", "/api/me", json={"language": "en"})
        assert again == me
        named = await stranger.call("PUT", "/api/me", json={"name": "Ada"})
        assert not named["is_invented"]
        assert await stranger.call("PUT", "/api/me", json={"language": "fr"}) == named
        await stranger.close()


async def test_a_return_code_moves_a_guest_to_another_device(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        code = (await ada.call("GET", "/api/me"))["return_code"]
        table = await ada.make_table()
        phone = Player(url, "phone")
        me = await phone.call("POST", "/api/return", json={"code": f" {code.lower()} "})
        assert me["name"] == "Ada"
        assert (await phone.join(table)).seat == 0
        for wrong in ("", "AAAA", code[:-1] + ("A" if code[-1] != "A" else "B"), "é", "0" * 80):
            async with phone.http.post("/api/return", json={"code": wrong}) as answer:
                assert answer.status == 404
        await phone.close()


async def test_whose_a_return_code_is_can_be_asked_without_becoming_them(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = (await ada.call("GET", "/api/me"))["return_code"]
        found = await bjorn.call("POST", "/api/return/who", json={"code": code})
        assert found == {"name": "Ada", "return_code": "", "is_invented": False, "face": ""}
        assert (await bjorn.call("GET", "/api/me"))["name"] == "Björn"
        async with bjorn.http.post("/api/return/who", json={"code": "AAAA"}) as answer:
            assert answer.status == 404


async def test_questions_to_which_there_is_nobody_or_nothing_are_no_failures(url: str) -> None:
    stranger = Player(url, "nobody yet")
    assert await stranger.call("GET", "/api/me") is None
    assert await stranger.call("GET", "/api/my-games") == []
    assert await stranger.call("GET", "/api/tables/AAAAAA") is None
    await stranger.close()


async def test_a_connection_to_a_table_that_is_not_there_is_told_so(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        ada.socket = await ada.http.ws_connect("/api/tables/AAAAAA/live")
        assert await ada.hear(p.Bye) == p.Bye("no_table")
        with pytest.raises(ConnectionResetError):
            await ada.next()


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u202e", "…", "x" * 200])
async def test_a_name_needs_a_letter(url: str, name: str) -> None:
    stranger = Player(url, name)
    async with stranger.http.put("/api/me", json={"name": name}) as answer:
        assert answer.status == 400
    await stranger.close()


async def test_the_games_come_with_seats_options_and_sentences(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        games = {game["name"]: game for game in await ada.call("GET", "/api/games")}
        assert set(games) == set(GAMES)
        herrlof = games["herrlof"]
        assert herrlof["seats"] == [2, 3]
        (target,) = herrlof["options"]
        assert (target["kind"], target["least"], target["most"]) == ("number", 0, 300)
        assert herrlof["sentences"]["played"].keys() == {"fr", "en"}
        assert herrlof["in_brief"].keys() == {"goal", "turn", "end"}
        for name in GAMES:
            for language in ("fr", "en"):
                rules = await ada.call("GET", f"/api/rules/{name}/{language}")
                assert rules["sections"]


async def test_public_tables_are_listed_private_ones_are_not(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        public = await ada.make_table(public=True)
        await ada.join(public)
        await ada.make_table()
        (listed,) = await ada.open_tables(public)
        assert await ada.call("GET", f"/api/tables/{public.lower()}") == listed


async def test_a_game_that_waits_for_the_reader_says_so(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn], pace="none")
        await start([ada, bjorn])
        (mine,) = await ada.call("GET", "/api/my-games")
        assert mine["awaited"]
        await ada.answer(await ada.press("predict 3"))
        for player, is_awaited in ((ada, False), (bjorn, True)):
            (mine,) = await player.call("GET", "/api/my-games")
            assert mine["awaited"] is is_awaited
            assert mine["places"] == []


async def test_a_finished_game_is_in_my_games_and_can_be_replayed(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn], options={"target": "5"}, pace="none")
        await start([ada, bjorn])
        await play_all([ada, bjorn])
        (mine,) = await ada.call("GET", "/api/my-games")
        assert mine["names"] == ["Ada", "Björn"]
        assert sorted(mine["places"])[0] == 1
        replay = await ada.call("GET", f"/api/records/{mine['record']}/replay")
        async with ada.http.get(f"/api/records/{mine['record']}") as answer:
            text = await answer.text()
            day = time.strftime("%Y-%m-%d", time.localtime(mine["when"]))
            named = f'attachment; filename="herrlof-{day}.txt"'
            assert answer.headers["Content-Disposition"] == named
        assert await ada.call("POST", "/api/replay", data=text) == replay


async def test_my_games_tell_people_from_bots_by_seat_and_nothing_else_of_them(url: str) -> None:
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn], bots=1, options={"target": "5"}, pace="none")
        await start([ada, bjorn])
        ids = [one.value.partition(".")[0] for one in bjorn.http.cookie_jar]
        for player, others in ((ada, [1]), (bjorn, [0])):
            (mine,) = await player.call("GET", "/api/my-games")
            assert mine["others"] == others
            assert not any(one in str(mine) for one in ids)
        await bjorn.call("POST", "/api/me/forget", json={})
        (mine,) = await ada.call("GET", "/api/my-games")
        assert mine["others"] == []


@pytest.mark.parametrize("text", ["", "tablee record 1\n", "tablee record 1\ngame chess\n\n", "\0"])
async def test_an_upload_that_is_no_record_is_refused(url: str, text: str) -> None:
    async with players(url, "Ada") as (ada,), ada.http.post("/api/replay", data=text) as answer:
        assert answer.status == 400
        assert (await answer.json())["code"] == "bad_record"


async def test_an_upload_is_not_endless(url: str) -> None:
    async with (
        players(url, "Ada") as (ada,),
        ada.http.post("/api/replay", data=BytesIO(b"x" * 2_000_000)) as answer,
    ):
        assert answer.status == 413


async def test_every_answer_has_the_usual_headers(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        for path in ("/", "/t/ABCDEF", "/api/games", "/api/nothing", "/healthz", "/metrics"):
            async with ada.http.get(path) as answer:
                policy = answer.headers["Content-Security-Policy"]
                assert "default-src 'self'" in policy
                assert "unsafe-inline'; img" in policy
                assert "script-src 'self';" in policy
                assert answer.headers["X-Content-Type-Options"] == "nosniff"


async def test_health_and_metrics(server: tuple[Lobby, str]) -> None:
    """Of the node that has the table, where there are several."""
    lobby, url = server
    async with players(url, "Ada") as (ada,):
        await ada.join(await ada.make_table())
        async with ada.http.get("/healthz") as answer:
            assert await answer.text() == "well\n"
        async with ada.http.get(f"{lobby.house.url}/metrics") as answer:
            text = await answer.text()
    assert "tablee_tables 1\n" in text
    assert "tablee_players 1\n" in text
    for line in text.splitlines():
        assert line.startswith("# ") or len(line.split(" ")) == 2


def test_the_types_name_every_message_and_view() -> None:
    text = typescript()
    for kind in (*p.ClientSays.__args__, *p.ServerSays.__args__):
        assert f"export interface {kind.__name__} {{" in text
    for name in GAMES:
        assert f"  {name}: " in text
    names = [line.split()[2] for line in text.splitlines() if line.startswith("export interface")]
    assert len(names) == len(set(names))
