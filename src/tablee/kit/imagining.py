"""Imagining the hands of a trick game: unseen cards go where they may lie.

The prior: every deal that fits what is known (how many cards each hand has, which suits its holder
has shown to lack) is as likely as every other.
"""

from typing import Final

from tablee.core.chance import Chance
from tablee.kit.suits import Suits
from tablee.kit.unseen import Unseen


class HiddenHands:
    """`unseen` are the cards, as a hand; each hidden hand has its size and its voids (a set of
    suits), and so has a heap of cards that nobody holds, without voids."""

    def __init__(self, suits: Suits, unseen: list[int], sizes: list[int], voids: list[int]) -> None:
        self._deals: Final = Unseen(suits.by_suit(unseen), sizes, voids)

    def deal(self, chance: Chance) -> list[list[int]]:
        """The cards of each."""
        return self._deals.deal(chance)
