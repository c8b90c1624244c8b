"""Blitz!'s cards, symbols and die.

A card is a small number: 0 to 53 are themes, sorted by symbol, 54 to 59 are Duels. The rules know
no theme's words, only its number in the deck, which gives its symbol. A theme is spelt by its
symbol's letter and its place among the themes of that symbol (`c1` … `m6`), a Duel `D1` … `D6`.
"""

from typing import Final

from tablee.core.notation import NotationError
from tablee.core.seats import Seat

NONE: Final = -1
"""No card, no symbol, no roll of the die yet."""

CIRCLE: Final = 0
SQUARE: Final = 1
TRIANGLE: Final = 2
STAR: Final = 3
CROSS: Final = 4
WAVE: Final = 5
DIAMOND: Final = 6
MOON: Final = 7

SYMBOLS: Final = ["circle", "square", "triangle", "star", "cross", "wave", "diamond", "moon"]
LETTERS: Final = "cqtsxwrm"
"""One a symbol; the diamond is `r`, a rhombus, so that it is not taken for a Duel."""

# Assumed (BLITZ-COMP-1): the pictures of the cards and of the die are lost.
COPIES: Final = [7, 7, 7, 7, 7, 7, 6, 6]
FACES: Final = [
    [CIRCLE, TRIANGLE],
    [TRIANGLE, SQUARE],
    [SQUARE, WAVE],
    [STAR, CROSS],
    [STAR, DIAMOND],
    [CROSS, MOON],
]
_PARTNER: Final = [
    [face[1 - face.index(symbol)] if symbol in face else NONE for symbol in range(len(COPIES))]
    for face in FACES
]
"""By face of the die and symbol: the other symbol of that face."""

THEMES: Final = sum(COPIES)
DUELS: Final = 6
CARDS: Final = THEMES + DUELS

SYMBOL: Final = [symbol for symbol in range(len(COPIES)) for _ in range(COPIES[symbol])] + [
    NONE
] * DUELS
"""A Duel has no symbol."""

TEXT: Final = [
    f"{LETTERS[symbol]}{copy}"
    for symbol in range(len(COPIES))
    for copy in range(1, COPIES[symbol] + 1)
] + [f"D{number}" for number in range(1, DUELS + 1)]
_CARD: Final = {text: card for card, text in enumerate(TEXT)}

FACE_TEXT: Final = [LETTERS[first] + LETTERS[second] for first, second in FACES]


def read_card(text: str) -> int:
    card = _CARD.get(text)
    if card is None:
        raise NotationError(f"not a card: {text[:20]!r} (c1 to m6, D1 to D{DUELS})")
    return card


def read_theme(text: str) -> int:
    card = read_card(text)
    if is_duel(card):
        raise NotationError(f"not a theme: {text}")
    return card


def read_duel(text: str) -> int:
    card = read_card(text)
    if not is_duel(card):
        raise NotationError(f"not a Duel: {text}")
    return card


def texts(cards: list[int]) -> list[str]:
    return [TEXT[card] for card in cards]


def is_duel(card: int) -> bool:
    return card >= THEMES


def with_symbols(symbols: list[int]) -> list[int]:
    """Every theme that bears one of them."""
    return [card for card in range(THEMES) if SYMBOL[card] in symbols]


def face_offs(tops: list[int], face: int) -> list[list[Seat]]:
    """The pairs of seats whose top cards meet: equal symbols (BLITZ-TURN-3), or the die's two."""
    return [
        [one, other]
        for one in range(len(tops))
        for other in range(one + 1, len(tops))
        if _meet(tops[one], tops[other], face)
    ]


def _meet(card: int, facing: int, face: int) -> bool:
    if card == NONE or facing == NONE:
        return False
    one, other = SYMBOL[card], SYMBOL[facing]
    return one == other or (face != NONE and _PARTNER[face][one] == other)  # BLITZ-DUEL-1
