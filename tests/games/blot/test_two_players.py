"""The game for two."""

import pytest

from tablee.core.chance import FastChance
from tests.games.blot.table import at, dealt, given, legal, play, refused, view


@pytest.mark.parametrize("seed", range(5))
def test_blot_2p_1_turns_of_one_then_eleven_of_two_then_one(seed: int) -> None:
    chance = FastChance(seed)
    state = dealt(2, chance)
    starter = state.turn
    players = []
    while state.round == 1:
        seat = state.turn
        moves = state.moves(seat)
        move = moves[chance.below(len(moves))]
        if ":" in move.text:
            players.append((seat - starter) % 2)
        state.apply(seat, move, chance)
    turns = [[0], *[[turn % 2] * 2 for turn in range(1, 12)], [0]]
    assert players == [seat for turn in turns for seat in turn]


def test_blot_2p_2_the_second_card_goes_to_another_ceremony() -> None:
    state = at("seats 2; P0 hand R5 G5 B5; P1 hand R6 G6")
    play(state, "P0 Y:R5")
    assert state.to_act() == [0]
    assert {text[0] for text in legal(state, 0)} == {"R", "G", "B"}
    assert refused(state, "P0 Y:G5") == "BLOT-2P-2"
    play(state, "P0 R:G5")
    assert state.to_act() == [1]
    assert "Y:R6" in legal(state, 1)


def test_blot_2p_2_the_restriction_ends_with_the_turn() -> None:
    state = at("seats 2; P0 hand R5 G5 B5; P1 hand R6 G6 B6")
    play(state, "P0 Y:R5", "P0 R:G5", "P1 G:R6", "P1 R:G6")
    assert "Y:B5" in legal(state, 0)


def test_blot_2p_2_both_cards_go_to_the_only_ceremony_left() -> None:
    state = at("seats 2; Loki 0 R; Odin 0 G; Thor 0 B; Y light; P0 hand R5 G5; P1 hand R6")
    play(state, "P0 Y:R5")
    assert legal(state, 0) == {"Y:G5"}
    play(state, "P0 Y:G5")
    assert state.to_act() == [1]


def test_blot_2p_3_a_ceremony_completes_at_three_cards() -> None:
    state = at("seats 2; R dark P0:G5 P1:G6; P0 hand G7 B5; P1 hand B6")
    play(state, "P0 R:G7")
    assert state.winners == [0]


def test_blot_q17_the_first_card_may_resolve_a_ceremony_before_the_second_is_chosen() -> None:
    state = at("seats 2; R dark P0:G5 P1:G6; P0 hand G7 B5; P1 hand B6")
    play(state, "P0 R:G7")
    assert len(state.tricks) == 1
    assert state.to_act() == [0]
    assert {text[0] for text in legal(state, 0)} == {"R", "G", "B", "Y"}


def test_blot_q18_the_light_face_is_a_new_ceremony() -> None:
    state = at("seats 2; R dark P0:G5 P1:G6; P0 hand G7 B5; P1 hand B6")
    play(state, "P0 R:G7", "P0 R:B5")
    assert len(state.piles[0]) == 1
    assert state.to_act() == [1]


def test_blot_q19_one_ceremony_left_means_one_tile_available() -> None:
    """Two tiles, one of them already opened: the second card must go to the other."""
    state = at("seats 2; Loki 0 R; Odin 0 G; B light P1:G5; Y light; P0 hand R5 G6 Y6; P1 hand R6")
    play(state, "P0 Y:R5")
    assert legal(state, 0) == {"B:G6"}


def test_blot_q19_a_tile_resolved_by_the_first_card_no_longer_counts() -> None:
    state = at(
        "seats 2; Loki 0 R; Odin 0 G; B light P1:G5 P0:G7; Y dark P1:R7; "
        "P0 hand G6 R6 R8; P1 hand R5"
    )
    play(state, "P0 B:G6", "P0 give Thor")
    assert legal(state, 0) == {"Y:R6", "Y:R8"}


def test_blot_q21_the_opponent_attributes_in_the_middle_of_my_turn() -> None:
    state = at("seats 2; R light P0:G5 P1:G9; P0 hand G7 B5; P1 hand B6")
    play(state, "P0 R:G7")
    assert state.to_act() == [1]
    play(state, "P1 give Thor")
    assert given(state) == {"Thor": "R"}
    assert state.to_act() == [0]
    play(state, "P0 G:B5")
    assert state.to_act() == [1]


def test_blot_2p_1_after_an_attribution_on_a_second_card_the_turn_passes() -> None:
    state = at(
        "seats 2; left 1; first Y; Y dark P0:B7; R light P1:G5 P1:G6; P0 hand G7 B5; P1 hand B6 B8"
    )
    play(state, "P0 R:G7", "P0 give Loki")
    assert state.to_act() == [1]
    assert view(state).left == 2


def test_blot_2p_1_the_last_turn_is_a_single_card() -> None:
    state = at("seats 2; P0 hand R5 G5 B5; P1 hand R6")
    play(state, "P0 Y:R5", "P0 R:G5")
    assert view(state).left == 1
    play(state, "P1 Y:R6")
    assert state.to_act() == [0]
