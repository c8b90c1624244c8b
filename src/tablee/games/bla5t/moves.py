"""Bla5t's moves. Cards on the table are named by their backs."""

from typing import Final

from tablee.core.moves import Move, MoveTable
from tablee.core.seats import Seat
from tablee.games.bla5t.cards import BOSS_CARDS, HERO_CARDS, TEXT
from tablee.games.bla5t.steps import STARTS
from tablee.kit.backs import BACKS, OnBack, hides

MOST_SEATS: Final = 6


class Take(OnBack):
    """Replace one of your cards by the top discard (BLA5T-TURN-2)."""


class Match(OnBack):
    """Discard one of your cards, said to equal the top discard (BLA5T-TURN-3)."""


class Flip(OnBack):
    """Turn one of your cards over (BLA5T-TURN-4)."""


class Choose(OnBack):
    """Of two drawn cards, the one to play (BLA5T-BOSS-HYPERION)."""


class Place(OnBack):
    """Put the drawn card instead of one of yours (BLA5T-TURN-1)."""


class Pick(OnBack):
    """Point at a card an effect asks for."""


class Swap(OnBack):
    """After a 12's look: swap what was seen with this card of yours."""


class Claim(OnBack):
    """Say that the touched card is Helmut (BLA5T-HERO-HELMUT)."""


class Look(OnBack):
    """Look at one of your cards as the round begins (BLA5T-ROUND-2)."""


class Plain(Move):
    """A move that names nothing."""


class Sit(Move):
    """Stephania: this seat goes to that chair (the first is c1)."""

    def __init__(self, seat: Seat, chair: int) -> None:
        super().__init__(f"sit P{seat} c{chair + 1}")
        self.seat: Final = seat
        self.chair: Final = chair


class Start(Move):
    """Begin the round with four cards, the same number (Jimbo), or three (the duo)."""

    def __init__(self, start: int) -> None:
        super().__init__(STARTS[start])
        self.start: Final = start


class Change(Move):
    """Put a hero or boss on the new list (BLA5T-MID-1)."""

    def __init__(self, card: int) -> None:
        super().__init__(f"change {TEXT[card]}")
        self.card: Final = card


DRAW: Final = Plain("draw")
DISCARD: Final = Plain("discard")
PLAY: Final = Plain("play")
USE: Final = Plain("use")
SKIP: Final = Plain("skip")
DONE: Final = Plain("done")
MIXES: Final = Plain("mix")
FEIGN: Final = Plain("feign")
SEEN: Final = Plain("seen")
LEAVE: Final = Plain("leave")
DECLINE: Final = Plain("decline")
BLAST: Final = Plain("blast")
END_TURN: Final = Plain("end")
KEEP: Final = Plain("keep")
NEXT: Final = Plain("next")

TAKES: Final = [Take("take", back) for back in range(BACKS)]
MATCHES: Final = [Match("match", back) for back in range(BACKS)]
FLIPS: Final = [Flip("flip", back) for back in range(BACKS)]
CHOOSES: Final = [Choose("choose", back) for back in range(BACKS)]
PLACES: Final = [Place("place", back) for back in range(BACKS)]
PICKS: Final = [Pick("pick", back) for back in range(BACKS)]
SWAPS: Final = [Swap("swap", back) for back in range(BACKS)]
CLAIMS: Final = [Claim("claim", back) for back in range(BACKS)]
LOOKS: Final = [Look("look", back) for back in range(BACKS)]
HIDES: Final = hides()
SITS: Final = [[Sit(seat, chair) for chair in range(MOST_SEATS)] for seat in range(MOST_SEATS)]
STARTING: Final = [Start(start) for start in range(len(STARTS))]
CHANGES: Final = {card: Change(card) for card in HERO_CARDS + BOSS_CARDS}

TABLE_OF_MOVES: Final = MoveTable(
    [
        *(
            DRAW,
            DISCARD,
            PLAY,
            USE,
            SKIP,
            DONE,
            MIXES,
            FEIGN,
            SEEN,
            LEAVE,
            DECLINE,
            BLAST,
            END_TURN,
        ),
        *TAKES,
        *MATCHES,
        *FLIPS,
        *CHOOSES,
        *PLACES,
        *PICKS,
        *SWAPS,
        *CLAIMS,
        *LOOKS,
        *[sit for row in SITS for sit in row],
        *STARTING,
        *CHANGES.values(),
        KEEP,
    ],
    unlisted=[NEXT, *HIDES],
)
