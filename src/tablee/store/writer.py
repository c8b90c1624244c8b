"""Group commit: one task writes; all that was asked for meanwhile goes into one transaction."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from msgspec import Struct
from sqlalchemy.sql import Executable

Row = Mapping[str, Any]
Step = tuple[Executable, Sequence[Row]]


class Closed(Exception):
    """The store is closing and takes no more writes."""


class NotWritten(Exception):
    """The database refuses; nothing of it was written."""


class Ledger(Protocol):
    """Where the writer writes: one connection of one kind of database."""

    async def transact(self, steps: Sequence[Step]) -> None:
        """Returns when all steps are durable; NotWritten: none is."""

    async def close(self) -> None: ...


class _Job(Struct, frozen=True):
    steps: Sequence[Step]
    done: "asyncio.Future[None]"
    asked: float


class Writer:
    """`await write(...)` returns when the steps are durable, all of them or (an error) none."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger: Final = ledger
        self._loop: Final = asyncio.get_running_loop()
        self._jobs: list[_Job] = []
        self._news: Final = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="store writer")
        self._is_open = True
        self.lag = 0.0
        """Seconds the oldest job of the latest batch waited to be durable."""

    async def write(self, *steps: Step) -> None:
        if not self._is_open:
            raise Closed("the store is closing: nothing more can be written")
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.append(_Job(steps, done, time.monotonic()))
        self._news.set()
        await done

    async def close(self) -> None:
        """Finishes what was asked for."""
        self._is_open = False
        self._news.set()
        await self._task
        await self._ledger.close()

    async def _run(self) -> None:
        while self._jobs or self._is_open:
            await self._news.wait()
            self._news.clear()
            batch, self._jobs = self._jobs, []
            if batch:
                await self._commit(batch)
                self.lag = time.monotonic() - batch[0].asked

    async def _commit(self, batch: list[_Job]) -> None:
        try:
            await self._ledger.transact(_merge(batch))
        except NotWritten:
            await self._commit_each(batch)
        else:
            for job in batch:
                _settle(job, None)

    async def _commit_each(self, batch: list[_Job]) -> None:
        """One of the batch is wrong: each alone, so that only that one fails."""
        for job in batch:
            try:
                await self._ledger.transact(job.steps)
            except NotWritten as error:
                _settle(job, error)
            else:
                _settle(job, None)


def _merge(batch: list[_Job]) -> list[Step]:
    """Neighbours with one statement become one execution of many rows."""
    merged: list[tuple[Executable, list[Row]]] = []
    for job in batch:
        for statement, rows in job.steps:
            if merged and merged[-1][0] is statement:
                merged[-1][1].extend(rows)
            else:
                merged.append((statement, list(rows)))
    return list(merged)


def _settle(job: _Job, error: Exception | None) -> None:
    if job.done.done():
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
