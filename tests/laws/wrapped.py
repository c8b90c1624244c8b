"""A sound game in a wrapping, of which a test may get one thing wrong."""

from collections.abc import Callable
from typing import ClassVar, Final

from tablee.core.chance import Chance
from tablee.core.contract import Game, Imagination, Outcome, RuleId, State, Wait
from tablee.core.moves import Move
from tablee.core.options import Options
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.core.view import Screens, View


class WrappedState(State):
    def __init__(self, inside: State) -> None:
        self.inside: Final = inside

    def to_act(self) -> list[Seat]:
        return self.inside.to_act()

    def may_react(self) -> list[Seat]:
        return self.inside.may_react()

    def moves(self, seat: Seat) -> list[Move]:
        return self.inside.moves(seat)

    def reactions(self, seat: Seat) -> list[Move]:
        return self.inside.reactions(seat)

    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        return self.inside.refusal(seat, move)

    def apply(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        self.inside.apply(seat, move, chance, story)

    def can_take_back(self, seat: Seat, move: Move) -> bool:
        return self.inside.can_take_back(seat, move)

    def waits(self) -> list[Wait]:
        return self.inside.waits()

    def view(self, seat: Seat | None) -> View:
        return self.inside.view(seat)

    def screen(self, seat: Seat | None) -> View:
        return self.inside.screen(seat)

    def screens(self, seats: list[Seat | None]) -> Screens:
        return super().screens(seats)

    def reveal(self) -> View:
        return self.inside.reveal()

    def outcome(self) -> Outcome | None:
        return self.inside.outcome()

    def copy(self) -> State:
        return type(self)(self.inside.copy())

    def text(self) -> str:
        return self.inside.text()

    def census(self) -> list[str]:
        return self.inside.census()


class WrappedGame(Game):
    """The first variant of another game, its states wrapped."""

    STATE: ClassVar[type[WrappedState]] = WrappedState
    TAKES_BACK = True

    def __init__(self, inside: Game) -> None:
        seats, _ = inside.variants()[0]
        super().__init__(
            inside.name,
            range(seats, seats + 1),
            inside.options,
            inside.moves,
            inside.rules_version,
        )
        self.inside: Final = inside

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        return type(self).STATE(self.inside.deal(seats, options, chance))

    def imagine(self, view: View) -> Imagination:
        return WrappedImagination(self.inside.imagine(view), type(self).STATE)

    def position(self, text: str) -> State:
        return type(self).STATE(self.inside.position(text))

    def example(self, state: State, seat: Seat, chance: Chance) -> Move | None:
        return None

    def variants(self) -> list[tuple[int, Options]]:
        return self.inside.variants()[:1]


class WrappedImagination(Imagination):
    def __init__(self, inside: Imagination, wrap: Callable[[State], State]) -> None:
        self.inside: Final = inside
        self.wrap: Final = wrap

    def state(self, chance: Chance) -> State:
        return self.wrap(self.inside.state(chance))
