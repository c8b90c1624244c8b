"""A dealt game: its position, its luck, its lines. Knows no socket, no store and no clock."""

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
from tablee.lab.replay import TAKE_BACK, first_position
from tablee.server.past import Past

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
        self._past: Final = Past(self.state)
        self._last: tuple[Seat, Move] | None = None  # what may be taken back
        self._screens: Screens | None = None  # the latest

    def screens(self, seats: list[Seat | None]) -> Screens:
        self._screens = self.state.screens(seats, self._screens)
        return self._screens

    def seen(self, moves: int) -> State:
        """The position after that many moves, or the oldest one still known."""
        return self.state if moves >= self.moves else self._past.position(moves)

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
        self._last = None
        for move in moves:
            drawn, is_quiet = self._chance.draws, not self.state.may_react()
            self.state.apply(seat, move, self._chance, story)
            self.moves += 1
            drew = self._chance.draws > drawn
            self._past.played(seat, move, self.state, drew=drew)
        if seat is not None and len(moves) == 1 and is_quiet and not drew:
            self._last = (seat, moves[0])
        return story

    def replay(self, line: Line) -> list[Event]:
        if line.move == TAKE_BACK:
            self.take_back()
            return []
        moves = [self.game.moves.parse(line.move)]
        self.check(line.seat, moves)
        return self.play(line.seat, moves)

    # --- taking back --------------------------------------------------------------------------

    def who_may_take_back(self) -> Seat | None:
        """Who may ask for it: one's own last move, no luck, no reaction window."""
        if self._last is None or self.state.may_react() or self.state.outcome() is not None:
            return None
        return self._last[0]

    def has_revealed(self) -> bool:
        """Whether the last move told anyone what did not follow from what they knew and from it."""
        assert self._last is not None
        mover, move = self._last
        before = self._past.position(self.moves - 1)
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
        self.state = self._past.position(self.moves - 1).copy()
        self.moves += 1
        self._past.begin(self.moves, self.state)
        self._last = self._screens = None
