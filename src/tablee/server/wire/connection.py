"""One client at a table: who it is, what it has been sent, how far away it is."""

from collections.abc import Callable
from typing import Final

import msgspec

from tablee.core.seats import Seat
from tablee.server.house_clock import HouseClock
from tablee.server.wire.bucket import Bucket
from tablee.server.wire.description import Description
from tablee.server.wire.limits import Limits
from tablee.server.wire.outbound import Outbound
from tablee.server.wire.protocol import ServerSays
from tablee.server.wire.round_trips import RoundTrip
from tablee.server.wire.server_says import Bye
from tablee.table.reach import Reach
from tablee.table.told import Failed

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: ServerSays) -> bytes:
    return _ENCODER.encode(message)


class Connection:
    """`reach` lives as long as the connection. `guest` is empty for a nameless spectator, which
    somebody who was deleted becomes, and
    `wanted` says which of a guest's seats it is for, if they hold several."""

    def __init__(
        self,
        guest: str,
        name: str,
        clock: HouseClock,
        limits: Limits,
        wanted: str = "",
        address: str = "",
        face: str = "",
    ) -> None:
        self.guest = guest
        self.wanted: Final = wanted
        self.address: Final = address
        self.name = name
        self.face = face
        self.called = ""
        """What this guest is called at this table, where another may have the same name; the table
        keeps it and the seat true (`presence.count`)."""
        self.seat: Seat | None = None
        self.description: Description | None = None
        """For who wants the table told in sentences."""
        self.reach: Final = Reach()
        self.messages: Final = Bucket(clock, limits.messages, limits.message_burst)
        self.chats: Final = Bucket(clock, limits.chats, limits.chat_burst)
        self._clock: Final = clock
        self._measured: RoundTrip | None = None
        self.opened: Callable[[bytes], bytes] | None = None
        """What another node has put into a pong is taken out of it."""
        self.outbound: Outbound | None = None
        self.unanswered = 0
        """Pings since this client was last heard of."""

    def measure(self, measured: RoundTrip | None) -> None:
        """What a kernel knows of the round trip; None: nobody who can be believed does."""
        self._measured = measured
        self.reach.network.is_measured = measured is not None

    def say(self, message: ServerSays) -> None:
        self.send(encode(message))

    def send(self, payload: bytes, trigger: int | None = None) -> None:
        if self.outbound is not None:
            self.outbound.send(payload, trigger)

    def fail(self, code: str, text: str, press: str = "") -> None:
        """`press`: the id of the press that failed, if it was one."""
        self.say(Failed(code, text, press))

    def close(self, bye: Bye) -> None:
        if self.outbound is not None:
            self.outbound.close(encode(bye))

    # --- fair time ----------------------------------------------------------------------------

    def trigger_sent(self, version: int) -> None:
        self.reach.trigger_sent(version, self._clock.now())

    def pong_heard(self, payload: bytes) -> None:
        if self.opened is not None:
            payload = self.opened(payload)
        try:
            version = int(payload)
        except ValueError:
            return
        if self.reach.pong_heard(version, self._clock.now()):
            self.reach.network.kernel = None if self._measured is None else self._measured()
