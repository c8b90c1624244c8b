"""Dictionary forms of words, from simplemma.

Only its dictionary is asked, not its guessing rules: a guess about a word nobody listed would
make two different words one.
"""

from simplemma.strategies import DictionaryLookupStrategy
from simplemma.strategies.dictionaries.dictionary_factory import SUPPORTED_LANGUAGES

_DICTIONARY = DictionaryLookupStrategy()


def load_lemmas(language: str) -> None:
    """Unpacks the dictionary now (about 0.1 s), so that no player's word has to wait for it."""
    lemma("a", language)


def lemma(word: str, language: str) -> str | None:
    """The dictionary form of a word, itself included; None if the dictionary lacks it.

    A language simplemma does not know has no lemmas; judging then rests on folding alone.
    """
    if not word or language not in SUPPORTED_LANGUAGES:
        return None
    return _DICTIONARY.get_lemma(word, language)
