"""Cleaning what people type: one way for names, chat, remarks and words."""

import unicodedata
from typing import Final

_MOST_MARKS: Final = 2
"""Combining marks on one letter; more is drawing over other people's lines."""
_INVISIBLE: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and signs that show nothing: as good as spaces."""
_UNSEEN_MARKS: Final = (
    (0x034F, 0x034F),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0xFE00, 0xFE0F),
    (0x16FE4, 0x16FE4),
    (0xE0100, 0xE01EF),
)
"""From, to: with one of them a name would look like another's."""


def clean(text: str, longest: int) -> str:
    """One line of visible characters, so many of them: no controls, no direction tricks, no mark
    without a letter, no towers of marks. What is far too long is not looked at to its end."""
    kept: list[str] = []
    letters = marks = 0
    for character in unicodedata.normalize("NFC", text[: 16 * longest]):
        kind = unicodedata.category(character)
        if kind[0] == "M":
            if _is_unseen(character):
                continue
            marks += 1
            if marks <= _MOST_MARKS and kept and kept[-1] != " ":
                kept.append(character)
            continue
        if kind in ("Zs", "Zl", "Zp", "Cc") or character in _INVISIBLE:
            character = " "
        elif kind[0] == "C":
            continue
        if character == " " and (not kept or kept[-1] == " "):
            continue
        if letters == longest:
            break
        kept.append(character)
        letters, marks = letters + 1, 0
    return unicodedata.normalize("NFC", "".join(kept).strip())


def is_clean(text: str) -> bool:
    """Whether nothing in it would be cleaned away."""
    return clean(text, len(text)) == unicodedata.normalize("NFC", text)


def _is_unseen(mark: str) -> bool:
    return any(first <= ord(mark) <= last for first, last in _UNSEEN_MARKS)
