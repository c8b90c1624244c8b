"""One client at a table: who it is, what it has been sent, how far away it is."""

import socket
import struct
from collections import OrderedDict
from typing import Final

import msgspec

from tablee.core.seats import Seat
from tablee.server.bucket import Bucket
from tablee.server.clocks import Clock
from tablee.server.fairness import Evidence, Network, judge
from tablee.server.limits import Limits
from tablee.server.outbound import Outbound
from tablee.server.protocol import Bye, Failed, ServerSays

TRIGGERS_KEPT: Final = 64
_RTT_PLACE: Final = 68
"""Where the kernel's tcp_info has the smoothed round trip, in microseconds."""

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: ServerSays) -> bytes:
    return _ENCODER.encode(message)


class _Trigger:
    """A screen that began a race: when it was sent, and how long its pong took."""

    def __init__(self, sent: float) -> None:
        self.sent: Final = sent
        self.pong: float | None = None


class Connection:
    """`network` lives as long as the connection. `guest` is empty for a nameless spectator, and
    `wanted` says which of a guest's seats it is for, if they hold several."""

    def __init__(
        self, guest: str, name: str, clock: Clock, limits: Limits, wanted: str = ""
    ) -> None:
        self.guest: Final = guest
        self.wanted: Final = wanted
        self.name = name
        self.seat: Seat | None = None
        """Where this guest sits; the table keeps it true (`presence.count`)."""
        self.network: Final = Network()
        self.messages: Final = Bucket(clock, limits.messages, limits.message_burst)
        self.chats: Final = Bucket(clock, limits.chats, limits.chat_burst)
        self._clock: Final = clock
        self._triggers: OrderedDict[int, _Trigger] = OrderedDict()
        self._kernel: socket.socket | None = None
        self.outbound: Outbound | None = None

    def watch_kernel(self, kernel: socket.socket | None) -> None:
        """Read the round trip there too; None: it would be a proxy's."""
        self._kernel = kernel

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
        self._triggers[version] = _Trigger(self._clock.now())
        self._triggers.move_to_end(version)
        if len(self._triggers) > TRIGGERS_KEPT:
            self._triggers.popitem(last=False)

    def pong_heard(self, payload: bytes) -> None:
        """Only the answer to a ping that was sent counts, and once."""
        try:
            trigger = self._triggers.get(int(payload))
        except ValueError:
            return
        if trigger is not None and trigger.pong is None:
            trigger.pong = self._clock.now() - trigger.sent
            self.network.heard_pong(trigger.pong)
            self.network.kernel = self._round_trip()

    def judge(self, seen: int, arrived: float, claim: float | None) -> Evidence:
        """The fair moment of a press, on the clock."""
        trigger = self._triggers.get(seen)
        if trigger is None:
            return Evidence(arrived, 0.0, claim, 0.0, 0.0, 0.0)
        own_pong = arrived - trigger.sent if trigger.pong is None else trigger.pong
        return judge(self.network, trigger.sent, arrived, claim, own_pong)

    def _round_trip(self) -> float | None:
        if self._kernel is None or not hasattr(socket, "TCP_INFO"):
            return None
        try:
            info = self._kernel.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 104)
        except OSError:
            return None
        micros: int = struct.unpack_from("=I", info, _RTT_PLACE)[0]
        return micros / 1_000_000
