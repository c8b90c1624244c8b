"""Stopping when asked to, and in time."""

import asyncio
import os
import signal
import sys
import threading
from typing import Final

STOP_SECONDS: Final = 9.0
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Stopping:
    """`asked` is set by a signal, or by `ask`; the process then ends within so many seconds,
    whatever is away: what was acknowledged is stored, nothing else is worth waiting for."""

    def __init__(self, seconds: float = STOP_SECONDS) -> None:
        self.asked: Final = asyncio.Event()
        self._seconds: Final = seconds
        if sys.platform != "win32":
            for number in SIGNALS:
                asyncio.get_running_loop().add_signal_handler(number, self.ask)

    def ask(self) -> None:
        if not self.asked.is_set():
            self.asked.set()
            at_the_latest = threading.Timer(self._seconds, os._exit, (1,))
            at_the_latest.daemon = True
            at_the_latest.start()
