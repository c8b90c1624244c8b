"""A table in one process, for matches and for the terminal: bots think at once, and nothing is
written. Time is given to each call, so that a match jumps from one thing due to the next."""

from collections.abc import Iterator
from typing import Final

from tablee.bots.base import Bot
from tablee.core.chance import Chance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.packs import Pack
from tablee.table.course import Course
from tablee.table.manner import Manner, Occupant
from tablee.table.outputs import Question, Say, Shown, Write
from tablee.table.play import Play
from tablee.table.reach import Reach
from tablee.table.told import Pace, Verdict


class HomeTable:
    """`bots` play their seats, each with its own wits; the others are people."""

    def __init__(
        self,
        pack: Pack,
        state: State,
        bots: dict[Seat, Bot],
        luck: Chance,
        wits: dict[Seat, Chance],
        budget: float,
        *,
        seats: int | None = None,
        pace: Pace = "normal",
    ) -> None:
        self.lines: Final[list[tuple[Mover, float, Move]]] = []
        self.play: Final = Play(Course(pack.game, state, luck), pack.new_referee(), Manner(pace))
        self._parse: Final = pack.game.moves.parse
        self._bots: Final = bots
        self._wits: Final = wits
        self._budget: Final = budget
        self._events: list[Event] = []
        self._verdicts: Final[list[Verdict]] = []
        self._presses = 0
        count = max(bots, default=-1) + 1 if seats is None else seats
        self._occupants: Final = [Occupant("bot" if seat in bots else "") for seat in range(count)]

    @property
    def state(self) -> State:
        return self.play.course.state

    def begin(self, now: float) -> None:
        """Clocks run from now on."""
        self.play.begin(self._occupants, at=now)
        self._carry_out(now)

    def next_due(self) -> float | None:
        """When something will happen by itself."""
        return self.play.due()

    def tick(self, now: float) -> list[Event]:
        """What is due by now; the story it makes."""
        self.play.wake(now)
        return self._carry_out(now)

    def ticks(self, cap: int) -> Iterator[None]:
        """Goes on to the end, or for so many moves, as long as something happens by itself."""
        while self.state.outcome() is None and len(self.lines) < cap:
            due = self.next_due()
            assert due is not None, "nobody moves and no clock runs"
            self.tick(due)
            yield

    def press(self, seat: Seat, text: str, now: float) -> tuple[Verdict | None, list[Event]]:
        """What a person pressed: what came of it, and the story it made."""
        self._presses += 1
        self._verdicts.clear()
        self.play.press(Reach(), seat, str(self._presses), [text], at=now)
        told = self._carry_out(now)
        told += self.tick(now)  # a press that is held for a race is decided: none is on its way
        return self._verdicts[-1] if self._verdicts else None, told

    def _carry_out(self, now: float) -> list[Event]:
        self._events = []
        while (output := self.play.take_out()) is not None:
            if isinstance(output, Write):
                for row in output.rows:
                    self.lines.append((row.seat, row.time, self._parse(row.move)))
                self.play.durable(now)
            elif isinstance(output, Shown):
                self._events += output.events
            elif isinstance(output, Say):
                self._verdicts.append(output.verdict)
            elif isinstance(output, Question):
                self._think(output, now)
        return self._events

    def _think(self, question: Question, now: float) -> None:
        seat = question.seat
        reply = self._bots[seat].choose(
            question.view, question.moves, question.reactions, self._wits[seat], self._budget
        )
        move = None if reply.move is None else reply.move.text
        self.play.answer(seat, question.number, move, reply.after, at=now)
