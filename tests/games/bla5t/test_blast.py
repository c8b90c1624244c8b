"""BLAST, scores and penalties."""

import pytest

from tablee.games.bla5t.cards import read_card
from tablee.games.bla5t.score import score_round
from tests.games.bla5t.seen import screen_of
from tests.table import At


def points(*layouts: str, caller: int = 0) -> list[int]:
    cards = [[read_card(word) for word in layout.split()] for layout in layouts]
    return [line.points for line in score_round(cards, caller)]


ENDING = "P0 cards 1 2; P1 cards 3; P2 cards 4; discard 9; pile 5 5 5; step end"


def test_bla5t_blast_1_at_the_end_of_a_turn() -> None:
    at = At("bla5t", ENDING).play("P0 blast")
    assert at.field("blast") == "P0"
    assert at.turn == "P1"


def test_bla5t_blast_1_never_on_the_first_turn() -> None:
    at = At("bla5t", "P0 cards 1; P1 cards 3; P2 cards 4; discard 9; pile 5 5; P0 turns 1")
    at.play("P0 draw", "P0 discard")
    assert at.turn == "P1"
    assert at.refused("P0 blast") == "BLA5T-BLAST-1"


def test_bla5t_blast_2_each_other_player_gets_one_last_turn() -> None:
    at = At("bla5t", ENDING).play("P0 blast", "P1 draw", "P1 discard", "P2 draw")
    assert at.field("step") == "drawn"
    at.play("P2 discard")
    assert at.field("step") == "reveal"
    assert at.field("sheet") == "3/3/0 3/3/0 4/4/0"
    assert [event.seat for event in at.told("revealed")] == [0, 1, 2]
    faces = [[slot.face for slot in row if slot] for row in screen_of(at, None).layouts]
    assert faces == [["1", "2"], ["3"], ["4"]]


def test_bla5t_q56_blast_or_end_is_an_explicit_choice() -> None:
    at = At("bla5t", ENDING)
    assert at.legal("P0") == {"end", "blast"}
    assert at.play("P0 end").turn == "P1"


def test_bla5t_q57_no_second_blast() -> None:
    at = At("bla5t", ENDING).play("P0 blast", "P1 draw", "P1 discard")
    assert at.turn == "P2"
    assert at.refused("P1 blast") == "BLA5T-Q57"


def test_bla5t_pen_1_called_with_more_than_five() -> None:
    assert points("1 2 3", "9", "8") == [21, 9, 8]


def test_bla5t_pen_2_correct_but_another_has_fewer() -> None:
    assert points("Herman 1 2 2", "Apo 1 1 2", "3 7 10 12") == [10, 4, 32]


def test_bla5t_pen_3_a_wrong_match_goes_back_and_costs_a_card() -> None:
    """The worked case: places 1, 3, 4; place 3 is an 8 on a 7."""
    at = At("bla5t", "P0 cards 1 . 8 3; P1 cards 3; P2 cards 4; discard 7; pile 12 5")
    at.play("P0 match b1")
    assert at.told("mismatched")[0].values == {"place": 3, "top": "7"}
    assert at.field("P0 cards") == "1 12 8 3"
    assert at.field("P0 backs") == "b0 b5 b1 b2"
    assert at.field("step") == "end"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("1 . 8 3", "1 12 8 3"),
        ("1 2 8 3", "1 2 8 3 12"),
        (". 2 8 3 5", ". 2 8 3 5 12"),
        (". . 8 3 5", "12 . 8 3 5"),
        ("1 2 8 3 . 5", "1 2 8 3 12 5"),
    ],
)
def test_bla5t_pen_5_where_a_penalty_card_goes(before: str, after: str) -> None:
    """BLA5T-PEN-5, BLA5T-Q41: the square with fewer than four cards, beside with four or more."""
    at = At("bla5t", f"P0 cards {before}; P1 cards 3; P2 cards 4; discard 9; pile 12 5")
    at.play("P0 match b0")
    assert at.field("P0 cards") == after


def test_bla5t_q41_beside_the_lowest_free_place_from_five_on() -> None:
    at = At("bla5t", "P0 cards 1 2 8 3 . 5; P1 cards 3; P2 cards 4; discard 9; pile 12 5")
    assert at.play("P0 match b0").field("P0 cards") == "1 2 8 3 12 5"


def test_bla5t_q33_a_wrong_blast_adds_15_only() -> None:
    assert points("2 3 4 Gordon 1", "1", "2") == [39, 1, 2]


@pytest.mark.parametrize(
    ("caller", "other", "penalty"), [("5", "5", 0), ("5", "4", 5), ("4 1", "Herman 3 1", 5)]
)
def test_bla5t_q34_fewer_is_strict(caller: str, other: str, penalty: int) -> None:
    assert points(caller, other, "9")[0] == 5 + penalty


def test_bla5t_q34_fewer_is_after_herman() -> None:
    """Herman's 10 is not fewer than 5, whatever the raw sum of others."""
    assert points("5", "Herman 12 12 12", "9") == [5, 10, 9]


def test_bla5t_q35_the_test_is_on_the_raw_sum() -> None:
    assert points("Herman 9 8 7", "12 12", "9") == [25, 24, 9]


def test_bla5t_q35_a_combo_counts_0_and_is_never_beaten() -> None:
    assert points("2 3 4 Gordon", "Lola Leo", "9") == [0, -2, 9]


def test_bla5t_q36_a_combo_works_for_the_caller_only() -> None:
    assert points("1", "2 3 4 Gordon", "9") == [1, 23, 9]
    at = At(
        "bla5t",
        "P0 cards 1; P1 cards 2 3 4 Gordon; P2 cards 9; discard 8; pile 5; turn P2;"
        "blast P0; last P0 P1",
    )
    at.play("P2 draw", "P2 discard")
    assert at.field("boss") == ""


def test_bla5t_q37_hyperion_needs_exactly_four_cards() -> None:
    assert points("Hyperion 7 7 7", "9", "9") == [0, 9, 9]
    assert points("Hyperion 7 7", "9", "9") == [44, 9, 9]
    assert points("Hyperion 7 7 7 7", "9", "9") == [58, 9, 9]


def test_bla5t_q38_totals_may_be_negative() -> None:
    at = At(
        "bla5t",
        "options mode=advanced heroes=Lola,Leo,Apo,Enzo; P0 cards Lola Leo; P1 cards 3; P2 cards 4;"
        "discard 9; pile 5; turn P2; blast P0; last P0 P1",
    )
    at.play("P2 draw", "P2 discard")
    assert at.field("P0 score") == "-2"


def test_bla5t_q39_face_up_cards_count_normally() -> None:
    at = At(
        "bla5t",
        "P0 cards 3^; P1 cards 3; P2 cards 4^ 5; discard 9; pile 5; turn P2;blast P0; last P0 P1",
    )
    at.play("P2 draw", "P2 discard")
    assert at.field("sheet") == "3/3/0 3/3/0 9/9/0"


def test_bla5t_q40_no_cards_score_0() -> None:
    assert points("", "1", "2") == [0, 1, 2]


def test_bla5t_hero_herman_at_most_ten_penalties_excepted() -> None:
    assert points("1", "Herman 9 8 7", "9") == [1, 10, 9]
    assert points("Herman 9 8 7", "12", "9") == [25, 12, 9]


def test_bla5t_boss_1_a_combo_of_exactly_four_cards() -> None:
    assert points("4 Gordon 2 3", "9", "9") == [0, 9, 9]
    assert points("2 3 Gordon", "9", "9") == [34, 9, 9]
    assert points("2 3 4 Hyperion", "9", "9") == [39, 9, 9]
    assert points("2 2 4 Gordon", "9", "9") == [37, 9, 9]


LIMIT = "P0 cards 1; P1 cards 12 12; P2 cards 9; discard 8; pile 5; turn P2; blast P0; last P0 P1"


def test_bla5t_game_1_the_game_ends_at_100_and_the_lowest_wins() -> None:
    at = At("bla5t", f"{LIMIT}; P0 score 40; P1 score 76; P2 score 2").play("P2 draw", "P2 discard")
    outcome = at.state.outcome()
    assert outcome is not None
    assert outcome.scores == [41, 100, 11]
    assert outcome.places == [2, 3, 1]
    assert outcome.rule == "BLA5T-GAME-1"


def test_bla5t_game_1_it_goes_on_below_100() -> None:
    at = At("bla5t", f"{LIMIT}; P1 score 75").play("P2 draw", "P2 discard")
    assert at.state.outcome() is None
    assert at.field("step") == "reveal"


def test_bla5t_var_3_limit_50() -> None:
    at = At("bla5t", f"{LIMIT}; options limit=50; P1 score 26").play("P2 draw", "P2 discard")
    assert at.state.outcome() is not None


def test_bla5t_q50_reached_or_passed_ties_share_and_effects_lapse() -> None:
    at = At("bla5t", f"{LIMIT}; P0 score 10; P1 score 99; P2 score 2").play("P2 draw", "P2 discard")
    outcome = at.state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 2]
    assert at.state.waits() == []
    assert at.refused("- next") is not None
