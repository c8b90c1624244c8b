"""Whether a text is made of words or names of a language, whatever they mean (BLITZ-Q33).

simplemma's dictionary has the words, wordfreq's counts of real text also the names and what is new:
raclette, ramen, Mozart. Short groups of letters stand in every text (initials, slips), so the
shorter a word is, the oftener it must have been written.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from anyascii import anyascii

from tablee.extras import need
from tablee.words.folding import fold
from tablee.words.gibberish import is_exercise, is_held
from tablee.words.lemmas import lemma

_TOKEN: Final = re.compile(r"[^\W_]+")
_VOWEL: Final = re.compile(r"[aeiouy]")
_NUMERAL: Final = re.compile(r"[ivxlcdm]+(?:er|e|eme|st|nd|rd|th)?")
_SMALL: Final = 3
_LONGEST_NUMBER: Final = 4  # years, R2D2
_OFTEN_ENOUGH: Final = {1: 9.0, 2: 4.0, 3: 3.0, 4: 2.1, 5: 1.6}
"""By length, on Zipf's scale, where 3 is once in a million words; all longer ones are enough."""
_OFTEN_WITHOUT_VOWEL: Final = 3.5
_OFTEN_FOR_FINGERS: Final = 3.0  # Reza is also a walk of the fingers
_OFTEN_FOR_NO_SLIP: Final = 3.0
_MOST_OFTEN: Final = 9.0
_STEP: Final = 0.01


def is_text(said: str, language: str) -> bool:
    """Every word of it is one, or all together are (cow-boy); beside a word, small things pass
    that alone are none: Louis XIII, J. Verne, Taj Mahal."""
    words = _TOKEN.findall(said.lower())
    if len(words) < 2:
        return bool(words) and _is_word(words[0], language)
    is_word = [_is_word(word, language) for word in words]
    is_right = [known or _is_small(word) for known, word in zip(is_word, words, strict=True)]
    return (any(is_word) and all(is_right)) or _is_word(fold(said, language), language)


def is_common(said: str, language: str) -> bool:
    """So often written, each word of it, that it is no slip in another."""
    frequencies = _frequencies(language) or {}
    words = _TOKEN.findall(said.lower())
    return bool(words) and all(
        lemma(word, language) is not None
        or frequencies.get(anyascii(word).lower(), 0.0) >= _OFTEN_FOR_NO_SLIP
        for word in words
    )


def load_lexicon(language: str) -> None:
    """Reads the counts now (a second or so), so that no player's word has to wait for them."""
    _frequencies(language)


def _is_small(word: str) -> bool:
    return len(word) <= _SMALL or _NUMERAL.fullmatch(word) is not None


def _is_word(word: str, language: str) -> bool:
    if any(character.isdigit() for character in word):
        return len(word) <= _LONGEST_NUMBER
    if is_held(word):
        return False
    if len(word) > 1 and lemma(word, language) is not None:
        return True
    forms = {anyascii(word).lower(), fold(word, language)}
    frequencies = _frequencies(language)
    if frequencies is None:
        return not any(is_exercise(form) for form in forms)
    return any(_is_often(form, frequencies.get(form, 0.0)) for form in forms)


def _is_often(word: str, frequency: float) -> bool:
    least = _OFTEN_ENOUGH.get(len(word), _STEP)
    if not _VOWEL.search(word):
        least = max(least, _OFTEN_WITHOUT_VOWEL)
    if is_exercise(word):
        least = max(least, _OFTEN_FOR_FINGERS)
    return frequency >= least


@lru_cache(maxsize=8)
def _frequencies(language: str) -> dict[str, float] | None:
    """How often each word is written, its accents left out as people do; None: nobody has counted
    this language, and any text may be one in it."""
    need("wordfreq", "words")
    import wordfreq  # noqa: PLC0415 - it takes a second, and most processes judge no word

    if language not in wordfreq.available_languages("best"):
        return None
    found: dict[str, float] = {}
    for step, words in enumerate(wordfreq.get_frequency_list(language, "best")):
        for word in words:
            found.setdefault(word if word.isascii() else _plain(word), _MOST_OFTEN - step * _STEP)
    return found


def _plain(word: str) -> str:
    """As anyascii, which is slower, where an accent is all there is to take away."""
    bare = "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))
    return bare if bare.isascii() else anyascii(bare).lower()
