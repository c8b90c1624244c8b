"""Random games with faults thrown in: cards are conserved, backs are sound, every game ends."""

from collections import Counter

import pytest

from tablee.core.chance import FastChance
from tablee.core.contract import State
from tablee.core.random_play import next_move
from tablee.games.bloops import BLOOPS
from tablee.games.bloops.moves import GAP, GRAB, LATES
from tablee.games.bloops.options import BloopsOptions
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.spread import ALL_FREE, NO_CARD
from tablee.games.bloops.steps import NO_BACK, OVER

FULL = BloopsOptions()
HASTY = BloopsOptions(grace="none")
SCARCE = BloopsOptions(grace="none", deck="6x4 9x3 7x2 2*x2 3x2 20x1")
"""So few cards, and so many effects, that pile and discard run out all the time."""
FAULTS_ONE_IN = 15


def play(seats: int, options: BloopsOptions, seed: int) -> Bloops:
    chance = FastChance(seed)
    state = BLOOPS.deal(seats, options, chance)
    assert isinstance(state, Bloops)
    census = Counter(state.census())
    for _ in range(3000):
        if chance.below(FAULTS_ONE_IN) == 0:
            commit_a_fault(state, chance)
        step = next_move(BLOOPS, state, chance)
        if step is None:
            assert state.step == OVER
            return state
        state.play(*step, chance)
        assert Counter(state.census()) == census
        check_backs(state)
    raise AssertionError(f"seed {seed}: no end in sight: {state}")


def commit_a_fault(state: State, chance: FastChance) -> None:
    assert isinstance(state, Bloops)
    seat = chance.below(state.seats)
    own = state.spread.own(seat)
    fault = LATES[own[chance.below(len(own))]] if own and chance.below(2) else GRAB
    if state.refusal(seat, fault) is None:
        state.play(seat, fault, chance)


def check_backs(state: Bloops) -> None:
    spread = state.spread
    lying = [back for layout in spread.layouts for back in layout if back != GAP]
    lying += [] if state.drawn == NO_BACK else [state.drawn]
    assert len(set(lying)) == len(lying)
    assert {back for back, card in enumerate(spread.faces) if card != NO_CARD} == set(lying)
    assert spread.free == ALL_FREE - sum(1 << back for back in lying)
    assert all(not layout or layout[-1] != GAP for layout in spread.layouts)
    assert all(spread.knowers[back] == 0 for back in range(64) if back not in lying)


@pytest.mark.parametrize(
    ("seats", "options"), [(2, FULL), (3, HASTY), (4, FULL), (5, HASTY), (2, SCARCE)]
)
def test_random_games_end_with_all_cards_in_place(seats: int, options: BloopsOptions) -> None:
    for seed in range(15):
        play(seats, options, seed)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    ("seats", "options"),
    [*[(seats, options) for seats in (2, 3, 4, 5) for options in (FULL, HASTY)], (2, SCARCE)],
)
def test_many_random_games_with_faults(seats: int, options: BloopsOptions) -> None:
    for seed in range(2000):
        play(seats, options, 1000 + seed)
