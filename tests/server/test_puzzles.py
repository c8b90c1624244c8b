"""Puzzles over HTTP: the server keeps nothing, and tells the numbers only with an answer."""

from typing import Any

import pytest

from tablee.packs import PACKS
from tablee.teaching.puzzles import puzzles_of
from tests.server.client import players

PUZZLE = next(iter(puzzles_of(PACKS["herrlof"]).values()))
PATH = f"/api/puzzles/herrlof/{PUZZLE.id}"


async def test_all_puzzles_are_listed_without_their_answers(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        listed = await ada.call("GET", "/api/puzzles")
        assert {one["game"] for one in listed} == {"blot", "herrlof", "bla5t"}
        assert all(set(one) == {"id", "game", "title", "rating"} for one in listed)
        assert await ada.call("GET", "/api/puzzles/today") in listed


async def test_a_puzzle_is_a_screen_of_its_seat(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        told = await ada.call("GET", PATH)
        screen = told["screen"]
        assert screen["seat"] == PUZZLE.seat
        assert sorted(screen["moves"]) == sorted(one.move for one in PUZZLE.moves)
        others = [hand for seat, hand in enumerate(screen["view"]["hands"]) if seat != PUZZLE.seat]
        assert not any(others)
        assert screen["view"]["memory"] is None


async def test_an_answer_brings_the_chances_of_all_moves(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        for press in (PUZZLE.best, PUZZLE.regular):
            told = await ada.call("POST", f"{PATH}/fr", json={"press": press})
            assert told["move"] == press
            assert told["regular"] == PUZZLE.regular
            assert told["chances"][0]["move"] == PUZZLE.best
            assert len(told["chances"]) == len(PUZZLE.moves)
            assert set(told["why"]) == {"fr", "en"}
            assert told["refusal"] is None


async def test_a_move_that_breaks_a_rule_is_refused_and_nothing_else_is_told(url: str) -> None:
    state = PACKS["herrlof"].game.position(PUZZLE.position)
    legal = {one.move for one in PUZZLE.moves}
    wrong = next(
        move.text
        for move in PACKS["herrlof"].game.moves
        if move.text not in legal and state.refusal(PUZZLE.seat, move)
    )
    async with players(url, "Ada") as (ada,):
        told = await ada.call("POST", f"{PATH}/en", json={"press": wrong})
        assert told["refusal"]["rule"].startswith("HERR-")
        assert (told["move"], told["chances"], told["regular"]) == ("", [], "")


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        (f"{PATH}/de", {"press": "R7"}, 404),
        ("/api/puzzles/chess/abc/en", {"press": "R7"}, 404),
        ("/api/puzzles/herrlof/nothing/en", {"press": "R7"}, 404),
        ("/api/puzzles/blitz/nothing/en", {"press": "R7"}, 404),
        (f"{PATH}/en", {"press": "no such move"}, 400),
        (f"{PATH}/en", {"press": "x" * 201}, 400),
        (f"{PATH}/en", {"cheat": 1}, 400),
    ],
)
async def test_what_makes_no_sense_is_refused(url: str, path: str, body: Any, status: int) -> None:
    async with players(url, "Ada") as (ada,), ada.http.post(path, json=body) as answer:
        assert answer.status == status
