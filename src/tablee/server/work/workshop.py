"""Work that would hold up the tables: replays, audits, lessons. Done in a process that stands back,
one piece at a time for each address."""

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from tablee.server.wire.errors import Mistake
from tablee.server.work.processes import Job, Processes

MOST_WAITING: Final = 4
"""Pieces of one address; more are refused."""
NICENESS: Final = 10

LOG: Final = logging.getLogger(__name__)


class Done(msgspec.Struct, frozen=True):
    """A piece of work, or why it cannot be done (`code` is then a mistake's, and `place` where an
    error was that nobody expected)."""

    made: bytes = b""
    code: str = ""
    text: str = ""
    place: str = ""


class Workshop:
    def __init__(self, processes: Processes | None = None) -> None:
        self._processes: Final = processes or Processes(1, niceness=NICENESS)
        self._queues: Final[dict[str, list[asyncio.Future[None]]]] = {}

    async def do(self, address: str, job: Job, given: bytes) -> bytes:
        """What the job makes; its Mistake is raised here. A job is a function of `finished`."""
        await self._wait(address)
        try:
            done = msgspec.msgpack.decode(await self._processes.do(job, given), type=Done)
        except BrokenProcessPool:
            raise Mistake("internal", "This took too long; try again.") from None
        finally:
            self._leave(address)
        if done.place:
            LOG.error("job_failed", extra={"place": done.place})
        if done.code:
            raise Mistake(done.code, done.text)
        return done.made

    async def _wait(self, address: str) -> None:
        queue = self._queues.setdefault(address, [])
        if len(queue) >= MOST_WAITING:
            raise Mistake("slow_down")
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        if len(queue) == 1:
            turn.set_result(None)
        try:
            await turn
        except asyncio.CancelledError:
            self._leave(address, turn)
            raise

    def _leave(self, address: str, turn: asyncio.Future[None] | None = None) -> None:
        """Whose turn it is, unless it is said; the next one's begins."""
        queue = self._queues[address]
        gone = queue[0] if turn is None else turn
        is_first = queue[0] is gone
        queue.remove(gone)
        if not queue:
            del self._queues[address]
        elif is_first and not queue[0].done():
            queue[0].set_result(None)

    def close(self) -> None:
        self._processes.close()


def finished(made: bytes) -> bytes:
    return msgspec.msgpack.encode(Done(made))


def refused(mistake: Mistake, place: str = "") -> bytes:
    return msgspec.msgpack.encode(Done(code=mistake.code, text=mistake.text, place=place))
