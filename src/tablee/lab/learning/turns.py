"""A game as one question after the other, for frameworks that know neither clocks nor races.

Time is virtual. In every new position each seat that may react is offered its reactions, once: it
takes one or leaves it. When all have left it, an awaited seat moves; when none is awaited, the
shortest clock of the table runs out. Who is quicker is luck: where several seats may react, it is
drawn who is offered first, the others follow in their order; where several are awaited, it is drawn
who moves. No seat's time to think runs out.
"""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.contract import Game, RuleId, State
from tablee.core.moves import Move
from tablee.core.seats import TABLE, Seat
from tablee.packs.arrays.parts import Answering

LEAVE: Final = Move("leave it")
"""The answer to an offer that one lets be."""

ANSWER: Final = Move("answer")
"""What stands for an open move, where a game says which one is meant."""

LONGEST: Final = 20_000
"""Questions after which a game is given up: nobody has won."""


Written = tuple[str, Seat | None, list[Seat], int]
"""A question as text and numbers: position, who is asked, who is offered something, how many."""


class Turns:
    """`seat` is asked for one of `choices`; it is None when the game is over, or given up."""

    def __init__(self, game: Game, state: State, answering: Answering | None = None) -> None:
        """The first question comes with `begin`."""
        self.game: Final = game
        self._answering: Final = answering
        self.state: Final = state
        self.seat: Seat | None = None
        self.choices: list[Move] = []
        self.questions = 0
        self._offers: list[Seat] = []

    def begin(self, chance: Chance) -> None:
        self._face_position(chance)

    def ask(self, seat: Seat, offers: list[Seat]) -> None:
        """That question, in this position: the first of the `offers`, or a move of that seat."""
        self._offers = offers.copy()
        if offers:
            self._offer(offers[0])
        else:
            self._await(seat)

    @property
    def is_offer(self) -> bool:
        """Whether what is asked may be left."""
        return bool(self._offers)

    def answer(self, move: Move, chance: Chance) -> None:
        """One of the choices of the seat that is asked."""
        assert self.seat is not None
        self.questions += 1
        if move is LEAVE:
            self._offers.pop(0)
            self._ask(chance)
        else:
            made = self._open_move(self.seat) if move is ANSWER else move
            assert made is not None
            self.state.apply(self.seat, made, chance)
            self._face_position(chance)

    def give_up(self) -> None:
        """Nobody is asked any more."""
        self.seat, self.choices, self._offers = None, [], []

    def refusal(self, move: Move) -> RuleId:
        """Why that is not one of the choices."""
        assert self.seat is not None
        return self.state.refusal(self.seat, move) or "not asked for now"

    def payments(self, seats: int) -> list[float]:
        """Who wins alone is paid 1 by each of the others, winners share; nobody is paid anything
        while the game goes on, or when it is given up."""
        outcome = self.state.outcome()
        if outcome is None:
            return [0.0] * seats
        share = seats / len(outcome.winners)
        return [share * (seat in outcome.winners) - 1.0 for seat in range(seats)]

    def copy(self) -> "Turns":
        return self.with_state(self.state.copy())

    def with_state(self, state: State) -> "Turns":
        """The same question in another position that the seat asked cannot tell from this one."""
        other = Turns(self.game, state, self._answering)
        other.seat, other.choices, other.questions = self.seat, self.choices, self.questions
        other._offers = self._offers.copy()
        return other

    def written(self) -> Written:
        return self.state.text(), self.seat, self._offers.copy(), self.questions

    def _face_position(self, chance: Chance) -> None:
        state = self.state
        reactors = [seat for seat in state.may_react() if state.reactions(seat)]
        first = _one_of(len(reactors), chance)
        self._offers = reactors[first:] + reactors[:first]
        self._ask(chance)

    def _ask(self, chance: Chance) -> None:
        state = self.state
        self.seat, self.choices = None, []
        if state.outcome() is not None or self.questions >= LONGEST:
            self._offers = []
        elif self._offers:
            self._offer(self._offers[0])
        elif awaited := state.to_act():
            self._await(awaited[_one_of(len(awaited), chance)])
        else:
            clocks = [wait for wait in state.waits() if wait.seat is TABLE]
            state.apply(TABLE, min(clocks, key=lambda wait: wait.seconds).move, chance)
            self._face_position(chance)

    def _offer(self, seat: Seat) -> None:
        self.seat, self.choices = seat, [*self.state.reactions(seat), *self._answers(seat), LEAVE]

    def _await(self, seat: Seat) -> None:
        self.seat, self.choices = seat, [*self.state.moves(seat), *self._answers(seat)]

    def _answers(self, seat: Seat) -> list[Move]:
        return [] if self._open_move(seat) is None else [ANSWER]

    def _open_move(self, seat: Seat) -> Move | None:
        return None if self._answering is None else self._answering(self.state, seat)


def read_turns(game: Game, written: Written, answering: Answering | None = None) -> Turns:
    """The inverse of `Turns.written`."""
    text, seat, offers, questions = written
    turns = Turns(game, game.position(text), answering)
    turns.questions = questions
    if seat is not None:
        turns.ask(seat, offers)
    return turns


def _one_of(seats: int, chance: Chance) -> int:
    return chance.below(seats) if seats > 1 else 0
