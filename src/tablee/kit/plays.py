"""The moves that play the cards of a hand."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from tablee.core.moves import Move
from tablee.kit.suits import NO_SUIT, SUIT_COUNT, Suits


class Plays:
    """`moves` has a move for each card of the four suits. Listed once for every set of ranks, so
    that to list a hand's is to look four of these lists up; they are to be read, not changed."""

    def __init__(self, suits: Suits, moves: Sequence[Move]) -> None:
        ranks: int = suits.ranks
        self._ranks: Final = suits.ranks
        self._all_ranks: Final[i64] = suits.up_from[0]
        self.by_suit: Final = [
            [[moves[ranks * suit + rank] for rank in held] for held in suits.listed]
            for suit in range(SUIT_COUNT)
        ]

    def following(self, hand: i64, led: i64) -> list[Move]:
        """Those to a trick where everybody follows who can."""
        lists, ranks, every = self.by_suit, self._ranks, self._all_ranks
        if led != NO_SUIT:
            held = hand >> ranks * led & every
            if held:
                return lists[led][held]
        return (
            lists[0][hand & every]
            + lists[1][hand >> ranks & every]
            + lists[2][hand >> 2 * ranks & every]
            + lists[3][hand >> 3 * ranks & every]
        )
