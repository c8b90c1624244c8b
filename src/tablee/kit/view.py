"""The view of a game that is made of declared fields (fields.py)."""

import msgspec

from tablee.core.view import View

Texts = dict[str, str]
"""Fields as a position's text has them, by their key: `trick`, `P0 score`."""


class Memory(msgspec.Struct, frozen=True):
    """What everybody has seen and a screen no longer shows."""

    seen: Texts


class FieldsView(View, frozen=True, kw_only=True):
    """`table` is what lies open, `hands` each seat's cards, `None` standing for one that may not be
    seen; `aside` counts the cards that nobody holds."""

    seats: int
    options: str
    turn: int | None
    table: Texts
    hands: list[list[str] | None]
    counts: list[int]
    aside: int
    memory: Memory | None
