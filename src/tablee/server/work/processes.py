"""Other processes for what would hold up the event loop; one that is killed or hangs is replaced.

Between processes only bytes travel.
"""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Final

Job = Callable[[bytes], bytes]

KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows has no other

HANGS_AFTER: Final = 20.0
"""Seconds without a sign of life."""
PATIENCE: Final = 10
"""So many times as long for one that is at work, or would be if the machine were not so busy."""


def _begin(niceness: int) -> None:
    """Ctrl-C is for the server, which then ends its helpers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, name="server", daemon=True).start()
    if niceness and sys.platform != "win32":
        os.nice(niceness)


def _end_with_the_server() -> None:
    """A killed server tells nobody, and who waits for its next job would wait for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _quiet_tracker() -> None:
    """What a killed server leaves behind is removed by a process of Python's own, which would say
    so among the lines of the log."""
    if sys.platform == "win32":
        return
    quiet = "ignore:resource_tracker:UserWarning"
    sys.warnoptions.append(quiet)  # inherited by what is started now
    try:
        resource_tracker.ensure_running()
    finally:
        sys.warnoptions.remove(quiet)


class Processes:
    """Jobs begin in the order they come. `niceness`: how far they stand back for others."""

    def __init__(self, count: int, *, niceness: int = 0, hangs_after: float = HANGS_AFTER) -> None:
        self._count: Final = count
        self._niceness: Final = niceness
        self._hangs_after: Final = hangs_after
        self._pool: ProcessPoolExecutor | None = None
        self._begun = 0
        self._latest_done = 0
        self._done_at = 0.0

    async def do(self, job: Job, given: bytes) -> bytes:
        """BrokenProcessPool: its process was killed, or hung and was; the next call finds new
        ones."""
        if self._pool is None:
            _quiet_tracker()
            self._pool = ProcessPoolExecutor(
                self._count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(self._niceness,),
            )
            self._done_at = asyncio.get_running_loop().time()
        pool = self._pool
        self._begun += 1
        number = self._begun
        try:
            answer = asyncio.wrap_future(pool.submit(job, given))
            while not (await asyncio.wait([answer], timeout=self._hangs_after))[0]:
                if self._hangs(pool, number):
                    _kill(_ids(pool))
            return answer.result()
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise
        finally:
            self._latest_done = max(self._latest_done, number)
            self._done_at = asyncio.get_running_loop().time()

    def _hangs(self, pool: ProcessPoolExecutor, number: int) -> bool:
        """Others that came later are done, or nothing at all is."""
        is_overtaken = self._latest_done > number + self._count
        silence = asyncio.get_running_loop().time() - self._done_at
        patience = PATIENCE if any(map(is_at_work, _ids(pool))) else 1
        return is_overtaken or silence >= patience * self._hangs_after

    def close(self) -> None:
        """Whatever they are at: at its end Python waits for helpers that are at work."""
        if self._pool is not None:
            helpers = _ids(self._pool)  # a pool that is shut down has forgotten them
            self._pool.shutdown(wait=False, cancel_futures=True)
            _kill(helpers)
            self._pool = None


def _ids(pool: ProcessPoolExecutor) -> list[int]:
    return list(pool._processes or {})


def _kill(processes: list[int]) -> None:
    for process in processes:
        with suppress(OSError):
            os.kill(process, KILL)


def is_at_work(process: int) -> bool:
    """Whether it runs or waits for a processor: slow, but it does not hang. Where there is no
    telling (not on Linux), it may."""
    try:
        text = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return text.rpartition(")")[2].split()[0] in ("R", "D")
