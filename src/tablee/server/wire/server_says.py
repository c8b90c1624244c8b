"""What the server says over a table's WebSocket, beside what a game being played tells its readers
(table/told.py)."""

from typing import Literal

from msgspec import Struct

from tablee.core.seats import Seat
from tablee.core.story import Told
from tablee.server.wire.table_info import TableInfo
from tablee.table.told import ChatLine, Episode, Screen


class Welcome(Struct, frozen=True, kw_only=True, tag_field="say", tag="welcome"):
    """First on every connection. `name` is what this guest is called at this table: "Zoé 2" where
    another Zoé is there already. `seat` is None for a spectator."""

    protocol: int
    name: str
    seat: Seat | None
    host: bool


class Snapshot(Struct, frozen=True, kw_only=True, tag_field="say", tag="snapshot"):
    """Everything a client needs to draw the table from nothing."""

    table: TableInfo
    seat: Seat | None
    screen: Screen | None
    story: list[Episode]
    chat: list[ChatLine]


class Facts(Struct, frozen=True, kw_only=True, tag_field="say", tag="facts"):
    """What can be seen on the screen of that version, for who wants it described."""

    version: int
    facts: list[Told]


class Changed(Struct, frozen=True, kw_only=True, tag_field="say", tag="table"):
    """The table itself has changed (seats, settings, phase, presence); replaces the former one."""

    table: TableInfo
    seat: Seat | None


class Chatted(Struct, frozen=True, tag_field="say", tag="chat"):
    line: ChatLine


class Reacted(Struct, frozen=True, tag_field="say", tag="reacted"):
    """Who sits there has reacted."""

    seat: Seat
    number: int


class Removed(Struct, frozen=True, tag_field="say", tag="removed"):
    """The table's host, or whoever runs the server, has taken this guest off the table: it may
    watch, but neither sit down nor chat."""

    by: Literal["host", "server"] = "host"


class Bye(Struct, frozen=True, tag_field="say", tag="bye"):
    """The server closes this connection. `stopping`: come back in a moment; `flood`: it was used
    too much; `no_table`: there is no such table; `set_aside`: what is stored of it cannot be
    read; `closed`: whoever runs the server has closed the table for good."""

    reason: Literal["stopping", "flood", "no_table", "set_aside", "closed"]


class Pong(Struct, frozen=True, tag_field="say", tag="pong"):
    """Answers `ping` with its own number."""

    sent: float
