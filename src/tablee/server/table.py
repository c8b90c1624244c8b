"""A live table: one task, one inbox. Everything that happens to it happens here, one at a time."""

import asyncio
import logging
import math
import time
import traceback
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.server import moving, presence, screens, timing
from tablee.server.connection import Connection
from tablee.server.errors import TEXTS, Mistake
from tablee.server.handlers import HANDLERS
from tablee.server.house import House
from tablee.server.live import Answer, Live
from tablee.server.protocol import Bye, ClientSays, Line, Margin, Phase, Press, TakeBack
from tablee.server.restoring import restore
from tablee.server.seating import TableState
from tablee.server.thoughts import Thoughts
from tablee.store.rows import TableRow

LINES_KEPT: Final = 50

Job = tuple[Connection | None, Callable[..., Awaitable[None]], tuple[Any, ...]]

log: Final = logging.getLogger(__name__)


class Table:
    """Handlers change `state` and `live`, save, then tell; nothing is awaited while telling."""

    def __init__(self, house: House, state: TableState) -> None:
        self.house: Final = house
        self.state = state
        self.live: Live | None = None
        self.connections: Final[list[Connection]] = []
        self.watched: set[Seat | None] = set()
        """The seats of all connections; None: spectators."""
        self.lines: Final[deque[Line]] = deque(maxlen=LINES_KEPT)
        self.unsaid: Final[list[Line]] = []
        self.gone: Final[dict[Seat, float]] = {}
        self.person_moved = house.clock.now()
        self.left_alone = house.clock.now()
        self.thoughts: Final = Thoughts(self)
        self.spectators: Final = screens.SpectatorFeed(self)
        self._inbox: Final[deque[Job | None]] = deque()
        self._idle: asyncio.Future[None] | None = None  # until there is something in the inbox
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at = math.inf
        self._task: asyncio.Task[None] | None = None
        self._is_broken = False

    # --- the inbox ----------------------------------------------------------------------------

    def open(self) -> None:
        presence.count(self)
        if self.live is not None and not self.state.is_paused:
            self.live.time.run()
        self._task = asyncio.create_task(self._run(), name=f"table {self.state.code}")
        self.post(self._wake_up)

    def post(self, job: Callable[..., Awaitable[None]], *arguments: Any) -> None:
        self._put((None, job, arguments))

    def _put(self, job: Job | None) -> None:
        self._inbox.append(job)
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def _next(self) -> Job | None:
        while not self._inbox:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        return self._inbox.popleft()

    def hear(self, connection: Connection, message: ClientSays, at: float) -> None:
        """`at`: when it arrived."""
        if isinstance(message, Press):
            job: Job = (connection, moving.press, (self, connection, message, at))
        else:
            job = (connection, HANDLERS[type(message)], (self, connection, message))
        self._put(job)

    def arrive(self, connection: Connection) -> None:
        self._put((connection, presence.arrive, (self, connection)))

    def leave(self, connection: Connection) -> None:
        self._put((None, presence.leave, (self, connection)))

    def rename(self, guest: str, name: str) -> None:
        self.post(presence.rename, self, guest, name)

    def resync(self, connection: Connection) -> None:
        self._put((connection, presence.resync, (self, connection)))

    async def close(self) -> None:
        """After what is in the inbox; clients are told to come back."""
        self._put(None)
        if self._task is not None:
            await self._task
        self.thoughts.stop()
        self.spectators.stop()
        for connection in self.connections:
            connection.close(Bye("stopping"))

    async def _run(self) -> None:
        while (job := await self._next()) is not None:
            connection, handler, arguments = job
            try:
                if self._is_broken:
                    await self._mend()
                await handler(*arguments)
            except Mistake as mistake:
                if connection is not None:
                    connection.fail(mistake.code, mistake.text, _press_id(arguments))
            except Exception as error:
                self._note(error)
                self._is_broken = True
                if connection is not None:
                    connection.fail("internal", TEXTS["internal"], _press_id(arguments))
                await self._try_to_mend(connection is None)
        if self._alarm is not None:
            self._alarm.cancel()

    def _note(self, error: Exception) -> None:
        """An error's text may name hidden cards: only its kind and place are logged."""
        frames = traceback.extract_tb(error.__traceback__)
        place = " < ".join(f"{Path(f.filename).name}:{f.lineno}" for f in reversed(frames))
        about = {"table": self.state.code, "kind": type(error).__name__, "place": place}
        log.error("table_error", extra=about)
        self.house.metrics.errors += 1

    async def _try_to_mend(self, is_our_own: bool) -> None:
        """`is_our_own`: no client asked for it, so that it would happen again at once."""
        try:
            await self._mend()
            if is_our_own and self.live is not None:
                presence.pause(self, is_paused=True)
                await self.save()
                screens.tell_all(self)
        except Exception as error:
            self._note(error)  # the store is away: the next message tries again

    async def _mend(self) -> None:
        """The table is read again from the store, which has the truth."""
        await restore(self)
        self._is_broken = False
        presence.count(self)
        if self.live is not None and presence.is_playing(self):
            self.live.time.run()
        screens.tell_all(self)
        self.thoughts.begin()
        self.set_alarm()

    # --- time ---------------------------------------------------------------------------------

    async def _wake_up(self) -> None:
        await presence.watch(self)
        await timing.advance(self)
        self.set_alarm()

    def set_alarm(self) -> None:
        """Wakes the table when the next thing is due."""
        self._wake_by(min((*presence.due(self), timing.due(self))))

    def _wake_by(self, due: float) -> None:
        """An alarm that is set for earlier may ring: the table then looks again, which is cheaper
        than a new one for every move."""
        if due < self._alarm_at:
            if self._alarm is not None:
                self._alarm.cancel()
            wait = due - self.house.clock.now()
            self._alarm = self.house.clock.call_in(wait, self._ring)
            self._alarm_at = due

    def _ring(self) -> None:
        self._alarm, self._alarm_at = None, math.inf
        self.post(self._wake_up)

    # --- for handlers -------------------------------------------------------------------------

    def need_seat(self, connection: Connection) -> Seat:
        if connection.seat is None:
            raise Mistake("not_seated")
        return connection.seat

    def need_host(self, connection: Connection) -> None:
        if not connection.guest or connection.guest != self.state.host:
            raise Mistake("not_host")

    def need_phase(self, *phases: Phase) -> None:
        if self.state.phase not in phases:
            raise Mistake("wrong_phase")

    def need_chair(self, seat: Seat) -> None:
        if seat >= len(self.state.chairs):
            raise Mistake("seat_unknown")

    def need_live(self) -> Live:
        if self.live is None or self.state.phase != "playing":
            raise Mistake("wrong_phase")
        return self.live

    def away_since(self, seat: Mover) -> float | None:
        """Since when, in the game's time, nobody has been there to think; a bot always is away, so
        that one that fails does not hold up a table without clocks."""
        if seat is None or self.live is None:
            return None
        if self.state.chairs[seat].level:
            return 0.0
        if self.state.settings.one_device:
            return None
        gone = self.gone.get(seat)
        return None if gone is None else max(0.0, self.live.time.at(gone))

    def connections_of(self, seat: Seat | None) -> list[Connection]:
        return [c for c in self.connections if c.seat == seat]

    def row(self) -> TableRow:
        text = msgspec.json.encode(self.state).decode()
        return TableRow(self.state.code, text, time.time(), True)

    async def save(self) -> None:
        await self.house.store.save_table(self.row())

    async def change(self) -> None:
        """The table itself has changed: save, tell, go on."""
        await self.save()
        screens.tell_table(self)
        self.set_alarm()

    def tell(
        self,
        events: Sequence[Event] = (),
        race: Sequence[Margin] = (),
        answer: Answer | None = None,
    ) -> None:
        """The position has changed; `answer` goes to whose press did it."""
        screens.tell_screens(self, events, race, answer)
        self.thoughts.begin()
        self._wake_by(timing.due(self))  # nobody came or went


def _press_id(arguments: tuple[Any, ...]) -> str:
    message = arguments[2] if len(arguments) > 2 else None
    return message.id if isinstance(message, Press | TakeBack) else ""
