"""A table of the house, as its handlers find it: what it knows, who is connected, what it keeps."""

import asyncio
import math
import time
from collections.abc import Callable
from typing import Final

import msgspec

from tablee.core.seats import Seat
from tablee.server.tables.bots import BotsAtTable
from tablee.server.tables.house import House
from tablee.server.tables.inbox import (
    Came,
    Close,
    FellBehind,
    Forgotten,
    Heard,
    Inbox,
    Ordered,
    Rang,
    Renamed,
    TurnOut,
    Went,
)
from tablee.server.tables.live_game import LiveGame
from tablee.server.tables.seating import TableState
from tablee.server.wire.connection import Connection
from tablee.server.wire.errors import Mistake
from tablee.server.wire.protocol import ClientSays
from tablee.server.wire.server_says import Bye
from tablee.store.rows import Echo, TableRow
from tablee.store.troubles import Away
from tablee.table.attendance import Attendance, Company
from tablee.table.permissions import Act, Asker, objection
from tablee.table.talk import Talk

ORDER_SECONDS: Final = 5.0


class Table:
    """Handlers change `state` and `live`, save, then tell; nothing is awaited while telling.
    `count_seats`: how many seats a guest holds, at all tables."""

    def __init__(self, house: House, state: TableState, count_seats: Callable[[str], int]) -> None:
        self.house: Final = house
        self.state = state
        self.count_seats: Final = count_seats
        self.live: LiveGame | None = None
        self.connections: Final[list[Connection]] = []
        self.watched: set[Seat | None] = set()
        """The seats of all connections; None: spectators."""
        self.places: Final[dict[str, str]] = {}
        """By guests who have a seat: the address they last came from."""
        self.talk: Final = Talk()
        self.attendance: Final = Attendance(house.clock.now())
        self.inbox: Final = Inbox()
        self.bots: Final = BotsAtTable(house, self.inbox)
        self.task: asyncio.Task[None] | None = None
        """Takes what comes out of the inbox (`attending`)."""
        self.is_broken = False
        """It may differ from what is stored, and is read again before anything else happens."""
        self.is_suspended = False
        """The store is away (`outage`)."""
        self.written = self.durable = ""
        """The state as it was last written, and as it is known to be stored."""
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at = math.inf

    # --- what comes ---------------------------------------------------------------------------

    def hear(self, connection: Connection, message: ClientSays, at: float) -> None:
        """`at`: when it arrived."""
        self.inbox.put(Heard(connection, message, at))

    def arrive(self, connection: Connection) -> None:
        if self.inbox.is_closed:  # put away while the connection was being made: it finds another
            connection.close(Bye("stopping"))
        self.inbox.put(Came(connection))

    def leave(self, connection: Connection) -> None:
        self.inbox.put(Went(connection))

    def resync(self, connection: Connection) -> None:
        self.inbox.put(FellBehind(connection))

    def rename(self, guest: str, name: str, face: str) -> None:
        self.inbox.put(Renamed(guest, name, face))

    async def follow(self, order: Close | TurnOut) -> None:
        """Once it is stored. Away: nobody has answered; it may have been done."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.inbox.put(Ordered(order, done))
        try:
            async with asyncio.timeout(ORDER_SECONDS):
                await done
        except TimeoutError:
            raise Away("the table does not answer") from None

    def forget(self, guest: str, called: str, echoes: list[Echo]) -> asyncio.Event:
        """Set once that guest is no longer known here."""
        done = asyncio.Event()
        self.inbox.put(Forgotten(guest, called, echoes, done))
        return done

    # --- time ---------------------------------------------------------------------------------

    def set_alarm(self) -> None:
        """Wakes the table when the next thing is due."""
        due = self.attendance.due(self.company(), self.house.clock.now())
        self.wake_by(due if self.live is None else min(due, self.live.due()))

    def set_games_alarm(self) -> None:
        if self.live is not None:
            self.wake_by(self.live.due())

    def wake_by(self, due: float) -> None:
        """An alarm that is set for earlier may ring: the table then looks again, which is cheaper
        than a new one for every move."""
        if due < self._alarm_at:
            self.cancel_alarm()
            wait = due - self.house.clock.now()
            self._alarm = self.house.clock.call_in(wait, self._ring)
            self._alarm_at = due

    def _ring(self) -> None:
        self._alarm, self._alarm_at = None, math.inf
        self.inbox.put(Rang())

    def cancel_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    # --- for handlers -------------------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        return self.state.phase == "playing" and not self.state.is_paused

    def company(self) -> Company:
        state = self.state
        return Company(
            state.persons(),
            [seat for seat, chair in enumerate(state.chairs) if chair.has_substitute],
            state.seat_of(state.host),
            is_host_watching=any(c.guest == state.host for c in self.connections),
            is_watched=bool(self.connections),
            is_playing=self.is_playing,
            bot_after=state.settings.bot_after,
            idle=self.house.limits.idle,
        )

    def need_seat(self, connection: Connection) -> Seat:
        if connection.seat is None:
            raise Mistake("not_seated")
        return connection.seat

    def need_leave(self, connection: Connection, act: Act) -> None:
        host = self.state.host
        asker = Asker(
            is_host=bool(connection.guest) and connection.guest == host,
            is_seated=connection.seat is not None,
            is_host_here=any(one.guest == host for one in self.connections),
        )
        code = objection(act, asker, self.state.phase)
        if code:
            raise Mistake(code)

    def need_chair(self, seat: Seat) -> None:
        if seat >= len(self.state.chairs):
            raise Mistake("seat_unknown")

    def need_live(self) -> LiveGame:
        if self.live is None or self.state.phase != "playing":
            raise Mistake("wrong_phase")
        return self.live

    def connections_of(self, seat: Seat | None) -> list[Connection]:
        return [c for c in self.connections if c.seat == seat]

    # --- what is stored -----------------------------------------------------------------------

    def row(self) -> TableRow:
        return TableRow(self.state.code, self.encode(), time.time(), self.is_playing)

    def encode(self) -> str:
        self.written = msgspec.json.encode(self.state).decode()
        return self.written

    async def save(self) -> None:
        await self.house.store.save_table(self.row())
