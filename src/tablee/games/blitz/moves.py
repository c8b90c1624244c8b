"""Blitz!'s moves.

An answer is an open move, made by the referee: `say known rock "Le rock"` tells the list's verdict,
the folded word and the word as it was given; `behind` after it, that it was begun after the
opponent's. So is `show c1 rock "rock"`: words that would have won.
"""

import re
from typing import Final

from tablee.core.moves import Move, MoveTable
from tablee.core.seats import Seat
from tablee.core.texts import is_clean
from tablee.games.blitz.cards import TEXT, THEMES

LEFT: Final = 0
RIGHT: Final = 1
PILES: Final = ["left", "right"]

KNOWN: Final = 0
NEAR: Final = 1
UNKNOWN: Final = 2
"""A real word, but the list lacks it."""
USED: Final = 3
OUTSIDE: Final = 4
"""Not on the list of a closed theme, which has every answer."""
NONSENSE: Final = 5
SHOWN: Final = 6
"""The table itself has named it for this card."""
VERDICTS: Final = ["known", "near", "unknown", "used", "outside", "nonsense", "shown"]

AS_BEGUN: Final = -1
AHEAD: Final = 0
ABREAST: Final = 1
BEHIND: Final = 2
PLACES: Final = ["ahead", "level", "behind"]
"""Where an answer's start turns out to be beside the opponent's (BLITZ-Q11: after any article)."""

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
    """Begin an answer (BLITZ-Q11). What is level, too close to the opponent's to tell them apart
    (BLITZ-Q13), or spoken, into the microphone, is a referee's move."""

    def __init__(self, text: str, *, is_level: bool = False, is_spoken: bool = False) -> None:
        super().__init__(text)
        self.is_level: Final = is_level
        self.is_spoken: Final = is_spoken


class FalseStart(Move):
    """A start too early to be a reaction (BLITZ-Q35); a referee's move."""


class StrayStart(Move):
    """A start by somebody who is in no face-off (BLITZ-Q11); a referee's move."""


class Stop(Move):
    """A start ends without an answer: the text is emptied, or nothing came for too long
    (BLITZ-Q11)."""


class Say(Move):
    """Deliver an answer, folded and looked up by the referee (BLITZ-Q20)."""

    def __init__(self, word: str, folded: str, verdict: int, place: int = AS_BEGUN) -> None:
        where = "" if place == AS_BEGUN else f" {PLACES[place]}"
        super().__init__(f'say {VERDICTS[verdict]} {folded} "{word}"{where}')
        self.word: Final = word
        self.folded: Final = folded
        self.verdict: Final = verdict
        self.place: Final = place


class Blank(Move):
    """Time's own: the time to deliver is over (BLITZ-Q11)."""


class GiveUp(Move):
    """Have no answer to give (BLITZ-Q24)."""


class Fit(Move):
    """Asked whether a word fits that is not on the list (BLITZ-Q33)."""

    def __init__(self, text: str, *, is_yes: bool) -> None:
        super().__init__(text)
        self.is_yes: Final = is_yes


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


class Show(Move):
    """Words that would have won, as they are read and folded; a referee's move (BLITZ-Q33)."""

    def __init__(self, theme: int, words: list[str], folded: list[str]) -> None:
        told = "".join(f' {key} "{word}"' for key, word in zip(folded, words, strict=True))
        super().__init__(f"show {TEXT[theme]}{told}")
        self.theme: Final = theme
        self.words: Final = words
        self.folded: Final = folded


DRAWS: Final = [Draw(LEFT), Draw(RIGHT)]
START: Final = Start("start")
START_LEVEL: Final = Start("start level", is_level=True)
SPEAK: Final = Start("speak", is_spoken=True)
SPEAK_LEVEL: Final = Start("speak level", is_level=True, is_spoken=True)
FALSE_START: Final = FalseStart("false start")
STRAY_START: Final = StrayStart("stray start")
STOP: Final = Stop("stop")
BLANK: Final = Blank("blank")
GIVE_UP: Final = GiveUp("give up")
FITS: Final = Fit("fits", is_yes=True)
UNFIT: Final = Fit("unfit", is_yes=False)
CONTEST: Final = Contest("contest")
DISPUTE: Final = Dispute("dispute")
VOTES: Final = [Vote(choice) for choice in range(len(CHOICES))]
WONS: Final = [Won(seat) for seat in range(MOST_SEATS)]
TIED: Final = Tied("tied")
LOOK: Final = Look("look")
TIME_UP: Final = TimeUp("time up")
ACCEPT: Final = Accept("accept")
READIES: Final = [Ready(seat) for seat in range(MOST_SEATS)]

_QUOTED: Final = rf'([a-z0-9]{{1,{LONGEST_FOLDED}}}) "([^{re.escape(FORBIDDEN)}]+)"'
_SAY: Final = re.compile(rf"say ({'|'.join(VERDICTS)}) {_QUOTED}(?: ({'|'.join(PLACES)}))?")
_SHOW: Final = re.compile(rf"show ([a-z][1-7])((?: {_QUOTED})*)")
_WORD: Final = re.compile(_QUOTED)


def is_word(word: str) -> bool:
    """Whether a word can stand in a move: clean, single spaces, none at the ends."""
    return (
        0 < len(word) <= LONGEST_WORD
        and word.isprintable()
        and word == " ".join(word.split())
        and is_clean(word)
        and not any(character in FORBIDDEN for character in word)
    )


def read_open(text: str) -> Move | None:
    return read_say(text) or _read_show(text)


def read_say(text: str) -> Move | None:
    found = _SAY.fullmatch(text)
    if found is None or not is_word(found[3]):
        return None
    place = PLACES.index(found[4]) if found[4] else AS_BEGUN
    return Say(found[3], found[2], VERDICTS.index(found[1]), place)


def _read_show(text: str) -> Move | None:
    found = _SHOW.fullmatch(text)
    if found is None or found[1] not in TEXT[:THEMES]:
        return None
    told = _WORD.findall(found[2])
    words = [word for _, word in told]
    if not all(is_word(word) for word in words):
        return None
    return Show(TEXT.index(found[1]), words, [folded for folded, _ in told])


TABLE_OF_MOVES: Final = MoveTable(
    [*DRAWS, START, STOP, GIVE_UP, FITS, UNFIT, CONTEST, DISPUTE, *VOTES, *WONS, TIED],
    [
        START_LEVEL,
        SPEAK,
        SPEAK_LEVEL,
        FALSE_START,
        STRAY_START,
        BLANK,
        LOOK,
        TIME_UP,
        ACCEPT,
        *READIES,
    ],
    read_open,
)
