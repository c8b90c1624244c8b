"""Law 3: reading what was written gives the same thing back."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.chance import FastChance
from tablee.core.notation import NotationError
from tablee.core.options import read_options
from tablee.games import GAMES
from tests.laws.positions import VARIANTS, Variant, random_game
from tests.laws.test_legality import over_variants


@pytest.mark.parametrize("name", GAMES)
def test_each_move_has_one_text_and_one_number(name: str) -> None:
    moves = GAMES[name].moves
    for number, move in enumerate(moves):
        assert move.number == number
        assert moves.parse(move.text) is move


@over_variants
def test_open_moves_read_back(variant: Variant) -> None:
    game, seats, _ = variant
    chance = FastChance(31)
    for state, _, _ in random_game(variant, seed=31, most=100):
        for seat in range(seats):
            move = game.example(state, seat, chance)
            assert move is None or game.moves.parse(move.text) == move


@over_variants
def test_positions_read_back(variant: Variant) -> None:
    game, seats, _ = variant
    for step, (state, _, _) in enumerate(random_game(variant, seed=32)):
        if step % 7:
            continue
        twin = game.position(repr(state))
        assert repr(twin) == repr(state)
        assert twin.to_act() == state.to_act()
        for seat in range(seats):
            assert twin.view(seat) == state.view(seat)
        assert twin.waits() == state.waits()


@over_variants
def test_options_read_back(variant: Variant) -> None:
    game, _, options = variant
    assert read_options(game.options, options.text()) == options


@pytest.mark.parametrize("name", GAMES)
@given(text=st.text(max_size=80))
def test_garbage_is_refused_with_a_reason(name: str, text: str) -> None:
    game = GAMES[name]
    for read in (game.moves.parse, game.position, lambda t: read_options(game.options, t)):
        with suppress(NotationError):  # anything else would be a crash
            read(text)


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


def test_every_game_has_a_variant() -> None:
    assert {game.name for game, _, _ in VARIANTS} == set(GAMES)
