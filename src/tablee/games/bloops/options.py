"""Bloops' options."""

from typing import Final, Literal

import msgspec

from tablee.core.options import RANDOM, Options, Starter
from tablee.games.bloops.cards import ASSUMED_DECK, deck_text, read_deck

GRACE_SECONDS: Final = {"none": 0, "quick": 1, "normal": 2, "relaxed": 4}
"""BLOOPS-Q7: how long the draw stays locked once no effect is pending."""


class BloopsOptions(Options, frozen=True, kw_only=True):
    """`grace`: BLOOPS-Q7. `aide_memoire`: a player's own looks stay on the screen (BLOOPS-Q43).

    `deck`: the contents of another deck, such as `0x5 1x5 … 11*x8 20x1`; empty means the assumed
    one (BLOOPS-COMP-1). `starter`: BLOOPS-SETUP-5. `endless`: rules 1, before BLOOPS-Q44.
    """

    KEPT = frozenset({"endless"})
    ADDED = frozenset({"starter"})

    grace: Literal["none", "quick", "normal", "relaxed"] = "normal"
    aide_memoire: bool = False
    deck: str = ""
    starter: Starter = RANDOM
    endless: bool = False

    def __post_init__(self) -> None:
        if self.deck:
            msgspec.structs.force_setattr(self, "deck", deck_text(read_deck(self.deck)))

    def cards(self) -> list[int]:
        """The deck without the BLOOPS card."""
        return read_deck(self.deck or ASSUMED_DECK)
