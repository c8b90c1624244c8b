"""Spelling oddities in decks: what a tired hand writes and no parser refuses."""

import re
import unicodedata
from collections.abc import Iterator

from anyascii import anyascii

from tablee.words.deckfile import Theme
from tablee.words.folding import fold
from tablee.words.languages import Language, language_table

LONGEST_ANSWER = 50  # titles of nursery rhymes fit

_PUNCTUATION = frozenset(" -'’.&/+!°")
_THEME_PUNCTUATION = _PUNCTUATION | frozenset('(),?«»“”"\u00a0\u202f…')
_THRICE = re.compile(r"(?i:(?<=[a-zà-öø-ÿ]))([a-zà-öø-ÿ])\1\1(?=[a-zà-öø-ÿ])")  # not XIII, zzz
# chEval, CHeval; but JavaScript, iPhone and DVDs are written so
_CAPITAL_INSIDE = re.compile(r"\b[a-zà-öø-ÿ]{2,}[A-ZÀ-ÖØ-Þ]|[A-ZÀ-ÖØ-Þ]{2}[a-zà-öø-ÿ]{2}")
_DOUBLE_SPACE = re.compile(r"\s\s")
_EDGE = re.compile(r"^[\s\-.]|[\s\-]$")
_SENTENCE = re.compile(r"[.!?…]\W*$")


def oddities(theme: Theme) -> Iterator[str]:
    """What looks misspelt in a theme, one sentence each."""
    table = language_table(theme.language)
    yield from _theme_text(theme.text, table)
    for answer in theme.answers:
        for spelling in answer.spellings:
            yield from _spelling(spelling, theme.language)
            yield from _anywhere(spelling, _PUNCTUATION, table)


def _theme_text(text: str, table: Language) -> Iterator[str]:
    yield from _anywhere(text, _THEME_PUNCTUATION, table)
    if table.theme_apostrophe and "'" in text:
        yield f"{text!r} is a theme and is written with {table.theme_apostrophe}"
    if not text[0].isupper() and not text[0].isdigit():
        yield f"{text!r} is a theme and begins with a capital"
    if _SENTENCE.search(text):
        yield f"{text!r} is a sentence, and a theme is what answers have in common"


def _spelling(text: str, language: str) -> Iterator[str]:
    if len(text) > LONGEST_ANSWER:
        yield f"{text!r} is longer than {LONGEST_ANSWER} characters"
    if _EDGE.search(text):
        yield f"{text!r} begins or ends with a mark"
    if not fold(text, language):
        yield f"{text!r} holds no letter and no digit"


def _anywhere(text: str, punctuation: frozenset[str], table: Language) -> Iterator[str]:
    if text != unicodedata.normalize("NFC", text):
        yield f"{text!r} is not in composed form (NFC)"
    if odd := sorted({c for c in text if not (c.isalnum() or c in punctuation)}):
        yield f"{text!r} holds odd characters: {' '.join(map(repr, odd))}"
    if _CAPITAL_INSIDE.search(text):
        yield f"{text!r} has a capital inside a word"
    if _DOUBLE_SPACE.search(text):
        yield f"{text!r} has a double space"
    if _THRICE.search(text):
        yield f"{text!r} has the same letter three times running"
    if stem := _missing_ligature(text, table):
        yield f"{text!r} lacks its ligature: {stem}"


def _missing_ligature(text: str, table: Language) -> str | None:
    """The stem that is written out in two letters; words are compared without accents."""
    plain = anyascii("".join("*" if c in "œŒæÆ" else c for c in text)).lower()
    return next((stem for stem in sorted(table.ligature_words) if stem in plain), None)
