"""Time that passes when a test says so."""

import asyncio
from collections.abc import Callable

from tablee.server.house_clock import HouseClock


class _Due(asyncio.TimerHandle):
    """No loop knows of it."""

    def cancel(self) -> None:
        asyncio.Handle.cancel(self)


class HandClock(HouseClock):
    """Stands still until `advance`; what falls due on the way is run in its order, at its time."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 1_000.0
        self._waiting: list[asyncio.TimerHandle] = []

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        is_over = asyncio.Event()
        self.call_in(seconds, is_over.set)
        await is_over.wait()

    def call_in(self, seconds: float, then: Callable[[], object]) -> asyncio.TimerHandle:
        due = self._now + max(0.0, seconds)
        handle = _Due(due, then, (), asyncio.get_running_loop())
        self._waiting.append(handle)
        return handle

    def advance(self, seconds: float) -> None:
        end = self._now + seconds
        while due := [one for one in self._waiting if one.when() <= end]:
            first = min(due, key=lambda one: one.when())
            self._waiting.remove(first)
            if not first.cancelled():
                self._now = max(self._now, first.when())
                first._run()
        self._now = end
