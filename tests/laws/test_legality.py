"""Law 1: `refusal` is the judge, and what is listed is exactly what it allows."""

import pytest

from tablee.core.chance import FastChance
from tablee.core.contract import IllegalMove, State
from tablee.core.moves import Move
from tablee.core.random_play import CAP, rollout
from tablee.core.seats import TABLE, Seat
from tablee.rulebook import rulebook
from tests.laws.positions import VARIANTS, Variant, random_game, variant_name

over_variants = pytest.mark.parametrize("variant", VARIANTS, ids=variant_name)


def listed(state: State, seat: Seat) -> list[Move]:
    moves = state.moves(seat) if seat in state.to_act() else []
    return moves + (state.reactions(seat) if seat in state.may_react() else [])


@over_variants
def test_listed_moves_are_exactly_the_legal_ones(variant: Variant) -> None:
    game, seats, _ = variant
    ids = set(rulebook(game.name, "fr").ids())
    for step, (state, _, _) in enumerate(random_game(variant, seed=11)):
        if step % 5:
            continue
        for seat in range(seats):
            offered = listed(state, seat)
            assert len({move.number for move in offered}) == len(offered), state
            for move in game.moves.listed:
                rule = state.refusal(seat, move)
                assert (rule is None) == (move in offered), (seat, move, rule, state)
                assert rule is None or rule in ids, (rule, "is not in the rules text")


@over_variants
def test_a_seat_to_act_has_a_move(variant: Variant) -> None:
    for state, _, _ in random_game(variant, seed=12):
        assert all(state.moves(seat) for seat in state.to_act()), state


@over_variants
def test_clocks_play_legal_moves_and_the_table_plays_nothing_else(variant: Variant) -> None:
    game, _, _ = variant
    for step, (state, _, _) in enumerate(random_game(variant, seed=13)):
        waits = state.waits()
        assert len({wait.key for wait in waits}) == len(waits), waits
        for wait in waits:
            assert state.refusal(wait.seat, wait.move) is None, (wait, state)
        named = [wait.move for wait in waits if wait.seat is TABLE]
        if step % 20 == 0:
            for move in game.moves:
                assert (state.refusal(TABLE, move) is None) == (move in named), (move, state)


@over_variants
def test_examples_of_open_moves_are_legal(variant: Variant) -> None:
    game, seats, _ = variant
    chance = FastChance(14)
    for state, _, _ in random_game(variant, seed=14, most=150):
        for seat in range(seats):
            move = game.example(state, seat, chance)
            assert move is None or state.refusal(seat, move) is None, (seat, move, state)


@over_variants
def test_an_illegal_move_changes_nothing(variant: Variant) -> None:
    game, seats, _ = variant
    chance = FastChance(15)
    for step, (state, _, _) in enumerate(random_game(variant, seed=15)):
        if step % 25:
            continue
        before = state.text()
        for seat in range(seats):
            for move in game.moves:
                rule = state.refusal(seat, move)
                if rule is not None:
                    with pytest.raises(IllegalMove, match=rule):
                        state.play(seat, move, chance)
        assert state.text() == before


@over_variants
def test_games_end_and_then_nothing_moves(variant: Variant) -> None:
    game, seats, options = variant
    chance = FastChance(16)
    state = game.deal(seats, options, chance)
    assert rollout(game, state, chance) < CAP
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.rule in rulebook(game.name, "fr").ids()
    assert len(outcome.scores) == len(outcome.places) == seats
    assert outcome.winners
    assert state.to_act() == []
    assert state.may_react() == []
    assert state.waits() == []
    for seat in range(seats):
        assert all(state.refusal(seat, move) for move in game.moves), state
