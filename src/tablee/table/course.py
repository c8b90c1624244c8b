"""The course of a game: its position, its luck, the positions of before."""

from collections.abc import Sequence
from typing import Final

from tablee.core.chance import Chance, FastChance
from tablee.core.contract import Game, IllegalMove, State
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.table.past import Past


class CountingChance(Chance):
    """Any luck, counting how often it was asked."""

    def __init__(self, chance: Chance) -> None:
        self._chance: Final = chance
        self.draws = 0

    def below(self, n: int) -> int:
        self.draws += 1
        return self._chance.below(n)

    def shuffle(self, cards: list[int]) -> None:
        self.draws += 1
        self._chance.shuffle(cards)


class Course:
    """`moves` counts what was played, takebacks included."""

    def __init__(self, game: Game, state: State, luck: Chance) -> None:
        self.game: Final = game
        self.state = state
        self.moves = 0
        self._luck: Final = CountingChance(luck)
        self._past: Final = Past(self.state)
        self._takes_back: Seat | None = None

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
        self._takes_back = seat if seat is not None and self._is_courtesy(seat, moves) else None
        for move in moves:
            drawn = self._luck.draws
            self.state.apply(seat, move, self._luck, story)
            self.moves += 1
            drew = self._luck.draws > drawn
            if drew:
                self._takes_back = None
            self._past.played(seat, move, self.state, drew=drew)
        return story

    def _is_courtesy(self, seat: Seat, moves: Sequence[Move]) -> bool:
        return (
            len(moves) == 1
            and self.state.can_take_back(seat, moves[0])
            and not self.state.may_react()
        )

    def replay(self, seat: Mover, text: str) -> list[Event]:
        moves = [self.game.moves.parse(text)]
        self.check(seat, moves)
        return self.play(seat, moves)

    # --- taking back --------------------------------------------------------------------------

    def who_may_take_back(self) -> Seat | None:
        """Whose last move may be undone, as far as the game goes."""
        if self._takes_back is None or self.state.may_react() or self.state.outcome() is not None:
            return None
        return self._takes_back

    def before(self) -> State:
        """The position a take-back returns to."""
        return self._past.position(self.moves - 1)

    def take_back(self) -> None:
        self.state = self.before().copy()
        self.moves += 1
        self._past.begin(self.moves, self.state)
        self._takes_back = None
