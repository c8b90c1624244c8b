"""Limits: how much one connection, address or guest may ask for."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from tablee.server.house_clock import HouseClock
from tablee.server.wire.bucket import Bucket, CommonBucket

ADDRESSES_KEPT: Final = 10_000


Rate = Annotated[float, Meta(ge=0)]
Count = Annotated[int, Meta(ge=0)]


class Limits(Struct, frozen=True, kw_only=True):
    """Rates are per second; a burst may come at once."""

    messages: Rate = 30.0
    message_burst: Rate = 90.0
    socket_bytes: Rate = 16_384.0
    socket_byte_burst: Rate = 131_072.0
    """What one WebSocket may send, whatever messages it makes: more is not even read."""
    requests: Rate = 20.0
    request_burst: Rate = 200.0
    made: Rate = 0.1
    made_burst: Rate = 40.0
    """Guests and tables of one address."""
    trouble: Rate = 5.0
    trouble_burst: Rate = 300.0
    """Messages of one address that are malformed or over their connection's rate, and requests over
    the address's: after that its connections are closed, and neither new ones taken nor requests
    read until a tenth of the burst has come back."""
    codes: Rate = 0.2
    code_burst: Rate = 20.0
    """Return codes tried by one address."""
    sockets: Count = 64
    """Open WebSockets of one address."""
    connections: Count = 128
    """Open connections of one address, of any kind."""
    idle_connection: Rate = 20.0
    """Seconds a connection may take until a request has come whole, or until the next one."""
    body: Rate = 20.0
    """Seconds a request's body may take."""
    tables: Count = 20
    """Open tables of one guest."""
    seats: Count = 40
    """Seats of one guest, at all tables."""
    all_tables: Count = 20_000
    idle: Rate = 600.0
    """Seconds without a person's move after which a table is paused."""
    ping: Annotated[float, Meta(gt=0)] = 8.0
    """Seconds between pings; a connection that leaves two of them unanswered is dead."""
    chats: Rate = 0.7
    chat_burst: Rate = 6.0


def changed_limits(changes: Iterable[str]) -> Limits:
    """The usual limits, but for `NAME=NUMBER`; ValueError says what is wrong."""
    values: dict[str, object] = msgspec.to_builtins(Limits())
    for change in changes:
        name, _, number = change.partition("=")
        if name not in values:
            raise ValueError(f"no limit {name!r}: there are {', '.join(values)}")
        values[name] = number
    try:
        return msgspec.convert(values, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"a limit is a number not below 0: {error}") from None


class Spent(Struct, frozen=True, array_like=True):
    """What one address has taken of what several servers count together."""

    made: float = 0.0
    codes: float = 0.0


class Address:
    """What one network address has asked for."""

    def __init__(self, clock: HouseClock, limits: Limits) -> None:
        self.requests: Final = Bucket(clock, limits.requests, limits.request_burst)
        self.made: Final = CommonBucket(clock, limits.made, limits.made_burst)
        self.trouble: Final = Bucket(clock, limits.trouble, limits.trouble_burst)
        self.codes: Final = CommonBucket(clock, limits.codes, limits.code_burst)
        self.sockets = 0
        self.connections = 0
        self.is_node = False
        """Another node has come from there, with people of other addresses behind it."""
        self._limits: Final = limits

    def is_heard(self) -> bool:
        return self.is_node or self._is_quiet()

    def may_connect(self) -> bool:
        return self.connections < self._limits.connections and self.is_heard()

    def may_open_socket(self) -> bool:
        return self.sockets < self._limits.sockets and self._is_quiet()

    def _is_quiet(self) -> bool:
        """Not message by message as its trouble wears off: each could bring as much again."""
        return self.trouble.has(self._limits.trouble_burst / 10)

    def has_untold(self) -> bool:
        return bool(self.made.untold or self.codes.untold)

    def tell(self) -> Spent:
        """What was taken here since the last time."""
        spent = Spent(self.made.untold, self.codes.untold)
        self.made.untold = self.codes.untold = 0.0
        return spent

    def owe(self, spent: Spent) -> None:
        """It was taken elsewhere."""
        self.made.owe(spent.made)
        self.codes.owe(spent.codes)


class Addresses:
    """The addresses heard of lately; the oldest are forgotten."""

    def __init__(self, clock: HouseClock, limits: Limits) -> None:
        self._clock: Final = clock
        self.limits: Final = limits
        self._known: OrderedDict[str, Address] = OrderedDict()

    def __getitem__(self, address: str) -> Address:
        known = self._known.get(address)
        if known is None:
            known = self._known[address] = Address(self._clock, self.limits)
        self._known.move_to_end(address)
        if len(self._known) > ADDRESSES_KEPT:
            self._forget()
        return known

    def untold(self) -> dict[str, Spent]:
        """What was taken here since the last time, and by whom."""
        return {name: one.tell() for name, one in self._known.items() if one.has_untold()}

    def bytes_of_a_socket(self) -> Bucket:
        return Bucket(self._clock, self.limits.socket_bytes, self.limits.socket_byte_burst)

    def _forget(self) -> None:
        """The one heard of longest ago that has nothing open: what is open is counted."""
        for name, address in self._known.items():
            if not address.connections and not address.sockets:
                del self._known[name]
                return
