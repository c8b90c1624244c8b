"""Lines typed by a person, waited for no longer than a moment allows."""

import codecs
import os
import re
import select
import sys
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Self

if sys.platform != "win32":
    import termios
    import tty

_CONTROL: Final = re.compile(r"\x1b(?:\[[0-9;?]*[@-~]|O.)?|[\x00-\x03\x05-\x07\t\v-\x14\x16-\x1f]")
"""Arrow keys and their like: nothing is done with them."""

END: Final = "\x04"
CLEAR: Final = "\x15"
ERASE: Final = ("\b", "\x7f")


class Keyboard:
    """Reads standard input line by line, with a time limit (a piped input works as well).

    With `echo`, keys are taken as they are pressed and `echo` shows the line so far: the page can
    then be drawn anew under a line being typed. Otherwise that is the terminal's business.
    """

    def __init__(self, echo: Callable[[str], None] | None) -> None:
        self.typed = ""
        """The line so far."""
        self._lines: Final[list[str]] = []
        self._has_ended = False
        self._echo: Final = echo if sys.stdin.isatty() else None
        self._decoder: Final = codecs.getincrementaldecoder("utf-8")("replace")
        self._before: list[Any] | None = None

    def __enter__(self) -> Self:
        if self._echo is not None and sys.platform != "win32":
            self._before = termios.tcgetattr(sys.stdin)
            tty.setcbreak(sys.stdin, termios.TCSADRAIN)
            now = termios.tcgetattr(sys.stdin)
            now[6][termios.VSUSP] = b"\x00"  # put to sleep, it would leave its page to the shell
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, now)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._before is not None and sys.platform != "win32":
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)

    def line(self, seconds: float | None) -> str | None:
        """The next line; None when the time is up, or a key was pressed. EOFError when nothing more
        can come."""
        while not self._lines:
            if self._has_ended:
                raise EOFError
            ready, _, _ = select.select([sys.stdin], [], [], seconds)
            if not ready:
                return None
            self._take(os.read(sys.stdin.fileno(), 4096))
            if self._echo is not None and not (self._lines or self._has_ended):
                return None
        return self._lines.pop(0)

    def forget(self) -> None:
        """The line so far is about something that is over."""
        self.typed = ""

    def _take(self, data: bytes) -> None:
        text = self._decoder.decode(data, final=not data)
        if not data:
            self._has_ended = True
            text += "\n" if self.typed else ""
        for key in _CONTROL.sub("", text.replace("\r", "\n")):
            self._press(key)
        if self._echo is not None:
            self._echo(self.typed)

    def _press(self, key: str) -> None:
        if key == "\n":
            self._lines.append(self.typed.strip())
            self.typed = ""
        elif key in ERASE:
            self.typed = self.typed[:-1]
        elif key == CLEAR:
            self.typed = ""
        elif key == END:
            self._has_ended = self._has_ended or not self.typed
        else:
            self.typed += key
