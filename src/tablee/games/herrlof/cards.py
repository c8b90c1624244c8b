"""Herrlof's cards, and hands as one integer each.

The coloured cards (HERR-COMP-1) are those of four suits; then come the two runes, of which a hand
may hold several: above a bit for each coloured card it has two bits for the count of each rune. So
a hand is still the sum of its cards' units, and playing a card one subtraction.
"""

from typing import Final

from mypy_extensions import i64

from tablee.core.chance import Chance
from tablee.core.notation import NotationError
from tablee.kit.suits import NO_SUIT, Suits

COLOURS: Final = "RGBY"
SUITS: Final = Suits(COLOURS, [str(number) for number in range(1, 10)], ["A", "N"])
FREE: Final = NO_SUIT
"""The colour of a rune, of no trump, of a trick led by a rune."""
A: Final = 36
N: Final = 37
KINDS: Final = 38
NUMBERS: Final = 9
"""Of each colour."""
RUNE_COPIES: Final = 3
DECK: Final = [*range(A), A, A, A, N, N, N]

_A_COUNT: Final = 36
_N_COUNT: Final = 38
"""Where in a hand the counts of the runes begin."""
UNIT: Final = [1 << card for card in range(A)] + [1 << _A_COUNT, 1 << _N_COUNT]
FULL: Final = sum(UNIT[card] for card in DECK)

COLOUR: Final = SUITS.suit_of
NUMBER: Final = bytes([SUITS.rank_of[card] + 1 for card in range(A)] + [0, 0])
"""A rune has number 0."""
TEXT: Final = SUITS.text


def cards_of(hand: i64) -> list[int]:
    """The cards of a hand, sorted by colour."""
    return SUITS.cards_of(hand) + [A] * count(hand, A) + [N] * count(hand, N)


def unit(card: i64) -> i64:
    """UNIT[card], worked out: quicker when compiled."""
    return 1 << (card if card < N else _N_COUNT)


def hand_of(cards: list[int]) -> i64:
    """Cards that are one hand's, or part of it: no more of a kind than there are."""
    hand: i64 = 0
    for card in cards:
        hand += unit(card)
    return hand


def read_hand(cards: list[int]) -> i64:
    """Cards somebody wrote down."""
    hand: i64 = 0
    for card in cards:
        if not can_add(hand, card):
            raise NotationError(f"too many {TEXT[card]}")
        hand += UNIT[card]
    return hand


def can_add(hand: i64, card: i64) -> bool:
    return count(hand, card) < (RUNE_COPIES if card >= A else 1)


def count(hand: i64, card: i64) -> i64:
    """How many of that card a hand holds."""
    if card < A:
        return hand >> card & 1
    return hand >> (_A_COUNT if card == A else _N_COUNT) & 3


def runes(hand: i64) -> i64:
    """The runes of a hand alone; nothing: it has none."""
    return hand >> _A_COUNT


def has_n(hand: i64) -> bool:
    return hand >> _N_COUNT != 0


def size(hand: i64) -> i64:
    return SUITS.size(hand) + count(hand, A) + count(hand, N)


def random_card(hand: i64, led: i64, chance: Chance) -> int:
    """One of the different cards that may be played (HERR-PLAY-2), each as likely."""
    a: i64 = 1 if hand >> _A_COUNT & 3 else 0
    n: i64 = 1 if hand >> _N_COUNT else 0
    card = SUITS.pick(hand, led, a + n, chance)
    if card < A:
        return card
    return A if card - A < a else N
