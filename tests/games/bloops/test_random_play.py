"""Random games with faults thrown in: cards are conserved, backs are sound, every game ends."""

from collections import Counter

import pytest

from tablee.bots.base import Reply
from tablee.core.chance import Chance, FastChance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.random_play import next_move
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.games.bloops import BLOOPS
from tablee.games.bloops.moves import GRAB, LATES, THROWS
from tablee.games.bloops.options import BloopsOptions
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.steps import OVER
from tablee.kit.backs import GAP, NO_BACK
from tablee.kit.places import NO_CARD
from tablee.lab.home import HomeTable
from tablee.packs import PACKS

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
    own = state.cards_at(seat)
    fault = LATES[own[chance.below(len(own))]] if own and chance.below(2) else GRAB
    if state.refusal(seat, fault) is None:
        state.play(seat, fault, chance)


def check_backs(state: Bloops) -> None:
    lying = [back for layout in state.layouts for back in layout if back != GAP]
    lying += [] if state.drawn == NO_BACK else [state.drawn]
    assert len(set(lying)) == len(lying)
    assert {back for back, card in enumerate(state.faces) if card != NO_CARD} == set(lying)
    assert state.used == sum(1 << back for back in lying)
    for seat in range(state.seats):
        assert all(state.at[back] == seat for back in state.cards_at(seat))
    assert all(not layout or layout[-1] != GAP for layout in state.layouts)
    assert all(state.knowers[back] == 0 for back in range(64) if back not in lying)


@pytest.mark.parametrize(
    ("seats", "options"), [(2, FULL), (3, HASTY), (4, FULL), (5, HASTY), (2, SCARCE)]
)
def test_random_games_end_with_all_cards_in_place(seats: int, options: BloopsOptions) -> None:
    for seed in range(15):
        play(seats, options, seed)


class Restless:
    """Chooses evenly among all it may do, throws above all."""

    def choose(
        self,
        view: View,
        moves: list[Move],
        reactions: list[Move],
        chance: Chance,
        budget: float,
    ) -> Reply:
        choices = moves + reactions
        return Reply(choices[chance.below(len(choices))], 0.3 + chance.below(400) / 1000)


@pytest.mark.parametrize("seed", range(6))
def test_a_live_game_of_five_restless_players_ends(seed: int) -> None:
    """BLOOPS-Q44: by the rules before it, seed 0 has no end in 6,000 moves and 23 minutes."""
    luck = FastChance(seed)
    state = BLOOPS.deal(5, FULL, luck)
    wits: dict[Seat, Chance] = {seat: FastChance(seed * 10 + seat) for seat in range(5)}
    table = HomeTable(PACKS["bloops"], state, {seat: Restless() for seat in wits}, luck, wits, 0.1)
    table.begin(0.0)
    while state.outcome() is None:
        assert len(table.lines) < 1_000
        due = table.next_due()
        assert due is not None
        table.tick(due)


def spoil(state: Bloops, chance: FastChance) -> int:
    """Everybody throws and grabs whatever they can, and nobody draws; for how many moves."""
    for moves in range(1_000):
        if state.step == OVER:
            return moves
        own = [(seat, back) for seat in range(state.seats) for back in state.cards_at(seat)]
        faults: list[tuple[Seat, Move]] = [(seat, THROWS[back]) for seat, back in own]
        faults += [(seat, LATES[back]) for seat, back in own]
        faults += [(seat, GRAB) for seat in range(state.seats)]
        choices = [(seat, move) for seat, move in faults if state.refusal(seat, move) is None]
        if state.queue:
            seat = state.queue[0].seat
            choices += [(seat, move) for move in state.moves(seat)]
        if not choices:
            return moves
        state.play(*choices[chance.below(len(choices))], chance)
    raise AssertionError(f"the table is held up: {state}")


@pytest.mark.parametrize(("seats", "options"), [(2, SCARCE), (3, HASTY), (5, FULL)])
def test_nobody_can_hold_the_table_up(seats: int, options: BloopsOptions) -> None:
    """BLOOPS-Q44: a throw lays a card down until the next draw, takes one of the cards that lay
    there before, or is its player's last; and only what is laid down has an effect."""
    cards = len(options.cards())
    for seed in range(25):
        chance = FastChance(seed)
        state = BLOOPS.deal(seats, options, chance)
        assert isinstance(state, Bloops)
        for _ in range(chance.below(60)):
            step = next_move(BLOOPS, state, chance)
            if step is not None:
                state.play(*step, chance)
        laid, effects = cards, 2 * cards  # a 7 is two moves
        assert spoil(state, chance) <= laid + cards + effects + seats
        assert BLOOPS.position(state.text()).text() == state.text()


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    ("seats", "options"),
    [*[(seats, options) for seats in (2, 3, 4, 5) for options in (FULL, HASTY)], (2, SCARCE)],
)
def test_many_random_games_with_faults(seats: int, options: BloopsOptions) -> None:
    for seed in range(2000):
        play(seats, options, 1000 + seed)
