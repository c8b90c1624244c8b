"""Herrlof's moves."""

from typing import Final

from tablee.core.moves import Move, MoveTable
from tablee.core.seats import Seat
from tablee.games.herrlof.cards import FULL, KINDS, RUNE_COPIES, SUITS, TEXT, A, N, hand_of, runes
from tablee.kit.plays import Plays

MOST_TRICKS: Final = 15
MOST_SEATS: Final = 3


class Predict(Move):
    """Write down a number of tricks (HERR-PRED-1)."""

    def __init__(self, tricks: int) -> None:
        super().__init__(f"predict {tricks}")
        self.tricks: Final = tricks


class Play(Move):
    """Play a card to the trick; its text is the card's."""

    def __init__(self, card: int) -> None:
        super().__init__(TEXT[card])
        self.card: Final = card


class Draw(Move):
    """Take the stock's top card, for a 3 (HERR-SPEC-3)."""


class Discard(Move):
    """Put a card away face down after drawing (HERR-SPEC-3)."""

    def __init__(self, card: int) -> None:
        super().__init__(f"discard {TEXT[card]}")
        self.card: Final = card


class Steal(Move):
    """Take a won trick from a player, for a 1 (HERR-SPEC-1)."""

    def __init__(self, victim: Seat) -> None:
        super().__init__(f"steal P{victim}")
        self.victim: Final = victim


class Take(Move):
    """Take a random card from a player's hand, for a 6 (HERR-SPEC-6)."""

    def __init__(self, victim: Seat) -> None:
        super().__init__(f"take P{victim}")
        self.victim: Final = victim


class Give(Move):
    """Give a card back after a 6 (HERR-SPEC-6)."""

    def __init__(self, card: int) -> None:
        super().__init__(f"give {TEXT[card]}")
        self.card: Final = card


class Pass(Move):
    """Leave a card's ability unused."""


PREDICTS: Final = [Predict(tricks) for tricks in range(MOST_TRICKS + 1)]
PLAYS: Final = [Play(card) for card in range(KINDS)]
DRAW: Final = Draw("draw")
DISCARDS: Final = [Discard(card) for card in range(KINDS)]
STEALS: Final = [Steal(seat) for seat in range(MOST_SEATS)]
TAKES: Final = [Take(seat) for seat in range(MOST_SEATS)]
GIVES: Final = [Give(card) for card in range(KINDS)]
PASS: Final = Pass("pass")

TABLE_OF_MOVES: Final = MoveTable(
    [*PREDICTS, *PLAYS, DRAW, *DISCARDS, *STEALS, *TAKES, *GIVES, PASS]
)


def _of_runes() -> list[list[Move]]:
    """For what `runes` says of a hand, the moves that play them."""
    sets: list[list[Move]] = [[] for _ in range(runes(FULL) + 1)]
    for a in range(RUNE_COPIES + 1):
        for n in range(RUNE_COPIES + 1):
            held = runes(hand_of([A] * a + [N] * n))
            sets[held] = [move for move, copies in ((PLAYS[A], a), (PLAYS[N], n)) if copies]
    return sets


CARD_PLAYS: Final = Plays(SUITS, PLAYS)
RUNE_PLAYS: Final = _of_runes()
