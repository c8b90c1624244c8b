"""Group commit: one task writes; all that was asked for meanwhile goes into one transaction."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol, TypeVar

from msgspec import Struct
from sqlalchemy.sql import Executable

from tablee.store.troubles import LOST, Away, Closed, Unusable

Row = Mapping[str, Any]
Step = tuple[Executable, Sequence[Row]]
Errand = Callable[[], Awaitable[Any]]
T = TypeVar("T")

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""Seconds between two tries to reach a database that is away."""
CLOSE_SECONDS: Final = 2.0
TOUCH_AFTER: Final = 1.0

log: Final = logging.getLogger(__name__)


class Ledger(Protocol):
    """Where the writer writes: one connection of one kind of database."""

    when_lost: Callable[[], None]
    """Called when the connection has ended by itself."""

    async def take(self) -> None:
        """Takes the house lock and connects, at the start; Taken: another server has it."""

    async def come_back(self) -> None:
        """The same after it was away; Away: it still is. Another's store is away too."""

    async def transact(self, steps: Sequence[Step], tables: Sequence[str] = ()) -> None:
        """Returns when all steps are durable. RowsRefused: none is, for the rows are wrong. Away:
        nobody knows. `tables`: the codes of those that the rows are about, for a ledger that
        shares its store with others."""

    async def close(self) -> None:
        """Lets go of everything, in little time whatever is away."""


class _Job(Struct, frozen=True):
    steps: Sequence[Step]
    table: str
    done: "asyncio.Future[Any]"
    asked: float


class _Going(Struct, frozen=True):
    errand: Errand
    done: "asyncio.Future[Any]"


class Writer:
    """`await write(...)` returns when the steps are durable, all of them or (an error) none.

    When the database is away, everything is refused at once, and it tries again by itself: it is
    back when `proof` is written and `refresh` done. Whoever was refused with Away cannot know what
    was written; `on_change` is called when it goes away and when it is back.

    `touch` is done when nothing was for `TOUCH_AFTER` seconds, for a connection that must not idle.
    """

    def __init__(
        self,
        ledger: Ledger,
        proof: Callable[[], Step],
        refresh: Callable[[], Awaitable[None]],
        touch: Errand | None = None,
        longest_pause: float = LONGEST_PAUSE,
    ) -> None:
        self._ledger: Final = ledger
        self._proof: Final = proof
        self._refresh: Final = refresh
        self._touch: Final = touch
        self._longest_pause: Final = longest_pause
        self._loop: Final = asyncio.get_running_loop()
        self._jobs: list[_Job] = []
        self._errands: list[_Going] = []
        self._news: Final = asyncio.Event()
        self._closing: Final = asyncio.Event()
        self._is_lost = False
        self._is_open = True
        self._pause = FIRST_PAUSE
        self._was_back = 0.0
        self.trouble = ""
        """Why nothing can be written now."""
        self.on_change: Callable[[], None] = lambda: None
        self.lag = 0.0
        """Seconds the oldest job of the latest batch waited to be durable."""
        ledger.when_lost = self._lose_connection
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def write(self, *steps: Step, table: str = "") -> None:
        """`table`: the code of the one they are about."""
        self._need_open()
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.append(_Job(steps, table, done, time.monotonic()))
        self._news.set()
        await done

    async def between(self, errand: Callable[[], Awaitable[T]]) -> T:
        """What it gives, done on the ledger's connection between two batches."""
        self._need_open()
        done: asyncio.Future[T] = self._loop.create_future()
        self._errands.append(_Going(errand, done))
        self._news.set()
        return await done

    def _need_open(self) -> None:
        if not self._is_open:
            raise Closed("the store is closing: nothing more can be written")
        if self.trouble:
            raise Away(self.trouble)

    async def close(self) -> None:
        """Finishes what was asked for, if that can be done in little time."""
        self._is_open = False
        self._closing.set()
        self._news.set()
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._task
        except TimeoutError:
            unanswered = Closed("the store did not answer when it was closed")
            self._fail([*self._jobs, *self._errands], unanswered)
        await self._ledger.close()

    def _lose_connection(self) -> None:
        self._is_lost = True
        self._news.set()

    async def _run(self) -> None:
        while self._jobs or self._errands or self._is_open:
            await self._wait()
            self._news.clear()
            batch, self._jobs = self._jobs, []
            if self._is_lost and not batch:
                self._go_away([], Away(LOST))
            elif batch:
                await self._commit(batch)
                self.lag = time.monotonic() - batch[0].asked
            while self._errands and not self.trouble:
                await self._go(self._errands.pop(0))
            if self.trouble:
                await self._come_back()

    async def _wait(self) -> None:
        if self._touch is None:
            await self._news.wait()
            return
        try:
            async with asyncio.timeout(TOUCH_AFTER):
                await self._news.wait()
        except TimeoutError:
            nobody: asyncio.Future[Any] = self._loop.create_future()
            nobody.cancel()  # waits for it
            self._errands.append(_Going(self._touch, nobody))

    async def _go(self, going: _Going) -> None:
        try:
            given = await going.errand()
        except Away as away:
            self._go_away([going], away)
        except asyncio.CancelledError:
            self._fail([going], Closed("the store did not answer when it was closed"))
            raise
        except Exception as error:
            _settle(going, error)
        else:
            _settle(going, None, given)

    async def _commit(self, batch: list[_Job]) -> None:
        is_wrong = False
        try:
            await self._ledger.transact(_merge(batch), _tables(batch))
        except Away as away:
            self._go_away(batch, away)
        except asyncio.CancelledError:
            self._fail(batch, Closed("the store did not answer when it was closed"))
            raise
        except Exception:
            is_wrong = True
        else:
            for job in batch:
                _settle(job, None)
        if is_wrong:
            await self._commit_each(batch)

    async def _commit_each(self, batch: list[_Job]) -> None:
        """One of the batch is wrong: each alone, so that only that one fails."""
        for place, job in enumerate(batch):
            try:
                await self._ledger.transact(job.steps, _tables([job]))
            except Away as away:
                self._go_away(batch[place:], away)
                return
            except Exception as error:
                _settle(job, error)
            else:
                _settle(job, None)

    # --- away and back ------------------------------------------------------------------------

    def _go_away(self, batch: Sequence[_Job | _Going], away: Away) -> None:
        waiting: list[_Job | _Going] = [*self._jobs, *self._errands]
        self._jobs, self._errands = [], []
        self.trouble = str(away)
        log.error("store_away", extra={"reason": self.trouble})
        self._fail([*batch, *waiting], away)
        if time.monotonic() - self._was_back > LONGEST_PAUSE:
            self._pause = FIRST_PAUSE  # else it comes and goes: the pauses grow on
        self._notify()

    def _notify(self) -> None:
        try:
            self.on_change()
        except Exception as error:  # a fault of others: writing goes on
            log.error("store_listener", extra={"kind": type(error).__name__})

    async def _come_back(self) -> None:
        while self._is_open and not await self._is_back():
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pause):
                    await self._closing.wait()
            self._pause = min(2 * self._pause, self._longest_pause)
        if self._is_open:
            self.trouble, self._was_back = "", time.monotonic()
            log.warning("store_back")
            self._notify()

    async def _is_back(self) -> bool:
        self._is_lost = False
        try:
            await self._ledger.come_back()
            await self._ledger.transact([self._proof()])
            await self._refresh()
        except (Away, Unusable) as error:
            self._tell(str(error))
        except Exception as error:
            self._tell(f"{type(error).__name__} while writing")
        else:
            return True
        return False

    def _tell(self, trouble: str) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            log.error("store_away", extra={"reason": trouble})

    def _fail(self, jobs: Iterable[_Job | _Going], error: Exception) -> None:
        for job in jobs:
            _settle(job, error)


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


def _tables(batch: list[_Job]) -> list[str]:
    return list({job.table for job in batch if job.table})


def _settle(job: _Job | _Going, error: Exception | None, given: Any = None) -> None:
    if job.done.done():
        return
    if error is None:
        job.done.set_result(given)
    else:
        job.done.set_exception(error)
