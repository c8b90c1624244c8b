"""What a refused player is told (STYLE: each refusal names the rule that says what is wrong)."""

import pytest

from tests.refusals import Row, check, cited

PREDICTING = "step predict; P0 hand R5 G7; P1 hand R7 B3"
TRICK = "trump B; P0 hand R5 G7; P1 hand R7 B3; lead P0"
FOLLOWING = "trump B; trick R5; P0 hand G7; P1 hand R7 B3; lead P0"
DRAWING = "step draw; turn P0; trick R3; P0 hand G7; P1 hand R7 B3; lead P0; stock Y8 Y9"
DISCARDING = "step discard; turn P0; trick R3; P0 hand G7 Y8; P1 hand R7 B3; lead P0; stock Y9"
STEALING = "seats 3; step steal; turn P0; P0 hand G7; P1 hand R7; P2 hand B3; P1 tricks 1; lead P0"
TAKING = "step take; turn P0; P0 hand G7; P1 hand R7; lead P0"
GIVING = "step give; turn P0; P0 hand G7 Y8 B8; P1 hand R7; victim P1; lead P0"
THREE = "seats 3; P0 hand R5; P1 hand R7; P2 hand B3; lead P0"
OVER = "step over; P0 score 50"

REFUSALS: list[Row] = [
    # predictions
    (TRICK, "P0 predict 1", "HERR-PRED-1", "stands until the round is over"),
    (PREDICTING + "; P0 predicts 1", "P0 predict 2", "HERR-PRED-1", "stands until the round"),
    (PREDICTING, "P0 predict 3", "HERR-Q18", "from 0 to 15"),
    (PREDICTING, "P0 R5", "HERR-PRED-1", "before the first card is played"),
    (PREDICTING, "P0 pass", "HERR-PRED-1", "before the first card is played"),
    # a card
    (TRICK, "P0 R6", "HERR-Q28", "from their own hand"),
    (TRICK, "P0 R7", "HERR-Q28", "from their own hand"),  # the other's
    (TRICK, "P0 pass", "HERR-Q28", "without passing"),
    (FOLLOWING, "P1 B3", "HERR-PLAY-2", "must follow its colour"),
    (DRAWING, "P0 G7", "HERR-Q4", "before the next player plays"),
    (DISCARDING, "P0 G7", "HERR-SPEC-3", "then discard one card"),
    (DISCARDING, "P0 pass", "HERR-SPEC-3", "then discard one card"),
    (STEALING, "P0 G7", "HERR-Q10", "then the next trick is led"),
    (TAKING, "P0 G7", "HERR-Q10", "then the next trick is led"),
    (GIVING, "P0 G7", "HERR-SPEC-6", "then give them one"),
    (GIVING, "P0 pass", "HERR-SPEC-6", "then give them one"),
    # out of turn
    (TRICK, "P1 R7", "HERR-PLAY-1", "leads the first trick"),
    (FOLLOWING, "P0 G7", "HERR-Q28", "each in turn"),
    (DRAWING, "P1 R7", "HERR-Q4", "before the next player plays"),
    (DISCARDING, "P1 R7", "HERR-SPEC-3", "then discard one card"),
    (STEALING, "P1 R7", "HERR-Q10", "then the next trick is led"),
    (TAKING, "P1 R7", "HERR-Q10", "then the next trick is led"),
    (GIVING, "P1 R7", "HERR-SPEC-6", "then give them one"),
    (TRICK + "; latest P0 R8 R6", "P1 R7", "HERR-RES-4", "The winner leads next"),
    (TRICK + "; latest P0 R8 A", "P1 R7", "HERR-SPEC-A", "whoever led it leads again"),
    (TRICK + "; latest P0 R8 N", "P1 R7", "HERR-SPEC-N", "the loser of the trick leads next"),
    (TRICK + "; latest P0 R9 R6", "P1 R7", "HERR-SPEC-9", "your opponent leads"),
    (THREE + "; latest P0 R9 R6 R8", "P1 R7", "HERR-3P-1", "after a winning 9"),
    (TRICK, "P1 pass", "HERR-Q28", "without passing"),
    (TRICK + "; latest P0 R8 R6", "P1 pass", "HERR-Q28", "without passing"),
    (DRAWING, "P1 pass", "HERR-Q4", "before the next player plays"),
    # powers
    (TRICK, "P0 draw", "HERR-SPEC-3", "When you play a 3"),
    (DRAWING, "P1 draw", "HERR-SPEC-3", "When you play a 3"),
    (TRICK, "P0 discard G7", "HERR-SPEC-3", "When you play a 3"),
    (DISCARDING, "P0 discard G8", "HERR-SPEC-3", "from your hand"),
    (TRICK, "P0 steal P1", "HERR-SPEC-1", "Win with a 1"),
    (STEALING, "P1 steal P0", "HERR-SPEC-1", "Win with a 1"),
    (STEALING, "P0 steal P0", "HERR-SPEC-1", "from an opponent"),
    (STEALING, "P0 steal P2", "HERR-Q27", "someone who has a trick"),
    (TRICK, "P0 take P1", "HERR-SPEC-6", "Win with a 6"),
    (TAKING, "P0 take P0", "HERR-SPEC-6", "an opponent’s hand"),
    (TAKING, "P0 take P2", "HERR-SPEC-6", "an opponent’s hand"),
    (TRICK, "P0 give G7", "HERR-SPEC-6", "Win with a 6"),
    (GIVING, "P0 give G8", "HERR-SPEC-6", "one from yours"),
    # after the end
    (OVER, "P0 R5", "HERR-END-1", "The game ends"),
    (OVER, "P0 predict 2", "HERR-END-1", "The game ends"),
    (OVER, "P0 pass", "HERR-END-1", "The game ends"),
]


@pytest.mark.parametrize("row", REFUSALS, ids=[f"{row[1]}: {row[2]}" for row in REFUSALS])
def test_herr_q28_a_refusal_cites_the_rule_that_says_what_is_wrong(row: Row) -> None:
    """HERR-Q28 is what most illegal plays break; the others stand in the table."""
    check("herrlof", row)


def test_herr_q28_no_refusal_is_missing_in_the_table() -> None:
    assert cited("herrlof", games=1) - {row[2] for row in REFUSALS} == set()
