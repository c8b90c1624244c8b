"""A person at a terminal: the command in a real pseudo-terminal, its output on an emulated screen
that keeps the lines that scroll away."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Self

import pyte

PATIENCE: Final = 60.0
"""Seconds after which something that should have appeared has not."""


class Typist:
    def __init__(self, *args: str, width: int = 80, height: int = 40, term: str = "xterm") -> None:
        self.screen: Final[Any] = pyte.HistoryScreen(width, height, history=1000)
        self.written: Final = bytearray()
        self._stream: Final[Any] = pyte.ByteStream(self.screen)
        self._mine, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self._process: Final = subprocess.Popen(
            [sys.executable, "-c", "from tablee.cli import main; main()", *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, "TERM": term, "PYTHONUTF8": "1"},
            close_fds=True,
            start_new_session=True,
        )
        os.close(theirs)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._mine)

    def type(self, text: str) -> None:
        os.write(self._mine, text.encode())

    def enter(self, line: str) -> None:
        self.type(f"{line}\r")

    def until(self, is_there: Callable[[str], bool]) -> str:
        """The screen once that can be seen on it."""
        ends = time.monotonic() + PATIENCE
        while not is_there(self.seen()):
            has_ended = self._process.poll() is not None and not self._read(0.0)
            assert not has_ended, f"ended before:\n{self.seen()}"
            assert time.monotonic() < ends, f"not seen in time:\n{self.seen()}"
            self._read(0.2)
        return self.seen()

    def until_over(self) -> int:
        """The exit code."""
        ends = time.monotonic() + PATIENCE
        while self._process.poll() is None or self._read(0.0):
            assert time.monotonic() < ends, f"still running:\n{self.seen()}"
            self._read(0.2)
        return self._process.returncode

    def seen(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display)

    def is_prompted(self) -> bool:
        """Whether all of a page has come, down to its prompt: until then the lower part of what is
        seen may be that of the page before."""
        return "▸" in self.screen.display[self.screen.cursor.y]

    def everything(self) -> str:
        """With what has scrolled away."""
        gone = ["".join(line[x].data for x in sorted(line)) for line in self.screen.history.top]
        return "\n".join([*gone, self.seen()])

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._mine], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self._mine, 65536)
        except OSError:  # the other side is closed
            return False
        self.written.extend(data)
        self._stream.feed(data)
        return bool(data)
