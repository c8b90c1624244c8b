"""How far away a client is: what it was shown and when, and how long its pongs took.

Times are the house's: a game's own time may stand still while the network goes on.
"""

from collections import OrderedDict
from typing import Final

from tablee.table.fairness import Evidence, Network, weigh

TRIGGERS_KEPT: Final = 64


class _Trigger:
    """A screen that began a race: when it was sent, and how long its pong took."""

    def __init__(self, sent: float) -> None:
        self.sent: Final = sent
        self.pong: float | None = None


class Reach:
    """Of one connection, and as long as it."""

    def __init__(self) -> None:
        self.network: Final = Network()
        self._triggers: Final[OrderedDict[int, _Trigger]] = OrderedDict()

    def trigger_sent(self, version: int, now: float) -> None:
        self._triggers[version] = _Trigger(now)
        self._triggers.move_to_end(version)
        if len(self._triggers) > TRIGGERS_KEPT:
            self._triggers.popitem(last=False)

    def pong_heard(self, version: int, now: float) -> bool:
        """Only the answer to a ping that was sent counts, and once; whether it did."""
        trigger = self._triggers.get(version)
        if trigger is None or trigger.pong is not None:
            return False
        trigger.pong = now - trigger.sent
        self.network.heard_pong(trigger.pong)
        return True

    def weigh(self, seen: int, arrived: float, claim: float | None) -> Evidence:
        """The fair reaction of a press to the screen of that version."""
        trigger = self._triggers.get(seen)
        if trigger is None:
            return Evidence(0.0, claim, 0.0, 0.0, 0.0)
        elapsed = arrived - trigger.sent
        own_pong = elapsed if trigger.pong is None else trigger.pong
        return weigh(self.network, elapsed, claim, own_pong)
