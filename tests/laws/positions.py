"""Every variant of every game, for what is tested on all of them."""

from typing import Final

import pytest

from tablee.lab.laws.positions import Variant, random_game, variant_name, variants_of
from tablee.packs import GAMES

__all__ = ["VARIANTS", "Variant", "over_variants", "random_game", "variant_name"]

VARIANTS: Final[list[Variant]] = [
    variant for game in GAMES.values() for variant in variants_of(game)
]

over_variants = pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)
