"""Bloops' cards: a value from 0 to 20, with or without a star, and the BLOOPS card itself.

A card is the number value * 2 + star. The BLOOPS card is never shuffled and has no number: it lies
beside the pile or before its holder.
"""

from collections import Counter
from typing import Final

from tablee.core.notation import NotationError
from tablee.core.wrong_choice import WrongChoice, quoted

ASSUMED_DECK: Final = "0x5 1x5 2x5 3x5 4x5 5x5 6x5 7x5 8x5 9x5 10x5 11*x8 20x1"
"""BLOOPS-COMP-1, assumed: the rulebook's picture of the 65 cards (with BLOOPS) is lost."""

BLOOPS_TEXT: Final = "BLOOPS"
HIGHEST: Final = 20
THE_20: Final = HIGHEST * 2
KINDS: Final = THE_20 + 2
DEALT: Final = 6
"""BLOOPS-SETUP-2: cards before each player at the start."""
MOST_CARDS: Final = 64
"""As many as the box holds beside the BLOOPS card; so many backs exist."""
FEWEST_PER_SEAT: Final = DEALT + 1
FEWEST_CARDS: Final = 2 * FEWEST_PER_SEAT

VALUE: Final = [card // 2 for card in range(KINDS)]
STARS: Final = [card % 2 for card in range(KINDS)]
TEXT: Final = [f"{card // 2}{'*' * (card % 2)}" for card in range(KINDS)]
_CARD: Final = {text: card for card, text in enumerate(TEXT)}


def read_card(text: str) -> int:
    card = _CARD.get(text)
    if card is None:
        raise NotationError(f"not a card: {text[:20]!r} (0 to 20, with * for a star)")
    return card


def texts(cards: list[int]) -> list[str]:
    return [TEXT[card] for card in cards]


def read_deck(text: str) -> list[int]:
    """`0x5 1x5 … 11*x8 20x1`: a value, its star if it has one, x, how many.

    BLOOPS comes by itself.
    """
    deck: list[int] = []
    for word in text.split():
        if word.upper().startswith(BLOOPS_TEXT):
            raise WrongChoice(_BLOOPS_COMES, {})
        name, _, count = word.partition("x")
        if not (count.isascii() and count.isdigit() and len(count) <= 2 and int(count) > 0):
            raise WrongChoice(_NOT_SO_MANY, {"word": quoted(word)})
        if name not in _CARD:
            raise WrongChoice(_NO_CARD, {"name": quoted(name)})
        deck += [_CARD[name]] * int(count)
    if not FEWEST_CARDS <= len(deck) <= MOST_CARDS:
        span = {"fewest": FEWEST_CARDS, "most": MOST_CARDS, "given": len(deck)}
        raise WrongChoice(_WRONG_SIZE, span)
    if deck.count(THE_20) != 1 or THE_20 + 1 in deck:
        raise WrongChoice(_ONE_20, {})
    return sorted(deck)


_BLOOPS_COMES: Final = {
    "fr": "deck : la carte BLOOPS s’ajoute toute seule",
    "en": "deck: the BLOOPS card is added by itself",
}
_NOT_SO_MANY: Final = {
    "fr": "deck : une carte, x et combien (11*x8), et non « {word} »",
    "en": "deck: expected a card, x, how many (11*x8), not '{word}'",
}
_NO_CARD: Final = {
    "fr": "deck : « {name} » n’est pas une carte (de 0 à 20, avec * pour une étoile)",
    "en": "deck: not a card: '{name}' (0 to 20, with * for a star)",
}
_WRONG_SIZE: Final = {
    "fr": "deck : de {fewest} à {most} cartes sans compter BLOOPS, et non {given}",
    "en": "deck: {fewest} to {most} cards beside BLOOPS, not {given}",
}
_ONE_20: Final = {
    "fr": "deck : un seul 20, sans étoile (BLOOPS-COMP-1)",
    "en": "deck: exactly one 20, without star (BLOOPS-COMP-1)",
}


def deck_text(deck: list[int]) -> str:
    """The one spelling of a deck; `read_deck` reads it back."""
    return " ".join(f"{TEXT[card]}x{count}" for card, count in sorted(Counter(deck).items()))
