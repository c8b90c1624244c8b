"""Lines typed by a person, waited for no longer than a moment allows."""

import os
import select
import sys


class Keyboard:
    """Reads standard input line by line, with a time limit (a piped input works as well)."""

    def __init__(self) -> None:
        self._buffer = ""
        self._ended = False

    def line(self, seconds: float | None) -> str | None:
        """The next line; None when the time is up. EOFError when nothing more can come."""
        while "\n" not in self._buffer:
            if self._ended:
                raise EOFError
            ready, _, _ = select.select([sys.stdin], [], [], seconds)
            if not ready:
                return None
            chunk = os.read(sys.stdin.fileno(), 4096).decode("utf-8", "replace")
            self._ended = not chunk
            self._buffer += chunk or ("\n" if self._buffer else "")
        line, _, self._buffer = self._buffer.partition("\n")
        return line.strip()
