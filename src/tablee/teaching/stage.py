"""A stage: a real game that follows a script, from positions and moves as text.

Time stands still here: what clocks would do is part of the script. Presses go through the game's
referee as at a live table.
"""

import re
from typing import Final

from tablee.core.chance import Chance, FastChance
from tablee.core.contract import Game, IllegalMove, State
from tablee.core.moves import Move
from tablee.core.notation import NotationError, read_mover
from tablee.core.referee import Press
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.referees import referee_for
from tablee.rulebook import LANGUAGES

SECOND: Final = 1.0
"""Between two moves: longer than a reflex, shorter than any time to answer."""

MOST_SEATS: Final = 6

_EITHER: Final = re.compile(r"\{([^{}|]*)\|([^{}|]*)\}")


def in_language(text: str, language: str) -> str:
    """`{fr|en}` in a script: the one for that language."""
    return _EITHER.sub(lambda found: found[1 + LANGUAGES.index(language)], text)


class Moment:
    """A position reached, and what was told on the way to it."""

    def __init__(self, state: State, events: list[Event]) -> None:
        self.state: Final = state
        self.events: Final = events


class StagedChance(Chance):
    """The numbers of the script, then plain luck, the same every time."""

    def __init__(self) -> None:
        self.numbers: Final[list[int]] = []
        self._plain: Final = FastChance(7)

    def below(self, n: int) -> int:
        return self.numbers.pop(0) if self.numbers else self._plain.below(n)

    def shuffle(self, cards: list[int]) -> None:
        self._plain.shuffle(cards)


class Stage:
    """`moments` are all positions so far; the last one's state is never changed again."""

    def __init__(self, game: Game, language: str) -> None:
        self.moments: Final[list[Moment]] = []
        self._game: Final = game
        self._language: Final = language
        self._chance: Final = StagedChance()
        self._referee = referee_for(game)
        self._now = 0.0

    @property
    def state(self) -> State:
        return self.moments[-1].state

    def put(self, position: str) -> None:
        """Begin anew from that position."""
        self._referee = referee_for(self._game)
        self._show(self._game.position(in_language(position, self._language)), [])

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
        move = self._referee.move(self.state, Press(seat, text, self._now, self.state))
        if move is not None and (rule := self.state.refusal(seat, move)) is not None:
            raise IllegalMove(rule, seat, move)
        return move

    def apply(self, seat: Mover, move: Move) -> None:
        state, story = self.state.copy(), list[Event]()
        state.play(seat, move, self._chance, story)
        self._show(state, story)

    def _show(self, state: State, events: list[Event]) -> None:
        self.moments.append(Moment(state, events))
        self._referee.shown(state, self._now)
        self._now += SECOND
