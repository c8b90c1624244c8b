"""Bloops' moves. Face-down cards are named by their backs, so a stale press hits no other card."""

from typing import Final

from tablee.core.moves import Move, MoveTable
from tablee.core.seats import Seat
from tablee.games.bloops.cards import MOST_CARDS
from tablee.kit.backs import BACK_TEXT, BACKS, GAP, NO_BACK, OnBack, hides, read_back

MOST_SEATS: Final = 5
MOST_PLACES: Final = MOST_CARDS


class Seen(Move):
    """The look is over (BLOOPS-SETUP-3, BLOOPS-FX-7)."""


class Direction(Move):
    """Choose the direction of play (BLOOPS-SETUP-5)."""

    def __init__(self, text: str, step: int) -> None:
        super().__init__(text)
        self.step: Final = step


class Draw(Move):
    """Draw the top card and look at it; closes the window (BLOOPS-TURN-1, BLOOPS-CD-5)."""


class Pass(Move):
    """A turn with nothing to draw (BLOOPS-Q33)."""


class Discard(Move):
    """Discard the drawn card (BLOOPS-TURN-2a)."""


class Keep(OnBack):
    """Keep the drawn card in the place of another, which is discarded (BLOOPS-TURN-2b)."""


class Gift(Move):
    """Give the pile's top card, for a 6 (BLOOPS-FX-6)."""

    def __init__(self, target: Seat) -> None:
        super().__init__(f"gift P{target}")
        self.target: Final = target


class Look(OnBack):
    """Look at a card, for a 7 or an 8 (BLOOPS-FX-7, BLOOPS-FX-8)."""


class Swap(Move):
    """Swap one's own card with an opponent's, for a 9 (BLOOPS-FX-9)."""

    def __init__(self, mine: int, theirs: int) -> None:
        super().__init__(f"swap b{mine} b{theirs}")
        self.mine: Final = mine
        self.theirs: Final = theirs


class Throw(OnBack):
    """Counter-discard (BLOOPS-CD-1), rightly or wrongly (BLOOPS-CD-2)."""


class Announce(Move):
    """BLOOPS! (BLOOPS-END-2)."""


class Arm(Move):
    """BLOOPS as soon as no effect is pending; private until then (BLOOPS-Q21)."""


class Disarm(Move):
    """Think better of it, before it fires (BLOOPS-Q21)."""


class Confirm(Move):
    """Nothing more to throw in the last window (BLOOPS-Q26)."""


class Late(OnBack):
    """A throw after the next player's draw: the referee's finding (BLOOPS-CD-5, BLOOPS-Q9)."""


class Grab(Move):
    """A draw out of turn: the referee's finding (BLOOPS-PEN-2, BLOOPS-Q42)."""


class Unlock(Move):
    """The table's: the grace is over, the next player may draw (BLOOPS-Q7)."""


class Close(Move):
    """The table's: the last window is over (BLOOPS-Q26)."""


class Arrange(Move):
    """Lay one's own cards out anew (BLOOPS-SETUP-4): `arrange b3 - b1`, `-` an empty place."""

    def __init__(self, layout: list[int]) -> None:
        super().__init__("arrange " + " ".join(place_text(back) for back in layout))
        self.layout: Final = layout


def place_text(back: int) -> str:
    return "-" if back == GAP else BACK_TEXT[back]


SEEN: Final = Seen("seen")
CLOCKWISE: Final = Direction("clockwise", 1)
COUNTERCLOCKWISE: Final = Direction("counterclockwise", -1)
DRAW: Final = Draw("draw")
PASS: Final = Pass("pass")
DISCARD: Final = Discard("discard")
KEEPS: Final = [Keep("keep", back) for back in range(BACKS)]
GIFTS: Final = [Gift(seat) for seat in range(MOST_SEATS)]
LOOKS: Final = [Look("look", back) for back in range(BACKS)]
SWAPS: Final = [[Swap(mine, theirs) for theirs in range(BACKS)] for mine in range(BACKS)]
THROWS: Final = [Throw("throw", back) for back in range(BACKS)]
ANNOUNCE: Final = Announce("bloops")
ARM: Final = Arm("arm")
DISARM: Final = Disarm("disarm")
CONFIRM: Final = Confirm("confirm")
LATES: Final = [Late("late", back) for back in range(BACKS)]
GRAB: Final = Grab("grab")
UNLOCK: Final = Unlock("unlock")
CLOSE: Final = Close("close")
HIDES: Final = hides()


def read_place(text: str) -> int | None:
    """A back's number, GAP for `-`, None for anything else."""
    if text == "-":
        return GAP
    back = read_back(text)
    return None if back == NO_BACK else back


def read_arrange(text: str) -> Move | None:
    if not text.startswith("arrange "):
        return None
    layout: list[int] = []
    for word in text.split(" ")[1:]:
        back = read_place(word)
        if back is None or len(layout) == MOST_PLACES:
            return None
        layout.append(back)
    return Arrange(layout) if layout[-1] != GAP else None


TABLE_OF_MOVES: Final = MoveTable(
    [
        SEEN,
        CLOCKWISE,
        COUNTERCLOCKWISE,
        DRAW,
        PASS,
        DISCARD,
        *KEEPS,
        *GIFTS,
        *LOOKS,
        *(swap for row in SWAPS for swap in row if swap.mine != swap.theirs),
        *THROWS,
        ANNOUNCE,
        ARM,
        DISARM,
        CONFIRM,
    ],
    [*LATES, GRAB, UNLOCK, CLOSE, *HIDES],
    read_arrange,
)
