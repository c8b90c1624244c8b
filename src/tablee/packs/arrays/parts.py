"""Views as numbers: named parts of a fixed size, the same for every number of seats."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from math import prod
from typing import Any, Final, Generic, TypeVar

from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.packs.arrays.direct.rows import MakeRow

V = TypeVar("V", bound=View)

Answering = Callable[[State, Seat], Move | None]
"""The open move that a seat's answer would be now; None: it has none to make."""


class Part(Generic[V]):
    """A named array. `numbers` fills it from a view, row after row."""

    def __init__(
        self, name: str, shape: tuple[int, ...], numbers: Callable[[V], list[float]]
    ) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.size: Final = prod(shape)
        self.numbers: Final = numbers


class Layout(Generic[V]):
    """What a game's arrays hold. `table` is on a screen, `memory` needs a view with memory.
    `answering`: what ANSWER stands for, where open moves belong to the game. `row`: what writes all
    of it straight from positions, where a game brings that."""

    def __init__(
        self,
        table: Sequence[Part[V]],
        memory: Sequence[Part[V]],
        answering: Answering | None = None,
        row: MakeRow | None = None,
    ) -> None:
        self.answering: Final = answering
        self.row: Final = row
        self.table: Final = list(table)
        self.memory: Final = list(memory)

    def parts(self, *, with_memory: bool) -> list[Part[V]]:
        return self.table + self.memory if with_memory else self.table


AnyLayout = Layout[Any]
AnyPart = Part[Any]
"""Some game's."""


def one_of(name: str, values: Sequence[str], get: Callable[[V], str | None]) -> Part[V]:
    """A one at its place, nothing for None."""
    places = places_of(values)
    return Part(name, (len(values),), lambda view: mark(places, [get(view)]))


def seat(name: str, most: int, get: Callable[[V], Seat | None]) -> Part[V]:
    return Part(name, (most,), lambda view: [float(get(view) == other) for other in range(most)])


def per_seat(
    name: str, most: int, get: Callable[[V], Sequence[float | None]], whole: float = 1.0
) -> Part[V]:
    """A number a seat, as a share of `whole`."""
    return Part(name, (most,), lambda view: padded([(x or 0) / whole for x in get(view)], most))


def number(name: str, get: Callable[[V], float | None], whole: float = 1.0) -> Part[V]:
    return Part(name, (1,), lambda view: [(get(view) or 0) / whole])


def cards(name: str, kinds: Sequence[str], get: Callable[[V], Iterable[str]]) -> Part[V]:
    """How many of each kind."""
    places = places_of(kinds)
    return Part(name, (len(kinds),), lambda view: mark(places, get(view)))


def rows(
    name: str, count: int, kinds: Sequence[str], get: Callable[[V], Sequence[Iterable[str | None]]]
) -> Part[V]:
    """Several such, one below the other; of too many the latest."""
    places = places_of(kinds)

    def numbers(view: V) -> list[float]:
        filled = [mark(places, row) for row in get(view)[-count:]]
        return padded(list(chain.from_iterable(filled)), count * len(kinds))

    return Part(name, (count, len(kinds)), numbers)


def places_of(kinds: Sequence[str]) -> dict[str, int]:
    return {kind: place for place, kind in enumerate(kinds)}


def mark(places: Mapping[str, int], found: Iterable[str | None]) -> list[float]:
    """Counts by kind; what is no kind (None, an unseen face) is not counted."""
    counts = [0.0] * len(places)
    for one in found:
        if one is not None and (place := places.get(one)) is not None:
            counts[place] += 1.0
    return counts


def padded(numbers: list[float], size: int) -> list[float]:
    return numbers + [0.0] * (size - len(numbers))
