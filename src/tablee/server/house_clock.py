"""Time in the house: one injected clock."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class HouseClock:
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
