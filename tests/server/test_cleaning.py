"""What people type, or records say, is cleaned in one way wherever it comes in."""

import pytest

from tablee.core.texts import clean, is_clean
from tablee.server.wire import protocol as p
from tablee.server.wire.errors import Mistake
from tablee.server.wire.names import clean_name
from tests.server.client import players
from tests.server.test_replays import a_record


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\u0301", "Zoé"),
        ("abc\u202edef\u2066", "abcdef"),
        ("\u3164\u3164Ada\u2800", "Ada"),
        ("\u0301\u0302Ada", "Ada"),
        ("a" + "\u0336" * 23 + "b", "a\u0336\u0336b"),
        ("a \u0301b", "a b"),
        ("日本語 العربية हिन्दी", "日本語 العربية हिन्दी"),
        ("x\x00y\nz", "x y z"),
        ("a" * 1_000_000, "a" * 24),
        ("e\u0301\u0323" * 100, "\u1eb9\u0301" * 24),
        ("👩\u200d🚀", "👩🚀"),
        ("A\u034fda\ufe0f\U000e0100", "Ada"),
        ("\U0001d159Ada", "Ada"),
    ],
)
def test_a_line_of_visible_characters_is_left(text: str, cleaned: str) -> None:
    assert clean(text, 24) == cleaned
    assert clean(cleaned, 24) == cleaned
    assert is_clean(cleaned)


@pytest.mark.parametrize("text", ["", "\u3164", "\u0301", "\u202e", "...", "\u2800\u2800"])
def test_a_name_has_a_letter(text: str) -> None:
    with pytest.raises(Mistake):
        clean_name(text)


TOWERS = "Z\u0336\u0336\u0336\u0336a\u202el\u3164g\ufe0fo\u0301"
CLEAN = "Z\u0336\u0336al g\u00f3"


async def test_every_way_in_is_the_same(url: str) -> None:
    """A name, the names of one device, a line of chat, a player and a remark of a file."""
    async with players(url, TOWERS) as (zalgo,):
        assert (await zalgo.call("GET", "/api/me"))["name"] == CLEAN
        code = await zalgo.make_table(public=True)
        await zalgo.join(code)
        await zalgo.say(p.Chat(TOWERS))
        said = (await zalgo.hear(p.Chatted)).line
        assert (said.name, said.text) == (CLEAN, CLEAN)
        (listed,) = await zalgo.open_tables(code)
        assert listed["names"] == [CLEAN]
        wanted = {"settings": {"game": "herrlof", "seats": 2}, "names": [TOWERS, "Ada"]}
        device = (await zalgo.call("POST", "/api/tables", json=wanted))["code"]
        chairs = (await zalgo.join(device)).table.chairs
        assert [chair.name for chair in chairs] == [CLEAN, "Ada"]
        record = a_record("herrlof")
        record.names = ["Ada", TOWERS]
        wish = {"text": record.text(), "seat": 0, "at": 3, "bots": "novice"}
        on = (await zalgo.call("POST", "/api/continue", json=wish))["code"]
        chairs = (await zalgo.join(on)).table.chairs
        assert [chair.name for chair in chairs] == [f"{CLEAN} 2", CLEAN]


async def test_names_and_remarks_of_an_uploaded_record_are_cleaned(url: str) -> None:
    record = a_record("herrlof")
    record.names = ["A" * 900_000, "\u202eB\u3164"]
    first = record.lines[0]
    record.lines[0] = type(first)(first.seat, first.time, first.move, "\u202e" + "x" * 5000)
    async with (
        players(url, "Ada") as (ada,),
        ada.http.post("/api/replay", data=record.text().encode()) as answer,
    ):
        replay = await answer.json()
    assert replay["names"] == ["A" * 24, "B"]
    assert replay["moments"][1]["remark"] == "x" * 200


async def test_a_game_continued_from_a_file_names_no_record_of_ours(url: str) -> None:
    record = a_record("herrlof")
    record.names = ["A" * 5000, "\u3164"]
    wanted = {
        "text": record.text(),
        "record": "somebodysgame",
        "seat": 0,
        "at": 3,
        "bots": "novice",
    }
    async with players(url, "Ada") as (ada,):
        code = (await ada.call("POST", "/api/continue", json=wanted))["code"]
        table = (await ada.join(code)).table
    assert table.continues == "- P0 3"
    assert [chair.name for chair in table.chairs] == ["Ada", "?"]
