"""Cleaning what people type: names and chat."""

import unicodedata
from typing import Final

from tablee.server.errors import Mistake
from tablee.server.protocol import LONGEST_CHAT, LONGEST_NAME

_MOST_MARKS: Final = 2
"""Combining marks in a row; more is drawing over other people's lines."""


def clean(text: str, longest: int) -> str:
    """One line of visible characters: no controls, no direction tricks, no towers of marks."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind == "Mn" else 0
        if kind in ("Zs", "Zl", "Zp", "Cc"):
            kept.append(" ")
        elif kind[0] != "C" and marks <= _MOST_MARKS:
            kept.append(character)
    return " ".join("".join(kept).split())[:longest].strip()


def clean_name(text: str) -> str:
    name = clean(text, LONGEST_NAME)
    if not any(character.isalnum() for character in name):
        raise Mistake("bad_name")
    return name


def clean_chat(text: str) -> str:
    return clean(text, LONGEST_CHAT)
