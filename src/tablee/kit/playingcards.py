"""The cards of everyday packs, spades to clubs: as text (`SA`, `H10`) and in words."""

from collections.abc import Sequence
from typing import Final

from tablee.kit.suits import Suits

THIRTY_TWO: Final = ("7", "8", "9", "10", "J", "Q", "K", "A")
FIFTY_TWO: Final = ("2", "3", "4", "5", "6", *THIRTY_TWO)
"""Ranks from low to high; a game that ranks them otherwise gives its own order."""

_SUITS: Final = {
    "S": {"fr": "pique", "en": "spades"},
    "H": {"fr": "cœur", "en": "hearts"},
    "D": {"fr": "carreau", "en": "diamonds"},
    "C": {"fr": "trèfle", "en": "clubs"},
}
_RANKS: Final = {
    "J": {"fr": "le valet", "en": "the jack"},
    "Q": {"fr": "la dame", "en": "the queen"},
    "K": {"fr": "le roi", "en": "the king"},
    "A": {"fr": "l’as", "en": "the ace"},
}


def playing_cards(ranks: Sequence[str]) -> Suits:
    return Suits("".join(_SUITS), ranks)


def card_names(ranks: Sequence[str]) -> dict[str, dict[str, str]]:
    """How sentences name them, and their suits: `HJ` is the jack of hearts, `H` is hearts."""
    names = {letter: dict(suit) for letter, suit in _SUITS.items()}
    for letter, suit in _SUITS.items():
        for rank in ranks:
            said = _RANKS.get(rank, {"fr": f"le {rank}", "en": f"the {rank}"})
            names[letter + rank] = {
                "fr": f"{said['fr']} de {suit['fr']}",
                "en": f"{said['en']} of {suit['en']}",
            }
    return names
