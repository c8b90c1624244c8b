"""Random games of every variant: they end, and nothing breaks on the way."""

import pytest

from tablee.core.chance import Chance, FastChance
from tablee.core.options import Options
from tablee.core.random_play import CAP, next_move, rollout
from tablee.core.seats import TABLE
from tablee.games.bla5t import BLA5T
from tablee.games.bla5t.rules import Bla5t

VARIANTS = BLA5T.variants()


def names(variant: tuple[int, Options]) -> str:
    return f"{variant[0]} {variant[1].text()}"


@pytest.mark.parametrize("variant", VARIANTS, ids=names)
def test_random_games_end(variant: tuple[int, Options]) -> None:
    for seed in range(40):
        chance = FastChance(seed)
        state = BLA5T.deal(*variant, chance)
        assert rollout(BLA5T, state, chance) < CAP
        assert state.outcome() is not None


def eager_move(state: Bla5t, chance: Chance) -> bool:
    """Draws, plays capabilities and seldom calls BLAST, so that effects meet; False: over."""
    step = next_move(BLA5T, state, chance)
    if step is None:
        return False
    seat, move = step
    if seat is not TABLE and chance.below(10) < 7:
        listed = {move.text: move for move in state.moves(seat)}
        for wanted in ("draw", "play", "use", "end"):
            move = listed.get(wanted, move)
    state.play(seat, move, chance)
    return True


def assert_sound(state: Bla5t) -> None:
    on_table = [back for layout in state.layouts for back in layout if back >= 0]
    assert len(set(on_table)) == len(on_table)
    assert state.used == sum(1 << back for back in on_table + state.hand)
    assert state.up & ~state.used == 0
    assert state.fixed & ~state.up == 0
    assert all(
        state.at[back] == chair for chair in range(state.chairs) for back in state.cards_at(chair)
    )
    assert all(state.seat_at[state.chair[seat]] == seat for seat in range(state.seats))
    assert all(state.moves(seat) for seat in state.to_act())


@pytest.mark.parametrize("variant", VARIANTS, ids=names)
def test_long_rounds_keep_the_table_sound(variant: tuple[int, Options]) -> None:
    chance = FastChance(9)
    for _ in range(4):
        state = BLA5T.deal(*variant, chance)
        assert isinstance(state, Bla5t)
        box = sorted(state.census())
        while eager_move(state, chance):
            assert_sound(state)
        assert sorted(state.census()) == box


@pytest.mark.parametrize("variant", VARIANTS, ids=names)
def test_imagined_states_look_the_same_in_long_rounds_too(variant: tuple[int, Options]) -> None:
    chance = FastChance(10)
    state = BLA5T.deal(*variant, chance)
    assert isinstance(state, Bla5t)
    moments = 0
    while eager_move(state, chance):
        moments += 1
        viewer = [None, *range(state.seats)][moments % (state.seats + 1)]
        view = state.view(viewer)
        imagined = BLA5T.imagine(view).state(chance)
        assert imagined.view(viewer) == view, state
        assert imagined.screen(viewer) == state.screen(viewer)
        assert imagined.to_act() == state.to_act()
        assert sorted(imagined.census()) == sorted(state.census())
        assert BLA5T.position(imagined.text()).text() == imagined.text()
        if viewer in state.to_act():
            assert imagined.moves(viewer) == state.moves(viewer)


@pytest.mark.long
@pytest.mark.timeout(0)
@pytest.mark.parametrize("seats", BLA5T.seats)
def test_a_hundred_thousand_random_games(seats: int) -> None:
    for seed in range(100_000):
        chance = FastChance(seed)
        state = BLA5T.deal(seats, BLA5T.options(), chance)
        assert rollout(BLA5T, state, chance) < CAP
        assert isinstance(state, Bla5t)
        assert_sound(state)
