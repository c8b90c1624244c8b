"""What cannot be read is refused with a reason, whatever hypothesis thinks of."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.notation import NotationError
from tablee.lab.laws.texts import read_anything
from tablee.packs import GAMES
from tests.laws.positions import Variant, over_variants, random_game


@pytest.mark.parametrize("name", GAMES)
@given(text=st.text(max_size=80))
def test_garbage_is_refused_with_a_reason(name: str, text: str) -> None:
    read_anything(GAMES[name], text)


@over_variants
@given(data=st.data())
def test_damaged_positions_are_refused_with_a_reason(variant: Variant, data: st.DataObject) -> None:
    game = variant[0]
    state = next(iter(random_game(variant, seed=33)))[0]
    words = state.text().split(" ")
    at = data.draw(st.integers(0, len(words) - 1))
    words[at] = data.draw(st.sampled_from(["", ";", "P9", "x", "-1", "R0", "??", words[at] * 2]))
    with suppress(NotationError):  # anything else would be a crash
        game.position(" ".join(words))
