"""How a game being played stands: what all its parts know together."""

from typing import Final

from tablee.core.contract import State
from tablee.core.referee import Referee
from tablee.core.seats import Seat
from tablee.table.audience import Audience, Circumstances
from tablee.table.clockwork import Clockwork
from tablee.table.course import Course
from tablee.table.manner import Manner
from tablee.table.outputs import Say
from tablee.table.plans import Plans
from tablee.table.races import Contender, Races
from tablee.table.told import Verdict
from tablee.table.works import Works


class Standing:
    """`now`: the latest time handed in. `accepted` maps each press that counted to the version that
    showed it. `held`: sealed answers, by the keys of their clocks."""

    def __init__(
        self, course: Course, referee: Referee, manner: Manner, audience: Audience | None
    ) -> None:
        self.course: Final = course
        self.referee: Final = referee
        self.manner: Final = manner
        self.audience: Final = audience
        self.clockwork: Final = Clockwork(manner, referee)
        self.waits: Final = self.clockwork.waits
        self.races: Final = Races(referee)
        self.plans: Final = Plans()
        self.works: Final = Works()
        self.accepted: Final[dict[str, int]] = {}
        self.held: dict[str, list[str]] = {}
        self.is_over = False
        self.is_resting = False
        self.has_races: Final = referee.RACES
        self.now = 0.0

    def is_at(self, at: float) -> None:
        """It is that late, if it was not later already."""
        self.now = max(self.now, at)

    # --- clocks and referee after each move ---------------------------------------------------

    def follow(self, at: float) -> None:
        """After the deal and every move: clocks go by the record's time, so that they are the same
        after a restart; the referee by when the position was sent."""
        self.waits.follow(self.course.state.waits(), at)
        self._show_referee(at)

    def go_back(self, at: float) -> None:
        """The last move is undone; the time it took is not given back."""
        self.course.take_back()
        self.plans.forget_all()
        self.waits.follow_back(self.course.state.waits(), at)
        self._show_referee(at)

    def _show_referee(self, at: float) -> None:
        self.referee.shown(self.course.state, self.now if self.has_races else at)

    # --- what is asked of it ------------------------------------------------------------------

    def circumstances(self, now: float) -> Circumstances:
        """What the position is shown with."""
        held: dict[Seat, list[str]] = {}
        if self.held:
            for wait in self.clockwork.all_sealed():
                if wait.seat is not None and wait.key in self.held:
                    held[wait.seat] = self.held[wait.key]
        return Circumstances(self.clockwork.told(now), held, self.who_may_take_back())

    def who_may_take_back(self) -> Seat | None:
        seat = self.course.who_may_take_back()
        if seat is None or not self.manner.allows_take_back(seat, self.clockwork.occupants):
            return None
        return seat

    def has_answered(self, seat: Seat) -> bool:
        """Whether that seat's sealed answer is held already."""
        wait = self.clockwork.sealed(seat)
        return wait is not None and wait.key in self.held

    def version(self, seat: Seat) -> int:
        """Of the latest screen; 0: there are none."""
        return 0 if self.audience is None else self.audience.version(seat)

    def seen(self, seat: Seat, version: int | None) -> State:
        """The position on the screen of that version (None: the latest)."""
        if version is None or self.audience is None:
            return self.course.seen(self.course.moves)
        return self.course.seen(self.audience.moves_at(seat, version))

    def say(self, contender: Contender, verdict: Verdict) -> None:
        if contender.reach is not None:
            self.works.out(Say(contender.reach, verdict))
