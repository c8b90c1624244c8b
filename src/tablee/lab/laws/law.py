"""A law: a sentence about every position of every game, and how it is tried on one game.

A check goes through positions (or rules, sentences, moves), yields each before it looks at it, and
raises Broken where the law does not hold. So it is known what was looked at when a game's own code
fails, and how much was looked at when it does not.
"""

from collections.abc import Callable, Iterator
from traceback import extract_tb
from typing import Final

from tablee.core.contract import State
from tablee.core.seats import Seat, seat_text
from tablee.lab.laws.positions import Variant
from tablee.packs.pack import Pack

Looks = Iterator[State | str]
"""What a check looks at, one after the other."""


class Broken(Exception):
    """What is wrong, said by a check."""


class LawBroken(AssertionError):
    """Which law does not hold, what is wrong, and with which position (or rule, sentence, move)."""

    def __init__(self, law: str, what: str, position: str) -> None:
        super().__init__(f"{law}: {what}\n{position}")
        self.law: Final = law
        self.what: Final = what
        self.position: Final = position


class Law:
    """`seed`: of the random games it is tried on first. `advice`: what to do where it is broken.
    `counts`: what it looks at. `is_once`: one look at a pack is enough, whatever its options."""

    def __init__(
        self,
        name: str,
        seed: int,
        advice: str,
        check: Callable[[Pack, Variant, int], Looks],
        *,
        counts: str = "positions",
        is_once: bool = False,
    ) -> None:
        self.name: Final = name
        self.seed: Final = seed
        self.advice: Final = advice
        self.counts: Final = counts
        self.is_once: Final = is_once
        self._check: Final = check

    def __repr__(self) -> str:
        return self.name

    def check(self, pack: Pack, variant: Variant, seed: int) -> int:
        """How much was looked at; LawBroken where it does not hold."""
        at: State | str | None = None
        looked = 0
        try:
            for look in self._check(pack, variant, seed):
                at, looked = look, looked + 1
        except Broken as broken:
            raise LawBroken(self.name, str(broken), _text(at)) from None
        except Exception as error:  # a game's own code may fail in any way
            raise LawBroken(self.name, _failure(error), _text(at)) from error
        return looked


def law(
    name: str, seed: int, advice: str, counts: str = "positions"
) -> Callable[[Callable[[Variant, int], Looks]], Law]:
    """A law about the rules alone."""

    def made(check: Callable[[Variant, int], Looks]) -> Law:
        return Law(name, seed, advice, lambda _, variant, seed: check(variant, seed), counts=counts)

    return made


def pack_law(
    name: str, seed: int, advice: str, counts: str = "positions"
) -> Callable[[Callable[[Pack, Variant, int], Looks]], Law]:
    """A law about the rules and what the pack brings with them."""

    def made(check: Callable[[Pack, Variant, int], Looks]) -> Law:
        return Law(name, seed, advice, check, counts=counts)

    return made


def once_law(
    name: str, seed: int, advice: str, counts: str
) -> Callable[[Callable[[Pack, int], Looks]], Law]:
    """A law about a pack, whatever its options."""

    def made(check: Callable[[Pack, int], Looks]) -> Law:
        return Law(
            name,
            seed,
            advice,
            lambda pack, _, seed: check(pack, seed),
            counts=counts,
            is_once=True,
        )

    return made


def hold(is_right: bool, what: str) -> None:
    if not is_right:
        raise Broken(what)


def reader(seat: Seat | None) -> str:
    return "a spectator" if seat is None else seat_text(seat)


def _text(at: State | str | None) -> str:
    if not isinstance(at, State):
        return at or ""
    try:
        return at.text()
    except Exception as error:  # the game's own code
        return f"(its text cannot be written: {_failure(error)})"


def _failure(error: Exception) -> str:
    places = extract_tb(error.__traceback__)
    where = f" ({places[-1].filename}, line {places[-1].lineno})" if places else ""
    return f"{type(error).__name__}: {error}{where}"
