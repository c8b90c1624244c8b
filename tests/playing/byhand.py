"""A game being played by hand: every time is said, rows go into a list, and nothing sleeps."""

from typing import Any

import msgspec

from tablee.core.chance import HashChance
from tablee.core.contract import Game, State
from tablee.core.options import Options
from tablee.core.seats import Seat
from tablee.packs import PACKS
from tablee.table.audience import Audience
from tablee.table.course import Course
from tablee.table.manner import Manner, Occupant
from tablee.table.outputs import Kept, Over, Question, Row, Say, Shown, Write
from tablee.table.play import Play
from tablee.table.reach import Reach
from tablee.table.told import Accepted, Failed, Held, Lapsed, Pressed, Refused, Verdict


def words(verdict: Verdict) -> str:
    """`b accepted`, `b refused BLOT-PLAY-3`."""
    name = verdict.id
    match verdict:
        case Accepted():
            return f"{name} accepted"
        case Held():
            return f"{name} held"
        case Pressed():
            return f"{name} pressed"
        case Lapsed():
            return f"{name} lapsed"
        case Refused():
            return f"{name} refused {verdict.rule}"
        case Failed():
            return f"{name} {verdict.code}"


class ByHand:
    """`rows` and `kept` are durable. `told` is what came out since it was last asked for."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        manner: Manner | None = None,
        start: str = "",
        delay: float = 0.0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.manner = manner or Manner()
        self.start = start
        self.delay = delay
        self.rows: list[Row] = []
        self.kept = Kept({}, [])
        self.occupants = [Occupant() for _ in range(seats)]
        self.reaches = [Reach() for _ in range(seats)]
        self.writing: Write | None = None
        self.questions: dict[Seat, Question] = {}
        self.asked_before: dict[Seat, Question] = {}
        self.told: list[str] = []
        self.views: dict[Seat | None, dict[str, Any]] = {}
        """What clients have drawn, screen by screen."""
        self.shown_to_spectators = 0
        self.is_over = False
        self.is_resting = False
        self.now = 0.0
        self.play = self._new()
        self.play.begin(self.occupants, at=0.0)
        self._begin_delay()
        self.look_round()

    def _new(self) -> Play:
        luck = HashChance(b"by hand")
        state = (
            self.game.position(self.start)
            if self.start
            else self.game.deal(self.seats, self.options, luck)
        )
        course = Course(self.game, state, luck)
        first = 1000 * (1 + len(self.rows))
        audience = Audience(self.seats, first, PACKS[self.game.name].words.chapters, self.delay)
        play = Play(course, PACKS[self.game.name].new_referee(), self.manner, audience)
        audience.watched = {*range(self.seats), None}
        play.clockwork.reaches = list(enumerate(self.reaches))
        return play

    def _begin_delay(self) -> None:
        audience = self.play.audience
        assert audience is not None
        audience.begin(self.play.course, self.play.circumstances(self.now))

    @property
    def state(self) -> State:
        return self.play.course.state

    def seat(self, *occupants: Occupant) -> None:
        self.occupants = list(occupants)
        self.play.seat(self.occupants)
        self.look_round()

    def crash(self) -> None:
        """The process is killed: what is durable is all there is."""
        self.play = self._new()
        self.writing, self.questions = None, {}
        self.play.restore(self.rows, self.kept)
        self.play.seat(self.occupants)
        if self.is_resting:
            self.play.rest()
        self._begin_delay()
        self.look_round()
        for seat in [*range(self.seats), None]:
            self.reconnect(seat)

    def reconnect(self, seat: Seat | None) -> None:
        audience = self.play.audience
        assert audience is not None
        around = self.play.circumstances(self.now)
        screen, _ = audience.whole(self.play.course, around, [seat])[seat]
        self.views[seat] = msgspec.json.decode(screen.view)

    def rest(self, at: float | None = None) -> None:
        """From now on time stands still, whatever times are said."""
        self.now = self.now if at is None else at
        self.is_resting = True
        self.play.rest()
        self.questions = {}
        self.look_round()

    def go_on(self) -> None:
        self.is_resting = False
        self.play.go_on()
        self.look_round()

    def _is_at(self, at: float) -> float:
        if self.is_resting:
            return self.now
        self.now = max(self.now, at)
        return at

    def durable(self, at: float | None = None) -> None:
        """What is being written is on the disk."""
        write = self.writing
        assert write is not None
        self._is_at(self.now if at is None else at)
        self.rows += write.rows
        self.kept = write.kept or self.kept
        self.writing = None
        self.play.durable(self.now)
        self.look_round()

    def not_written(self) -> None:
        assert self.writing is not None
        self.writing = None
        self.play.not_written()
        self.look_round()

    def write_all(self) -> None:
        """The disk is quick: all is durable at once."""
        while self.writing is not None:
            self.durable()

    def press(
        self,
        seat: Seat,
        name: str,
        *moves: str,
        at: float,
        reaction: float | None = None,
        back: int = 0,
    ) -> None:
        """Arrives at `at`; `reaction`: how long the player took, as the client says; `back`: so
        many screens behind the latest."""
        at = self._is_at(at)
        audience = self.play.audience
        assert audience is not None
        seen = audience.version(seat) - back
        self.play.press(
            self.reaches[seat],
            seat,
            name,
            moves,
            at=at,
            seen=seen,
            arrived=at,
            claim=reaction,
        )
        self.look_round()

    def in_sight(self, seat: Seat, key: str, *, at: float) -> None:
        self.play.in_sight(seat, key, at=self._is_at(at))
        self.look_round()

    def take_back(self, seat: Seat, name: str, *, at: float) -> None:
        self.play.take_back(self.reaches[seat], seat, name, at=self._is_at(at))
        self.look_round()

    def wake(self, at: float) -> None:
        self.play.wake(self._is_at(at))
        self.look_round()

    def answer(self, seat: Seat, move: str | None, *, after: float = 0.0) -> None:
        question = self.questions.pop(seat)
        self.play.answer(seat, question.number, move, after, at=self.now)
        self.look_round()

    def look_round(self) -> None:
        """Takes out what there is. Nothing may be told while something is being written."""
        while (output := self.play.take_out()) is not None:
            assert self.writing is None, "told before it was durable"
            match output:
                case Write():
                    self.writing = output
                case Say():
                    self.told.append(words(output.verdict))
                case Shown():
                    self._show(output)
                case Question():
                    self.questions[output.seat] = output
                case Over():
                    self.is_over = True

    def _show(self, shown: Shown) -> None:
        audience = self.play.audience
        assert audience is not None
        for seat, screen in shown.screens.items():
            said = msgspec.json.decode(screen)
            self.shown_to_spectators += seat is None
            self.views.setdefault(seat, {}).update(said["view"])
            trigger = self.play.trigger(seat)
            if seat is not None and trigger is not None:
                assert trigger == said["version"]
                self.reaches[seat].trigger_sent(trigger, self.now)

    def take_told(self) -> list[str]:
        told, self.told = self.told, []
        return told

    def lines(self) -> list[str]:
        """`1.200 P0 draw`."""
        return [
            f"{row.time:.3f} {'-' if row.seat is None else f'P{row.seat}'} {row.move}"
            for row in self.rows
        ]
