"""A game being played. Presses, bots' answers and the time come in; rows to write, screens,
verdicts and questions to bots come out. Nothing here waits, reads a clock or opens anything.

One thing happens at a time, in the order it came. What is decided is handed out to be written, and
applied and told only when it is durable; what comes meanwhile waits, with its own time. Each thing
that comes is one generator: it yields what is to be written, and goes on when that is done.
"""

from collections.abc import Sequence
from typing import Final

from tablee.core.moves import Move
from tablee.core.referee import Press, Referee
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.table.audience import Audience, Circumstances
from tablee.table.course import Course
from tablee.table.manner import Manner, Occupant
from tablee.table.moves import Moves
from tablee.table.outputs import Kept, Output, Row
from tablee.table.presses import Presses, key_of
from tablee.table.questions import Questions
from tablee.table.reach import Reach
from tablee.table.restoring import restore
from tablee.table.schedule import Schedule
from tablee.table.sealed import Sealed
from tablee.table.standing import Standing
from tablee.table.works import Work


class Play:
    """Times are the game's own, in seconds since the deal: while it rests, they stand still."""

    def __init__(
        self, course: Course, referee: Referee, manner: Manner, audience: Audience | None = None
    ) -> None:
        standing = Standing(course, referee, manner, audience)
        self.course: Final = course
        self.audience: Final = audience
        self.clockwork: Final = standing.clockwork
        self.waits: Final = standing.waits
        self.races: Final = standing.races
        self._standing: Final = standing
        self._works: Final = standing.works
        self._questions: Final = Questions(standing)
        self._moves: Final = Moves(standing, self._questions)
        sealed = Sealed(standing, self._moves)
        self._presses: Final = Presses(standing, self._moves, sealed)
        self._schedule: Final = Schedule(standing, self._moves, sealed, self._presses)
        standing.follow(0.0)

    # --- what comes in ------------------------------------------------------------------------

    def press(
        self,
        reach: Reach,
        seat: Seat,
        name: str,
        moves: Sequence[str],
        *,
        at: float,
        seen: int | None = None,
        arrived: float = 0.0,
        claim: float | None = None,
    ) -> None:
        """A person, or a program from outside, has pressed. `name`: their own for this press, by
        which it counts once. `seen`: the version on their screen (None: the latest). `arrived`: the
        house's time of `at`, `claim`: how long they say they took."""
        self._works.put(self._press(reach, seat, name, moves, at, seen, arrived, claim))

    def take_back(self, reach: Reach, seat: Seat, name: str, *, at: float) -> None:
        """Somebody wants to take back their last move."""
        self._works.put(self._take_back(reach, seat, name, at))

    def answer(
        self,
        seat: Seat,
        number: int,
        move: str | None,
        after: float,
        *,
        at: float,
        is_stand_in: bool = False,
    ) -> None:
        """What a bot of the house will do, `after` seconds from now; None: leave it. `is_stand_in`:
        it was asked for one that failed, which everybody is told."""
        self._works.put(self._answer(seat, number, move, after, at, is_stand_in))

    def wake(self, at: float) -> None:
        """It is now `at`: what was due by then happens."""
        self._works.put(self._schedule.advance(at))

    def in_sight(self, seat: Seat, key: str, *, at: float) -> None:
        """The cards which that clock is to be looked at for are now before that seat's eyes."""
        self._works.put(self._in_sight(seat, key, at))

    def make(self, seat: Mover, move: Move, *, at: float) -> None:
        """A move that comes by no press and no clock: the script's, in a lesson."""
        self._works.put(self._make(seat, move, at))

    def tell(self, events: list[Event], *, at: float) -> None:
        """Something that is no move, for everybody's story; or only that clocks have changed."""
        self._works.put(self._tell(events, at))

    def befell(self, event: Event) -> None:
        """Something befell the table, not the game: it is told with the next screens."""
        if self.audience is not None:
            self.audience.put(event)

    def tell_news(self, at: float) -> None:
        """What befell the table is told now, on screens of their own; where presses race, for which
        a new screen is a new start, with the next move."""
        self._works.put(self._tell_news(at))

    def begin(self, occupants: list[Occupant], *, at: float) -> None:
        """The cards are dealt: clocks run, and bots are asked."""
        self._works.put(self._begin(occupants, at))

    def seat(self, occupants: list[Occupant]) -> None:
        """Somebody has come, left, or sits elsewhere."""
        self.clockwork.occupants = occupants
        if self.audience is not None:
            for seat, occupant in enumerate(occupants):
                self.audience.readers[seat].has_memory = occupant.recalls
        self._questions.ask()

    def rest(self) -> None:
        """Time stands still: no press counts, bots are not asked, and what they meant to do is
        forgotten. Presses that were held for a race wait on."""
        self._standing.is_resting = True
        self._standing.plans.forget_all()

    def go_on(self) -> None:
        self._standing.is_resting = False
        self._questions.ask()

    def give_up_races(self) -> list[tuple[Reach, str]]:
        """Presses that are held will have no verdict; whose they were, and their names for them."""
        given_up = [(one.reach, one.name) for one in self.races.pending if one.reach is not None]
        self.races.pending.clear()
        return given_up

    def restore(self, rows: Sequence[Row], kept: Kept) -> None:
        """Plays the record again, before anything else happens."""
        restore(self._standing, rows, kept)

    def durable(self, now: float) -> None:
        """What was to be written is."""
        self._standing.is_at(now)
        self._works.durable()

    def not_written(self) -> None:
        """It is not, and is forgotten; who pressed it is told so."""
        self._works.not_written()
        self._questions.ask()

    # --- what comes out -----------------------------------------------------------------------

    def take_out(self) -> Output | None:
        """The next thing to be done for it, in order."""
        return self._works.take_out()

    def due(self) -> float | None:
        """When it is to be woken."""
        return self._schedule.due()

    @property
    def now(self) -> float:
        """The latest time handed in."""
        return self._standing.now

    @property
    def is_over(self) -> bool:
        return self._standing.is_over

    def trigger(self, seat: Seat | None) -> int | None:
        """The version of that reader's latest screen, new or sent again, if it may begin a race:
        then the time of its sending counts (`Reach.trigger_sent`)."""
        if seat is None or not self._standing.has_races:
            return None
        return self._standing.version(seat)

    def circumstances(self, now: float) -> Circumstances:
        """What the position is shown with."""
        return self._standing.circumstances(now)

    def gone_since(self, seat: Seat, now: float) -> float:
        """Since when that seat's person has been away, in the game's time, if they are."""
        return self.clockwork.gone_since(seat, now)

    def has_answered(self, seat: Seat) -> bool:
        """Whether that seat's sealed answer is held already."""
        return self._standing.has_answered(seat)

    def allows_chat(self) -> bool:
        return self._standing.referee.allows_chat(self.course.state)

    def matter(self) -> str:
        """What the table is about now."""
        return self._standing.referee.matter(self.course.state)

    def move_of(self, seat: Seat, text: str, *, at: float) -> Move | None:
        """What such a press would come to now; None: it lapses. IllegalMove: it breaks a rule."""
        state = self.course.state
        move = self._standing.referee.move(state, Press(seat, text, at, state))
        if move is not None:
            self.course.check(seat, [move])
        return move

    # --- one thing after the other ------------------------------------------------------------

    def _begin(self, occupants: list[Occupant], at: float) -> Work:
        self._standing.is_at(at)
        self.waits.forget()
        self._standing.follow(at)
        self.clockwork.occupants = occupants
        yield from self._moves.settle_sealed()
        self.seat(occupants)

    def _press(
        self,
        reach: Reach,
        seat: Seat,
        name: str,
        moves: Sequence[str],
        at: float,
        seen: int | None,
        arrived: float,
        claim: float | None,
    ) -> Work:
        yield from self._schedule.advance(at)
        yield from self._presses.press(reach, seat, name, moves, at, seen, arrived, claim)

    def _take_back(self, reach: Reach, seat: Seat, name: str, at: float) -> Work:
        yield from self._schedule.advance(at)
        key = key_of(seat, name)
        if not self._presses.is_answered(reach, seat, name, key):
            yield from self._moves.take_back(reach, seat, name, key, at)

    def _answer(
        self,
        seat: Seat,
        number: int,
        move: str | None,
        after: float,
        at: float,
        is_stand_in: bool,
    ) -> Work:
        yield from self._schedule.advance(at)
        if is_stand_in and not self.is_over:
            self._moves.tell([Event("stood_in", seat)])
        if self._standing.plans.answer(seat, number, move, after, at):
            yield from self._schedule.advance(at)

    def _in_sight(self, seat: Seat, key: str, at: float) -> Work:
        yield from self._schedule.advance(at)
        if self.waits.in_sight(seat, key, self.now):
            self._moves.tell()

    def _make(self, seat: Mover, move: Move, at: float) -> Work:
        self._standing.is_at(at)
        self.course.check(seat, [move])
        yield from self._moves.play(seat, [move])

    def _tell(self, events: list[Event], at: float) -> Work:
        yield from self._schedule.advance(at)
        self._moves.tell(events)

    def _tell_news(self, at: float) -> Work:
        yield from self._schedule.advance(at)
        audience = self.audience
        if audience is not None and audience.has_news and not self._standing.has_races:
            self._moves.tell()
