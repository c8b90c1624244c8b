"""The long law: very many random games end, and no card is ever lost.

    .venv/bin/pytest -m long tests/laws/test_long.py -n 2

LONG_GAMES says how many games each variant plays (100,000 by default).
"""

import os
from collections import Counter

import pytest

from tablee.core.chance import FastChance
from tablee.core.random_play import CAP, next_move
from tests.laws.positions import VARIANTS, Variant, variant_name

GAMES_EACH = int(os.environ.get("LONG_GAMES", "100000"))
CENSUS_EVERY = 16


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)
def test_very_many_games_end_with_every_card_accounted_for(variant: Variant) -> None:
    game, seats, options = variant
    everything: Counter[str] | None = None
    for number in range(GAMES_EACH):
        chance = FastChance(number)
        state = game.deal(seats, options, chance)
        everything = everything or Counter(state.census())
        for moves in range(CAP):
            step = next_move(game, state, chance)
            if step is None:
                break
            if moves % CENSUS_EVERY == 0:
                assert Counter(state.census()) == everything, (number, state)
            assert state.refusal(step[0], step[1]) is None, (number, step, state)
            state.apply(step[0], step[1], chance)
        assert state.outcome() is not None, (number, state)
        assert Counter(state.census()) == everything, (number, state)
