"""Chance: the only source of luck, handed to `deal` and `play`, never kept by a state."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from mypy_extensions import i64, mypyc_attr

# By `i64(…)` a machine word: written as numbers, the first two would be objects, for they are too
# long for mypyc's own integers.
_MASK63: Final = i64((1 << 63) - 1)
_MULTIPLIER: Final = i64(6364136223846793005)
_INCREMENT: Final = i64(1442695040888963407)
_WORD: Final = 1 << 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of luck."""

    def below(self, n: int) -> int:
        """One of 0 … n-1, each as likely as the others; n is at least 1."""
        raise NotImplementedError

    def shuffle(self, cards: list[int]) -> None:
        """Fisher and Yates, from the end; part of the documented stream."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


class FastChance(Chance):
    """For simulations: a linear congruence on 63 bits, the same in both builds."""

    def __init__(self, seed: int) -> None:
        self._state: i64 = 0
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """From here on as if new, with that seed."""
        self._state = (seed * 2 + 1) & ((1 << 63) - 1)
        for _ in range(4):  # neighbouring seeds part ways
            self.below(2)
            self._state ^= self._state >> 29

    def below(self, n: int) -> int:
        return self.draw(n)

    def draw(self, n: i64) -> i64:
        """`below`, for callers that are compiled with it."""
        state = (self._state * _MULTIPLIER + _INCREMENT) & _MASK63  # compiled, it wraps
        self._state = state
        return ((state >> 32) * n) >> 31

    def shuffle(self, cards: list[int]) -> None:
        """The same order as Chance.shuffle would give, its calls of `below` written out."""
        i: i64
        for i in range(len(cards) - 1, 0, -1):
            j = self.draw(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


class HashChance(Chance):
    """For live games: words of 32 bits from SHA-256(seed + block number), as docs/notation.md says.

    A word at or above the largest multiple of n is skipped, so no number is favoured.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed: Final = seed
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        limit = _WORD - _WORD % n
        while True:
            word = self._next()
            if word < limit:
                return word % n

    def _next(self) -> int:
        if not self._words:
            digest = sha256(self.seed + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()


class CountedChance(Chance):
    """The provable stream, counting how often it was asked."""

    def __init__(self, seed: bytes) -> None:
        self._stream: Final = HashChance(seed)
        self.draws = 0

    def below(self, n: int) -> int:
        self.draws += 1
        return self._stream.below(n)


class ScriptedChance(Chance):
    """For tests and scenarios: the numbers given, in order; a shuffle leaves the order as it is."""

    def __init__(self, numbers: Sequence[int] = ()) -> None:
        self._numbers = list(numbers)

    def below(self, n: int) -> int:
        if not self._numbers:
            raise ScriptEnded(f"the script has no number left for a choice among {n}")
        number = self._numbers.pop(0)
        if not 0 <= number < n:
            raise ScriptEnded(f"the script says {number} for a choice among {n}")
        return number

    def shuffle(self, cards: list[int]) -> None:
        """Scripted: the deck is already in the order wanted."""

    def append(self, number: int) -> None:
        self._numbers.append(number)


class ScriptEnded(Exception):
    """A scripted chance was asked for a number it does not have."""
