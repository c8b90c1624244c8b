"""Scores and the end of the game."""

import pytest

from tablee.games.herrlof.score import ScoreLine
from tests.table import At


@pytest.mark.parametrize(
    ("tricks", "prediction", "points"),
    [(5, 5, 15), (3, 3, 18), (4, 6, 9), (0, 0, 10), (15, 15, 25), (5, 4, 5)],
)
def test_herr_score_1_two_players(tricks: int, prediction: int, points: int) -> None:
    assert ScoreLine(tricks, prediction, 2).points == points


@pytest.mark.parametrize(("tricks", "prediction", "points"), [(3, 3, 13), (4, 6, 4)])
def test_herr_3p_1_no_bonus_for_few_tricks(tricks: int, prediction: int, points: int) -> None:
    assert ScoreLine(tricks, prediction, 3).points == points


def last_trick(extra: str, seats: int = 2) -> At:
    """P0 wins the round's last trick."""
    hands = "; ".join(f"P{seat} hand R{9 - seat - 1}" for seat in range(seats))
    at = At("herrlof", f"seats {seats}; {hands}; {extra}", luck=[0] * 9)
    return at.play(*[f"P{seat} R{9 - seat - 1}" for seat in range(seats)])


def test_herr_score_1_points_add_up_over_rounds() -> None:
    at = last_trick("P0 tricks 3; P0 predicts 4; P0 score 7; P1 tricks 11; P1 predicts 2")
    assert at.field("P0 score") == str(7 + 4 + 10 + 5)
    assert at.field("P1 score") == "11"


def test_herr_q16_stolen_tricks_count_for_prediction_and_bonus() -> None:
    at = At(
        "herrlof", "P0 hand R1; P1 hand N; P0 predicts 4; P0 tricks 2; P1 tricks 3; P1 predicts 3"
    )
    at.play("P0 R1", "P1 N", "P0 steal P1")
    assert at.field("P0 score") == "19"
    assert at.field("P1 score") == "2"


def test_herr_q17_hands_stay_equal() -> None:
    at = At("herrlof", "stock Y8 Y2; P0 hand R3 G2; P1 hand R6 N", luck=[0])
    at.play("P0 R3", "P0 draw", "P0 discard G2", "P1 R6", "P1 take P0", "P1 give N")
    counts = at.state.view(None).counts  # type: ignore[attr-defined]
    assert counts == [1, 1]


def test_herr_end_1_the_game_ends_when_the_target_is_reached() -> None:
    assert last_trick("P0 score 48; P0 predicts 9").state.outcome() is None
    over = last_trick("P0 score 49; P0 predicts 9").state.outcome()
    assert over is not None
    assert (over.rule, over.winners) == ("HERR-END-1", [0])


def test_herr_end_1_at_most_ten_rounds() -> None:
    assert last_trick("round 9").state.outcome() is None
    assert last_trick("round 10").state.outcome() is not None


def test_herr_end_1_a_finished_game_takes_no_more_moves() -> None:
    assert last_trick("round 10").refused("P0 R5") == "HERR-END-1"


def test_herr_end_2_most_prediction_bonuses_then_tricks_then_shared() -> None:
    tied = "P0 tricks 6; P0 predicts 0; P1 predicts 0; P1 tricks 7; P0 score 50; P1 score 50"
    outcome = last_trick(f"{tied}; P0 bonuses 1; P1 bonuses 2").state.outcome()
    assert outcome is not None
    assert outcome.scores == [57, 57]
    assert outcome.winners == [1]
    more_tricks = "P0 tricks 6; P0 predicts 0; P1 predicts 0; P1 tricks 6; P0 score 50; P1 score 51"
    outcome = last_trick(f"{more_tricks}; P0 bonuses 1; P1 bonuses 1").state.outcome()
    assert outcome is not None
    assert outcome.winners == [0]
    outcome = last_trick(f"{tied}; P0 bonuses 1; P1 bonuses 1").state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1]


def test_herr_q19_ten_rounds_without_the_target_the_highest_wins() -> None:
    outcome = last_trick("round 10; P0 score 20; P1 score 30; P1 predicts 5").state.outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("HERR-Q19", [1])


def test_herr_q20_several_past_the_target_the_highest_wins() -> None:
    outcome = last_trick("P0 score 55; P1 score 60; P0 predicts 9; P1 predicts 9").state.outcome()
    assert outcome is not None
    assert outcome.winners == [1]


def test_herr_3p_1_three_players_end_at_forty() -> None:
    assert last_trick("P0 score 39; P0 predicts 9", 3).state.outcome() is not None
