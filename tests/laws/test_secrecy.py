"""Law 4: what a seat is shown and asked follows from what it may know, and from nothing else."""

from collections import Counter

import msgspec
from msgspec.structs import asdict

from tablee.core.chance import FastChance
from tablee.core.contract import State, Wait
from tablee.core.moves import Move
from tablee.core.seats import TABLE, Mover, Seat
from tablee.core.story import Event, Told
from tablee.core.view import Screens
from tests.laws.positions import Variant, random_game
from tests.laws.test_legality import over_variants


def clocks(state: State, seat: Seat) -> list[Wait | str]:
    """The waits as a seat is told them."""
    return [wait if wait.seat in (seat, TABLE) else wait.clock for wait in state.waits()]


def assert_same_to(seat: Seat, real: State, imagined: State) -> None:
    assert imagined.view(seat) == real.view(seat)
    assert imagined.screen(seat) == real.screen(seat)
    assert imagined.to_act() == real.to_act()
    assert imagined.may_react() == real.may_react()
    assert clocks(imagined, seat) == clocks(real, seat)
    if seat in real.to_act():
        assert imagined.moves(seat) == real.moves(seat)
    if seat in real.may_react():
        assert imagined.reactions(seat) == real.reactions(seat)
    assert Counter(imagined.census()) == Counter(real.census())


@over_variants
def test_imagined_states_look_the_same(variant: Variant) -> None:
    game, seats, _ = variant
    chance = FastChance(41)
    for step, (state, _, _) in enumerate(random_game(variant, seed=41)):
        seat = step % seats
        imagination = game.imagine(state.view(seat))
        for _ in range(2):
            assert_same_to(seat, state, imagination.state(chance))


@over_variants
def test_imagined_states_can_be_played_and_written(variant: Variant) -> None:
    game, seats, _ = variant
    chance = FastChance(42)
    for step, (state, _, _) in enumerate(random_game(variant, seed=42)):
        if step % 9:
            continue
        imagined = game.imagine(state.view(step % seats)).state(chance)
        assert game.position(imagined.text()).text() == imagined.text()
        for seat in imagined.to_act():
            assert all(imagined.refusal(seat, move) is None for move in imagined.moves(seat))


def told(state: State, mover: Mover, move: Move, seat: Seat) -> tuple[State, list[Told]]:
    after = state.copy()
    story: list[Event] = []
    after.apply(mover, move, FastChance(7), story)
    return after, [event.told(seat) for event in story]


@over_variants
def test_what_is_told_is_what_is_known_afterwards(variant: Variant) -> None:
    """If a move leaves a seat knowing the same, the story told it the same: recall is perfect."""
    game, seats, _ = variant
    chance = FastChance(43)
    for step, (state, mover, move) in enumerate(random_game(variant, seed=43)):
        seat = step % seats
        imagined = game.imagine(state.view(seat)).state(chance)
        if imagined.refusal(mover, move) is not None:
            continue
        real_after, real_story = told(state, mover, move, seat)
        other_after, other_story = told(imagined, mover, move, seat)
        if real_after.view(seat) == other_after.view(seat):
            assert real_story == other_story, (mover, move, state)


@over_variants
def test_a_screen_is_the_view_without_its_memory(variant: Variant) -> None:
    _, seats, _ = variant
    for step, (state, _, _) in enumerate(random_game(variant, seed=44)):
        for seat in (step % seats, None):
            screen = msgspec.to_builtins(state.screen(seat))
            view = msgspec.to_builtins(state.view(seat))
            assert screen.pop("memory") is None
            assert view.pop("memory") is not None
            assert screen == view


@over_variants
def test_screens_that_take_over_what_has_stayed_are_as_if_made_anew(variant: Variant) -> None:
    """Whatever moves lie between, and whoever looked before."""
    _, seats, _ = variant
    known: Screens | None = None
    for step, (state, _, _) in enumerate(random_game(variant, seed=44)):
        if step % 6 == 5:
            continue
        readers = [*range(step % 4 % seats, seats), None]
        known = state.screens(readers, known if step % 50 else None)
        for seat in readers:
            assert {**known.shared, **known.own[seat]} == asdict(state.screen(seat))


@over_variants
def test_a_spectator_sees_no_more_than_anyone(variant: Variant) -> None:
    """A stranger's view is the same in every state that all the table's views allow."""
    game, _, _ = variant
    chance = FastChance(45)
    for step, (state, _, _) in enumerate(random_game(variant, seed=45)):
        if step % 3 == 0:
            imagined = game.imagine(state.view(None)).state(chance)
            assert imagined.view(None) == state.view(None)
