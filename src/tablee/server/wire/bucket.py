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


class CommonBucket(Bucket):
    """One for several servers: each has its own, and owes it what was taken at the others."""

    def __init__(self, clock: HouseClock, rate: float, burst: float) -> None:
        super().__init__(clock, rate, burst)
        self.untold = 0.0
        """Taken here, and the others have not heard of it."""

    def take(self, now: float | None = None, cost: float = 1.0) -> bool:
        has_taken = super().take(now, cost)
        if has_taken:
            self.untold += cost
        return has_taken

    def owe(self, cost: float) -> None:
        """Also more than is left: that has to come back first, though never more than a burst."""
        super().take(cost=0.0)
        self._left = max(-self._burst, self._left - cost)
