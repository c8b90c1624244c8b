"""Time at a table: one injected clock, a game's own time that can stand still, and its waits."""

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from tablee.core.contract import Wait
from tablee.server.protocol import Clock as Told
from tablee.server.protocol import Pace

STRETCH: Final[dict[Pace, float]] = {"relaxed": 2.0, "normal": 1.0, "quick": 0.5}
"""How a pace stretches time to think; without one (`none`) only absent players have a clock."""
ABSENT_STRETCH: Final = 2.0


class Clock:
    """The only source of time; `speed` times as fast as the wall's, for tests."""

    def __init__(self, speed: float = 1.0) -> None:
        self._speed: Final = speed

    def now(self) -> float:
        return time.monotonic() * self._speed

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds) / self._speed)

    def call_in(self, seconds: float, then: Callable[[], object]) -> asyncio.TimerHandle:
        loop = asyncio.get_running_loop()
        return loop.call_later(max(0.0, seconds) / self._speed, then)


class GameTime:
    """Seconds since the deal, as the record counts them: pauses and restarts do not count."""

    def __init__(self, clock: Clock, at: float = 0.0) -> None:
        self._clock: Final = clock
        self._at = at
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        return self._since is not None

    def now(self) -> float:
        return self._at if self._since is None else self._at + self._clock.now() - self._since

    def at(self, moment: float) -> float:
        """The game's time at a moment of the clock since it was last set going."""
        return self._at if self._since is None else self._at + moment - self._since

    def clock_at(self, moment: float) -> float:
        """When, on the clock, the game's time is that, if it runs on."""
        return self._clock.now() + moment - self.now()

    def set(self, at: float) -> None:
        """While it stands."""
        self._at = at

    def run(self) -> None:
        if self._since is None:
            self._since = self._clock.now()

    def stop(self) -> None:
        self._at, self._since = self.now(), None


class Waits:
    """The running waits: a new key starts a clock, a missing key stops it.

    `by_hand`: one screen goes round, so that nobody can be hurried; only the table's own clocks
    run, and those of bots. Sealed answers are opened when all are given.
    """

    def __init__(self, pace: Pace, *, by_hand: bool = False) -> None:
        self._pace: Final = pace
        self.by_hand: Final = by_hand
        self._begun: dict[str, float] = {}
        self._waits: list[Wait] = []
        self.has_sealed = False

    def follow(self, waits: Iterable[Wait], now: float) -> None:
        self._waits = list(waits)
        self.has_sealed = False
        before, self._begun = self._begun, {}
        for wait in self._waits:
            self._begun[wait.key] = before.get(wait.key, now)
            self.has_sealed = self.has_sealed or wait.sealed

    def __iter__(self) -> Iterator[Wait]:
        return iter(self._waits)

    def lasts(self, wait: Wait, is_absent: bool) -> float | None:
        """Seconds in all; None: as long as it takes."""
        if self.by_hand and wait.seat is not None and (wait.sealed or not is_absent):
            return None
        if not wait.thinking:
            return wait.seconds
        stretch = STRETCH.get(self._pace, ABSENT_STRETCH if is_absent else None)
        return None if stretch is None else wait.seconds * stretch

    def deadline(self, wait: Wait, gone: float | None) -> float | None:
        """When it runs out; `gone` is since when its seat has been away, if it is."""
        seconds = self.lasts(wait, gone is not None)
        return None if seconds is None else self._begins(wait, gone) + seconds

    def _begins(self, wait: Wait, gone: float | None) -> float:
        begun = self._begun[wait.key]
        if wait.thinking and gone is not None and self._pace not in STRETCH:
            begun = max(begun, gone)
        return begun

    def told(self, now: float, gone: Callable[[Wait], float | None]) -> list[Told]:
        """As everybody may know them."""
        clocks = []
        for wait in self._waits:
            away = gone(wait)
            seconds = self.lasts(wait, away is not None)
            if seconds is not None:
                deadline = self._begins(wait, away) + seconds
                clocks.append(
                    Told(
                        key=wait.key,
                        seat=wait.seat,
                        seconds=seconds,
                        left=round(max(0.0, deadline - now), 3),
                        sealed=wait.sealed,
                        thinking=wait.thinking,
                    )
                )
        return clocks
