"""Components and set-up."""

import pytest

from tablee.core.chance import FastChance, ScriptedChance
from tablee.core.notation import NotationError
from tablee.core.options import make_options
from tablee.games.blot import BLOT
from tablee.games.blot.cards import COLOURS, GODS, SUITS, TEXT
from tablee.games.blot.options import BlotOptions
from tablee.games.blot.rules import Blot
from tests.games.blot.table import at, count, dealt, legal, play, view

FACES_AND_STARTER = [0, 0, 0, 0, 0]


def test_blot_comp_1_forty_offerings_one_of_each() -> None:
    state = dealt(5, ScriptedChance(FACES_AND_STARTER))
    assert sorted(state.census()) == sorted(f"{c}{v}" for c in "RGBY" for v in range(1, 11))
    assert len(set(TEXT)) == 40


@pytest.mark.parametrize("face", ["dark", "light"])
def test_blot_comp_2_a_tiles_colour_is_its_affinity_on_both_faces(face: str) -> None:
    state = at(f"seats 3; G {face} P1:R9 P2:R10; P0 hand G5; P1 hand B5")
    play(state, "P0 G:G5")
    assert state.winners == [0]


def test_blot_comp_2_one_tile_a_colour_dark_first() -> None:
    tiles = view(dealt(4, ScriptedChance(FACES_AND_STARTER))).tiles
    assert [(tile.colour, tile.face) for tile in tiles] == [(c, "dark") for c in COLOURS]


def test_blot_comp_3_four_gods_in_order_and_one_mask() -> None:
    gods = view(dealt(4, ScriptedChance([1, 0, 1, 0, 2]))).gods
    assert [god.name for god in gods] == ["Balder", "Loki", "Odin", "Thor"]
    assert [god.masked for god in gods] == [True, False, False, False]


@pytest.mark.parametrize(
    ("seats", "lowest", "hand", "ceremony", "aside"),
    [(5, 1, 8, 5, 0), (4, 3, 8, 4, 0), (3, 5, 8, 3, 0), (2, 3, 12, 3, 8)],
)
def test_blot_setup_1_cards_by_number_of_players(
    seats: int, lowest: int, hand: int, ceremony: int, aside: int
) -> None:
    state = dealt(seats, FastChance(seats))
    assert {int(text[1:]) for text in state.census()} == set(range(lowest, 11))
    assert [len(SUITS.cards_of(cards)) for cards in state.hands] == [hand] * seats
    assert state.aside.bit_count() == aside
    assert state.full == ceremony


def test_blot_setup_1_a_lower_value_is_not_in_the_deck() -> None:
    with pytest.raises(NotationError, match="R2 is not in the deck of 4"):
        at("P0 hand R2")


def test_blot_setup_1_the_two_players_removed_cards_are_hidden_and_drawn_each_round() -> None:
    state = dealt(2, FastChance(5))
    first = state.aside
    assert view(state, 0).aside == 8
    assert view(state, 0).aside_cards is None
    state.deal_round(0, FastChance(6))
    assert state.aside.bit_count() == 8
    assert state.aside != first


def test_blot_setup_2_each_gods_face_is_drawn_once() -> None:
    assert dealt(3, ScriptedChance([1, 0, 0, 1, 2])).god_faces == [1, 0, 0, 1]
    drawn = {tuple(dealt(3, FastChance(seed)).god_faces) for seed in range(200)}
    assert len(drawn) == 16


def test_blot_setup_3_the_mask_goes_from_balder_to_thor() -> None:
    assert [GODS[at(f"round {n}; P0 hand R3").mask] for n in (1, 2, 3, 4)] == GODS


def test_blot_setup_4_each_round_begins_with_dark_tiles_and_a_new_deal() -> None:
    state = at(
        "seats 3; Loki 0 Y; Odin 0 G; Thor 0 R; B light P1:G5 P2:G6; P0 hand G7; "
        "Y gone; G gone; R gone"
    )
    play(state, "P0 B:G7")
    play(state, "P0 name P1", chance=FastChance(1))
    assert state.round == 2
    assert [tile.face for tile in view(state).tiles] == ["dark"] * 4
    assert all(god.colour is None for god in view(state).gods)
    assert [len(SUITS.cards_of(hand)) for hand in state.hands] == [8, 8, 8]
    assert not state.tricks


def test_blot_setup_5_the_first_starter_is_random() -> None:
    assert dealt(5, ScriptedChance([0, 0, 0, 0, 3])).to_act() == [3]
    assert {dealt(5, FastChance(seed)).turn for seed in range(100)} == {0, 1, 2, 3, 4}


def test_blot_setup_5_the_table_may_name_the_first_starter() -> None:
    for starter in range(4):
        state = BLOT.deal(4, BlotOptions(starter=f"P{starter}"), FastChance(7))
        assert state.to_act() == [starter]


def test_blot_setup_5_naming_the_starter_changes_nothing_else_of_the_deal() -> None:
    drawn = dealt(3, FastChance(11))
    for starter in ("P0", "P1", "P2"):
        named = BLOT.deal(3, BlotOptions(starter=starter), FastChance(11))
        assert isinstance(named, Blot)
        assert (named.hands, named.god_faces) == (drawn.hands, drawn.god_faces)


def test_blot_setup_5_the_starter_is_one_of_those_who_play() -> None:
    with pytest.raises(NotationError, match="option starter: random or P0 to P2, not 'P3'"):
        BLOT.deal(3, BlotOptions(starter="P3"), FastChance(1))
    with pytest.raises(NotationError, match="option starter: random or P0 to P2, not 'P4'"):
        at("seats 3; options starter=P4; P0 hand R9")
    with pytest.raises(NotationError, match="option starter: random, or the seat"):
        make_options(BlotOptions, {"starter": "Ada"})


def test_blot_setup_4_cards_are_dealt_in_turn_from_the_shuffled_deck() -> None:
    state = dealt(4, ScriptedChance(FACES_AND_STARTER))
    hand = SUITS.texts(SUITS.cards_of(state.hands[0]))
    assert hand == ["R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10"]
    assert legal(state, 0, "R") == set(hand)


def test_blot_comp_3_the_gods_are_the_four_of_the_table() -> None:
    assert len(count("Loki 0 Y; Odin 0 G; Thor 0 R")[0].gods) == len(GODS)
