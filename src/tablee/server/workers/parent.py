"""The parent of several workers: it listens for them, starts each again that ends, and stops all
together. It serves nothing itself, and decides nothing about tables: the store does."""

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from signal import SIGTERM
from typing import Any, Final

import msgspec

from tablee.server.running import Setup
from tablee.server.stopping import STOP_SECONDS, Stopping
from tablee.server.work.processes import KILL
from tablee.server.workers.doors import Doors, opened
from tablee.server.workers.worker import OPEN, Orders
from tablee.store.engine import file_of, full_url
from tablee.store.troubles import Unusable

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""Seconds until a worker is started again that has ended, growing while it ends at once."""
STEADY_SECONDS: Final = 30.0
"""After which one that ends counts as the first again."""
LAST_SECONDS: Final = STOP_SECONDS + 0.5
"""After which workers are killed that were told to stop: their own clocks must have stopped."""
_COMMAND: Final = (sys.executable, "-P", "-m", "tablee.server.workers.worker")

log: Final = logging.getLogger(__name__)


class Worker:
    def __init__(self, orders: Orders) -> None:
        self._told: Final = msgspec.json.encode(orders) + b"\n"
        self._doors: Final = tuple(orders.doors)
        self._process: asyncio.subprocess.Process | None = None
        self.host_secret = ""
        """The store's, as it has told."""

    async def start(self) -> None:
        """Returns when it answers; Unusable is its own word why it does not."""
        self._process = process = await asyncio.create_subprocess_exec(
            *_COMMAND,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=self._doors,
            start_new_session=True,  # Ctrl-C is for the parent
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(self._told)
        said = (await process.stdout.readline()).decode().strip()
        opened, _, self.host_secret = said.partition(" ")
        if opened != OPEN:
            await process.wait()
            raise Unusable(said or "A worker ended as soon as it was started.")

    async def keep(self) -> None:
        """From its start on."""
        assert self._process is not None
        now, pause = asyncio.get_running_loop().time, FIRST_PAUSE
        while True:
            began = now()
            await self._process.wait()
            log.error("worker_ended")
            pause = FIRST_PAUSE if now() - began > STEADY_SECONDS else pause
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                await self.start()
            except Unusable as refusal:
                log.error("worker_refused", extra={"reason": str(refusal)})

    async def stop(self) -> None:
        self.send(SIGTERM)
        if self._process is not None:
            await self._process.wait()

    def send(self, number: int) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, number)


def _check(setup: Setup, count: int) -> None:
    if count < 1:
        raise Unusable("--workers is how many servers are started: 1 or more.")
    if sys.platform == "win32":
        raise Unusable("Windows knows no --workers: start one server without.")
    if file_of(full_url(setup.store)) is not None:
        raise Unusable(
            "An SQLite store is one server's alone: --workers needs --store postgresql://…, or "
            "start this server without --workers."
        )
    if setup.node.startswith("https:"):
        raise Unusable("Workers have no proxy before each of them: --node http://HOST:PORT.")


@asynccontextmanager
async def working(setup: Setup, count: int) -> AsyncIterator[tuple[str, str, Stopping]]:
    """Workers that answer; gives where, the host's secret, and when to leave, which stops them
    all."""
    _check(setup, count)
    with opened(setup, count) as doors:
        url = setup.url or f"http://{setup.host}:{doors.port}"
        workers = [Worker(orders) for orders in _orders(setup, url, doors)]
        stopping = Stopping(LAST_SECONDS, lambda: _kill(workers))
        keeping: list[asyncio.Task[None]] = []
        try:
            await workers[0].start()  # alone: it brings the store up to date, or is refused
            await _all(worker.start() for worker in workers[1:])
            keeping.extend(asyncio.create_task(worker.keep()) for worker in workers)
            yield url, workers[0].host_secret, stopping
        finally:
            for task in keeping:
                task.cancel()
            await asyncio.gather(*keeping, return_exceptions=True)
            for door in doors.public:
                door.close()  # who knocks once all are gone is not kept waiting
            await _all(worker.stop() for worker in workers)


def _orders(setup: Setup, url: str, doors: Doors) -> list[Orders]:
    return [
        Orders(
            msgspec.structs.replace(setup, url=url, node=address, servers=len(doors.own)),
            [door.fileno() for door in (*doors.public, *own)],
        )
        for own, address in zip(doors.own, doors.addresses, strict=True)
    ]


def _kill(workers: Iterable[Worker]) -> None:
    for worker in workers:
        worker.send(KILL)


async def _all(tasks: Iterable[Coroutine[Any, Any, None]]) -> None:
    """To the last one, whatever becomes of the others; then the first trouble is raised."""
    for trouble in await asyncio.gather(*tasks, return_exceptions=True):
        if trouble is not None:
            raise trouble
