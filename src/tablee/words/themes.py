"""The shipped decks: which languages and decks there are, and their themes, loaded when asked.

Languages and decks are found, not listed: adding one is adding files.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from tablee.words.deckfile import SYMBOLS, DeckError, ListedAnswer, Theme, parse_deck

__all__ = ["DeckError", "ListedAnswer", "Theme", "deck_file", "decks", "languages", "load_deck"]

_DECK_NAME = re.compile(r"deck([1-9]\d*)\.txt")


def _data() -> Traversable:
    return files("tablee.words") / "data"


def deck_file(language: str, number: int) -> str:
    """A deck's name as errors and findings give it: relative to the data folder."""
    return f"{language}/deck{number}.txt"


def languages() -> list[str]:
    """The languages that have at least one deck, by code."""
    return sorted(
        folder.name for folder in _data().iterdir() if folder.is_dir() and decks(folder.name)
    )


def decks(language: str) -> list[int]:
    """The numbers of the decks a language has."""
    folder = _data() / language
    if language not in {entry.name for entry in _data().iterdir()}:
        return []
    names = (_DECK_NAME.fullmatch(entry.name) for entry in folder.iterdir())
    return sorted(int(name[1]) for name in names if name)


@cache
def load_deck(language: str, number: int) -> tuple[Theme, ...]:
    """The themes of one deck, sorted by symbol as the cards of Blitz! are numbered; read and
    parsed once a process.

    `DeckError` for a deck that does not exist, is not UTF-8 or is malformed.
    """
    file = deck_file(language, number)
    if number not in decks(language):
        raise DeckError(file, 0, "there is no such deck")
    raw = (_data() / language / f"deck{number}.txt").read_bytes()
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise DeckError(file, line, "not UTF-8 text") from error
    themes = parse_deck(text, file=file, language=language, deck=number)
    order = list(SYMBOLS)
    return tuple(sorted(themes, key=lambda theme: order.index(theme.symbol)))
