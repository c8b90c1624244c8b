"""Herrlof's moves."""

from typing import Final

from tablee.core.moves import Move, MoveTable
from tablee.core.seats import Seat
from tablee.games.herrlof.cards import COLOURS, KINDS, TEXT, A, N

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


def _of_suit(colour: int) -> list[list[Move]]:
    """For each set of nine cards of a colour, the moves that play them."""
    return [
        [PLAYS[colour * 9 + bit] for bit in range(9) if cards >> bit & 1] for cards in range(512)
    ]


def _of_runes() -> list[list[Move]]:
    """For each pair of rune counts (A in the low two bits), the moves that play them."""
    return [
        [move for move, held in ((PLAYS[A], runes & 3), (PLAYS[N], runes >> 2)) if held]
        for runes in range(16)
    ]


SUIT_PLAYS: Final = [_of_suit(colour) for colour in range(len(COLOURS))]
RUNE_PLAYS: Final = _of_runes()


def all_plays(hand: int) -> list[Move]:
    return (
        SUIT_PLAYS[0][hand & 511]
        + SUIT_PLAYS[1][hand >> 9 & 511]
        + SUIT_PLAYS[2][hand >> 18 & 511]
        + SUIT_PLAYS[3][hand >> 27 & 511]
        + RUNE_PLAYS[hand >> 36]
    )
