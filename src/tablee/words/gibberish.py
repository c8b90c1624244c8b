"""What fingers type when no word comes: runs over the keyboard or the alphabet, one letter held.

Counts of real text hold such runs too (qwerty is a kind of keyboard), so they are told by their
look (BLITZ-Q33).
"""

import re
from functools import lru_cache
from typing import Final

_ROWS: Final = """
qwertyuiop asdfghjkl zxcvbnm azertyuiop qsdfghjklm wxcvbn qwertzuiop yxcvbnm
qaz wsx edc rfv tgb yhn ujm aqw zsx qay
abcdefghijklmnopqrstuvwxyz
""".split()
"""Keyboards, row by row and column by column, and the alphabet; both ways."""
_TRACKS: Final = tuple(_ROWS + [row[::-1] for row in _ROWS])
_SHORTEST_RUN: Final = 3
_SHORTEST_EXERCISE: Final = 4  # SDF and ABC are words
_HELD: Final = re.compile(r"(.)\1\1|(..)\2\2")
_NOTHING_ELSE: Final = re.compile(r"(..?)\1\1+.?")


def is_held(word: str) -> bool:
    """One key held, or two in turn: aaaa, brrrr, asasas."""
    return _HELD.search(word) is not None


def is_nothing_but_held(word: str) -> bool:
    """aaaa and asasas, but not brrrr."""
    return _NOTHING_ELSE.fullmatch(word) is not None


@lru_cache(maxsize=1024)
def is_exercise(word: str) -> bool:
    """Fingers that walk: asdf, poiu, and put together azeqsd."""
    return len(word) >= _SHORTEST_EXERCISE and _is_made_of_runs(word)


def _is_made_of_runs(word: str) -> bool:
    return any(
        _is_run(word[:length]) and (length == len(word) or _is_made_of_runs(word[length:]))
        for length in range(_SHORTEST_RUN, len(word) + 1)
    )


def _is_run(word: str) -> bool:
    return any(word in track for track in _TRACKS)
