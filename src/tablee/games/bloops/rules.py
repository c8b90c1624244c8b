"""Bloops: the position and its rules."""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.contract import Outcome, RuleId, State, Wait, places_of
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.core.view import View
from tablee.games.bloops import clocks, notation, tell, view
from tablee.games.bloops.cards import BLOOPS_TEXT, TEXT, THE_20, VALUE
from tablee.games.bloops.effects import EFFECTS
from tablee.games.bloops.judge import refusal
from tablee.games.bloops.moves import (
    ANNOUNCE,
    ARM,
    CLOCKWISE,
    CONFIRM,
    COUNTERCLOCKWISE,
    DISARM,
    DISCARD,
    DRAW,
    GAP,
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
    Hide,
    Keep,
    Late,
    Pass,
    Seen,
    Throw,
    Unlock,
)
from tablee.games.bloops.options import GRACE_SECONDS, BloopsOptions
from tablee.games.bloops.score import Score
from tablee.games.bloops.spread import NO_CARD, PUBLIC, Spread
from tablee.games.bloops.steps import (
    DECIDE,
    DIRECTION,
    LOOK,
    NO_BACK,
    NOBODY,
    OVER,
    START,
    WINDOW,
    Effect,
    Shown,
)


class Bloops(State):
    """A position of Bloops."""

    def __init__(self, seats: int, options: BloopsOptions, spread: Spread | None = None) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.grace: Final = GRACE_SECONDS[options.grace]
        self.spread: Final = Spread(seats) if spread is None else spread
        self.step = LOOK
        self.looked = 0  # bits: the seats whose set-up look is over
        self.turn = 0  # whose turn it is, until the next player's draw
        self.direction = 1  # 1: clockwise
        self.turns = 0  # turns begun; also the number of the turn's window
        self.passes = 0  # turns in a row without anything to draw
        self.drawn = NO_BACK
        self.discarded = 0  # cards discarded in the whole game
        self.queue: list[Effect] = []
        self.looking = NO_BACK  # what the first effect's discarder looks at
        self.locked = False  # the grace before the next draw
        self.lock = 0  # which discard began the latest grace
        self.holder = NOBODY  # of the BLOOPS card
        self.armed = False  # the turn's player will announce BLOOPS
        self.confirmed = 0  # bits: the seats that have nothing to throw in the last window
        self.shown: list[Shown] = []
        self.reveals = 0  # cards shown in the whole game
        self.rule = ""  # what ended the game

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
            if not self.spread.discard:
                return [] if turn == NOBODY else [turn]
            layouts = self.spread.layouts
            return [seat for seat in range(self.seats) if layouts[seat] or seat == turn]
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
            moves += [KEEPS[back] for back in self.spread.layouts[seat] if back != GAP]
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
        return DRAW if self.spread.can_refill(0) else PASS  # BLOOPS-Q33

    def reactions(self, seat: Seat) -> list[Move]:
        found: list[Move] = []
        if self.is_window_open():  # BLOOPS-CD-1, BLOOPS-Q24
            found += [THROWS[back] for back in self.spread.layouts[seat] if back != GAP]
        if seat == self.turn and self.holder == NOBODY:  # BLOOPS-Q21, BLOOPS-Q25
            if self.step == WINDOW and not self.queue:
                found.append(ANNOUNCE)
            elif self.step in (DECIDE, WINDOW):
                found.append(DISARM if self.armed else ARM)
        return found

    def refusal(self, seat: Mover, move: Move) -> RuleId | None:
        return refusal(self, seat, move)

    def drawer(self) -> Seat:
        """Who draws next; NOBODY: this is not the time, or the last turn was played."""
        if self.step == WINDOW:
            following = (self.turn + self.direction) % self.seats
            return NOBODY if following == self.holder else following  # BLOOPS-END-2
        return self.turn if self.step == START else NOBODY

    def opponents(self, seat: Seat) -> list[Seat]:
        """Clockwise from the left."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def is_window_open(self) -> bool:
        """BLOOPS-Q6; after a pass there is nothing to counter."""
        return self.step == WINDOW and bool(self.spread.discard)

    # --- what a move does ---------------------------------------------------------------------

    def apply(
        self, seat: Mover, move: Move, chance: Chance, story: list[Event] | None = None
    ) -> None:
        if seat is None:
            self._apply_table(move, story)
        elif isinstance(move, Draw):
            self._draw(seat, chance, story)
        elif isinstance(move, Discard):
            self._discard(seat, self.drawn, story)
        elif isinstance(move, Keep):
            self._keep(seat, move.back, story)
        elif isinstance(move, Throw):
            self._throw(seat, move.back, chance, story)
        elif isinstance(move, Late):
            self._show(move.back)
            if story is not None:
                story.append(tell.thrown_late(seat, move.back))
            self._penalty(seat, chance, story)  # BLOOPS-CD-5, BLOOPS-Q11
        elif isinstance(move, Grab):
            if story is not None:
                story.append(tell.grabbed(seat))
            self._penalty(seat, chance, story)  # BLOOPS-PEN-2, BLOOPS-Q42
        elif self.queue and not isinstance(move, (Arrange, Arm, Disarm)):
            self._apply_effect(seat, move, chance, story)
        else:
            self._apply_rest(seat, move, story)

    def _apply_rest(self, seat: Seat, move: Move, story: list[Event] | None) -> None:
        if isinstance(move, Arrange):
            self.spread.layouts[seat] = list(move.layout)
            if story is not None:
                story.append(tell.arranged(seat))
        elif isinstance(move, Announce):
            self._announce(story)
        elif isinstance(move, (Arm, Disarm)):  # BLOOPS-Q21: private, so nothing is told
            self.armed = isinstance(move, Arm)
        elif isinstance(move, Confirm):
            self._confirm(seat, story)
        elif isinstance(move, Pass):
            self._pass(seat, story)
        elif isinstance(move, Direction):
            self.direction = move.step  # BLOOPS-SETUP-5
            self.step = START
            if story is not None:
                story.append(tell.direction_chosen(seat, move.step))
        else:
            self._end_setup_look(seat, story)

    def _apply_table(self, move: Move, story: list[Event] | None) -> None:
        if isinstance(move, Hide):
            self._hide(move.back, story)
        elif isinstance(move, Unlock):
            self.locked = False
            if story is not None:
                story.append(tell.draw_unlocked(self.drawer()))
        elif isinstance(move, Close):
            self._end("BLOOPS-END-2", story)

    def _end_setup_look(self, seat: Seat, story: list[Event] | None) -> None:
        self.looked |= 1 << seat
        if story is not None:
            story.append(tell.ready(seat))
        if self.looked == (1 << self.seats) - 1:
            # BLOOPS-SETUP-5: with two players both directions are the same
            self.step = START if self.seats == 2 else DIRECTION

    # --- the turn -----------------------------------------------------------------------------

    def _begin_turn(self, seat: Seat) -> None:
        self.turn = seat
        self.turns += 1
        self.locked = False
        self.confirmed = 0

    def _draw(self, seat: Seat, chance: Chance, story: list[Event] | None) -> None:
        self._begin_turn(seat)
        self.step = DECIDE  # BLOOPS-CD-5: the window is closed
        self.passes = 0
        self.refill(chance, story)
        self.drawn = self.spread.take_top()
        self.spread.knowers[self.drawn] = 1 << seat  # BLOOPS-TURN-1
        if story is not None:
            story.append(tell.drawn(seat, self.drawn))

    def _pass(self, seat: Seat, story: list[Event] | None) -> None:
        self._begin_turn(seat)
        self.step = WINDOW
        self.passes += 1
        if story is not None:
            story.append(tell.passed(seat))
        if self.passes == self.seats:
            self._end("BLOOPS-Q33", story)
        elif self.drawer() == NOBODY:
            self._end("BLOOPS-END-2", story)

    def _keep(self, seat: Seat, back: int, story: list[Event] | None) -> None:
        self.spread.replace(seat, back, self.drawn)
        if story is not None:
            story.append(tell.kept(seat, self.drawn))
        self._discard(seat, back, story)

    def _discard(self, seat: Seat, back: int, story: list[Event] | None) -> None:
        self.drawn = NO_BACK
        self.step = WINDOW
        card = self._put_on_discard(back)
        if story is not None:
            story.append(tell.discarded(seat, back, card))
        if card == THE_20:  # BLOOPS-END-1, BLOOPS-Q27
            self._end("BLOOPS-END-1", story)
        elif VALUE[card] in EFFECTS:  # BLOOPS-TURN-3
            self.queue.append(Effect(seat, VALUE[card], self.discarded))
            self._settle(story)
        else:
            self._queue_is_empty(self.discarded, story)

    def _put_on_discard(self, back: int) -> int:
        self.discarded += 1
        self.confirmed = 0  # BLOOPS-Q26
        if self.shown:
            self.shown = [shown for shown in self.shown if shown.back != back]
        return self.spread.put_on_discard(back)

    # --- the window ---------------------------------------------------------------------------

    def _throw(self, seat: Seat, back: int, chance: Chance, story: list[Event] | None) -> None:
        spread = self.spread
        if VALUE[spread.faces[back]] != VALUE[spread.discard[-1]]:  # BLOOPS-Q4
            self._show(back)
            if story is not None:
                story.append(tell.thrown_wrong(seat, back))
            self._penalty(seat, chance, story)  # BLOOPS-CD-2
            return
        spread.remove(seat, back)
        card = self._put_on_discard(back)
        if story is not None:
            story.append(tell.thrown(seat, back, card))
        if VALUE[card] in EFFECTS:  # BLOOPS-CD-3: after those already waiting
            self.locked = False
            self.queue.append(Effect(seat, VALUE[card], self.discarded))
        if back == self.looking:
            self.end_effect(story)  # all have seen the card by now
        else:
            self._settle(story)

    def _show(self, back: int) -> None:
        """BLOOPS-Q28, BLOOPS-Q38: the card has not left its place."""
        self.spread.knowers[back] |= PUBLIC
        self.reveals += 1
        self.shown = [shown for shown in self.shown if shown.back != back]
        self.shown.append(Shown(back, self.reveals))

    def _hide(self, back: int, story: list[Event] | None) -> None:
        self.shown = [shown for shown in self.shown if shown.back != back]
        if story is not None:
            story.append(tell.hidden(self.spread.owner(back), back))

    def _penalty(self, seat: Seat, chance: Chance, story: list[Event] | None) -> None:
        """BLOOPS-PEN-1; skipped when there is nothing to draw (BLOOPS-Q33)."""
        if not self.can_refill():
            if story is not None:
                story.append(tell.penalty_skipped(seat))
            return
        self.refill(chance, story)
        back = self.spread.give_top(seat)
        if story is not None:
            story.append(tell.penalty(seat, back))
        self._settle(story)

    def _kept_discards(self) -> int:
        return 1 if self.step == WINDOW else 0  # BLOOPS-Q32: in a window the top card stays

    def can_refill(self) -> bool:
        return self.spread.can_refill(self._kept_discards())

    def refill(self, chance: Chance, story: list[Event] | None) -> None:
        if self.spread.refill(self._kept_discards(), chance) and story is not None:
            story.append(tell.reshuffled(len(self.spread.pile)))

    def _apply_effect(
        self, seat: Seat, move: Move, chance: Chance, story: list[Event] | None
    ) -> None:
        if not isinstance(move, Seen):
            EFFECTS[self.queue[0].value].apply(self, seat, move, chance, story)
            return
        if story is not None:
            story.append(tell.peek_over(seat))
        self.end_effect(story)

    def end_effect(self, story: list[Event] | None) -> None:
        """The first effect of the queue has been applied."""
        self.looking = NO_BACK
        number = self.queue.pop(0).number
        if self.queue:
            self._settle(story)
        else:
            self._queue_is_empty(number, story)

    def _settle(self, story: list[Event] | None) -> None:
        """Effects that can no longer be applied fizzle (BLOOPS-Q15, BLOOPS-Q17, BLOOPS-Q33)."""
        while self.queue and self.looking == NO_BACK:
            effect = self.queue[0]
            if EFFECTS[effect.value].can_apply(self, effect.seat):
                return
            if story is not None:
                story.append(tell.fizzled(effect.seat, effect.value))
            self.end_effect(story)

    def _queue_is_empty(self, number: int, story: list[Event] | None) -> None:
        """BLOOPS-CD-4, after a grace that this discard has begun anew (BLOOPS-Q7)."""
        self.lock = number
        self.locked = self.grace > 0 and self.drawer() != NOBODY
        if self.armed:  # BLOOPS-Q21
            self._announce(story)

    # --- the end ------------------------------------------------------------------------------

    def _announce(self, story: list[Event] | None) -> None:
        self.armed = False
        self.holder = self.turn  # BLOOPS-END-2, BLOOPS-END-3
        if story is not None:
            story.append(tell.announced(self.turn))

    def _confirm(self, seat: Seat, story: list[Event] | None) -> None:
        self.confirmed |= 1 << seat
        if story is not None:
            story.append(tell.confirmed(seat))
        if self.confirmed == (1 << self.seats) - 1:  # BLOOPS-Q26
            self._end("BLOOPS-END-2", story)

    def _end(self, rule: RuleId, story: list[Event] | None) -> None:
        self.step = OVER
        self.rule = rule
        self.armed = False
        self.shown = []
        for layout in self.spread.layouts:  # BLOOPS-SCORE-1: reveal all
            for back in layout:
                if back != GAP:
                    self.spread.knowers[back] |= PUBLIC
        if story is not None:
            story.append(tell.game_over(self.outcome()))

    def score(self, seat: Seat) -> Score:
        return Score([self.spread.faces[back] for back in self.spread.own(seat)])

    def outcome(self) -> Outcome | None:
        if self.step != OVER:
            return None
        scores = [self.score(seat).points for seat in range(self.seats)]  # BLOOPS-SCORE-2
        return Outcome(scores, places_of([[-points] for points in scores]), self.rule)

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

    def census(self) -> list[str]:
        spread = self.spread
        lying = [card for card in spread.faces if card != NO_CARD]
        cards = spread.pile + spread.discard + spread.aside + lying
        return [BLOOPS_TEXT] + [TEXT[card] for card in cards]

    def copy(self) -> "Bloops":
        twin = Bloops(self.seats, self.options, self.spread.copy())
        twin.step = self.step
        twin.looked = self.looked
        twin.turn = self.turn
        twin.direction = self.direction
        twin.turns = self.turns
        twin.passes = self.passes
        twin.drawn = self.drawn
        twin.discarded = self.discarded
        twin.queue = self.queue.copy()  # its effects never change
        twin.looking = self.looking
        twin.locked = self.locked
        twin.lock = self.lock
        twin.holder = self.holder
        twin.armed = self.armed
        twin.confirmed = self.confirmed
        twin.shown = self.shown.copy()
        twin.reveals = self.reveals
        twin.rule = self.rule
        return twin
