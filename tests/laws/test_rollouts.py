"""Law: a game may write random play out for speed, but the moves stay the same."""

import pytest

from tablee.core.chance import FastChance
from tablee.core.random_play import CAP, next_move, rollout
from tests.laws.positions import VARIANTS, Variant, variant_name


@pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)
def test_a_rollout_plays_what_the_random_player_would(variant: Variant) -> None:
    game, seats, options = variant
    for seed in range(3):
        quick, slow = FastChance(seed), FastChance(seed)
        rolled, stepped = game.deal(seats, options, quick), game.deal(seats, options, slow)
        moves = 0
        while moves < CAP and (step := next_move(game, stepped, slow)) is not None:
            stepped.apply(step[0], step[1], slow)
            moves += 1
        assert rollout(game, rolled, quick) == moves
        assert rolled.text() == stepped.text()
        assert quick.below(1 << 30) == slow.below(1 << 30)
