"""Each refusal names the rule that says what is wrong."""

import pytest

from tablee.packs import PACKS
from tablee.packs.rulebook import rulebook
from tests.games.blitz.table import Table

PILES = "left q1 w1; right w2; "
PLAIN = PILES + "P0 play c1; P1 play t1; turn P2; drawer P1; "
FACE = PILES + "P0 play c1; P1 play t1 c2; turn P2; drawer P1; "
GROUP = "options judge=group; " + FACE
LIST = "options judge=list; " + FACE
SHARED = "options shared=yes; " + FACE
SAID = FACE + 'step hearing; order P0; answers P0 waiting known rock "rock"; '
VOTED = FACE + 'step vote; order P0; answers P0 waiting known rock "rock"; '
ASKED = LIST + 'step ask; order P0; answers P0 waiting unknown rock "rock"; '
TIED = FACE + "step flip; round 1; tied yes; "
EMPTY = "P0 play c1; looked no; "
OVER = "P0 play c1; step over; "

REFUSALS = [
    ("BLITZ-TURN-1", PLAIN, "P1 draw left"),  # it is P2's turn
    ("BLITZ-TURN-2", "left q1; turn P2", "P2 draw right"),  # an empty pile
    ("BLITZ-END-1", EMPTY, "P0 draw left"),  # no card is left at all
    ("BLITZ-END-1", OVER, "P0 draw left"),
    ("BLITZ-END-1", OVER, "P0 start"),
    ("BLITZ-FORGET-1", FACE, "P2 draw left"),
    ("BLITZ-FORGET-1", SAID, "P2 draw left"),
    ("BLITZ-Q14", TIED, "P3 draw left"),  # P2 flips the tie-break card
    ("BLITZ-TURN-3", PLAIN, "P0 start"),  # nobody faces off
    ("BLITZ-TURN-3", FACE, "P2 start"),  # others do
    ("BLITZ-TURN-3", PLAIN, "P0 give up"),
    ("BLITZ-TURN-3", FACE, "P2 give up"),
    ("BLITZ-TURN-3", FACE, "P3 stop"),
    ("BLITZ-ANS-3", PLAIN, 'P0 say known rock "rock"'),
    ("BLITZ-ANS-3", FACE, 'P2 say known rock "rock"'),
    ("BLITZ-Q11", FACE, 'P0 say known rock "rock"'),  # not begun
    ("BLITZ-Q11", FACE, "P0 stop"),
    ("BLITZ-Q11", FACE + "order P0; ", "P0 start"),  # begun already
    ("BLITZ-Q11", FACE + "order P0; ", "P0 give up"),
    ("BLITZ-Q11", FACE + "cooling P0; ", "P0 start"),
    ("BLITZ-Q11", FACE + "cooling P0; ", "P0 give up"),
    ("BLITZ-Q11", FACE + "strays P0; ", "P0 start"),
    ("BLITZ-Q11", PLAIN + "strays P0; ", "P0 start"),
    ("BLITZ-Q11", PLAIN + "strays P0; ", "P0 stray start"),
    ("BLITZ-Q11", FACE, "P0 stray start"),
    ("BLITZ-Q13", FACE, "P0 start level"),
    ("BLITZ-Q10", FACE + "order P0; ", 'P0 say known rock "rock" ahead'),
    ("BLITZ-Q24", FACE + "given-up P0; ", "P0 give up"),
    ("BLITZ-Q24", FACE + "order P1; expired yes; ", "P0 start"),
    ("BLITZ-Q24", FACE + "order P1; expired yes; ", "P0 give up"),
    ("BLITZ-Q21", SAID, "P1 start"),  # the answer stands unless somebody objects
    ("BLITZ-Q21", SAID, "P1 give up"),
    ("BLITZ-Q22", VOTED, "P1 start"),
    ("BLITZ-Q22", VOTED, "P1 give up"),
    ("BLITZ-TIE-2", TIED, "P0 start"),
    ("BLITZ-TIE-2", TIED, "P0 give up"),
    ("BLITZ-Q33", ASKED, "P1 give up"),
    ("BLITZ-Q33", ASKED, "P0 fits"),  # the opponent is asked
    ("BLITZ-Q33", LIST, "P0 fits"),
    ("BLITZ-Q33", LIST, "P2 contest"),  # the list judges
    ("BLITZ-Q33", LIST, "P2 dispute"),
    ("BLITZ-Q33", LIST, "P2 vote no"),
    ("BLITZ-Q21", GROUP, "P2 contest"),  # nothing was said
    ("BLITZ-Q21", SAID, "P0 contest"),  # one's own answer
    ("BLITZ-Q23", SAID, "P2 dispute"),  # only one has answered
    ("BLITZ-ANS-2", GROUP, "P2 vote no"),  # there is no vote
    ("BLITZ-ANS-2", SAID, "P2 vote no"),
    ("BLITZ-Q22", VOTED + "votes ? ? yes ?; ", "P2 vote no"),  # voted already
    ("BLITZ-Q36", FACE, "P2 won P0"),
    ("BLITZ-Q36", FACE, "P2 tied"),
    ("BLITZ-Q36", SHARED, "P0 start"),
    ("BLITZ-Q36", SHARED, 'P0 say known rock "rock"'),
    ("BLITZ-Q36", SHARED, "P2 stray start"),
    ("BLITZ-TURN-3", SHARED, "P2 won P3"),  # P3 is not in the face-off
    ("BLITZ-TURN-3", "options shared=yes; " + PLAIN, "P2 won P0"),
    ("BLITZ-Q21", SHARED + "step hearing; question winner; ", "P2 won P0"),
    ("BLITZ-Q22", SHARED + "step vote; question winner; ", "P2 won P0"),
    ("BLITZ-TIE-2", "options shared=yes; " + TIED, "P2 tied"),
    ("BLITZ-Q4", FACE, "P0 look"),
    ("BLITZ-Q4", FACE, "- look"),
    ("BLITZ-Q24", FACE, "P0 time up"),
    ("BLITZ-Q21", FACE, "- accept"),
    ("BLITZ-Q11", FACE, "P0 ready P0"),
    ("BLITZ-Q31", PLAIN, "- draw left"),
    ("BLITZ-Q33", FACE, '- show c1 rock "rock"'),
]


@pytest.mark.parametrize(("rule", "position", "line"), REFUSALS)
def test_blitz_refusals_name_the_rule_that_says_what_is_wrong(
    rule: str, position: str, line: str
) -> None:
    """BLITZ-TURN-3, BLITZ-ANS-3, BLITZ-Q11 and all others that can be broken."""
    assert Table(position).refusal(line) == rule
    assert all(rulebook(PACKS["blitz"], language).rule(rule) for language in ("fr", "en"))
