"""The long law: very many random games end, and no card is ever lost.

    .venv/bin/pytest -m long tests/laws/test_long.py -n 2

LONG_GAMES says how many games each variant plays (100,000 by default).
"""

import os

import pytest

from tablee.lab.laws.copies import whole_games_keep_their_cards
from tablee.packs import PACKS
from tests.laws.positions import Variant, over_variants

GAMES_EACH = int(os.environ.get("LONG_GAMES", "100000"))


@pytest.mark.long
@pytest.mark.timeout(0)
@over_variants
def test_very_many_games_end_with_every_card_accounted_for(variant: Variant) -> None:
    for number in range(GAMES_EACH):
        whole_games_keep_their_cards.check(PACKS[variant[0].name], variant, number)
