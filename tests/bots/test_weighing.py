"""Moves weighed: as good as they are, as sure as is said, from nothing but a view."""

import pytest

from tablee.bots.search import Decision
from tablee.bots.weighing import Weighing, Weight
from tablee.core.chance import Chance, FastChance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.random_play import rollout
from tablee.core.seats import Seat
from tablee.packs import PACKS
from tablee.packs.pack import Analyst

URNS = [Move(f"urn {number}") for number in range(4)]
WEIGHED = ["blot", "herrlof", "bloops", "bla5t"]


class Empty(State):
    def copy(self) -> "Empty":
        return self


class Urns(Decision):
    """Urn n wins n times in ten."""

    def __init__(self) -> None:
        self.playouts = 0

    def world(self, chance: Chance) -> State:
        return Empty()

    def reward(self, state: State, move: Move, chance: Chance) -> float:
        self.playouts += 1
        return float(chance.below(10) < URNS.index(move))


def test_moves_come_best_first_with_their_chances() -> None:
    weighing = Weighing(Urns(), URNS)
    weighing.add(4000, FastChance(1))
    weights = weighing.weights()
    assert [weight.move for weight in weights] == URNS[::-1]
    assert [weight.chance for weight in weights] == pytest.approx([0.3, 0.2, 0.1, 0.0], abs=0.03)
    assert weights[0].behind == 0.0
    assert weights[2].behind == pytest.approx(0.2, abs=0.03)


def test_the_error_is_that_of_the_mean_and_shrinks_with_more_worlds() -> None:
    weighing = Weighing(Urns(), URNS)
    weighing.add(1, FastChance(1))
    assert weighing.weights()[0].error == 1.0
    weighing.add(999, FastChance(2))
    coarse = weighing.weights()[0].error
    assert coarse == pytest.approx((0.3 * 0.7 / 1000) ** 0.5, rel=0.1)
    weighing.add(3000, FastChance(3))
    assert weighing.weights()[0].error == pytest.approx(coarse / 2, rel=0.1)


def test_the_same_luck_for_all_makes_differences_surer_than_chances() -> None:
    """Whenever the second urn wins, the third does, too: only one draw in ten tells them apart."""
    weighing = Weighing(Urns(), URNS[2:])
    weighing.add(2000, FastChance(1))
    last = weighing.weights()[-1]
    assert last.behind_error < last.error


def test_moves_that_are_left_cost_nothing_more_and_come_last() -> None:
    urns = Urns()
    weighing = Weighing(urns, URNS)
    weighing.add(100, FastChance(1))
    weighing.keep(URNS[:2])
    weighing.add(100, FastChance(2))
    assert urns.playouts == 600
    assert [weight.move for weight in weighing.weights()][:2] == [URNS[1], URNS[0]]


def test_moves_that_were_never_tried_weigh_nothing() -> None:
    weighing = Weighing(Urns(), URNS)
    assert weighing.weights() == []
    weighing.keep(URNS[1:3])
    weighing.add(50, FastChance(1))
    assert [weight.move for weight in weighing.weights()] == [URNS[2], URNS[1]]


def analyst_of(game: str) -> Analyst:
    analyst = PACKS[game].analyst
    assert analyst is not None
    return analyst


def midgame(game: str, seats: int, moves: int) -> State:
    """A position with a decision the analyst weighs."""
    rules, chance = PACKS[game].game, FastChance(5)
    state = rules.deal(seats, rules.options(), chance)
    made = 0
    while made < moves or not weighed(game, state):
        assert state.outcome() is None
        for seat in state.to_act():
            listed = state.moves(seat)
            state.apply(seat, listed[chance.below(len(listed))], chance)
        if not state.to_act():
            wait = min(state.waits(), key=lambda wait: wait.seconds)
            state.apply(wait.seat, wait.move, chance)
        made += 1
    return state


def weighed(game: str, state: State) -> list[Seat]:
    weigh = analyst_of(game).weigh
    return [seat for seat in state.to_act() if weigh(state.view(seat), FastChance(1)) is not None]


def weights(game: str, state: State, seed: int) -> list[Weight]:
    weighing = analyst_of(game).weigh(state.view(weighed(game, state)[0]), FastChance(seed))
    assert weighing is not None
    weighing.add(6, FastChance(seed))
    return weighing.weights()


@pytest.mark.parametrize("game", WEIGHED)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_move_has_a_chance_to_win(game: str, seats: int) -> None:
    state = midgame(game, seats, 25)
    found = weights(game, state, 1)
    seat = weighed(game, state)[0]
    assert {weight.move for weight in found} == set(state.moves(seat))
    assert all(0.0 <= weight.chance <= 1.0 for weight in found)
    assert found == sorted(found, key=lambda weight: -weight.chance)


@pytest.mark.parametrize("game", WEIGHED)
def test_weights_are_made_of_what_the_seat_knows(game: str) -> None:
    state = midgame(game, 2, 25)
    view = state.view(weighed(game, state)[0])
    other = PACKS[game].game.imagine(view).state(FastChance(77))
    assert other.text() != state.text()
    assert weights(game, state, 3) == weights(game, other, 3)


@pytest.mark.parametrize("game", WEIGHED)
@pytest.mark.parametrize("seats", [2, 3])
def test_prospects_add_up_at_any_moment(game: str, seats: int) -> None:
    rules, chance = PACKS[game].game, FastChance(8)
    state = rules.deal(seats, rules.options(), chance)
    for _ in range(60):
        told = analyst_of(game).prospects(state.copy(), FastChance(1))
        assert sum(told) == pytest.approx(1.0)
        for seat in state.to_act():
            listed = state.moves(seat)
            state.apply(seat, listed[chance.below(len(listed))], chance)
        if not state.to_act():
            if state.outcome() is not None:
                break
            wait = min(state.waits(), key=lambda wait: wait.seconds)
            state.apply(wait.seat, wait.move, chance)


@pytest.mark.parametrize("game", WEIGHED)
def test_whoever_has_won_has_won(game: str) -> None:
    rules, chance = PACKS[game].game, FastChance(4)
    state = rules.deal(3, rules.options(), chance)
    rollout(rules, state, chance)
    outcome = state.outcome()
    assert outcome is not None
    told = analyst_of(game).prospects(state.copy(), FastChance(1))
    assert [seat for seat, share in enumerate(told) if share > 0] == outcome.winners
