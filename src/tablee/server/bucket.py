"""Token buckets: how often something may be asked for."""

from typing import Final

from tablee.server.clocks import Clock


class Bucket:
    """`take` answers whether there was something left."""

    def __init__(self, clock: Clock, rate: float, burst: float) -> None:
        self._clock: Final = clock
        self._rate: Final = rate
        self._burst: Final = burst
        self._left = burst
        self._at = clock.now()
        self.refused = 0

    def take(self, now: float | None = None) -> bool:
        """`now`: the clock's, if it is known."""
        if now is None:
            now = self._clock.now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            self.refused += 1
            return False
        self._left -= 1.0
        return True
