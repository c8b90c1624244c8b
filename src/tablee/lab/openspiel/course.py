"""A game between chance nodes: what was decided last is done again with each number drawn, until it
needs no more luck."""

from collections.abc import Callable
from typing import Any, Final

from tablee.core.chance import Chance, FastChance
from tablee.core.contract import Game
from tablee.core.moves import Move
from tablee.core.options import Options, read_options
from tablee.lab.learning.turns import LEAVE, Turns, Written, read_turns
from tablee.lab.openspiel.luck import GivenLuck, LuckNeeded
from tablee.packs.library import GAMES


class SpielCourse:
    """`turns` is the latest position without a number missing (None: nothing is dealt yet);
    `outcomes`, among how many numbers chance is to draw now (0: none)."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self._game: Final = game
        self._seats: Final = seats
        self._options: Final = options
        self.turns: Turns | None = None
        self.outcomes = 0
        self._decided: Move | None = None
        self._numbers: list[int] = []
        self._go_on()

    @property
    def is_over(self) -> bool:
        return not self.outcomes and self.turns is not None and self.turns.seat is None

    def decide(self, move: Move) -> None:
        self._decided, self._numbers = move, []
        self._go_on()

    def draw(self, number: int) -> None:
        self._numbers.append(number)
        self._go_on()

    def imagined(self, seat: int, seed: int) -> "SpielCourse":
        """Another that this seat cannot tell from this one: what it is asked now, in a position
        drawn from what it knows."""
        assert self.turns is not None
        assert not self.outcomes
        view = self.turns.state.view(seat)
        other = self.__deepcopy__({})
        other.turns = self.turns.with_state(self._game.imagine(view).state(FastChance(seed)))
        return other

    def _go_on(self) -> None:
        luck = GivenLuck(self._numbers)
        try:
            self.turns, self.outcomes = self._done(luck), 0
        except LuckNeeded as need:
            self.outcomes = need.below

    def _done(self, luck: Chance) -> Turns:
        if self.turns is None or self._decided is None:
            turns = Turns(self._game, self._game.deal(self._seats, self._options, luck))
            turns.begin(luck)
            return turns
        turns = self.turns.copy()
        turns.answer(self._decided, luck)
        return turns

    def __reduce__(self) -> tuple[Callable[..., "SpielCourse"], tuple[object, ...]]:
        """OpenSpiel writes states this way: as texts and numbers, for a move is itself and no copy
        of it."""
        turns = None if self.turns is None else self.turns.written()
        decided = None if self._decided is None else self._decided.text
        begun = self._game.name, self._seats, self._options.text()
        return _read, (*begun, turns, decided, self._numbers, self.outcomes)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielCourse":
        """OpenSpiel copies states this way. A position is never changed, only followed by another,
        so that copies share it."""
        other = object.__new__(SpielCourse)
        other.__dict__ |= self.__dict__ | {"_numbers": self._numbers.copy()}
        return other


def _read(
    name: str,
    seats: int,
    options: str,
    turns: Written | None,
    decided: str | None,
    numbers: list[int],
    outcomes: int,
) -> SpielCourse:
    game = GAMES[name]
    course = SpielCourse(game, seats, read_options(game.options, options))
    course.turns = None if turns is None else read_turns(game, turns)
    if decided is not None:
        course._decided = LEAVE if decided == LEAVE.text else game.moves.parse(decided)
    course._numbers, course.outcomes = numbers, outcomes
    return course
