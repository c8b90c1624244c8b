"""Blitz!'s moves.

An answer is an open move, made by the referee: `say known rock "Le rock"` tells the list's verdict,
the folded word and the word as it was given.
"""

import re
from typing import Final

from tablee.core.moves import Move, MoveTable
from tablee.core.seats import Seat

LEFT: Final = 0
RIGHT: Final = 1
PILES: Final = ["left", "right"]

KNOWN: Final = 0
NEAR: Final = 1
UNKNOWN: Final = 2
USED: Final = 3
VERDICTS: Final = ["known", "near", "unknown", "used"]

YES: Final = 0
NO: Final = 1
ABSTAIN: Final = 2
CHOICES: Final = ["yes", "no", "abstain"]

LONGEST_WORD: Final = 60
LONGEST_FOLDED: Final = 120
MOST_SEATS: Final = 6

FORBIDDEN: Final = '";,#\\'
"""Characters that position and record texts use themselves; a referee leaves them out of words."""


class Draw(Move):
    """Flip a pile's top card: on one's turn (BLITZ-TURN-2) or as a tie-break (BLITZ-TIE-2)."""

    def __init__(self, pile: int) -> None:
        super().__init__(f"draw {PILES[pile]}")
        self.pile: Final = pile


class Start(Move):
    """Begin an answer (BLITZ-Q11)."""


class StartLevel(Move):
    """A start too close to the opponent's to tell them apart (BLITZ-Q13); a referee's move."""


class FalseStart(Move):
    """A start too early to be a reaction (BLITZ-Q35); a referee's move."""


class Say(Move):
    """Deliver an answer, folded and looked up by the referee (BLITZ-Q20)."""

    def __init__(self, word: str, folded: str, verdict: int) -> None:
        super().__init__(f'say {VERDICTS[verdict]} {folded} "{word}"')
        self.word: Final = word
        self.folded: Final = folded
        self.verdict: Final = verdict


class Blank(Move):
    """Drop a start without an answer; also what the time to deliver ends in (BLITZ-Q11)."""


class GiveUp(Move):
    """Have no answer to give (BLITZ-Q24)."""


class Contest(Move):
    """Object to the answer (BLITZ-Q21)."""


class Dispute(Move):
    """Object to the winner shown or tapped (BLITZ-Q23)."""


class Vote(Move):
    """BLITZ-Q22."""

    def __init__(self, choice: int) -> None:
        super().__init__(f"vote {CHOICES[choice]}")
        self.choice: Final = choice


class Won(Move):
    """On a shared screen: tap the winner (BLITZ-Q36)."""

    def __init__(self, winner: Seat) -> None:
        super().__init__(f"won P{winner}")
        self.winner: Final = winner


class Tied(Move):
    """On a shared screen: both began together (BLITZ-TIE-2)."""


class Look(Move):
    """Time's own: the table has looked long enough; a face-off is pointed out (BLITZ-Q4)."""


class TimeUp(Move):
    """Time's own: no answer came (BLITZ-Q16, BLITZ-Q24)."""


class Accept(Move):
    """Time's own: nobody objected (BLITZ-Q21)."""


class Ready(Move):
    """Time's own: a cool-down is over (BLITZ-Q11)."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"ready P{seat}")
        self.seat: Final = seat


DRAWS: Final = [Draw(LEFT), Draw(RIGHT)]
START: Final = Start("start")
START_LEVEL: Final = StartLevel("start level")
FALSE_START: Final = FalseStart("false start")
BLANK: Final = Blank("blank")
GIVE_UP: Final = GiveUp("give up")
CONTEST: Final = Contest("contest")
DISPUTE: Final = Dispute("dispute")
VOTES: Final = [Vote(choice) for choice in range(len(CHOICES))]
WONS: Final = [Won(seat) for seat in range(MOST_SEATS)]
TIED: Final = Tied("tied")
LOOK: Final = Look("look")
TIME_UP: Final = TimeUp("time up")
ACCEPT: Final = Accept("accept")
READIES: Final = [Ready(seat) for seat in range(MOST_SEATS)]

_SAY: Final = re.compile(
    rf'say ({"|".join(VERDICTS)}) ([a-z0-9]{{1,{LONGEST_FOLDED}}}) "([^{re.escape(FORBIDDEN)}]+)"'
)


def is_word(word: str) -> bool:
    """Whether a word can stand in a move: printable, single spaces, none at the ends."""
    return (
        0 < len(word) <= LONGEST_WORD
        and word.isprintable()
        and word == " ".join(word.split())
        and not any(character in FORBIDDEN for character in word)
    )


def read_say(text: str) -> Move | None:
    found = _SAY.fullmatch(text)
    if found is None or not is_word(found[3]):
        return None
    return Say(found[3], found[2], VERDICTS.index(found[1]))


TABLE_OF_MOVES: Final = MoveTable(
    [*DRAWS, START, BLANK, GIVE_UP, CONTEST, DISPUTE, *VOTES, *WONS, TIED],
    [START_LEVEL, FALSE_START, LOOK, TIME_UP, ACCEPT, *READIES],
    read_say,
)
