"""What a refused player is told (STYLE: each refusal names the rule that says what is wrong)."""

import pytest

from tests.refusals import Row, check, cited

MIDDLE = "P0 hand G5 R4 B7; P1 hand G6 R9; P2 hand B8; P3 hand Y9; Y dark P3:G9; turn P0"
GIVING = "step give; turn P2; player P0; R gone; P0 hand G5; Loki 0; Odin 0"
NAMING = "round 2; step name; turn P2"
TWO = "seats 2; left 1; first Y; Y dark P0:G9; P0 hand G5 R4; P1 hand G6 B9"
OVER = "round 4; step over"

REFUSALS: list[Row] = [
    # a card
    (MIDDLE, "P1 Y:G6", "BLOT-TURN-1", "on your turn"),
    (MIDDLE, "P0 Y:G10", "BLOT-TURN-1", "from your own hand"),
    (MIDDLE, "P0 Y:G6", "BLOT-TURN-1", "from your own hand"),  # somebody else's
    (MIDDLE, "P0 Y:G9", "BLOT-TURN-1", "from your own hand"),  # already played
    (MIDDLE + "; R gone; Loki 0 R", "P0 R:B7", "BLOT-TURN-2", "no longer available"),
    (MIDDLE, "P0 R:R4", "BLOT-PLAY-2", "open a tile with its own colour"),
    (MIDDLE, "P0 Y:B7", "BLOT-PLAY-3", "must play the demanded colour"),
    (GIVING, "P0 Y:G5", "BLOT-Q6", "before the next card is played"),
    (NAMING, "P2 Y:G5", "BLOT-Q16", "until then no card"),
    (TWO, "P1 Y:G6", "BLOT-2P-1", "take turns"),
    (TWO, "P0 Y:G5", "BLOT-2P-2", "two different ceremonies"),
    (TWO, "P0 B:B9", "BLOT-TURN-1", "from your own hand"),
    # a tile for a god
    (MIDDLE, "P0 give Loki", "BLOT-RES-5", "once its ceremony is won"),
    (NAMING, "P2 give Loki", "BLOT-RES-5", "once its ceremony is won"),
    (GIVING, "P0 give Loki", "BLOT-RES-5", "by the winner"),
    (GIVING, "P2 give Balder", "BLOT-Q5", "masked"),
    (GIVING + " Y; Y gone", "P2 give Odin", "BLOT-RES-5", "that has none yet"),
    (f"options teams=yes; {GIVING}", "P0 give Loki", "BLOT-Q24", "not the team"),
    (f"options teams=yes; {GIVING}", "P1 give Loki", "BLOT-RES-5", "by the winner"),
    # the next starter
    (MIDDLE, "P0 name P0", "BLOT-NEXT-2", "won the last ceremony"),
    (GIVING, "P2 name P2", "BLOT-NEXT-2", "won the last ceremony"),
    (NAMING, "P0 name P0", "BLOT-NEXT-2", "nobody else"),
    (NAMING, "P2 name P4", "BLOT-NEXT-2", "at the table"),
    (f"options teams=yes; {NAMING}", "P0 name P0", "BLOT-Q24", "not the team"),
    (f"options teams=yes; {NAMING}", "P3 name P0", "BLOT-NEXT-2", "nobody else"),
    # after the end
    (OVER, "P0 Y:G5", "BLOT-END-1", "the game is over"),
    (OVER, "P0 give Loki", "BLOT-END-1", "the game is over"),
    (OVER, "P0 name P1", "BLOT-END-1", "the game is over"),
]


@pytest.mark.parametrize("row", REFUSALS, ids=[f"{row[1]}: {row[2]}" for row in REFUSALS])
def test_blot_turn_1_a_refusal_cites_the_rule_that_says_what_is_wrong(row: Row) -> None:
    """BLOT-TURN-1 is what most illegal plays break; the others stand in the table."""
    check("blot", row)


def test_blot_turn_1_no_refusal_is_missing_in_the_table() -> None:
    assert cited("blot", games=1) - {row[2] for row in REFUSALS} == set()
