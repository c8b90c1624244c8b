"""Saying what happens: each game's `sentences.py`, filled in for people, French or English."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final

from tablee.core.moves import Move
from tablee.core.story import Told, Value

SEAT_WORDS: Final = {
    "dealer",
    "duellists",
    "loser",
    "other",
    "speaker",
    "starter",
    "target",
    "to",
    "victim",
    "winner",
    "winners",
}
"""Values of an event that are seats; other numbers are numbers."""

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "taken_back": {
        "fr": "{seat} reprend son dernier coup.",
        "en": "{seat} takes the last move back.",
    }
}
"""What the table itself tells, whatever the game."""

_ELISION: Final = re.compile(r"\b([dD]|[qQ]u)e (?=[AEIOUYÀÂÉÈÊÎÔ])")

_AND: Final = {"fr": " et ", "en": " and "}

NameCard = Callable[[str], str]


class Speaker:
    """Says one game's events and moves to one table: its names, a language, a way to show cards."""

    def __init__(self, game: str, names: Sequence[str], language: str, card: NameCard) -> None:
        sentences = _module(game)
        self._sentences: Final[dict[str, dict[str, str]]] = {**SENTENCES, **sentences.SENTENCES}
        self._moves: Final[dict[str, dict[str, str]]] = sentences.MOVES
        self._named: Final[dict[str, dict[str, str]]] = {
            **getattr(sentences, "COLOURS", {}),
            **getattr(sentences, "NAMES", {}),
        }
        self._names: Final = names
        self._language: Final = language
        self._card: Final = card

    def tell(self, told: Told) -> str:
        """One sentence for an event; the seen wording when its secret part was told."""
        values = {key: self._value(key, value) for key, value in told.values.items()}
        if told.seat is not None:
            values["seat"] = self._names[told.seat]
        seen = self._sentences.get(f"{told.kind}.seen")
        if seen is not None:
            try:
                return self._typeset(seen[self._language].format_map(values))
            except KeyError:
                pass  # the secret part was not told
        return self._typeset(self._sentences[told.kind][self._language].format_map(values))

    def move(self, move: Move) -> str:
        """`annoncer 5` for `predict 5`; a move without wording is its notation."""
        first, *rest = move.text.split(" ")
        if first in self._moves:
            return self._typeset(self._moves[first][self._language].format(*map(self._word, rest)))
        if "" in self._moves:
            words = [*first.split(":"), *rest]
            return self._moves[""][self._language].format(*map(self._word, words))
        return move.text

    def _typeset(self, sentence: str) -> str:
        """French elides before a name that begins with a vowel: la carte d’Ada."""
        return _ELISION.sub("\\1’", sentence) if self._language == "fr" else sentence

    def _value(self, key: str, value: Value) -> str:
        if isinstance(value, int):
            return self._names[value] if key in SEAT_WORDS else str(value)
        if isinstance(value, str):
            return self._card(value) if key in ("card", "cards") else self._name(value)
        *first, last = [self._value(key, item) for item in value] or [""]
        return _AND[self._language].join([", ".join(first), last]) if first else last

    def _word(self, word: str) -> str:
        if len(word) == 2 and word[0] == "P" and word[1].isdigit():
            return self._names[int(word[1])]
        return self._name(word) if word in self._named else self._card(word)

    def _name(self, word: str) -> str:
        """A colour, a symbol, a side: as the game names it."""
        return self._named[word][self._language] if word in self._named else word


@cache
def _module(game: str) -> ModuleType:
    return import_module(f"tablee.games.{game}.sentences")
