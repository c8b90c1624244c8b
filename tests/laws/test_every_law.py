"""Every law that `tablee check-game` tries holds for every variant of every game."""

import pytest

from tablee.lab.laws.catalogue import LAWS
from tablee.lab.laws.fates import damaged_positions
from tablee.lab.laws.law import Law
from tablee.packs import PACKS
from tests.laws.positions import VARIANTS, Variant, over_variants


@over_variants
@pytest.mark.parametrize("law", [law for law in LAWS if not law.is_once], ids=str)
def test_a_law_of_every_variant_holds(law: Law, variant: Variant) -> None:
    law.check(PACKS[variant[0].name], variant, law.seed)


OF_PACKS = [law for law in LAWS if law.is_once and law is not damaged_positions]
"""test_mutated_positions.py tries the other on the same texts, and counts their fates."""


@pytest.mark.parametrize("name", PACKS)
@pytest.mark.parametrize("law", OF_PACKS, ids=str)
def test_a_law_of_every_pack_holds(law: Law, name: str) -> None:
    game = PACKS[name].game
    law.check(PACKS[name], (game, game.seats[0], game.options()), law.seed)


def test_every_law_has_a_name_of_its_own() -> None:
    assert len({law.name for law in LAWS}) == len(LAWS)


def test_every_game_has_a_variant() -> None:
    assert {game.name for game, _, _ in VARIANTS} == set(PACKS)
