"""Finding packs: every installed package may bring some, in the entry-point group `tablee.games`.

Our own five come the same way. A pack is loaded when it is first asked for.
"""

from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from tablee.core.contract import Game
from tablee.packs.pack import Pack

GROUP: Final = "tablee.games"
OURS: Final = "tablee"


class BrokenPack(Exception):
    """A game that is installed and cannot be played, and why."""


class Library(Mapping[str, Pack]):
    """By name; the list is in the order the packs ask for. Broken ones are left out of it, and
    `broken` says why."""

    def __init__(self, found: list[EntryPoint] | None = None) -> None:
        self._found: Final = found
        self._points: dict[str, EntryPoint] | None = None
        self._loaded: Final[dict[str, Pack]] = {}
        self._broken: Final[dict[str, str]] = {}
        self._order: list[str] | None = None

    def __getitem__(self, name: str) -> Pack:
        pack = self._loaded.get(name)
        if pack is None:
            point = self._all().get(name)
            if point is None or name in self._broken:
                raise KeyError(name)
            try:
                pack = self._loaded[name] = _load(point)
            except BrokenPack as error:
                self._broken[name] = str(error)
                raise KeyError(name) from error
        return pack

    def __iter__(self) -> Iterator[str]:
        if self._order is None:
            packs = [pack for name in self._all() if (pack := self.get(name)) is not None]
            self._order = [p.name for p in sorted(packs, key=lambda p: (p.about.order, p.name))]
        return iter(self._order)

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.get(name) is not None

    def broken(self) -> dict[str, str]:
        """By name, what is wrong with those that cannot be loaded."""
        len(self)
        return dict(self._broken)

    def ours(self) -> list[Pack]:
        """Those of this package: the page has tables and types of its own for them."""
        points = self._all()
        return [self[name] for name in self if _package(points[name]) == OURS]

    def _all(self) -> dict[str, EntryPoint]:
        """Of two games of one name ours counts, or else the first package's."""
        if self._points is None:
            found = list(entry_points(group=GROUP)) if self._found is None else self._found
            found.sort(key=lambda point: (_package(point) != OURS, _package(point)))
            self._points = {}
            for point in found:
                first = self._points.setdefault(point.name, point)
                if first.value != point.value:
                    self._broken[f"{point.name} ({_package(point)})"] = (
                        f"{_package(first)} already brings a game of this name"
                    )
        return self._points


def _package(point: EntryPoint) -> str:
    return "" if point.dist is None else point.dist.name


def _load(point: EntryPoint) -> Pack:
    try:
        pack = point.load()
    except Exception as error:  # somebody else's code: whatever is wrong with it, the others play
        raise BrokenPack(
            f"{point.value} cannot be loaded: {type(error).__name__}: {error}"
        ) from error
    if not isinstance(pack, Pack):
        raise BrokenPack(f"{point.value} is no Pack")
    if pack.name != point.name:
        raise BrokenPack(f"{point.value} is called {pack.name}, its entry point {point.name}")
    return pack


class Games(Mapping[str, Game]):
    """The rules alone, of every pack."""

    def __init__(self, packs: Library) -> None:
        self._packs: Final = packs

    def __getitem__(self, name: str) -> Game:
        return self._packs[name].game

    def __iter__(self) -> Iterator[str]:
        return iter(self._packs)

    def __len__(self) -> int:
        return len(self._packs)


PACKS: Final = Library()
GAMES: Final = Games(PACKS)
"""The rules of every installed game, by name; going through the names loads all of them."""
