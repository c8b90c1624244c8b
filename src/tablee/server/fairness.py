"""Fair time: who pressed first, judged by reaction and not by arrival, and hard to cheat.

Of every connection the server knows its round trips by protocol pings, which no page can answer
early, and by the kernel. A client *claims* how long its player took; the claim counts as far as the
network allows: between elapsed − U and elapsed − L, where L is the lowest round trip seen and U the
least of the trigger's own pong, the 90th percentile of recent ones, the kernel's round trip and
20 ms, and 300 ms. A press's fair time is its trigger's sending time plus that effective reaction.
"""

from collections import deque
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

MOST_CREDIT: Final = 0.300
KERNEL_SLACK: Final = 0.020
LEVEL: Final = 0.015
"""Presses closer than this are level: the game's rule decides."""
REFLEX: Final = 0.120
"""A reaction to a surprise below this is none: a false start."""
PONGS_KEPT: Final = 20


class Network:
    """What is known of one connection's round trips, in seconds."""

    def __init__(self) -> None:
        self._pongs: deque[float] = deque(maxlen=PONGS_KEPT)
        self.lowest = MOST_CREDIT
        self.kernel: float | None = None
        """The TCP round trip; None behind a proxy that is trusted, where it says nothing."""

    def heard_pong(self, round_trip: float) -> None:
        self._pongs.append(round_trip)
        self.lowest = min(self.lowest, round_trip)

    def credit(self, own_pong: float | None) -> float:
        """U: the most a claim may lie before the arrival. Without pongs there is no credit."""
        if not self._pongs:
            return 0.0
        limits = [MOST_CREDIT, self._high_pong()]
        if own_pong is not None:
            limits.append(own_pong)
        if self.kernel is not None:
            limits.append(self.kernel + KERNEL_SLACK)
        return min(limits)

    def _high_pong(self) -> float:
        """The 90th percentile, from the recent ones."""
        pongs = sorted(self._pongs)
        return pongs[min(len(pongs) - 1, int(0.9 * len(pongs)))]

    def reaction(self, elapsed: float, claim: float | None, own_pong: float | None) -> float:
        """The effective reaction, `elapsed` seconds after the trigger was sent."""
        high = self.credit(own_pong)
        low = min(self.lowest, high)
        wanted = elapsed if claim is None else claim
        return max(0.0, elapsed - high, min(wanted, elapsed - low))


class Evidence(Struct, frozen=True):
    """What a press's fair time was made of; goes into the record."""

    at: float
    reaction: float
    claim: float | None
    elapsed: float
    low: float
    high: float

    def text(self) -> str:
        claim = "none" if self.claim is None else f"{self.claim * 1000:.0f}"
        return (
            f"fair {self.at:.3f} reaction {self.reaction * 1000:.0f} claim {claim} "
            f"elapsed {self.elapsed * 1000:.0f} "
            f"network {self.low * 1000:.0f}-{self.high * 1000:.0f}"
        )


def judge(
    network: Network, sent: float, arrived: float, claim: float | None, own_pong: float | None
) -> Evidence:
    """The fair time of a press on a trigger sent at `sent`."""
    elapsed = arrived - sent
    reaction = network.reaction(elapsed, claim, own_pong)
    high = network.credit(own_pong)
    low = min(network.lowest, high)
    return Evidence(sent + reaction, reaction, claim, elapsed, low, high)


def no_earlier_after(at: float, others: Iterable[Network]) -> float:
    """From when on no press of the others, still in flight, could be level with one at `at`."""
    return at + LEVEL + max((network.credit(None) for network in others), default=0.0)
