"""Herrlof's cards, and hands as one integer each.

A card is a small number: colour * 9 + number - 1 for the coloured ones (HERR-COMP-1), then the two
runes. A hand is the sum of its cards' units: one bit a coloured card, two bits a rune's count. So
"holds green" is one `&`, and playing a card one subtraction.
"""

from typing import Final

from mypy_extensions import i64

from tablee.core.chance import Chance
from tablee.core.notation import NotationError

COLOURS: Final = "RGBY"
FREE: Final = 4
"""The colour of a rune, of no trump, of a trick led by a rune."""
A: Final = 36
N: Final = 37
KINDS: Final = 38
RUNE_COPIES: Final = 3
DECK: Final = [*range(36), A, A, A, N, N, N]

UNIT: Final = [1 << card for card in range(36)] + [1 << 36, 1 << 38]
SUIT: Final = [511 << 9 * colour for colour in range(4)]
FULL: Final = sum(UNIT[card] for card in DECK)

COLOUR: Final = bytes([*[card // 9 for card in range(36)], FREE, FREE])
NUMBER: Final = bytes([*[card % 9 + 1 for card in range(36)], 0, 0])
"""A rune has number 0."""

TEXT: Final = [f"{COLOURS[card // 9]}{card % 9 + 1}" for card in range(36)] + ["A", "N"]
_CARD: Final = {text: card for card, text in enumerate(TEXT)}


ONES: Final = bytes(cards.bit_count() for cards in range(512))
"""For each set of nine cards of a colour, how many they are."""
NTH: Final = bytes(
    ([bit for bit in range(9) if cards >> bit & 1] + [0] * 9)[index]
    for cards in range(512)
    for index in range(9)
)
"""For each of those sets, nine entries: its first card, its second …"""


def read_card(text: str) -> int:
    card = _CARD.get(text)
    if card is None:
        raise NotationError(f"not a card: {text[:20]!r} (R1 to Y9, A, N)")
    return card


def cards_of(hand: i64) -> list[int]:
    """The cards of a hand, sorted by colour."""
    cards = [card for card in range(36) if hand >> card & 1]
    return cards + [A] * (hand >> 36 & 3) + [N] * (hand >> 38 & 3)


def unit(card: i64) -> i64:
    """UNIT[card], worked out: quicker when compiled."""
    return 1 << (card if card < N else N + 1)


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
    return hand >> (36 if card == A else 38) & 3


def size(hand: i64) -> i64:
    coloured = ONES[hand & 511] + ONES[hand >> 9 & 511]
    coloured += ONES[hand >> 18 & 511] + ONES[hand >> 27 & 511]
    return coloured + (hand >> 36 & 3) + (hand >> 38 & 3)


def texts(cards: list[int]) -> list[str]:
    return [TEXT[card] for card in cards]


def random_card(hand: i64, led: int, chance: Chance) -> int:
    """One of the different cards of a hand, each as likely, without a list of them; `led`: of that
    colour or a rune; FREE: any."""
    a: i64 = 1 if hand >> 36 & 3 else 0
    n: i64 = 1 if hand >> 38 else 0
    first: i64 = 0 if led == FREE else led
    past: i64 = 4 if led == FREE else first + 1
    number = a + n
    for colour in range(first, past):
        number += ONES[hand >> 9 * colour & 511]
    index: i64 = chance.below(number)
    for colour in range(first, past):
        held = hand >> 9 * colour & 511
        ones: i64 = ONES[held]
        if index < ones:
            return 9 * colour + NTH[held * 9 + index]
        index -= ones
    return A if index < a else N
