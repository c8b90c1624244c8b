"""What comes to a table, in the order it comes."""

import asyncio
from collections import deque
from typing import Final

from msgspec import Struct

from tablee.server.tables.live_game import LiveGame
from tablee.server.wire.connection import Connection
from tablee.server.wire.protocol import ClientSays
from tablee.server.work.thinkers import WrittenReply
from tablee.store.rows import Echo
from tablee.table.outputs import Question


class Heard(Struct, frozen=True):
    """A client's message, and when it arrived."""

    connection: Connection
    message: ClientSays
    at: float


class Came(Struct, frozen=True):
    connection: Connection


class Went(Struct, frozen=True):
    connection: Connection


class FellBehind(Struct, frozen=True):
    """A client has missed something."""

    connection: Connection


class Renamed(Struct, frozen=True):
    """A guest is called otherwise from now on, or has another face."""

    guest: str
    name: str
    face: str


class Forgotten(Struct, frozen=True):
    """A guest was deleted; what they are called from now on, the `echoes` of their games here, and
    who waits until that is done."""

    guest: str
    called: str
    echoes: list[Echo]
    done: asyncio.Event


class BotAnswered(Struct, frozen=True):
    """What a bot of the house means to do in that game."""

    live: LiveGame
    question: Question
    answer: WrittenReply


class StoreChanged(Struct, frozen=True):
    is_away: bool


class Close(Struct, frozen=True):
    """For good, whatever is played there."""


class TurnOut(Struct, frozen=True):
    """Who sits there, or (without a seat) looks on, if they are still called so."""

    seat: int | None
    name: str


class Ordered(Struct, frozen=True):
    """By whoever runs the server. `done` is set once it is stored, or to the Mistake it is."""

    order: Close | TurnOut
    done: asyncio.Future[None]


class Rang(Struct, frozen=True):
    """The table's alarm: something may be due."""


class Closing(Struct, frozen=True):
    """Nothing comes after this."""


Item = (
    Heard
    | Came
    | Went
    | FellBehind
    | Renamed
    | Forgotten
    | BotAnswered
    | StoreChanged
    | Ordered
    | Rang
    | Closing
)


class Inbox:
    def __init__(self) -> None:
        self._items: Final[deque[Item]] = deque()
        self._idle: asyncio.Future[None] | None = None  # until there is something in it
        self.is_closed = False

    def put(self, item: Item) -> None:
        if self.is_closed:
            return
        self._items.append(item)
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def next(self) -> Item:
        while not self._items:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        return self._items.popleft()

    def close(self) -> list[Item]:
        """What was left in it, which may hold its table: kept, that would hold itself."""
        self.is_closed = True
        left = list(self._items)
        self._items.clear()
        return left
