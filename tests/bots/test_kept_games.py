"""Opponents that are kept play as they did."""

import pytest

from tablee.lab.players import new_bot
from tablee.packs import PACKS
from tests.bots.kept_games import BUDGETS, kept, played


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", BUDGETS)
def test_the_first_expert_plays_as_it_first_did(game: str, seats: int) -> None:
    bots = [new_bot(PACKS[game], "expert@1") for _ in range(seats)]
    assert played(game, seats, bots) == kept(game, seats)
