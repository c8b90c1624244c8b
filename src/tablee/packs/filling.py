"""Filling texts in, and setting French in type. web/src/lib/filling.ts and typeset.ts do the same
for the page: both are held to web/tests/fillings.json and told.json."""

import re
from collections.abc import Mapping
from typing import Final

from tablee.packs.plurals import form_of

WIDE: Final = "\u00a0"
NARROW: Final = "\u202f"
"""Spaces at which no line ends: French sets one before : and another before ; ! ?"""

MINUS: Final = "−"

_HOLE: Final = re.compile(r"\{(\w+)(?:\|([^}]*))?\}")
_ELIDED: Final = re.compile(r"\b(d|qu)e $", re.IGNORECASE)
_VOWELS: Final = "aeiouàâäéèêëîïôöùûüœæ"
_BEGINS_WITH_A_VOWEL: Final = re.compile(rf"[{_VOWELS}]\w|y[^\W{_VOWELS}]", re.IGNORECASE)
"""Yves, not Yann; the rune A is a letter."""


def fill(text: str, values: Mapping[str, str | int], language: str) -> str:
    """`{name}` is filled in; `{n|# trick|# tricks}` chooses by number, as the language counts
    (`plurals.form_of`), `#` being the number. A hole nobody fills stays as it is."""
    parts, at = [], 0
    for hole in _HOLE.finditer(text):
        value = _value(hole, values, language)
        parts += [_before(text[at : hole.start()], value, language), value]
        at = hole.end()
    return "".join([*parts, text[at:]])


def _value(hole: re.Match[str], values: Mapping[str, str | int], language: str) -> str:
    name, forms = hole.groups()
    if name not in values:
        return hole[0]
    found = str(values[name])
    if forms is None:
        return found
    number = int(found.replace(MINUS, "-"))
    return form_of(forms, number, language).replace("#", found.replace("-", MINUS))


def _before(words: str, value: str, language: str) -> str:
    """French elides before a vowel: la carte d’Ada."""
    if language != "fr" or not _BEGINS_WITH_A_VOWEL.match(value):
        return words
    return _ELIDED.sub(r"\1’", words)


def holes(text: str) -> set[str]:
    """What a wording asks for."""
    return {hole[1] for hole in _HOLE.finditer(text)}


def left_open(text: str) -> str:
    """With `…` in its holes."""
    return _HOLE.sub("…", text)


def typeset(text: str, language: str) -> str:
    """French typography."""
    if language != "fr":
        return text
    text = text.replace("'", "’")
    text = re.sub(r"[ \u00a0\u202f]?([;!?])(?=\s|$|[)»])", NARROW + r"\1", text)
    text = re.sub(r"[ \u00a0\u202f]:", WIDE + ":", text)
    text = re.sub(r"«[ \u202f]", "«" + WIDE, text)
    text = re.sub(r"[ \u202f]»", WIDE + "»", text)
    return re.sub(r"(\d) (%|€|s\b|min\b)", r"\1" + WIDE + r"\2", text)
