"""A script: a real game told by positions and moves as text, for lessons and pictures.

Time stands still here: what clocks would do is part of the script. Presses go through the game's
referee as at a live table.
"""

import re
from typing import Final

from tablee.core.chance import Chance, FastChance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.notation import NotationError, read_mover
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.packs import Pack
from tablee.packs.languages import written
from tablee.packs.words import LANGUAGES
from tablee.table.course import Course
from tablee.table.manner import Manner, Occupant
from tablee.table.outputs import Shown, Write
from tablee.table.play import Play

SECOND: Final = 1.0
"""Between two moves: longer than a reflex, shorter than any time to answer."""

MOST_SEATS: Final = 6

_EITHER: Final = re.compile(r"\{([^{}|]*)\|([^{}|]*)\}")


def in_language(text: str, language: str) -> str:
    """`{fr|en}` in a script: the one for that language."""
    return _EITHER.sub(lambda found: found[1 + LANGUAGES.index(written(language))], text)


class Moment:
    """A position reached, and what was told on the way to it."""

    def __init__(self, state: State, events: list[Event]) -> None:
        self.state: Final = state
        self.events: Final = events


class ScriptedLuck(Chance):
    """The numbers of the script, then plain luck, the same every time."""

    def __init__(self) -> None:
        self.numbers: Final[list[int]] = []
        self._plain: Final = FastChance(7)

    def below(self, n: int) -> int:
        return self.numbers.pop(0) if self.numbers else self._plain.below(n)

    def shuffle(self, cards: list[int]) -> None:
        self._plain.shuffle(cards)


class Script:
    """`moments` are all positions so far; none of them is changed again."""

    def __init__(self, pack: Pack, language: str) -> None:
        self.moments: Final[list[Moment]] = []
        self._pack: Final = pack
        self._game: Final = pack.game
        self._language: Final = language
        self._chance: Final = ScriptedLuck()
        self._played: Play | None = None
        self._now = 0.0

    @property
    def state(self) -> State:
        return self.moments[-1].state

    def put(self, position: str) -> None:
        """Begin anew from that position."""
        state = self._game.position(in_language(position, self._language))
        course = Course(self._game, state, self._chance)
        self._played = Play(course, self._pack.new_referee(), Manner("none"))
        self._played.begin([Occupant() for _ in range(MOST_SEATS)], at=self._now)
        self._show([])

    def luck(self, numbers: list[int]) -> None:
        """What the next random choices will be."""
        self._chance.numbers[:] = numbers

    def play(self, line: str) -> None:
        """A line of the script: `P1 R7`, `- unlock`; `P1 give *` is the first such move offered."""
        who, _, text = in_language(line, self._language).partition(" ")
        seat = read_mover(who, MOST_SEATS)
        if seat is None:
            self.apply(seat, self._game.moves.parse(text))
            return
        if text.endswith("*"):
            offered = [move.text for move in self.state.moves(seat)]
            text = next((move for move in offered if move.startswith(text[:-1])), text)
        move = self.move(seat, text)
        if move is None:
            raise NotationError(f"{line!r} comes to nothing here")
        self.apply(seat, move)

    def move(self, seat: Seat, text: str) -> Move | None:
        """The move that press makes; None: it lapses. IllegalMove: it breaks a rule."""
        return self._play().move_of(seat, text, at=self._now)

    def apply(self, seat: Mover, move: Move) -> None:
        play = self._play()
        play.make(seat, move, at=self._now)
        while (output := play.take_out()) is not None:
            if isinstance(output, Write):
                play.durable(self._now)
            elif isinstance(output, Shown):
                self._show(output.events)

    def _play(self) -> Play:
        assert self._played is not None, "a script begins with a position"
        return self._played

    def _show(self, events: list[Event]) -> None:
        self.moments.append(Moment(self._play().course.state.copy(), events))
        self._now += SECOND
