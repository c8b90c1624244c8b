"""Saying what happens: each game's `sentences.py`, filled in for people, French or English."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final

from tablee.core.moves import Move
from tablee.core.story import Told, Value

SEAT_WORDS: Final = {"dealer", "victim", "other", "target", "winner", "loser", "starter", "to"}
"""Values of an event that are seats; all numbers otherwise."""

NameCard = Callable[[str], str]


@cache
def _sentences(game: str) -> ModuleType:
    return import_module(f"tablee.games.{game}.sentences")


def tell(game: str, told: Told, names: Sequence[str], language: str, card: NameCard) -> str:
    """One sentence for an event; the seen wording when its secret part was told."""
    sentences: dict[str, dict[str, str]] = _sentences(game).SENTENCES
    seen = sentences.get(f"{told.kind}.seen")
    values = {key: _say(key, value, names, card) for key, value in told.values.items()}
    if told.seat is not None:
        values["seat"] = names[told.seat]
    if seen is not None:
        try:
            return seen[language].format_map(values)
        except KeyError:
            pass  # the secret part was not told
    return sentences[told.kind][language].format_map(values)


def say_move(game: str, move: Move, names: Sequence[str], language: str, card: NameCard) -> str:
    """`annoncer 5 plis` for `predict 5`; a move without wording is its notation."""
    wordings: dict[str, dict[str, str]] = _sentences(game).MOVES
    first, *rest = move.text.split(" ")
    words = [_say_word(word, names, card) for word in rest]
    if first in wordings:
        return wordings[first][language].format(*words)
    if "" in wordings:
        return wordings[""][language].format(_say_word(first, names, card), *words)
    return move.text


def _say(key: str, value: Value, names: Sequence[str], card: NameCard) -> str:
    if isinstance(value, list):
        return ", ".join(_say(key, item, names, card) for item in value)
    if isinstance(value, int):
        return names[value] if key in SEAT_WORDS else str(value)
    return card(value) if key in ("card", "cards") else value


def _say_word(word: str, names: Sequence[str], card: NameCard) -> str:
    if len(word) == 2 and word[0] == "P" and word[1].isdigit():
        return names[int(word[1])]
    return card(word)
