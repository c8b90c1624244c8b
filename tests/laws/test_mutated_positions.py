"""Law 8: a position that is read can be played to its end; any other is refused with a reason.

    MUTANTS=20000 .venv/bin/pytest -m long tests/laws/test_mutated_positions.py -n 2

MUTANTS says how many damaged positions of each game the long part reads (50,000 by default).
"""

import os
from collections import Counter

import pytest

from tablee.lab.laws.damage import mutants
from tablee.lab.laws.fates import DAMAGED, fate_of, seats_in
from tablee.packs import PACKS

MANY = int(os.environ.get("MUTANTS", "50000"))


@pytest.mark.parametrize("name", PACKS)
def test_a_damaged_position_is_refused_or_can_be_played(name: str) -> None:
    fates = Counter(fate_of(PACKS[name], text) for text in mutants(PACKS[name].game, 0, DAMAGED))
    assert fates["refused"] > DAMAGED // 4, fates
    assert fates["played"] > DAMAGED // 40, fates


@pytest.mark.parametrize(
    ("position", "seats"),
    [
        ("seats 3; P0 hand R7", 3),
        ("trump B; P0 hand R7; P2 hand R8", 3),
        ("trump B; P0 hand R7", 2),
        ("seats many; P3 hand R8", 4),
    ],
)
def test_a_position_need_not_say_how_many_play(position: str, seats: int) -> None:
    assert seats_in(PACKS["herrlof"].game, position) == seats


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("name", PACKS)
def test_very_many_damaged_positions(name: str) -> None:
    for text in mutants(PACKS[name].game, 1, MANY):
        fate_of(PACKS[name], text)
