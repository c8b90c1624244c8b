"""The one way a move is made: written, applied, told; and how one is taken back."""

from collections.abc import Sequence
from typing import Final

from tablee.core.moves import Move
from tablee.core.records import TAKE_BACK
from tablee.core.referee import Press
from tablee.core.seats import TABLE, Mover, Seat
from tablee.core.story import Event
from tablee.table.outputs import Kept, Over, Row, Shown, Write
from tablee.table.questions import Questions
from tablee.table.races import Contender
from tablee.table.reach import Reach
from tablee.table.standing import Standing
from tablee.table.told import Accepted, Failed, Lapsed, Margin
from tablee.table.works import NotWritten, Work


class Moves:
    def __init__(self, standing: Standing, questions: Questions) -> None:
        self._standing: Final = standing
        self._questions: Final = questions

    def play(
        self,
        seat: Mover,
        moves: Sequence[Move],
        contender: Contender | None = None,
        remark: str = "",
        race: Sequence[Margin] = (),
    ) -> Work:
        """Moves that were checked; `contender` is the press they come from, if from one."""
        standing = self._standing
        press = None if contender is None else contender.key
        now, number = round(standing.now, 3), standing.course.moves
        rows = [Row(number, seat, now, moves[0].text, remark, press)]
        for place, move in enumerate(moves[1:], start=1):
            rows.append(Row(number + place, seat, now, move.text, "", None))
        yield from self.write(Write(rows), contender)
        events = standing.course.play(seat, moves)
        if seat is not None:
            standing.plans.forget(seat)
        standing.follow(now)
        yield from self._moved(contender, events, race)
        added = standing.referee.adds(standing.course.state)
        if added is not None:
            yield from self.play(TABLE, [added], remark="referee")
        self._end()

    def take_back(self, reach: Reach, seat: Seat, name: str, key: str, at: float) -> Work:
        """As far as the game and the table allow it now."""
        standing = self._standing
        contender = Contender(
            Press(seat, TAKE_BACK, at, standing.course.state), key=key, name=name, reach=reach
        )
        if not self._can_take_back(seat):
            standing.say(contender, Failed("cannot_take_back", "", name))
            return
        now = round(standing.now, 3)
        row = Row(standing.course.moves, seat, now, TAKE_BACK, "", key)
        yield from self.write(Write([row]), contender)
        standing.go_back(now)
        yield from self._moved(contender, [Event("taken_back", seat)], [])

    def _can_take_back(self, seat: Seat) -> bool:
        standing = self._standing
        if standing.is_over or standing.who_may_take_back() != seat:
            return False
        return not standing.clockwork.would_be_late(standing.course.before(), standing.now)

    def write(self, write: Write, contender: Contender | None) -> Work:
        """What cannot be written is forgotten; whose press it was is told so."""
        try:
            yield write
        except NotWritten:
            if contender is not None:
                self._standing.say(contender, Failed("store_away", "", contender.name))
            raise

    def _moved(
        self, contender: Contender | None, events: list[Event], race: Sequence[Margin]
    ) -> Work:
        standing = self._standing
        if standing.waits.has_sealed:
            yield from self.settle_sealed()
        self.tell(events, race)
        if contender is not None and contender.key is not None:
            version = standing.version(contender.press.seat)
            standing.accepted[contender.key] = version
            standing.say(contender, Accepted(contender.name, version))

    def settle_sealed(self) -> Work:
        """Whether only bots are asked counts when their clocks start, and is kept: who returns
        meanwhile, or a restart, changes nothing."""
        standing = self._standing
        brief = standing.clockwork.brief()
        if brief is None or brief == standing.waits.brief:
            return
        try:
            yield Write([], Kept(standing.held, brief))
        except NotWritten:
            brief = []  # the clocks run their whole time
        standing.waits.brief = brief

    def tell(self, events: list[Event] | None = None, race: Sequence[Margin] = ()) -> None:
        standing = self._standing
        told = events or []
        screens: dict[Seat | None, bytes] = {}
        if standing.audience is not None:
            around = standing.circumstances(standing.now)
            screens = standing.audience.show(standing.course, around, told, race, standing.now)
        standing.works.out(Shown(told, screens))
        self._questions.ask()

    def _end(self) -> None:
        standing = self._standing
        outcome = standing.course.state.outcome()
        if outcome is None or standing.is_over:
            return
        standing.is_over = True
        standing.held = {}
        standing.plans.forget_all()
        for contender in standing.races.pending:
            standing.say(contender, Lapsed(contender.name))
        standing.races.pending.clear()
        standing.works.out(Over(outcome))
