"""What a refused player is told (STYLE: each refusal names the rule that says what is wrong)."""

import pytest

from tests.refusals import Row, check, cited

SIX = "P0 cards 0 1 2 3 4 5; P1 cards 0 1 2 6 7 8; P2 cards 0 1 2 9 10 11*"
LOOK = f"step look; {SIX}"
DIRECTION = f"step direction; turn P0; pile 4; {SIX}"
CARDS = "P0 cards 4 5; P1 cards 6 7; P2 cards 8 9; options grace=none"
START = f"{CARDS}; step start; pile 1 2"
FIRST_DRAW = f"{CARDS}; step decide; turns 1; drawn 3; pile 1 2"
DECIDE = f"{CARDS}; step decide; turns 2; drawn 3; discard 2; pile 1 2"
WINDOW = f"{CARDS}; step window; discard 3; pile 1 2"
LOCKED = "P0 cards 4 5; P1 cards 6 7; P2 cards 8; step window; discard 3; locked yes"
EFFECT = f"{CARDS}; step window; discard 6 6; pile 1 2; queue"
LAST = f"{CARDS}; step window; turn P2; holder P0; discard 3; pile 1 2"
BARRED = f"{CARDS}; step window; discard 3; barred P0"
OVER = f"{CARDS}; step over; discard 3"

REFUSALS: list[Row] = [
    # the set-up
    (LOOK, "P0 draw", "BLOOPS-SETUP-3", "Before the first turn"),
    (LOOK + "; ready P0", "P0 throw b0", "BLOOPS-SETUP-3", "Before the first turn"),
    (LOOK + "; ready P0", "P0 seen", "BLOOPS-SETUP-3", "looks once"),
    (LOOK, "P0 arrange b5 b4 b3 b2 b1 b0", "BLOOPS-SETUP-4", "as your own look is over"),
    (START, "P0 arrange b1 b2", "BLOOPS-SETUP-4", "and only those"),
    (DIRECTION, "P1 clockwise", "BLOOPS-SETUP-5", "The starter"),
    (DIRECTION, "P0 draw", "BLOOPS-SETUP-5", "before the first draw"),
    (WINDOW, "P0 clockwise", "BLOOPS-SETUP-5", "before the first draw"),
    # drawing and passing
    (START, "P1 draw", "BLOOPS-PEN-2", "drawing out of turn"),
    (DECIDE, "P1 draw", "BLOOPS-PEN-2", "drawing out of turn"),
    (WINDOW, "P2 draw", "BLOOPS-PEN-2", "drawing out of turn"),
    (LAST, "P0 draw", "BLOOPS-PEN-2", "drawing out of turn"),
    (DECIDE, "P0 draw", "BLOOPS-TURN-2a", "Then either discard it"),
    (DECIDE, "P0 pass", "BLOOPS-TURN-2a", "Then either discard it"),
    (f"{EFFECT} P0:6", "P1 draw", "BLOOPS-CD-4", "as soon as no effect is pending"),
    (f"{EFFECT} P0:6", "P1 pass", "BLOOPS-CD-4", "as soon as no effect is pending"),
    (LOCKED + "; pile 1", "P1 draw", "BLOOPS-Q42", "before the draw unlocks"),
    (LOCKED, "P1 pass", "BLOOPS-Q7", "the draw unlocks only a short moment after"),
    (START, "P0 pass", "BLOOPS-Q33", "only then, becomes a pass"),
    (WINDOW, "P2 pass", "BLOOPS-Q33", "only then, becomes a pass"),
    (f"{CARDS}; step start", "P0 draw", "BLOOPS-Q33", "Nothing to draw"),
    # discarding
    (START, "P0 discard", "BLOOPS-TURN-1", "draw one card"),
    (START, "P0 keep b0", "BLOOPS-TURN-1", "draw one card"),
    (DECIDE, "P1 discard", "BLOOPS-TURN-1", "On your turn"),
    (DECIDE, "P1 keep b2", "BLOOPS-TURN-1", "On your turn"),
    (DECIDE, "P0 keep b2", "BLOOPS-TURN-2b", "another of your cards"),
    ("P1 cards 6; step decide; drawn 3", "P0 keep b0", "BLOOPS-Q31", "must discard what you draw"),
    # counter-discarding
    (START, "P1 throw b2", "BLOOPS-CD-1", "After any discard"),
    (FIRST_DRAW, "P1 throw b2", "BLOOPS-CD-1", "After any discard"),
    (DECIDE, "P1 throw b2", "BLOOPS-CD-5", "closes the window"),
    (WINDOW, "P1 throw b0", "BLOOPS-CD-1", "of their own cards"),
    (WINDOW, "P1 throw b20", "BLOOPS-Q14", "no longer there"),
    (BARRED, "P0 throw b0", "BLOOPS-Q44", "throws no more before the next turn"),
    # effects
    (WINDOW, "P0 gift P1", "BLOOPS-TURN-3", "by whoever discarded it"),
    (f"{EFFECT} P0:6", "P1 gift P0", "BLOOPS-TURN-3", "by whoever discarded it"),
    (f"{EFFECT} P0:6 P1:6", "P1 gift P0", "BLOOPS-Q13", "the card discarded first goes first"),
    (f"{EFFECT} P0:6", "P0 gift P0", "BLOOPS-FX-6", "before an opponent"),
    (f"{EFFECT} P0:6", "P0 look b0", "BLOOPS-FX-6", "The 6"),
    (f"{EFFECT} P0:7", "P0 gift P1", "BLOOPS-FX-7", "look at one card"),
    (f"{EFFECT} P0:7; looking b2", "P0 look b3", "BLOOPS-FX-7", "look at one card"),
    (f"{EFFECT} P0:7", "P0 seen", "BLOOPS-FX-7", "look at one card"),
    (f"{EFFECT} P0:7", "P0 look b20", "BLOOPS-Q14", "no longer there"),
    (f"{EFFECT} P0:8", "P0 swap b0 b2", "BLOOPS-FX-8", "like the 7"),
    (f"{EFFECT} P0:9", "P0 swap b0 b1", "BLOOPS-FX-9", "with an opponent’s"),
    (f"{EFFECT} P0:9", "P0 swap b2 b4", "BLOOPS-FX-9", "one of your cards"),
    (f"{EFFECT} P0:9", "P0 swap b0 b20", "BLOOPS-Q14", "no longer there"),
    (f"{EFFECT} P0:9; holder P1", "P0 swap b0 b2", "BLOOPS-END-3", "safe from 9s"),
    # BLOOPS and the last window
    (WINDOW, "P1 bloops", "BLOOPS-TURN-5", "At the end of your turn"),
    (START, "P0 arm", "BLOOPS-TURN-5", "At the end of your turn"),
    (DECIDE, "P0 bloops", "BLOOPS-Q21", "after your discard"),
    (f"{EFFECT} P0:6", "P0 bloops", "BLOOPS-Q21", "when no effect is pending"),
    (WINDOW, "P0 arm", "BLOOPS-Q21", "prepare it earlier"),
    (DECIDE, "P0 disarm", "BLOOPS-Q21", "prepare it earlier"),
    (LAST, "P2 bloops", "BLOOPS-Q25", "no second BLOOPS"),
    (WINDOW, "P0 confirm", "BLOOPS-Q26", "very last window"),
    (LAST + "; confirmed P1", "P1 confirm", "BLOOPS-Q26", "when all confirm"),
    # after the end
    (OVER, "P0 throw b0", "BLOOPS-END-2", "the game is over"),
    (OVER + "; rule BLOOPS-END-1", "P0 draw", "BLOOPS-END-1", "the game stops"),
    (f"{CARDS}; step over; rule BLOOPS-Q33", "P0 bloops", "BLOOPS-Q33", "ends the game"),
]


@pytest.mark.parametrize("row", REFUSALS, ids=[f"{row[1]}: {row[2]}" for row in REFUSALS])
def test_bloops_turn_1_a_refusal_cites_the_rule_that_says_what_is_wrong(row: Row) -> None:
    """BLOOPS-TURN-1 and every other rule that a player can break, in a table."""
    check("bloops", row)


def test_bloops_turn_1_no_refusal_is_missing_in_the_table() -> None:
    assert cited("bloops", games=1) - {row[2] for row in REFUSALS} == set()
