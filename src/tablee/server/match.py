"""A dealt game: its position, its luck, its lines. Knows no socket, no store and no clock."""

from collections import deque
from collections.abc import Sequence
from typing import Final

from tablee.core.chance import CountedChance, FastChance
from tablee.core.contract import Game, IllegalMove, State
from tablee.core.moves import Move
from tablee.core.options import Options
from tablee.core.records import Line
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.core.view import Screens
from tablee.games import REFEREES
from tablee.lab.replay import TAKE_BACK, first_position

POSITIONS_KEPT: Final = 4
"""For presses made on a screen of before."""
POSITIONS_OF_A_RACE: Final = 16
IMAGINED: Final = 8
"""States imagined to find out whether a move has revealed anything."""


class Match:
    """`moves` counts what was played, takebacks included. `start`: the position it begins with, if
    it is not dealt."""

    def __init__(
        self, game: Game, seats: int, options: Options, seed: bytes, start: str = ""
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self._chance: Final = CountedChance(seed)
        self.state = first_position(game, seats, options, start, self._chance)
        self.moves = 0
        kept = POSITIONS_OF_A_RACE if game.name in REFEREES else POSITIONS_KEPT
        self._past: deque[tuple[int, State]] = deque(maxlen=kept)
        self._last: tuple[Seat, Move] | None = None  # what may be taken back
        self._screens: Screens | None = None  # the latest

    def screens(self, seats: list[Seat | None]) -> Screens:
        self._screens = self.state.screens(seats, self._screens)
        return self._screens

    def seen(self, moves: int) -> State:
        """The position after that many moves, or the oldest one still known."""
        if moves >= self.moves:
            return self.state
        for number, state in self._past:
            if number >= moves:
                return state
        return self.state

    def check(self, seat: Mover, moves: Sequence[Move]) -> None:
        """Raises IllegalMove unless all of them can be played one after the other."""
        trial = self.state
        for place, move in enumerate(moves):
            rule = trial.refusal(seat, move)
            if rule is not None:
                raise IllegalMove(rule, seat, move)
            if place < len(moves) - 1:
                trial = trial.copy()
                trial.apply(seat, move, FastChance(0))

    def can_play(self, seat: Mover, moves: Sequence[Move]) -> bool:
        try:
            self.check(seat, moves)
        except IllegalMove:
            return False
        return True

    def play(self, seat: Mover, moves: Sequence[Move]) -> list[Event]:
        """Applies checked moves; what they tell."""
        story: list[Event] = []
        self._past.append((self.moves, self.state.copy()))
        drawn = self._chance.draws
        for move in moves:
            self.state.apply(seat, move, self._chance, story)
            self.moves += 1
        drew = self._chance.draws > drawn
        self._last = None if drew or seat is None or len(moves) > 1 else (seat, moves[0])
        return story

    def replay(self, line: Line) -> list[Event]:
        if line.move == TAKE_BACK:
            self.take_back()
            return []
        moves = [self.game.moves.parse(line.move)]
        self.check(line.seat, moves)
        return self.play(line.seat, moves)

    # --- taking back --------------------------------------------------------------------------

    def can_take_back(self, seat: Seat | None) -> bool:
        """Whether it may be asked for: one's own last move, no luck, no reaction window."""
        return (
            self._last is not None
            and self._last[0] == seat
            and not self.state.may_react()
            and not self._past[-1][1].may_react()
            and self.state.outcome() is None
        )

    def has_revealed(self) -> bool:
        """Whether the last move told anyone what did not follow from what they knew and from it."""
        assert self._last is not None
        mover, move = self._last
        before = self._past[-1][1]
        return any(self._tells(before, mover, move, reader) for reader in range(self.seats))

    def _tells(self, before: State, mover: Seat, move: Move, reader: Seat) -> bool:
        imagination = self.game.imagine(before.view(reader))
        known = self.state.view(reader)
        for number in range(IMAGINED):
            chance = FastChance(number)
            twin = imagination.state(chance)
            if twin.refusal(mover, move) is None:
                twin.apply(mover, move, chance)
                if twin.view(reader) != known:
                    return True
        return False

    def take_back(self) -> None:
        self.state = self._past.pop()[1]
        self.moves += 1
        self._last = self._screens = None
