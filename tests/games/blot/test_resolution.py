"""Resolving a ceremony, and giving its tile to a god."""

import pytest

from tablee.games.blot.cards import COLOURS, SUITS
from tests.games.blot.table import at, given, kinds, legal, play, refused, view

LAST_BUT_ONE = "Loki 0 Y; Odin 0 G; R light P1:B5 P2:B6 P3:B7; P0 hand B8 R9; P1 hand Y3"


def winner_of(tile: str, cards: str) -> int:
    return SUITS.best_of([SUITS.read(text) for text in cards.split()], COLOURS.index(tile))


@pytest.mark.parametrize(
    ("seats", "cards"), [(2, "G5 G6"), (3, "G5 G6"), (4, "G5 G6 G7"), (5, "G5 G6 G7 G8")]
)
def test_blot_res_1_a_full_tile_resolves_at_once(seats: int, cards: str) -> None:
    pile = [f"P{n % (seats - 1) + 1}:{card}" for n, card in enumerate(cards.split())]
    text = f"seats {seats}; R dark {' '.join(pile)}; P0 hand G10 B9; P1 hand B8"
    state = at(text)
    assert "ceremony_won" in kinds(play(state, "P0 R:G10"))
    fewer = at(text.replace(pile[0], ""))
    assert "ceremony_won" not in kinds(play(fewer, "P0 R:G10"))


@pytest.mark.parametrize(
    ("tile", "cards", "winner"),
    [
        ("Y", "G6 G9 B4", 1),
        ("R", "G6 G9 B4", 1),
        ("B", "G6 G9 B4", 2),
        ("R", "G9 R3 G10 R5", 3),
        ("R", "G9 B10 G3 Y10", 0),
        ("R", "G3 R10 R9 G10", 1),
        ("G", "G3 G4 B10 R10", 1),
        ("Y", "B3 R10 G10 B4 B10", 4),
    ],
)
def test_blot_res_2_highest_affinity_else_highest_demanded(
    tile: str, cards: str, winner: int
) -> None:
    assert winner_of(tile, cards) == winner


def test_blot_res_2_a_player_may_win_with_a_second_card() -> None:
    state = at("R dark P0:G9 P1:R3 P2:G10; turn P1; P1 hand R5 B3; P2 hand B4")
    play(state, "P1 R:R5")
    assert state.winners == [1]


def test_blot_res_3_tricks_are_separate_and_public() -> None:
    state = at(
        "seats 3; R dark P1:G9 P2:G10; B dark P1:R9 P2:Y8; P0 hand G5 R10; P1 hand B9; P2 hand B10"
    )
    play(state, "P0 R:G5", "P1 Y:B9", "P2 Y:B10", "P0 B:R10")
    for seat in (0, 1, 2, None):
        tricks = view(state, seat).tricks
        assert [(t.tile, t.winner, [o.card for o in t.offerings]) for t in tricks] == [
            ("R", 2, ["G9", "G10", "G5"]),
            ("B", 0, ["R9", "Y8", "R10"]),
        ]


def test_blot_res_4_a_dark_tile_turns_light_and_is_available_again() -> None:
    state = at("R dark P1:B5 P2:B6 P3:B7; P0 hand B8 Y3; P1 hand Y4")
    story = play(state, "P0 R:B8")
    assert kinds(story) == ["played", "ceremony_won", "tile_turned"]
    tile = view(state).tiles[0]
    assert (tile.face, tile.demanded, tile.offerings) == ("light", None, [])
    assert "R:Y4" in legal(state, 1)


def test_blot_res_5_the_winner_gives_the_tile_not_who_completed_it() -> None:
    state = at("R light P1:B5 P2:B10 P3:B7; P0 hand B8 R9; P1 hand Y3")
    play(state, "P0 R:B8")
    assert state.to_act() == [2]
    assert legal(state, 2) == {"give Loki", "give Odin", "give Thor"}
    assert refused(state, "P0 give Loki") == "BLOT-RES-5"
    play(state, "P2 give Odin")
    assert given(state) == {"Odin": "R"}


def test_blot_res_5_a_god_takes_one_tile() -> None:
    state = at(LAST_BUT_ONE)
    play(state, "P0 R:B8")
    assert refused(state, "P0 give Loki") == "BLOT-RES-5"


def test_blot_res_5_there_is_no_giving_without_a_tile_won() -> None:
    assert refused(at("P0 hand R3"), "P0 give Loki") == "BLOT-RES-5"


def test_blot_res_6_the_eighth_ceremonys_tile_goes_to_no_god() -> None:
    state = at("Loki 0 Y; Odin 0 G; Thor 0 B; R light P1:B5 P2:B6 P3:B7; P0 hand B8")
    story = play(state, "P0 R:B8")
    assert kinds(story) == ["played", "ceremony_won", "round_scored", "mask_moved"]
    assert [god.colour for god in view(state).sheet[0].gods] == [None, *"YGB"]


def test_blot_q5_the_masked_god_never_receives_a_tile() -> None:
    state = at("round 3; R light P1:B5 P2:B6 P3:B7; P0 hand B8 R9; P1 hand Y3")
    play(state, "P0 R:B8")
    assert legal(state, 0) == {"give Balder", "give Loki", "give Thor"}
    assert refused(state, "P0 give Odin") == "BLOT-Q5"


def test_blot_q6_the_tile_is_given_before_the_next_card() -> None:
    state = at("R light P1:B5 P2:B6 P3:B7; P0 hand B8 R9; P1 hand Y3")
    play(state, "P0 R:B8")
    assert refused(state, "P1 G:Y3") == "BLOT-Q6"
    assert refused(state, "P0 G:R9") == "BLOT-Q6"


def test_blot_q6_the_third_attribution_is_forced() -> None:
    state = at(LAST_BUT_ONE)
    play(state, "P0 R:B8")
    assert legal(state, 0) == {"give Thor"}
