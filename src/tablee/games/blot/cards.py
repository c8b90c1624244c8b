"""Blot's components: offerings, ceremony tiles, gods.

A tile is the number of its colour, which is its Affinity on both faces (BLOT-COMP-2).
"""

from typing import Final

from tablee.kit.suits import NO_SUIT, Suits

COLOURS: Final = "RGBY"
SUITS: Final = Suits(COLOURS, [str(value) for value in range(1, 11)])  # BLOT-COMP-1
NONE: Final = NO_SUIT
"""No colour: an empty tile demands it, a god without a tile has it."""
CARDS: Final = SUITS.cards
COLOUR: Final = SUITS.suit_of
VALUE: Final = [rank + 1 for rank in SUITS.rank_of]
TEXT: Final = SUITS.text

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
