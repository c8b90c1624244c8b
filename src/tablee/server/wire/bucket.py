"""Token buckets: how often something may be asked for."""

from typing import Final

from tablee.server.house_clock import HouseClock


class Bucket:
    """`take` answers whether there was something left."""

    def __init__(self, clock: HouseClock, rate: float, burst: float) -> None:
        self._clock: Final = clock
        self._rate: Final = rate
        self._burst: Final = burst
        self._left = burst
        self._at = clock.now()

    def has(self, cost: float = 1.0) -> bool:
        """Whether `take` would find so much."""
        return self._left + (self._clock.now() - self._at) * self._rate >= cost

    def take(self, now: float | None = None, cost: float = 1.0) -> bool:
        """`now`: the clock's, if it is known."""
        if now is None:
            now = self._clock.now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True
