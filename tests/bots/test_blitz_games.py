"""Whole games of Blitz! between bots, in virtual time: what holds in every position.

.venv/bin/pytest -m long tests/bots/test_blitz_games.py -n 2
"""

from collections import Counter

import pytest

from tablee.bots import LEVELS
from tablee.core.chance import FastChance
from tablee.games.blitz import BLITZ
from tablee.games.blitz.cards import face_offs
from tablee.games.blitz.moves import FalseStart, Say
from tablee.games.blitz.rules import Blitz
from tablee.lab.home import HomeTable
from tablee.packs import PACKS
from tests.games.blitz.test_random_play import ALL, check

VARIANTS = BLITZ.variants()
CAP = 2_000
EVERYTHING = Counter(ALL)
FULL_CHECK_EVERY = 8
PARTS = 8
LONG_GAMES = 10_000


def play(table: HomeTable, state: Blitz) -> None:
    table.begin(0.0)
    while state.outcome() is None:
        if len(table.lines) % FULL_CHECK_EVERY == 0:
            check(state)
        check_cards(state)
        due = table.next_due()
        assert due is not None, state
        table.tick(due)
        assert len(table.lines) < CAP, state
    check_cards(state)


def check_cards(state: Blitz) -> None:
    assert Counter(state.census()) == EVERYTHING, state
    assert len(face_offs(state.tops(), state.die)) <= 1, state  # BLITZ-Q3


def check_game(number: int) -> list[str]:
    """The number chooses seats, options, levels and luck; the words said, folded."""
    seats, options = VARIANTS[number % len(VARIANTS)]
    luck = FastChance(number)
    levels = [LEVELS[luck.below(len(LEVELS))] for _ in range(seats)]
    state = BLITZ.deal(seats, options, luck)
    assert isinstance(state, Blitz)
    table = HomeTable(
        PACKS["blitz"],
        state,
        {seat: PACKS["blitz"].bot(level) for seat, level in enumerate(levels)},
        luck,
        {seat: FastChance(number * 8 + seat) for seat in range(seats)},
        0.4,
    )
    play(table, state)
    starters = [seat for seat, _, move in table.lines if isinstance(move, FalseStart)]
    assert all(levels[seat or 0] == "random" for seat in starters), number
    said = [move.folded for _, _, move in table.lines if isinstance(move, Say)]
    assert len(set(said)) == len(said), number  # BLITZ-Q33: never a used word
    return said


def test_bots_play_whole_games_of_every_kind() -> None:
    words = [word for number in range(2 * len(VARIANTS)) for word in check_game(number)]
    assert len(words) > 200


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_games_hold_all_invariants(part: int) -> None:
    for number in range(part, LONG_GAMES, PARTS):
        check_game(number)
