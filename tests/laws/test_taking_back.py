"""Which games have moves that can be taken back. That no take-back shows a face is a law."""

import pytest

from tablee.core.chance import FastChance
from tablee.lab.laws.taking_back import wander
from tablee.packs import GAMES
from tests.server.courses import new_course


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_whether_anything_can_be_taken_back(name: str) -> None:
    course = new_course(name, GAMES[name].seats[-1])
    moments = sum(1 for _ in wander(course, FastChance(1)))
    assert (moments > 20) == GAMES[name].TAKES_BACK
    assert GAMES[name].TAKES_BACK == (name in ("blot", "herrlof"))  # no looks, no races
