"""Scoring a round. `count` plays the last card of a round; P0 wins the last ceremony, B8 B9 B10."""

from itertools import permutations

import pytest

from tests.games.blot.table import at, count, play

THREE_GODS = "Loki 0 Y; Odin 0 G; Thor 0 R"
BALDER = "round 2; Balder {} R; Odin 0 G; Thor 0 Y"


def points_of(god: int, gods: str, *won: str) -> list[int]:
    return [line.gods[god] for line in count(gods, *won)]


def test_blot_score_1_without_a_ceremony_a_player_is_excluded() -> None:
    lines = count("Loki 1 Y; Odin 1 G; Thor 1 R", "P1 R5 G6 Y7")
    assert lines[2].is_excluded
    assert lines[2].points == 0
    assert lines[2].gods == [0, 0, 0, 0]


def test_blot_score_2_three_points_a_ceremony() -> None:
    lines = count(THREE_GODS, "P1 B5 B6 B7")
    assert [line.points - sum(line.gods) for line in lines] == [3, 3, 0]
    lines = count("Loki 0 Y; Odin 0 G; Thor 0 R", "P0 G5 G6 G7", "P0 R5 R6 R7")
    assert lines[0].points - sum(lines[0].gods) == 9


@pytest.mark.parametrize(("face", "points"), [(0, 2), (1, -2)])
def test_blot_score_3_balder_counts_pairs(face: int, points: int) -> None:
    balder = points_of(0, BALDER.format(face), "P0 R5 R6 R7", "P1 R8 R9 Y5")
    assert balder == [points, points, 0]


@pytest.mark.parametrize(("face", "expected"), [(0, [-3, 0, 0]), (1, [0, -3, 0])])
def test_blot_score_3_loki_takes_from_most_or_least(face: int, expected: list[int]) -> None:
    gods = f"Loki {face} Y; Odin 0 G; Thor 0 R"
    assert points_of(1, gods, "P0 Y5 Y6 R7", "P1 Y8 R8 R9") == expected


@pytest.mark.parametrize(("face", "expected"), [(0, [2, 4, 0]), (1, [4, 0, 0])])
def test_blot_score_3_odin_gives_for_tricks_with_or_without(face: int, expected: list[int]) -> None:
    gods = f"Loki 0 Y; Odin {face} G; Thor 0 R"
    won = ["P0 G5 G6 G7", "P0 R5 R6 R7", "P1 G8 R8 Y5", "P1 R9 G9 Y6"]
    assert points_of(2, gods, *won) == expected


@pytest.mark.parametrize(("face", "expected"), [(0, [4, 0, 0]), (1, [0, 4, 0])])
def test_blot_score_3_thor_gives_to_most_or_least(face: int, expected: list[int]) -> None:
    gods = f"Loki 0 Y; Odin 0 G; Thor {face} R"
    assert points_of(3, gods, "P0 R5 R6 Y7", "P1 R8 Y8 Y9") == expected


@pytest.mark.parametrize("face", [0, 1])
def test_blot_score_4_tied_players_all_take_it_in_full(face: int) -> None:
    gods = f"Loki {face} Y; Odin 0 G; Thor {face} R"
    won = ["P0 Y5 R5 G5", "P1 Y6 R6 G6", "P2 Y7 R7 G7"]
    assert points_of(1, gods, *won) == [-3, -3, -3]
    assert points_of(3, gods, *won) == [4, 4, 4]


def test_blot_score_5_a_round_may_be_negative() -> None:
    state = at(
        "seats 5; round 2; Balder 1 R; Odin 0 G; Thor 0 Y; turn P1; "
        "B light P1:R2 P1:R3 P1:R4 P1:R5; P1 hand R6; tricks G P0:Y1 P0:Y2 P0:Y3 P0:Y4 P0:Y5"
    )
    play(state, "P1 B:R6")
    assert state.scores() == [7, -1, 0, 0, 0]


def test_blot_score_5_the_masked_god_gives_nothing() -> None:
    for number, god in enumerate(["Balder", "Loki", "Odin", "Thor"]):
        shown = [name for name in ("Balder", "Loki", "Odin", "Thor") if name != god]
        gods = "; ".join(f"{name} 0 {colour}" for name, colour in zip(shown, "RGY", strict=True))
        lines = count(f"round {number + 1}; {gods}", "P0 R5 R6 R7", "P1 G5 G6 G7", "P1 Y5 Y6 Y7")
        assert all(line.gods[number] == 0 for line in lines)
        assert any(line.gods[other] for line in lines for other in range(4))


def test_blot_q10_the_excluded_are_neither_candidates_nor_the_minimum() -> None:
    gods = "Loki 1 Y; Odin 0 G; Thor 1 R"
    won = ["P0 Y5 Y6 R5", "P1 Y7 R6 R7"]
    assert points_of(1, gods, *won) == [0, -3, 0]
    assert points_of(3, gods, *won) == [4, 0, 0]


def test_blot_q11_a_trick_but_no_card_of_the_colour_can_be_least() -> None:
    assert points_of(3, "Loki 0 Y; Odin 0 G; Thor 1 R", "P1 R5 R6 R7") == [4, 0, 0]


@pytest.mark.parametrize("face", [0, 1])
def test_blot_q12_a_sole_eligible_player_is_both_most_and_least(face: int) -> None:
    gods = f"Loki {face} Y; Odin 0 G; Thor {face} R"
    assert points_of(1, gods, "P0 Y5 R5 G5") == [-3, 0, 0]
    assert points_of(3, gods, "P0 Y5 R5 G5") == [4, 0, 0]


@pytest.mark.parametrize("face", [0, 1])
def test_blot_q13_a_colour_nobody_won_ties_all_eligible_at_zero(face: int) -> None:
    gods = f"Loki {face} Y; Odin 0 G; Thor {face} R"
    assert points_of(1, gods, "P1 G5 G6 G7") == [-3, -3, 0]
    assert points_of(3, gods, "P1 G5 G6 G7") == [4, 4, 0]


@pytest.mark.parametrize(
    ("tricks", "points"),
    [
        (["R5 Y5 Y6"], 0),
        (["R5 R6 Y6"], 2),
        (["R5 Y5 Y6", "R6 Y7 Y8"], 2),
        (["R5 R6 R7", "R8 R9 Y8"], 4),
        (["R5 R6 R7", "R8 R9 R10"], 6),
    ],
)
def test_blot_q14_pairs_over_the_whole_round_rounded_down(tricks: list[str], points: int) -> None:
    balder = points_of(0, BALDER.format(0), *[f"P1 {trick}" for trick in tricks])
    assert balder == [0, points, 0]


def test_blot_score_3_the_order_of_the_tricks_does_not_matter() -> None:
    won = ["P0 R5 R6 Y7", "P1 R8 Y8 Y9", "P2 G5 G6 R7"]
    sheets = {
        tuple(line.points for line in count(THREE_GODS, *order)) for order in permutations(won)
    }
    assert len(sheets) == 1


def test_blot_score_3_the_rulebooks_totals() -> None:
    """Also BLOT-SCORE-1, BLOT-SCORE-2, BLOT-SCORE-4: a whole round, card by card."""
    state = at(
        "P0 hand B4 B5 B10 R6 R10 Y4 Y9 Y10; P1 hand B3 B8 G4 G7 G8 R9 Y7 Y8; "
        "P2 hand B6 B9 G5 G6 G9 R5 R8 Y6; P3 hand B7 G3 G10 R3 R4 R7 Y3 Y5"
    )
    moves = (
        "Y:B5 G:B8 Y:B6 R:B7 Y:B4 B:Y7 G:B9 R:R3 B:Y10 Y:B3 R:Y6 Y:R7 Y:R10 G:G7 R:R8 G:R4 "
        "R:Y4 Y:R9 B:G5 Y:G10 Loki G:B10 G:G4 R:G9 B:Y5 G:Y9 G:Y8 Odin B:R5 B:G3 "
        "R:R6 B:G8 R:G6 Thor B:Y3"
    )
    for word in moves.split():
        seat = state.to_act()[0]
        play(state, f"P{seat} {word if ':' in word else f'give {word}'}")
    assert state.winners == [2, 2, 1, 0, 0, 1, 0, 2]
    assert [line.gods for line in state.sheet[0].lines] == [
        [0, -3, 6, 4],
        [0, 0, 4, 0],
        [0, 0, 2, 0],
        [0, 0, 0, 0],
    ]
    assert state.scores() == [16, 10, 11, 0]
    assert state.sheet[0].lines[3].is_excluded
