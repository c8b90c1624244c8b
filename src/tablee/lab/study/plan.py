"""What is compared: variants of a game, and the games that are played of each."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

import msgspec

from tablee.core.notation import NotationError

MOST_VARIANTS: Final = 24


class Job(msgspec.Struct, frozen=True):
    """One game of one variant, as text, so that it can travel to another process. The same number
    has the same luck in every variant. `decisions` of it are tried by `playouts` pairs each."""

    variant: int
    game: str
    seats: int
    options: str
    level: str
    budget: float
    seed: int
    number: int
    decisions: int
    playouts: int

    @property
    def key(self) -> int:
        """What its luck is made of: the same in every variant."""
        return self.seed * 1_000_003 + self.number


class Variant(msgspec.Struct, frozen=True):
    """`label`: what sets it apart, such as `target=50`."""

    label: str
    seats: int
    options: str


def read_varied(texts: Sequence[str]) -> list[dict[str, str]]:
    """Every combination of `name=a,b,c` …; values that have commas themselves are parted by `|`."""
    values: dict[str, list[str]] = {}
    for text in texts:
        name, equals, listed = text.partition("=")
        if not equals or not name:
            raise NotationError(f"--vary takes name=value,value, not {text!r}")
        if name in values:
            raise NotationError(f"{name!r} is varied twice")
        found = [value.strip() for value in listed.split("|" if "|" in listed else ",")]
        if len(set(found)) < len(found):
            raise NotationError(f"{name!r} has the same value twice")
        values[name] = found
    combinations = [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]
    if len(combinations) > MOST_VARIANTS:
        raise NotationError(f"{len(combinations)} variants; {MOST_VARIANTS} are the most")
    return combinations


def label_of(varied: Mapping[str, str]) -> str:
    return ", ".join(f"{name}={value or 'default'}" for name, value in varied.items()) or "as it is"
