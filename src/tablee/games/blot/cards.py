"""Blot's components: offerings, ceremony tiles, gods; and hands as one integer each.

An offering is a small number, colour * 10 + value - 1; a hand is a set of 40 bits. A tile is the
number of its colour, which is its Affinity on both faces (BLOT-COMP-2).
"""

from typing import Final

from tablee.core.notation import NotationError

COLOURS: Final = "RGBY"
NONE: Final = 4
"""No colour: an empty tile demands it, a god without a tile has it."""
VALUES: Final = 10
CARDS: Final = 40  # BLOT-COMP-1

SUIT_MASK: Final = (1 << VALUES) - 1
SUIT: Final = [SUIT_MASK << VALUES * colour for colour in range(len(COLOURS))]
COLOUR: Final = [card // VALUES for card in range(CARDS)]
VALUE: Final = [card % VALUES + 1 for card in range(CARDS)]
TEXT: Final = [f"{COLOURS[card // VALUES]}{card % VALUES + 1}" for card in range(CARDS)]
_CARD: Final = {text: card for card, text in enumerate(TEXT)}

TILES: Final = 4
DARK: Final = 0
LIGHT: Final = 1
GONE: Final = 2
FACES: Final = ["dark", "light", "gone"]
"""A ceremony tile's face (BLOT-COMP-2), or that its second ceremony has been resolved."""

GODS: Final = ["Balder", "Loki", "Odin", "Thor"]  # BLOT-COMP-3
BALDER: Final = 0
LOKI: Final = 1
ODIN: Final = 2
THOR: Final = 3

# BLOT-SETUP-1, BLOT-2P-3, by number of players
LOWEST: Final = [0, 0, 3, 5, 3, 1]
HAND_SIZE: Final = [0, 0, 12, 8, 8, 8]
CEREMONY_SIZE: Final = [0, 0, 3, 3, 4, 5]


DECKS: Final = [[card for card in range(CARDS) if VALUE[card] >= lowest] for lowest in LOWEST]


def read_card(text: str) -> int:
    card = _CARD.get(text)
    if card is None:
        raise NotationError(f"not a card: {text[:20]!r} (R1 to Y10)")
    return card


def read_colour(text: str) -> int:
    colour = COLOURS.find(text) if len(text) == 1 else -1
    if colour < 0:
        raise NotationError(f"not a colour: {text[:20]!r} (one of R, G, B, Y)")
    return colour


def colour_text(colour: int) -> str | None:
    return None if colour == NONE else COLOURS[colour]


def cards_of(hand: int) -> list[int]:
    """The cards of a hand, sorted by colour."""
    return [card for card in range(CARDS) if hand >> card & 1]


def hand_of(cards: list[int]) -> int:
    hand = 0
    for card in cards:
        hand |= 1 << card
    return hand


def texts(cards: list[int]) -> list[str]:
    return [TEXT[card] for card in cards]
