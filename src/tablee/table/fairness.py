"""Fair time: who pressed first, judged by reaction and not by arrival, and hard to cheat.

Of every connection the server knows its round trips by protocol pings, which no page can answer
early, and by the kernel. A client *claims* how long its player took; the claim counts as far as the
network allows: between elapsed − U and elapsed − L, where L is the lowest round trip seen and U the
least of the trigger's own pong, the 90th percentile of recent ones, the kernel's least round trip
and 20 ms, and 300 ms. A press's fair time is its trigger's sending time plus that effective
reaction.

Who answers pings late looks far away; only the kernel's round trip tells the two apart (how well,
over real distances: `python -m bench races`). Where no kernel can be asked (a proxy that tells
nothing), U is at most 100 ms: then far players have less than their due, and cheats more than
theirs, but neither without bounds.
"""

from collections import deque
from typing import Final

MOST_CREDIT: Final = 0.300
MOST_UNMEASURED: Final = 0.100
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
        """The TCP round trip, the least of the last minutes; None: it is not known now."""
        self.is_measured = True
        """Whether a kernel can be asked for it."""

    def heard_pong(self, round_trip: float) -> None:
        self._pongs.append(round_trip)
        self.lowest = min(self.lowest, round_trip)

    def credit(self, own_pong: float | None) -> float:
        """U: the most a claim may lie before the arrival. Without pongs there is no credit."""
        if not self._pongs:
            return 0.0
        limits = [MOST_CREDIT if self.is_measured else MOST_UNMEASURED, self._high_pong()]
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


class Evidence:
    """What a press's fair time was made of; goes into the record."""

    def __init__(
        self, reaction: float, claim: float | None, elapsed: float, low: float, high: float
    ) -> None:
        self.reaction: Final = reaction
        self.elapsed: Final = elapsed
        self._claim: Final = claim
        self._low: Final = low
        self._high: Final = high

    def text(self, at: float) -> str:
        """`at`: the fair time that came of it."""
        claim = "none" if self._claim is None else f"{self._claim * 1000:.0f}"
        return (
            f"fair {at:.3f} reaction {self.reaction * 1000:.0f} claim {claim} "
            f"elapsed {self.elapsed * 1000:.0f} "
            f"network {self._low * 1000:.0f}-{self._high * 1000:.0f}"
        )


def weigh(
    network: Network, elapsed: float, claim: float | None, own_pong: float | None
) -> Evidence:
    """The fair reaction of a press that arrived so long after its trigger was sent."""
    high = network.credit(own_pong)
    low = min(network.lowest, high)
    return Evidence(network.reaction(elapsed, claim, own_pong), claim, elapsed, low, high)
