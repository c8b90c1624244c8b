"""English: articles and plurals.

Its words lose nothing by folding their letters, so simplemma's dictionary can be asked for
plurals; endings keep it from answering with the verb behind a noun (saw and see, fell and fall).
"""

import re

from tablee.words.languages import Language
from tablee.words.lemmas import lemma

_ARTICLES = "a an the some my your his her our their"

# Where the dictionary answers with a verb or keeps a plural that people also say without its s.
_IRREGULAR = {
    "ads": "ad",
    "calves": "calf",
    "cds": "cd",
    "djs": "dj",
    "does": "doe",
    "gemini": "gemini",
    "halves": "half",
    "jeans": "jean",
    "leaves": "leaf",
    "leggings": "legging",
    "lenses": "lens",
    "lives": "life",
    "loaves": "loaf",
    "pajamas": "pajama",
    "pants": "pant",
    "pcs": "pc",
    "pyjamas": "pyjama",
    "scissors": "scissor",
    "sheaves": "sheaf",
    "shelves": "shelf",
    "thieves": "thief",
    "tights": "tight",
    "tvs": "tv",
    "wives": "wife",
}

# Plurals that the dictionary takes for singulars; and "means", which is none of the peoples.
_PLURALS = """
bifocals cypriots czechs goggles grandmas greeks gringos kazakhs mongols mules poles slacks slovaks
slovenes uzbeks
"""
_IRREGULAR |= {plural: plural.removesuffix("s") for plural in _PLURALS.split()}
_IRREGULAR |= {"means": "means"}
_PEOPLES = ("ans", "is", "inos")  # Cubans, Israelis, Filipinos

_SHORTEST_PLURAL = 4  # gas, bus, yes
_KEPT_ENDINGS = ("ss", "us", "is")
_SIBILANTS = ("ches", "shes", "sses", "xes", "zzes")
# Endings of the plurals that do not end in s: women, children, oxen, feet, mice, bacteria, larvae,
# cacti. Narrow, because the dictionary also makes an opus of an opera and a colon of a cola.
_IRREGULAR_ENDINGS = re.compile(
    r"(?:.*men|.*dren|oxen|.*feet|.*teeth|geese|.*[lm]ice|dice|.*teria|.*nomena|.*ae|.{4,}i)"
)


def singular(word: str) -> str:
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word.endswith("s"):
        return _without_s(word) if len(word) >= _SHORTEST_PLURAL else word
    if _IRREGULAR_ENDINGS.fullmatch(word):
        found = _dictionary_form(word)
        return word if found is None or found.startswith(word) else found
    return word


def _without_s(word: str) -> str:
    """Trusts the dictionary about a word it has; knives and lens both end in s."""
    found = _dictionary_form(word)
    if found == word and word.endswith(_PEOPLES) and _dictionary_form(word[:-1]):
        return word[:-1]
    if found is not None:
        return found if found[:-2] == word[: len(found) - 2] else word
    if word.endswith(_KEPT_ENDINGS):
        return word
    if word.endswith("ies"):
        return word[:-3] + "y"
    return word[:-2] if word.endswith(_SIBILANTS) else word[:-1]


def _dictionary_form(word: str) -> str | None:
    found = lemma(word, "en")
    return found.lower() if found and found.isascii() and found.isalpha() else None


LANGUAGE = Language(
    code="en",
    articles=frozenset(_ARTICLES.split()),
    ampersand="and",
    sounds=(("ph", "f"), ("kn", "n"), ("wr", "r"), ("ck", "k"), ("c", "k"), ("y", "i"), ("z", "s")),
    singular=singular,
)
