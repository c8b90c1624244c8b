"""Limits: how much one connection, address or guest may ask for."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from tablee.server.bucket import Bucket
from tablee.server.clocks import Clock

ADDRESSES_KEPT: Final = 10_000


Rate = Annotated[float, Meta(ge=0)]
Count = Annotated[int, Meta(ge=0)]


class Limits(Struct, frozen=True, kw_only=True):
    """Rates are per second; a burst may come at once."""

    messages: Rate = 30.0
    message_burst: Rate = 90.0
    requests: Rate = 20.0
    request_burst: Rate = 200.0
    made: Rate = 0.1
    made_burst: Rate = 40.0
    """Guests and tables of one address."""
    sockets: Count = 64
    """Open connections of one address."""
    tables: Count = 20
    """Open tables of one guest."""
    seats: Count = 40
    """Seats of one guest, at all tables."""
    all_tables: Count = 20_000
    idle: Rate = 600.0
    """Seconds without a person's move after which a table is paused."""
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


class Address:
    """What one network address has asked for."""

    def __init__(self, clock: Clock, limits: Limits) -> None:
        self.requests: Final = Bucket(clock, limits.requests, limits.request_burst)
        self.made: Final = Bucket(clock, limits.made, limits.made_burst)
        self.sockets = 0


class Addresses:
    """The addresses heard of lately; the oldest are forgotten."""

    def __init__(self, clock: Clock, limits: Limits) -> None:
        self._clock: Final = clock
        self._limits: Final = limits
        self._known: OrderedDict[str, Address] = OrderedDict()

    def __getitem__(self, address: str) -> Address:
        known = self._known.get(address)
        if known is None:
            known = self._known[address] = Address(self._clock, self._limits)
        self._known.move_to_end(address)
        while len(self._known) > ADDRESSES_KEPT:
            self._known.popitem(last=False)
        return known
