"""The referee: turns presses into moves and adds what the rules cannot know.

It has no clock: a press comes with its fair time and the position that was on its player's screen.
Until its verdict nothing is drawn, so no face can leave too early (BLOOPS-Q8).
"""

from typing import ClassVar, Final

from tablee.core import referee
from tablee.core.contract import Game, IllegalMove, State
from tablee.core.moves import Move
from tablee.core.referee import Press, WordJudge, no_words
from tablee.core.seats import Seat
from tablee.games.bloops.moves import ANNOUNCE, ARM, DRAW, GRAB, LATES, Throw
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.steps import DECIDE, OVER, WINDOW

REFLEX_SECONDS: Final = 0.120  # BLOOPS-Q41
LATE_SECONDS: Final = 0.250  # BLOOPS-Q9


class _Window:
    """Whose turn it was, when all could see it open and (once it has) close."""

    def __init__(self, turn: Seat, opened: float) -> None:
        self.turn: Final = turn
        self.opened: Final = opened
        self.closed: float | None = None


class Referee(referee.Referee):
    """Of one game of Bloops."""

    RACES: ClassVar[bool] = True

    def __init__(self, game: Game, judge: WordJudge = no_words) -> None:
        super().__init__(game, judge)
        self._windows: Final[dict[int, _Window]] = {}

    def shown(self, state: State, at: float) -> None:
        assert isinstance(state, Bloops)
        if state.step == WINDOW and state.turns not in self._windows:
            self._windows[state.turns] = _Window(state.turn, at)
        elif state.step == DECIDE:
            window = self._windows.get(state.turns - 1)
            if window is not None and window.closed is None:
                window.closed = at

    def is_race(self, state: State, press: Press) -> bool:
        """BLOOPS-Q8: throws, the next player's draw, and BLOOPS before it."""
        assert isinstance(state, Bloops)
        if not state.is_window_open():
            return False
        move = self.game.moves.parse(press.text)
        if isinstance(move, Throw):
            return True
        return move in (DRAW, ANNOUNCE) and press.seen.refusal(press.seat, move) is None

    def first(self, state: State, level: list[Press]) -> Press:
        """BLOOPS-Q40: throws before the draw, and clockwise from the turn's player."""
        assert isinstance(state, Bloops)
        turn, seats = state.turn, state.seats
        return min(level, key=lambda p: (_precedence(p), (p.seat - turn) % seats, p.at))

    def move(self, state: State, press: Press) -> Move | None:
        assert isinstance(state, Bloops)
        assert isinstance(press.seen, Bloops)
        move = self.game.moves.parse(press.text)
        if state.step == OVER and press.seen.step != OVER:
            return None
        if isinstance(move, Throw):
            return self._throw(state, press.seen, press, move)
        if move is DRAW:
            return self._draw(state, press)
        if move is ANNOUNCE or move is ARM:
            return self._bloops(state, press.seen, press, move)
        return super().move(state, press)

    def _throw(self, state: Bloops, seen: Bloops, press: Press, move: Throw) -> Move | None:
        number = _latest_window(seen)  # BLOOPS-Q10
        if number == 0:
            raise IllegalMove("BLOOPS-CD-1", press.seat, move)
        if move.back not in seen.layouts[press.seat]:
            raise IllegalMove("BLOOPS-CD-1", press.seat, move)  # not one's own
        if move.back not in state.layouts[press.seat]:
            return None  # BLOOPS-Q14
        if state.is_barred(press.seat):  # BLOOPS-Q44
            if seen.is_barred(press.seat):
                raise IllegalMove("BLOOPS-Q44", press.seat, move)
            return None  # who could not know it yet
        if state.is_window_open() and state.turns == number:
            return None if self._is_false_start(number, press) else move
        window = self._windows.get(number)
        if window is None or window.closed is None:
            return None  # nobody remembers when it closed
        return LATES[move.back] if press.at >= window.closed + LATE_SECONDS else None  # BLOOPS-Q9

    def _draw(self, state: Bloops, press: Press) -> Move | None:
        seat = press.seat
        rule = press.seen.refusal(seat, DRAW)
        if rule is None:
            if state.refusal(seat, DRAW) is not None:
                return None  # BLOOPS-Q39
            return None if self._is_false_start(state.turns, press) else DRAW
        if press.seen.refusal(seat, GRAB) is None and state.refusal(seat, GRAB) is None:
            return GRAB  # BLOOPS-Q42
        raise IllegalMove(rule, seat, DRAW)

    def _bloops(self, state: Bloops, seen: Bloops, press: Press, move: Move) -> Move | None:
        """BLOOPS-Q21: a press overtaken by an effect is armed; one that was to be armed until an
        effect is over, and comes after its end, is announced."""
        other = ARM if move is ANNOUNCE else ANNOUNCE
        is_overtaken = (
            state.turns == seen.turns
            and seen.refusal(press.seat, move) is None
            and state.refusal(press.seat, move) is not None
        )
        if is_overtaken and state.refusal(press.seat, other) is None:
            return other
        return super().move(state, press)

    def _is_false_start(self, number: int, press: Press) -> bool:
        """BLOOPS-Q41: faster than a reaction; to its own discarder a card is no surprise."""
        window = self._windows.get(number)
        if window is None or press.seat == window.turn:
            return False
        return press.at - window.opened < REFLEX_SECONDS


def _precedence(press: Press) -> int:
    if press.text.startswith("throw "):
        return 0
    return 2 if press.text == DRAW.text else 1


def _latest_window(seen: Bloops) -> int:
    """The number of the window that was open on that screen, or had last been; 0: none yet."""
    if seen.step == WINDOW:
        return seen.turns if seen.is_window_open() else 0
    return seen.turns - 1 if seen.step == DECIDE else 0
