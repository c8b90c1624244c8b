"""Backs: how a card on the table is named without saying its face.

A *back* is a public number that a card gets when it leaves the pile. It travels with the card, so
that a stale press hits no other, and is free again once the card lies on the discard.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.moves import Move

BACKS: Final = 64
"""As many as any of these boxes has cards, so that a free back is always at hand."""
GAP: Final = -1
"""An empty place of a layout."""
NO_BACK: Final = -1
BACK_TEXT: Final = [f"b{back}" for back in range(BACKS)]
_BACK: Final = {text: back for back, text in enumerate(BACK_TEXT)}


def read_back(text: str) -> int:
    """A back's number, or NO_BACK."""
    return _BACK.get(text, NO_BACK)


@mypyc_attr(allow_interpreted_subclasses=True)
class OnBack(Move):
    """A move that names a card on the table."""

    def __init__(self, verb: str, back: int) -> None:
        super().__init__(f"{verb} {BACK_TEXT[back]}")
        self.back: Final = back


class Hide(OnBack):
    """The table's: a card shown for a moment is face down again (BLOOPS-Q43, BLA5T-Q59)."""


def hides() -> list[Hide]:
    """A game's own, by back: its table of moves numbers them."""
    return [Hide("hide", back) for back in range(BACKS)]
