"""Stopping when asked to, and in time."""

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Callable
from typing import Final

STOP_SECONDS: Final = 9.0
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Stopping:
    """`asked` is set by a signal, or by `ask`; the process then ends within so many seconds,
    whatever is away: what was acknowledged is stored, nothing else is worth waiting for. `give_up`
    is called in a thread just before it ends so."""

    def __init__(
        self, seconds: float = STOP_SECONDS, give_up: Callable[[], None] = lambda: None
    ) -> None:
        self.asked: Final = asyncio.Event()
        self._seconds: Final = seconds
        self._give_up: Final = give_up
        if sys.platform != "win32":
            for number in SIGNALS:
                asyncio.get_running_loop().add_signal_handler(number, self.ask)

    def ask(self) -> None:
        if not self.asked.is_set():
            self.asked.set()
            at_the_latest = threading.Timer(self._seconds, self._end)
            at_the_latest.daemon = True
            at_the_latest.start()

    def _end(self) -> None:
        try:
            self._give_up()
        finally:
            os._exit(1)
