"""What people share at a table of hidden cards: they forget, mix up, react late or not at all.

Nothing is kept: whether a fact has slipped away is drawn from chance keyed by the fact itself, so
the same view is remembered the same way, before and after a restart.
"""

from hashlib import blake2b
from math import log
from typing import Final

from tablee.bots.taste import unit
from tablee.core.chance import Chance, FastChance

QUICKEST: Final = 0.35
"""Seconds; nobody reacts faster."""
SLOWEST: Final = 6.0


class Head:
    """How well somebody remembers and reacts.

    `forgets`: how much of what was seen is out of mind at any time; `confuses`: how often two of
    one's own cards are taken for each other; `misses`: how often a chance to react goes by unseen;
    `reacts`: seconds a reaction takes on average.
    """

    def __init__(self, forgets: float, confuses: float, misses: float, reacts: float) -> None:
        self.forgets: Final = forgets
        self.confuses: Final = confuses
        self.misses: Final = misses
        self.reacts: Final = reacts

    def has_forgotten(self, fact: str) -> bool:
        return self.forgets > 0.0 and unit(keyed("forget " + fact)) < self.forgets

    def has_missed(self, occasion: str) -> bool:
        return unit(keyed("miss " + occasion)) < self.misses

    def mix_up(self, cards: int, occasion: str) -> tuple[int, int] | None:
        """Which two of so many remembered cards are taken for each other now."""
        if cards < 2:
            return None
        luck = keyed("confuse " + occasion)
        if unit(luck) >= self.confuses:
            return None
        one = luck.below(cards)
        return one, (one + 1 + luck.below(cards - 1)) % cards

    def reaction(self, chance: Chance) -> float:
        """Seconds: many quick ones, some slow."""
        slack = -log(1.0 - unit(chance)) * (self.reacts - QUICKEST)
        return min(QUICKEST + slack, SLOWEST)


def keyed(fact: str) -> Chance:
    """Luck that is the same whenever the fact is."""
    digest = blake2b(fact.encode(), digest_size=7).digest()
    return FastChance(int.from_bytes(digest, "big"))
