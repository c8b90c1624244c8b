"""Sets of suits, a bit a suit: what a hand holds, what its holder has shown to lack."""

from typing import Final

from tablee.kit.suits import NO_SUIT, SUIT_COUNT

NOTHING: Final = 0
SETS: Final = 1 << SUIT_COUNT
"""How many there are."""


def of(suit: int) -> int:
    return NOTHING if suit == NO_SUIT else 1 << suit


def has(suits: int, suit: int) -> bool:
    return suits >> suit & 1 == 1


def without(suits: int, suit: int) -> int:
    return suits & ~of(suit)


def all_but(suit: int) -> int:
    return without(SETS - 1, suit)


LISTED: Final = [[suit for suit in range(SUIT_COUNT) if has(suits, suit)] for suits in range(SETS)]
"""Of each set, its suits."""


def letters(suits: int, names: str) -> str:
    return "".join([names[suit] for suit in LISTED[suits]])
