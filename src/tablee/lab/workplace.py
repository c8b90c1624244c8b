"""Where much work is done: in this process, in several, or on Ray (`on_ray.py`).

The work is the same everywhere, a function of a job, and its results come in the order of the jobs:
so the numbers that are made of them are the same, too.
"""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from itertools import islice
from multiprocessing import active_children
from typing import Final, Protocol, TypeVar

J = TypeVar("J")
R = TypeVar("R")

AHEAD: Final = 4
"""Jobs that are handed out at a time, for each process: none waits for the next."""
TRIES: Final = 3
"""A job whose process has died so often is likely what kills it."""


class WorkplaceError(Exception):
    """It cannot be worked there; the message says what to do."""


class Workplace(Protocol):
    def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[R, None, None]:
        """What comes of each job, in their order. `work` is a function of a module."""
        ...


class Here:
    """In this process, one after the other."""

    def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[R, None, None]:
        for job in jobs:
            yield work(job)


class Pool:
    """In processes of this machine. One that is killed costs time: what it had is done again."""

    def __init__(self, processes: int) -> None:
        self._processes: Final = processes

    def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[R, None, None]:
        done, tries = 0, 0
        while done < len(jobs):
            before = done
            try:
                with _pool(self._processes) as pool:
                    futures = (pool.submit(work, job) for job in islice(jobs, done, None))
                    for future in in_flight(futures, AHEAD * self._processes):
                        result = future.result()
                        done += 1
                        yield result
            except BrokenProcessPool:
                tries = tries + 1 if done == before else 1
                if tries == TRIES:
                    raise WorkplaceError(
                        f"processes were killed again and again at job {done + 1} of {len(jobs)}: "
                        "perhaps memory is short (fewer --jobs need less)"
                    ) from None


@contextmanager
def _pool(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Whoever leaves before the end does not wait for what is still being done."""
    others = active_children()
    pool = ProcessPoolExecutor(processes, initializer=_leave_interrupts_to_the_parent)
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            if process not in others:
                process.kill()
        raise
    pool.shutdown()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_flight(begun: Iterable[R], ahead: int) -> Iterator[R]:
    """The same, but so many are begun before the first is asked for."""
    waiting: deque[R] = deque()
    for one in begun:
        waiting.append(one)
        if len(waiting) >= ahead:
            yield waiting.popleft()
    yield from waiting


def work_through(
    place: Workplace, work: Callable[[J], R], jobs: Sequence[J], progress: Callable[[J], None]
) -> list[R]:
    """The results, in the order of the jobs; `progress` is told each job that is done. Ctrl-C ends
    it, and what is done by then is left; if that is nothing, it is an interrupt like any other."""
    results: list[R] = []
    with closing(place.each(work, jobs)) as coming:
        try:
            for job in jobs:
                results.append(next(coming))
                progress(job)
        except KeyboardInterrupt:
            if not results:
                raise
    return results
