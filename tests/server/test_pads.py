"""Score pads over HTTP."""

from typing import Any

import pytest

from tests.server.client import Player, players

ROUND = {"prediction": ["5", "8"], "tricks": ["5", "9"], "destroyed": ["1"]}


async def answer(player: Player, game: str, sheet: Any) -> tuple[int, Any]:
    async with player.http.post(f"/api/pads/{game}", json=sheet) as response:
        return response.status, await response.json()


async def test_a_pad_counts_for_anybody_and_keeps_nothing(url: str) -> None:
    stranger = Player(url, "nobody yet")
    status, kept = await answer(stranger, "herrlof", {"seats": 2, "rounds": [ROUND]})
    assert status == 200
    assert kept["rounds"][0]["points"] == [15, 9]
    assert await stranger.call("GET", "/api/me") is None
    _, kept = await answer(stranger, "herrlof", {"seats": 2})
    assert kept["rounds"] == []
    await stranger.close()


async def test_options_decide_what_is_asked(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        _, kept = await answer(ada, "blot", {"seats": 4, "options": {"teams": "yes"}})
        assert kept["columns"] == [[0, 2], [1, 3]]
        _, kept = await answer(
            ada, "herrlof", {"seats": 2, "options": {"target": "15"}, "rounds": [ROUND]}
        )
        assert kept["ended"] == {"places": [1, 2], "rule": "HERR-END-1"}


@pytest.mark.parametrize(
    ("game", "sheet", "status", "code"),
    [
        ("blitz", {"seats": 3}, 404, "no_pad"),
        ("chess", {"seats": 2}, 404, "no_pad"),
        ("blot", {"seats": 6}, 400, "settings"),
        ("blot", {"seats": 3, "options": {"teams": "yes"}}, 400, "settings"),
        ("bla5t", {"seats": 3, "options": {"rulings": "first"}}, 400, "settings"),
        ("herrlof", {"seats": 2, "rounds": [{"tricks": "9"}]}, 400, "malformed"),
        ("herrlof", {"seats": 2, "rounds": [{"tricks": ["9" * 401]}]}, 400, "malformed"),
        ("herrlof", {"seats": 2, "rounds": [{}] * 201}, 400, "malformed"),
    ],
)
async def test_what_is_no_sheet_is_told(
    url: str, game: str, sheet: Any, status: int, code: str
) -> None:
    async with players(url, "Ada") as (ada,):
        told = await answer(ada, game, sheet)
        assert (told[0], told[1]["code"]) == (status, code)
