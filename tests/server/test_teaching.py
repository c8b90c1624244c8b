"""Lessons over HTTP: the server keeps nothing, the answers come with each request."""

from typing import Any

import pytest

from tests.server.client import Player, players


async def answer(player: Player, given: list[str], press: str | None = None) -> dict[str, Any]:
    body: dict[str, Any] = {"given": given, "press": press}
    part: dict[str, Any] = await player.call("POST", "/api/lessons/herrlof/en", json=body)
    return part


async def test_a_lesson_goes_on_with_each_answer(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        first = await answer(ada, [])
        assert (first["number"], first["asks"], len(first["screens"])) == (0, False, 1)
        second = await answer(ada, first["given"], "")
        assert (second["number"], second["asks"], second["verdict"]) == (1, True, "done")
        third = await answer(ada, second["given"], "predict 3")
        assert third["given"] == ["", "predict 3"]
        versions = [screen["version"] for screen in third["screens"]]
        assert len(versions) == 2  # the learner's prediction, then the other's
        assert versions[0] > second["screens"][-1]["version"]
        kinds = [[event["kind"] for event in screen["events"]] for screen in third["screens"]]
        assert kinds == [["predicted"], ["predicted"]]


async def test_other_moves_are_hinted_at_and_broken_rules_named(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        given = ["", "predict 3"]
        other = await answer(ada, given, "G2")
        assert (other["verdict"], other["given"], other["number"]) == ("other", given, 2)
        assert other["hint"]
        assert other["refusal"] is None
        given += ["R8", "Y7"]
        refused = await answer(ada, given, "B4")  # the lesson asks for it
        assert (refused["verdict"], refused["number"]) == ("done", 5)
        assert refused["refusal"]["rule"] == "HERR-PLAY-2"
        again = await answer(ada, refused["given"], "B4")
        assert (again["verdict"], again["number"]) == ("refused", 5)
        assert again["refusal"]["text"]


async def test_answers_of_another_lesson_count_as_far_as_they_fit(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        part = await answer(ada, ["", "predict 3", "B9", "R8"])
        assert (part["given"], part["number"]) == (["", "predict 3"], 2)


async def test_nobody_elses_hand_is_in_a_lesson(url: str) -> None:
    async with players(url, "Ada") as (ada,):
        part = await answer(ada, [""], "predict 2")
        for screen in part["screens"]:
            assert screen["seat"] == 0
            assert screen["view"]["hands"][1] is None
            assert screen["view"]["memory"] is None


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("herrlof/de", {"given": []}, 404),
        ("chess/en", {"given": []}, 404),
        ("herrlof/en", {"given": ["x"] * 301}, 400),
        ("herrlof/en", {"given": ["x" * 201]}, 400),
        ("herrlof/en", {"cheat": 1}, 400),
    ],
)
async def test_what_makes_no_sense_is_refused(url: str, path: str, body: Any, status: int) -> None:
    async with players(url, "Ada") as (ada,), ada.http.post(f"/api/lessons/{path}", json=body) as r:
        assert r.status == status
