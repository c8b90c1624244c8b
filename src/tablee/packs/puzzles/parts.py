"""What a puzzle is, and what a game says about its own."""

from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable

from msgspec import Struct

from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.packs.words import Wording


class Weighed(Struct, frozen=True, forbid_unknown_fields=True):
    """A move, its chance to win, and the standard error of that."""

    move: str
    chance: float
    error: float


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """`position` is the whole one: whoever solves the puzzle gets the screen of `seat` alone.
    `regular`: what a regular bot plays there. `rating`: how hard it is, as chess players count.
    `moves`: all of them, best first."""

    id: str
    seat: Seat
    theme: str
    rating: int
    regular: str
    moves: list[Weighed]
    position: str

    @property
    def best(self) -> str:
        return self.moves[0].move

    @property
    def lead(self) -> float:
        """How far the best move is ahead."""
        return self.moves[0].chance - self.moves[1].chance


class Theme(Struct, frozen=True):
    """What puzzles of one kind are called, and what they teach."""

    title: Wording
    why: Wording


class Remembered(Struct, frozen=True):
    """Cards a seat knows of that its screen no longer shows, and what they are."""

    label: Wording
    cards: list[str]


def _nothing_more(_view: View) -> list[Remembered]:
    return []


class Puzzles(Struct, frozen=True, kw_only=True):
    """`theme_of`: of which theme a puzzle is, from the position, who moves, the best move and a
    regular's. `reminded`: where a screen hides what its seat has seen, the screen made of a view
    (with perfect recall) that shows it; `remembered`: the rest of it, beside the table. `is_fair`:
    whether such a move may be asked for at all."""

    file: Traversable
    themes: Mapping[str, Theme]
    theme_of: Callable[[State, Seat, Move, Move], str]
    is_fair: Callable[[Move], bool]
    reminded: Callable[[View], View] | None = None
    remembered: Callable[[View], list[Remembered]] = _nothing_more
