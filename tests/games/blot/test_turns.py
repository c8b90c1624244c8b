"""Turns, and what may be played where."""

from itertools import product

import pytest

from tablee.games.blot.cards import COLOURS, DARK, GONE, NONE, TILES
from tablee.games.blot.legality import allowed
from tablee.games.blot.moves import Play
from tests.games.blot.table import at, kinds, legal, memory, play, refused, view

HAND = "P0 hand R4 R9 B7"


def test_blot_turn_1_clockwise_one_card_each() -> None:
    state = at("P0 hand R3; P1 hand R4; P2 hand R5; P3 hand R6; turn P2")
    for seat, card in [(2, "R5"), (3, "R6"), (0, "R3")]:
        assert state.to_act() == [seat]
        play(state, f"P{seat} G:{card}")
    assert state.to_act() == [1]


def test_blot_turn_1_nobody_plays_out_of_turn() -> None:
    state = at("P0 hand R3; P1 hand R4")
    assert refused(state, "P1 G:R4") == "BLOT-TURN-1"
    assert state.refusal(None, state.moves(0)[0]) == "BLOT-TURN-1"


def test_blot_turn_1_there_is_no_passing() -> None:
    state = at("P0 hand R3; P1 hand R4")
    assert all(isinstance(move, Play) for move in state.moves(0))


def test_blot_turn_2_any_available_tile_also_one_already_joined() -> None:
    state = at("R dark P0:G9; G light P1:R5; P0 hand B7 Y5; P1 hand B3")
    assert {text[0] for text in legal(state, 0)} == set(COLOURS)
    play(state, "P0 R:B7")
    assert len(state.piles[0]) == 2


def test_blot_turn_2_a_tile_that_is_gone_is_not_available() -> None:
    state = at("Loki 0 Y; P0 hand B7; P1 hand B3")
    assert {text[0] for text in legal(state, 0)} == {"R", "G", "B"}
    assert refused(state, "P0 Y:B7") == "BLOT-TURN-2"


def test_blot_turn_3_the_turn_goes_on_from_who_played_not_from_the_winner() -> None:
    state = at("R dark P3:G10 P0:G4 P1:G5; turn P2; P2 hand G3; P3 hand B3; P0 hand Y5")
    play(state, "P2 R:G3")
    assert state.winners == [3]
    assert state.to_act() == [3]
    state = at("R dark P0:G10 P0:G4 P1:G5; turn P2; P2 hand G3; P3 hand B3; P0 hand Y5")
    play(state, "P2 R:G3")
    assert state.winners == [0]
    assert state.to_act() == [3]


def test_blot_turn_3_also_after_an_attribution() -> None:
    state = at("R light P0:G10 P3:G4 P1:G5; turn P2; P2 hand G3; P3 hand B3; P0 hand Y5")
    play(state, "P2 R:G3")
    assert state.to_act() == [0]
    play(state, "P0 give Odin")
    assert state.to_act() == [3]


def test_blot_play_1_the_first_card_sets_the_demanded_colour() -> None:
    state = at("P0 hand B7 Y4; P1 hand G5 B8; turn P0")
    play(state, "P0 R:B7")
    assert view(state).tiles[0].demanded == "B"
    assert legal(state, 1, "R") == {"B8"}


def test_blot_play_2_not_open_with_the_tiles_own_colour() -> None:
    state = at(HAND)
    assert legal(state, 0, "R") == {"B7"}
    assert refused(state, "P0 R:R4") == "BLOT-PLAY-2"
    assert legal(state, 0, "G") == {"R4", "R9", "B7"}


def test_blot_play_2_unless_the_whole_hand_is_that_colour() -> None:
    assert legal(at("P0 hand R4 R9"), 0, "R") == {"R4", "R9"}


def test_blot_play_3_must_follow_the_demanded_colour_with_any_value() -> None:
    state = at(f"{HAND}; B dark P1:R5; G dark P1:B3")
    assert legal(state, 0, "B") == {"R4", "R9"}
    assert legal(state, 0, "G") == {"B7"}
    assert refused(state, "P0 B:B7") == "BLOT-PLAY-3"
    assert refused(state, "P0 G:R9") == "BLOT-PLAY-3"


def test_blot_play_4_when_void_anything_goes() -> None:
    state = at(f"{HAND}; R dark P1:G5 P2:R10")
    assert legal(state, 0, "R") == {"R4", "R9", "B7"}


def test_blot_play_5_following_elsewhere_is_no_duty() -> None:
    state = at(f"{HAND}; B dark P1:R5; R dark P2:G3")
    assert {"R:B7", "Y:B7", "G:R4", "B:R9"} <= legal(state, 0)


def test_blot_play_6_opening_in_the_affinity_shows_a_hand_of_one_colour() -> None:
    state = at("P0 hand R4 R9; P1 hand B3")
    story = play(state, "P0 R:R4")
    assert kinds(story) == ["played", "whole_hand"]
    assert memory(state, 1).voids == ["GBY", "", "", ""]


def test_blot_play_6_an_ordinary_opening_shows_nothing() -> None:
    state = at("P0 hand R4 R9; P1 hand B3")
    story = play(state, "P0 G:R4")
    assert kinds(story) == ["played"]
    assert memory(state, 1).voids == ["", "", "", ""]


def test_blot_play_4_not_following_shows_a_void() -> None:
    state = at("G dark P1:B5; P0 hand R4 R9; P1 hand B3")
    play(state, "P0 G:R4")
    assert memory(state, 2).voids[0] == "B"


def test_blot_turn_1_only_your_own_cards() -> None:
    state = at(f"{HAND}; P1 hand R5")
    assert refused(state, "P0 G:R5") == "BLOT-TURN-1"


def test_blot_q1_a_legal_play_exists_on_every_tile_for_every_hand() -> None:
    for tile, demanded, held in product(range(TILES), range(NONE + 1), range(1, 16)):
        playable = allowed(tile, demanded, held)
        assert playable
        assert playable & ~held == 0


SITUATIONS = [*range(NONE + 1), NONE + 1]
"""Of a tile: each demanded colour, empty, gone."""


@pytest.mark.parametrize("held", range(1, 16))
def test_blot_q1_a_legal_play_exists_whatever_lies_on_the_tiles(held: int) -> None:
    """Every set of colours in hand, every situation of the four tiles, both cards of a turn."""
    state = at("seats 2; P0 hand R3")
    state.hands[0] = sum(1 << (colour * 10 + 4) for colour in range(4) if held >> colour & 1)
    for tiles in product(SITUATIONS, repeat=TILES):
        open_tiles = [tile for tile in range(TILES) if tiles[tile] <= NONE]
        state.faces = [DARK if tile in open_tiles else GONE for tile in range(TILES)]
        state.demanded = [min(demanded, NONE) for demanded in tiles]
        seconds = [tile for tile in open_tiles if tiles[tile] < NONE and len(open_tiles) > 1]
        for first in [NONE, *seconds]:
            state.first = first
            expected = [
                (tile, card)
                for tile in open_tiles
                if tile != first
                for card in _by_the_book(tile, tiles[tile], state.hands[0])
            ]
            moves = [(m.tile, m.card) for m in state.moves(0) if isinstance(m, Play)]
            assert moves == expected
            assert bool(moves) == bool(open_tiles)


def _by_the_book(tile: int, demanded: int, hand: int) -> list[int]:
    """The rules once more, card by card."""
    cards = [card for card in range(40) if hand >> card & 1]
    if demanded == NONE:
        others = [card for card in cards if card // 10 != tile]
        return others if others else cards
    following = [card for card in cards if card // 10 == demanded]
    return following if following else cards


def test_blot_q1_no_choice_is_a_hand_of_one_colour_even_with_other_tiles_closed() -> None:
    state = at("Loki 0 G; Odin 0 B; Thor 0 Y; R light; P0 hand R4 B7; P1 hand B3")
    assert legal(state, 0) == {"R:B7"}
    assert refused(state, "P0 R:R4") == "BLOT-PLAY-2"


def test_blot_q9_a_tile_opened_in_its_own_colour_demands_the_affinity() -> None:
    state = at("P0 hand R4 R9; P1 hand R5 G10; P2 hand B10")
    play(state, "P0 R:R4")
    assert legal(state, 1, "R") == {"R5"}
    assert refused(state, "P1 R:G10") == "BLOT-PLAY-3"
