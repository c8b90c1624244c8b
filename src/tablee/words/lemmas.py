"""Dictionary forms of words, from simplemma.

Only its dictionary is asked, not its guessing rules: a guess about a word nobody listed would
make two different words one. It is loaded with the first word, for it takes a while.
"""

from functools import cache
from importlib import import_module
from typing import Any, Final

from tablee.extras import need

_LOOKUP: Final = "simplemma.strategies"
_LANGUAGES: Final = "simplemma.strategies.dictionaries.dictionary_factory"


def load_lemmas(language: str) -> None:
    """Unpacks the dictionary now (about 0.1 s), so that no player's word has to wait for it."""
    lemma("a", language)


def lemma(word: str, language: str) -> str | None:
    """The dictionary form of a word, itself included; None if the dictionary lacks it.

    A language simplemma does not know has no lemmas; judging then rests on folding alone.
    """
    if not word or language not in _languages():
        return None
    found: str | None = _dictionary().get_lemma(word, language)
    return found


@cache
def _dictionary() -> Any:
    return import_module(_LOOKUP).DictionaryLookupStrategy()


@cache
def _languages() -> frozenset[str]:
    need("simplemma", "words")
    return frozenset(import_module(_LANGUAGES).SUPPORTED_LANGUAGES)
