"""A game between chance nodes: what was decided last is done again with each number drawn, until it
needs no more luck."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from msgspec import Struct

from tablee.core.chance import Chance, FastChance
from tablee.core.contract import Game, Imagination, State
from tablee.core.moves import Move
from tablee.core.options import read_options
from tablee.lab.learning.turns import LEAVE, Turns, Written, read_turns
from tablee.lab.openspiel.luck import GivenLuck, LuckNeeded
from tablee.packs.library import GAMES


class Beginning(Struct, frozen=True):
    """What is dealt: a game, or (with a position) one of so many worlds that a spectator of that
    position cannot tell apart."""

    game: str
    seats: int
    options: str
    position: str
    worlds: int

    def state(self, luck: Chance) -> State:
        game = GAMES[self.game]
        if not self.position:
            return game.deal(self.seats, read_options(game.options, self.options), luck)
        return _imagination(self.game, self.position).state(FastChance(luck.below(self.worlds)))


@cache
def _imagination(game: str, position: str) -> Imagination:
    return GAMES[game].imagine(GAMES[game].position(position).view(None))


class SpielCourse:
    """`turns` is the latest position without a number missing (None: nothing is dealt yet);
    `outcomes`, among how many numbers chance is to draw now (0: none)."""

    def __init__(self, beginning: Beginning) -> None:
        self._game: Final[Game] = GAMES[beginning.game]
        self._beginning: Final = beginning
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
        other.face(self.turns.with_state(self._game.imagine(view).state(FastChance(seed))))
        return other

    def face(self, turns: Turns) -> None:
        """Stands at that question, whatever led to it."""
        self.turns, self.outcomes = turns, 0

    def _go_on(self) -> None:
        luck = GivenLuck(self._numbers)
        try:
            self.turns, self.outcomes = self._done(luck), 0
        except LuckNeeded as need:
            self.outcomes = need.below

    def _done(self, luck: Chance) -> Turns:
        if self.turns is None or self._decided is None:
            turns = Turns(self._game, self._beginning.state(luck))
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
        return _read, (self._beginning, turns, decided, self._numbers, self.outcomes)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielCourse":
        """OpenSpiel copies states this way. A position is never changed, only followed by another,
        so that copies share it."""
        other = object.__new__(SpielCourse)
        other.__dict__ |= self.__dict__ | {"_numbers": self._numbers.copy()}
        return other


def _read(
    beginning: Beginning,
    turns: Written | None,
    decided: str | None,
    numbers: list[int],
    outcomes: int,
) -> SpielCourse:
    course = SpielCourse(beginning)
    game = GAMES[beginning.game]
    course.turns = None if turns is None else read_turns(game, turns)
    if decided is not None:
        course._decided = LEAVE if decided == LEAVE.text else game.moves.parse(decided)
    course._numbers, course.outcomes = numbers, outcomes
    return course
