"""The heap. A whole collection takes longer the more tables there are, and everybody waits for it:
while people play there is none."""

import asyncio
import ctypes
import gc
import sys
from typing import Final

from tablee.server.metrics import Metrics

YOUNG: Final = 50_000
"""New objects after which they, and only they, are looked through (some hundredths of a second)."""
NEVER: Final = 1_000_000_000
QUIET: Final = 0.25
"""Seconds in which nobody moves, after which a collection disturbs nobody."""
TRIES: Final = 40


def tune_interpreter() -> None:
    """The store's thread gets its turn soon, for everybody waits for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    sys.setswitchinterval(0.001)


async def tidy_up(metrics: Metrics) -> bool:
    """After tables were closed: what they left goes back to the system, as soon as it is quiet.
    Whether it was: little is cyclic, and a busy house can wait."""
    for _ in range(TRIES):
        before = metrics.moves
        await asyncio.sleep(QUIET)
        if before == metrics.moves:
            gc.collect()
            _give_back()
            return True
    return False


def _give_back() -> None:
    """The C library keeps what was freed; glibc can be asked for it."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
