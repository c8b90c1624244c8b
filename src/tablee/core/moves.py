"""Moves and the table that gives each its one text and one number."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from tablee.core.notation import NotationError

UNNUMBERED: Final = -1
"""The number of an open move (a word, a rearrangement): it has only a text."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """A choice: a small object with final fields. Rules compare fields; notation reads `text`."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.number = UNNUMBERED

    def __repr__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)


def texts(moves: list[Move]) -> list[str]:
    return [move.text for move in moves]


class MoveTable:
    """All closed moves of a game, built once at import.

    `unlisted` are moves only a referee makes of a press (a late throw, a draw out of turn, a level
    start): legal now and then, but never offered. `read_open` reads the text of an open move, or
    answers None.
    """

    def __init__(
        self,
        listed: Sequence[Move],
        unlisted: Sequence[Move] = (),
        read_open: Callable[[str], Move | None] | None = None,
    ) -> None:
        self.listed: Final = list(listed)
        self.unlisted: Final = list(unlisted)
        self._all: Final = self.listed + self.unlisted
        self._by_text: Final = {move.text: move for move in self._all}
        self._read_open: Final = read_open
        if len(self._by_text) != len(self._all):
            raise ValueError("two moves of one table have the same text")
        for number, move in enumerate(self._all):
            move.number = number

    @property
    def has_open(self) -> bool:
        return self._read_open is not None

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._all)

    def __getitem__(self, number: int) -> Move:
        return self._all[number]

    def is_unlisted(self, move: Move) -> bool:
        return move.number >= len(self.listed)

    def parse(self, text: str) -> Move:
        move = self._by_text.get(text)
        if move is None and self._read_open is not None:
            move = self._read_open(text)
        if move is None:
            raise NotationError(f"not a move of this game: {text[:60]!r}")
        return move
