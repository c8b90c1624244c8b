"""A face-off as a duellist sees it, pointed out or not: the tops and the die show it."""

from functools import lru_cache
from typing import Final

from tablee.core.options import read_options
from tablee.core.seats import Seat
from tablee.games.blitz.cards import FACES, NONE, SYMBOLS, TEXT, face_offs, read_card
from tablee.games.blitz.options import BlitzOptions
from tablee.games.blitz.view import BlitzView, Memory


class Duel:
    """`theme` is the card to answer, `own` the opponent's task; `tries` are those begun so far,
    `used` the words that count no more."""

    def __init__(self, view: BlitzView) -> None:
        assert view.seat is not None
        assert view.memory is not None
        seat, face = view.seat, view.face_off
        self.seat: Final[Seat] = seat
        self.is_pointed_out: Final = view.looked
        if face is None:
            one, other = _spotted(view)
            opponent = other if seat == one else one
            self.theme = _top(view, opponent)
            self.round, self.tries = 0, 0
        else:
            mine = face.duellists.index(seat)
            opponent = face.duellists[1 - mine]
            self.theme = read_card(face.themes[mine])
            self.round, self.tries = face.round, view.memory.tries[mine]
        self.own: Final = _top(view, seat)
        shown = [
            word for one in view.memory.given if one.theme == TEXT[self.theme] for word in one.words
        ]
        self.used: Final = frozenset(view.memory.used + shown)
        self._cards: Final = f"{view.memory.shows} {view.tops} {view.die} {view.won}"

    def occasion(self, tries: int) -> str:
        """The same throughout a try, whatever the opponent does meanwhile."""
        return f"P{self.seat} {self._cards} {self.round} {tries}"


def _shown(memory: Memory, theme: str) -> list[str]:
    """Words the table has named for that theme, which are as good as used."""
    return [word for given in memory.given if given.theme == theme for word in given.words]


def _spotted(view: BlitzView) -> list[Seat]:
    tops = [NONE if top is None else read_card(top) for top in view.tops]
    face = NONE
    if view.die is not None:
        face = FACES.index([SYMBOLS.index(symbol) for symbol in view.die])
    return face_offs(tops, face)[0]


def _top(view: BlitzView, seat: Seat) -> int:
    top = view.tops[seat]
    assert top is not None
    return read_card(top)


@lru_cache(maxsize=64)
def options_of(text: str) -> BlitzOptions:
    return read_options(BlitzOptions, text)


def can_refuse(options: BlitzOptions) -> bool:
    """Whether a wrong word may be turned down at this table (BLITZ-Q33)."""
    return options.judge != "list" or options.strict
