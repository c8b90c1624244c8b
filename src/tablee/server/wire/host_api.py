"""What the page of whoever runs the server is told, and asks for: of a table what anybody sees who
looks on from the door, and nothing of its game."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.server.wire.api import Name
from tablee.server.wire.client_says import SeatNumber
from tablee.server.wire.table_info import Kind
from tablee.store.rows import Holdings
from tablee.table.permissions import Phase

__all__ = ["Holdings"]


class HostSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands behind the # of the link."""

    secret: Annotated[str, Meta(max_length=200)]


class TurnSomebodyOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there, or (without a seat) looks on, if they are still called so."""

    name: Name
    seat: SeatNumber | None = None


class HostChair(Struct, frozen=True, kw_only=True):
    """`is_here`: somebody is connected; None where only the table's own node knows."""

    kind: Kind
    name: str = ""
    level: str = ""
    is_here: bool | None = None


class HostTable(Struct, frozen=True, kw_only=True):
    """A table of the store. `changed`: when, in seconds of the epoch. `node`: who has it (0: nobody
    now). `connections` and `watching` are told by its own node alone. `problem`: what is stored of
    it cannot be read."""

    code: str
    node: int
    changed: float
    game: str = ""
    phase: Phase = "lobby"
    is_paused: bool = False
    is_closed: bool = False
    chairs: list[HostChair] = []
    watching: list[str] = []
    connections: int | None = None
    problem: bool = False


class HostNode(Struct, frozen=True):
    number: int
    address: str


class HostHouse(Struct, frozen=True, kw_only=True):
    """The server. `started`: in seconds of the epoch. `node`: which of `nodes` answers (0: there is
    one server). `tables` and `connections` are its own; `store_trouble`: why nothing can be written
    now."""

    version: str
    started: float
    url: str
    store: Literal["sqlite", "postgresql"]
    node: int
    nodes: list[HostNode]
    tables: int
    connections: int
    moves: int
    errors: int
    store_trouble: str
    holdings: Holdings
    limits: dict[str, float]
