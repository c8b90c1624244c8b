"""Herrlof's cards, and hands as one integer each.

A card is a small number: colour * 9 + number - 1 for the coloured ones (HERR-COMP-1), then the two
runes. A hand is the sum of its cards' units: one bit a coloured card, two bits a rune's count. So
"holds green" is one `&`, and playing a card one subtraction.
"""

from typing import Final

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

COLOUR: Final = [card // 9 for card in range(36)] + [FREE, FREE]
NUMBER: Final = [card % 9 + 1 for card in range(36)] + [0, 0]
"""A rune has number 0."""

TEXT: Final = [f"{COLOURS[card // 9]}{card % 9 + 1}" for card in range(36)] + ["A", "N"]
_CARD: Final = {text: card for card, text in enumerate(TEXT)}


def read_card(text: str) -> int:
    card = _CARD.get(text)
    if card is None:
        raise NotationError(f"not a card: {text[:20]!r} (R1 to Y9, A, N)")
    return card


def cards_of(hand: int) -> list[int]:
    """The cards of a hand, sorted by colour."""
    cards = [card for card in range(36) if hand >> card & 1]
    return cards + [A] * (hand >> 36 & 3) + [N] * (hand >> 38 & 3)


def hand_of(cards: list[int]) -> int:
    hand = 0
    for card in cards:
        if not can_add(hand, card):
            raise NotationError(f"too many {TEXT[card]}")
        hand += UNIT[card]
    return hand


def can_add(hand: int, card: int) -> bool:
    return count(hand, card) < (RUNE_COPIES if card >= A else 1)


def count(hand: int, card: int) -> int:
    """How many of that card a hand holds."""
    if card < A:
        return hand >> card & 1
    return hand >> (36 if card == A else 38) & 3


def size(hand: int) -> int:
    return (hand & ((1 << 36) - 1)).bit_count() + (hand >> 36 & 3) + (hand >> 38 & 3)


def texts(cards: list[int]) -> list[str]:
    return [TEXT[card] for card in cards]
