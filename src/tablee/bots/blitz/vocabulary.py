"""Which words somebody knows for a theme, and how they get them wrong.

A vocabulary is nobody's state: whether a word belongs to it is drawn from chance keyed by level,
seat, theme and word.
"""

from collections.abc import Collection
from functools import lru_cache
from typing import Final

from tablee.bots.blitz.mind import Mind
from tablee.bots.memory import keyed
from tablee.bots.taste import unit
from tablee.core.seats import Seat
from tablee.words.folding import fold
from tablee.words.judging import is_slip
from tablee.words.themes import load_deck

RARER: Final = (1.0, 2.0, 4.0)
"""How much longer a word of each grade takes to come to mind."""


class Word:
    """A known answer; `keys` are its spellings, folded."""

    def __init__(self, text: str, grade: int, keys: frozenset[str]) -> None:
        self.text: Final = text
        self.grade: Final = grade
        self.keys: Final = keys

    def is_free(self, used: Collection[str]) -> bool:
        return not any(key in used for key in self.keys)


def known_words(mind: Mind, seat: Seat, language: str, deck: int, card: int) -> tuple[Word, ...]:
    return _known(mind.level, mind.knows, seat, language, deck, card)


@lru_cache(maxsize=2048)
def _known(
    level: str, knows: tuple[float, ...], seat: Seat, language: str, deck: int, card: int
) -> tuple[Word, ...]:
    theme = load_deck(language, deck)[card].text
    return tuple(
        word
        for word in _words(language, deck, card)
        if unit(keyed(f"know {level} P{seat} {theme}: {word.text}")) < knows[word.grade - 1]
    )


@lru_cache(maxsize=512)
def wealth(language: str, deck: int, card: int) -> float:
    """How many everyday words a theme's list is worth: a longer list makes nobody quicker."""
    return sum(1.0 / RARER[word.grade - 1] for word in _words(language, deck, card))


@lru_cache(maxsize=512)
def _words(language: str, deck: int, card: int) -> tuple[Word, ...]:
    return tuple(
        Word(
            answer.text,
            answer.grade,
            frozenset(fold(spelling, language) for spelling in answer.spellings),
        )
        for answer in load_deck(language, deck)[card].answers
    )


def misspelt(
    word: str, place: int, language: str, deck: int, card: int, used: Collection[str]
) -> str:
    """Two letters swapped, if it still looks like that word and like none that is used up."""
    at = 1 + place % max(1, len(word) - 2)
    slip = word[:at] + word[at : at + 2][::-1] + word[at + 2 :]
    return slip if is_slip(language, deck, card, slip, used) else word
