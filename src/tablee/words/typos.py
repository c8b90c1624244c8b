"""Which slips still look like an answer: of the keyboard, of doubled letters, of spelling by ear.

A slip is never silently right: it only makes a word *near*, which goes to a vote (BLITZ-Q20).
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from tablee.extras import need
from tablee.words.languages import Language

_REPEATED = re.compile(r"(.)\1+")
# A key shorter than the first number forgives no slip, then one, two and three: in a short word
# one letter makes another word (rat, rit, rot), in a long one it hardly ever does.
_STEPS = (4, 8, 13)


def slips_forgiven(length: int) -> int:
    return sum(length >= step for step in _STEPS)


class Typos:
    """The keys of a theme, found from what looks or sounds like one of them."""

    def __init__(self, keys: Iterable[str], table: Language) -> None:
        self._keys = list(keys)
        self._sounds = table.sounds
        self._by_single_letters = {_single_letters(key): key for key in self._keys}
        self._by_sound = {self._sound(key): key for key in self._keys}

    def doubled(self, word: str) -> str | None:
        """The key that differs in doubled letters only, at any length: poison and poisson.

        The one slip that turns real words into each other so often that a vote should hear it.
        """
        return self._by_single_letters.get(_single_letters(word))

    def nearest(self, word: str) -> str | None:
        """The key that looks most like `word`, or sounds the same, if there is one.

        A slip is a letter too many, missing, wrong, or swapped with its neighbour.
        """
        if key := self.doubled(word) or self._by_sound.get(self._sound(word)):
            return key
        found = _close(word, self._keys, slips_forgiven(len(word)))
        return next((key for key, slips in found if _may_be_slip(word, key, slips)), None)

    def _sound(self, word: str) -> str:
        for written, heard in self._sounds:
            word = word.replace(written, heard)
        return _single_letters(word)


def _close(word: str, keys: list[str], slips: int) -> Iterator[tuple[str, int]]:
    """Keys at most so many slips away, the nearest first, and how many."""
    extract, scorer = _matching()
    found = extract(word, keys, scorer=scorer, score_cutoff=slips, limit=None)
    return ((key, distance) for key, distance, _ in found)


@cache
def _matching() -> tuple[Any, Any]:
    need("rapidfuzz", "words")
    from rapidfuzz import process  # noqa: PLC0415 - of an extra
    from rapidfuzz.distance import OSA  # noqa: PLC0415

    return process.extract, OSA.distance


def _may_be_slip(word: str, key: str, slips: int) -> bool:
    """Whether so many slips are forgiven between these two.

    Nobody overlooks a wrong first letter: a short word that begins otherwise is another word.
    """
    shorter = min(len(word), len(key))
    is_same_start = word[0] == key[0] or sorted(word[:2]) == sorted(key[:2])
    return slips <= slips_forgiven(shorter) and (is_same_start or shorter >= _STEPS[1])


def _single_letters(word: str) -> str:
    return _REPEATED.sub(r"\1", word)
