"""Cables that can be cut: whatever connects to one end comes out at the other.

While one is cut nothing passes, nobody is told, and who comes anew is refused; when it is mended,
what was on its way arrives. They lie in a process of their own.

Run as a module: `cables.py NEAR FAR NEAR FAR …`, each end HOST:PORT or the path of a socket. Then
`cut 0` and `mend 0` on standard input, each answered with a line.
"""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import uvloop

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Cable:
    def __init__(self, near: str, far: str) -> None:
        self._near, self._far = near, far
        self._is_whole = asyncio.Event()
        self._listening: asyncio.Server | None = None
        self._passing: set[asyncio.Task[None]] = set()

    async def mend(self) -> None:
        self._is_whole.set()
        if self._near.startswith("/"):
            self._listening = await asyncio.start_unix_server(self._come, self._near)
        else:
            host, _, port = self._near.rpartition(":")
            self._listening = await asyncio.start_server(self._come, host, int(port))

    async def cut(self) -> None:
        self._is_whole.clear()
        assert self._listening is not None
        self._listening.close()
        if self._near.startswith("/"):
            _remove(self._near)

    def _come(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._pass_on(near, back))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _pass_on(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        try:
            far, on = await self._reach()
        except OSError:
            back.close()
            return
        await asyncio.gather(self._pass(near, on), self._pass(far, back))

    async def _reach(self) -> Ends:
        if self._far.startswith("/"):
            return await asyncio.open_unix_connection(self._far)
        host, _, port = self._far.rpartition(":")
        return await asyncio.open_connection(host, int(port))

    async def _pass(self, there: asyncio.StreamReader, on: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await there.read(65536):
                await self._is_whole.wait()
                if on.is_closing():
                    break
                on.write(data)
                await on.drain()
        await self._is_whole.wait()
        on.close()


def _remove(path: str) -> None:
    Path(path).unlink(missing_ok=True)


class Cables:
    """The process, and its ends by number."""

    def __init__(self, *ends: tuple[str, str]) -> None:
        command = [
            sys.executable,
            "-m",
            "tests.server.cables",
            *(end for one in ends for end in one),
        ]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._wait()

    def cut(self, number: int) -> None:
        self._tell(f"cut {number}")

    def mend(self, number: int) -> None:
        self._tell(f"mend {number}")

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()

    def _tell(self, what: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what}\n")
        self._process.stdin.flush()
        self._wait()

    def _wait(self) -> None:
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "done\n", "the cables are gone"


async def _main(ends: list[str]) -> None:
    cables = [Cable(near, far) for near, far in zip(ends[::2], ends[1::2], strict=True)]
    told = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(told), sys.stdin
    )
    for cable in cables:
        await cable.mend()
    _say_done()
    while line := (await told.readline()).decode():  # none when the test is gone, however it ended
        what, number = line.split()
        does: dict[str, Callable[[Cable], Awaitable[None]]] = {"cut": Cable.cut, "mend": Cable.mend}
        await does[what](cables[int(number)])
        _say_done()


def _say_done() -> None:
    sys.stdout.write("done\n")
    sys.stdout.flush()


if __name__ == "__main__":
    uvloop.run(_main(sys.argv[1:]))
