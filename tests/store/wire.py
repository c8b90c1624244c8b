"""A wire to PostgreSQL that can be cut at the worst moment."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.store.postgres import SOCKET


class Wire:
    """Passes everything on, until it is told to lose the answer to a commit."""

    def __init__(self, server: Path, home: Path) -> None:
        self._server = server / SOCKET
        self.home = home
        self.loses_commits = False
        self.is_whole = asyncio.Event()
        """Cleared: nothing passes, and nobody is told."""
        self.is_whole.set()
        self.lost = asyncio.Event()
        self._passing: set[asyncio.Task[None]] = set()

    def connect(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._pass_on(near, back))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def close(self) -> None:
        for task in list(self._passing):
            await _end(task)

    async def _pass_on(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        try:
            far, on = await asyncio.open_unix_connection(str(self._server))
        except OSError:
            back.close()
            return
        answers = asyncio.create_task(self._pass(far, back))
        try:
            while data := await near.read(65536):
                await self.is_whole.wait()
                if self.loses_commits and b"COMMIT" in data:
                    await _end(answers)
                    on.write(data)
                    await far.read(65536)  # it is done, and nobody will know
                    self.loses_commits = False
                    self.lost.set()
                    break
                on.write(data)
        finally:
            await _end(answers)
            on.close()
            back.close()

    async def _pass(self, far: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        while data := await far.read(65536):
            await self.is_whole.wait()
            back.write(data)
        await self.is_whole.wait()
        back.close()


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError, ConnectionError):
        await task


@asynccontextmanager
async def wire_to(server: Path) -> AsyncIterator[Wire]:
    with tempfile.TemporaryDirectory(prefix="tablee-wire-") as home:
        wire = Wire(server, Path(home))
        listening = await asyncio.start_unix_server(wire.connect, f"{home}/{SOCKET}")
        try:
            yield wire
        finally:
            listening.close()
            await wire.close()
