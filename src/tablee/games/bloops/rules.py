"""Bloops: whose move it is, and what it is. What each does stands in the modules named here."""

from tablee.core.chance import Chance
from tablee.core.contract import Outcome, RuleId, Wait
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.core.story import Story
from tablee.core.view import View
from tablee.games.bloops import clocks, notation, tell, turn, view, window
from tablee.games.bloops.effects import EFFECTS
from tablee.games.bloops.legality import refusal
from tablee.games.bloops.moves import (
    ANNOUNCE,
    ARM,
    CLOCKWISE,
    CONFIRM,
    COUNTERCLOCKWISE,
    DISARM,
    DISCARD,
    DRAW,
    KEEPS,
    PASS,
    SEEN,
    THROWS,
    Announce,
    Arm,
    Arrange,
    Close,
    Confirm,
    Direction,
    Disarm,
    Discard,
    Draw,
    Grab,
    Keep,
    Late,
    Pass,
    Throw,
    Unlock,
)
from tablee.games.bloops.position import Position
from tablee.games.bloops.score import outcome_of
from tablee.games.bloops.steps import DECIDE, DIRECTION, LOOK, NOBODY, OVER, START, WINDOW
from tablee.kit.backs import GAP, NO_BACK, Hide


class Bloops(Position):
    """A position of Bloops."""

    # --- whose move ---------------------------------------------------------------------------

    def to_act(self) -> list[Seat]:
        step = self.step
        if step == WINDOW:
            if self.queue:
                return [self.queue[0].seat]
            drawer = self.drawer()
            if drawer != NOBODY:
                return [] if self.locked else [drawer]
            return [seat for seat in range(self.seats) if not self.confirmed >> seat & 1]
        if step == LOOK:
            return [seat for seat in range(self.seats) if not self.looked >> seat & 1]
        return [] if step == OVER else [self.turn]

    def may_react(self) -> list[Seat]:
        turn = self.turn if self.holder == NOBODY else NOBODY  # who may bloop
        if self.step == WINDOW:
            if not self.discard:
                return [] if turn == NOBODY else [turn]
            return [seat for seat in range(self.seats) if self.can_throw(seat) or seat == turn]
        return [turn] if self.step == DECIDE and turn != NOBODY else []

    def moves(self, seat: Seat) -> list[Move]:
        step = self.step
        if step == WINDOW:
            return self._window_moves(seat)
        if step == LOOK:
            return [] if self.looked >> seat & 1 else [SEEN]
        if seat != self.turn or step == OVER:
            return []
        if step == DECIDE:
            moves: list[Move] = [DISCARD]
            moves += [KEEPS[back] for back in self.layouts[seat] if back != GAP]
            return moves
        return [CLOCKWISE, COUNTERCLOCKWISE] if step == DIRECTION else [self._draw_or_pass()]

    def _window_moves(self, seat: Seat) -> list[Move]:
        if self.queue:
            effect = self.queue[0]
            if seat != effect.seat:
                return []
            if self.looking != NO_BACK:
                return [SEEN]
            return EFFECTS[effect.value].choices(self, seat)
        drawer = self.drawer()
        if drawer == NOBODY:
            return [] if self.confirmed >> seat & 1 else [CONFIRM]
        return [] if self.locked or seat != drawer else [self._draw_or_pass()]

    def _draw_or_pass(self) -> Move:
        return DRAW if self.has_to_draw(0) else PASS  # BLOOPS-Q33

    def reactions(self, seat: Seat) -> list[Move]:
        found: list[Move] = []
        if self.is_window_open() and not self.is_barred(seat):  # BLOOPS-CD-1, BLOOPS-Q24
            found += [THROWS[back] for back in self.layouts[seat] if back != GAP]
        if seat == self.turn and self.holder == NOBODY:  # BLOOPS-Q21, BLOOPS-Q25
            if self.step == WINDOW and not self.queue:
                found.append(ANNOUNCE)
            elif self.step in (DECIDE, WINDOW):
                found.append(DISARM if self.armed else ARM)
        return found

    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        return refusal(self, seat, move)

    # --- what a move does ---------------------------------------------------------------------

    def apply(self, seat: Mover, move: Move, chance: Chance, story: Story | None = None) -> None:
        if seat is None:
            self._apply_table(move, story)
        elif isinstance(move, Draw):
            turn.draw(self, seat, chance, story)
        elif isinstance(move, Discard):
            window.discard(self, seat, self.drawn, story)
        elif isinstance(move, Keep):
            turn.keep(self, seat, move.back, story)
        elif isinstance(move, Throw):
            window.throw(self, seat, move.back, chance, story)
        elif isinstance(move, Late):
            window.throw_late(self, seat, move.back, chance, story)
        elif isinstance(move, Grab):
            window.grab(self, seat, chance, story)
        elif self.queue and not isinstance(move, (Arrange, Arm, Disarm)):
            window.apply_effect(self, seat, move, chance, story)
        else:
            self._apply_rest(seat, move, story)

    def _apply_rest(self, seat: Seat, move: Move, story: Story | None) -> None:
        if isinstance(move, Arrange):
            if story is not None:
                story.append(tell.arranged(seat, self.layouts[seat], list(move.layout)))
            self.layouts[seat] = list(move.layout)
        elif isinstance(move, Announce):
            window.announce(self, story)
        elif isinstance(move, (Arm, Disarm)):  # BLOOPS-Q21: private, so nothing is told
            self.armed = isinstance(move, Arm)
        elif isinstance(move, Confirm):
            window.confirm(self, seat, story)
        elif isinstance(move, Pass):
            turn.pass_turn(self, seat, story)
        elif isinstance(move, Direction):
            self.direction = move.step  # BLOOPS-SETUP-5
            self.step = START
            if story is not None:
                story.append(tell.direction_chosen(seat, move.step))
        else:
            self._end_setup_look(seat, story)

    def _apply_table(self, move: Move, story: Story | None) -> None:
        if isinstance(move, Hide):
            self.hide(move.back)
            if story is not None:
                owner, place = self.at[move.back], self.place_of(move.back)
                story.append(tell.hidden(owner, move.back, place))
        elif isinstance(move, Unlock):
            self.locked = False
            if story is not None:
                story.append(tell.draw_unlocked(self.drawer()))
        elif isinstance(move, Close):
            window.end(self, "BLOOPS-END-2", story)

    def _end_setup_look(self, seat: Seat, story: Story | None) -> None:
        self.looked |= 1 << seat
        if story is not None:
            story.append(tell.ready(seat))
        if self.looked == (1 << self.seats) - 1:
            # BLOOPS-SETUP-5: with two players both directions are the same
            self.step = START if self.seats == 2 else DIRECTION

    # --- the end ------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.step != OVER:
            return None
        return outcome_of([self.score(seat).points for seat in range(self.seats)], self.rule)

    # --- clocks, views, copies ----------------------------------------------------------------

    def waits(self) -> list[Wait]:
        return clocks.waits(self)

    def view(self, seat: Seat | None) -> View:
        return view.view(self, seat)

    def screen(self, seat: Seat | None) -> View:
        return view.screen(self, seat)

    def reveal(self) -> View:
        return view.reveal(self)

    def text(self) -> str:
        return notation.write(self)

    def copy(self) -> "Bloops":
        twin = Bloops(self.seats, self.options)
        self.copy_into(twin)
        return twin
