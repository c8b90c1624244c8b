"""`tablee serve` in a process of its own, as people run it."""

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence

from tests.server.log_lines import check

COMMAND = [sys.executable, "-c", "from tablee.cli import main; main()"]


class Serve:
    """Starts at once; `is_open` or `told` says what came of it. `program`: the folder of another
    Tablée than this one; `command`: how it is called where it is installed."""

    def __init__(
        self, store: str, *options: str, program: str = "", command: Sequence[str] = COMMAND
    ) -> None:
        self.process = subprocess.Popen(
            [*command, "serve", "--port", "0", "--store", store, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "COLUMNS": "1000", **({"PYTHONPATH": program} if program else {})},
        )
        self.url = ""
        self._was_open = False
        self._told: list[str] = []
        assert self.process.stderr is not None
        self._reader = threading.Thread(target=self._told.extend, args=(self.process.stderr,))
        self._reader.start()

    def is_open(self) -> bool:
        """Waits until it answers, or has ended by itself."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"Tablée is open: (\S+)", line)
            if found:
                self.url = found[1]
            if "Ctrl-C" in line:
                self._was_open = True
                return True
        return False

    def told(self) -> str:
        """What it had said on standard error when it ended."""
        self.process.wait(60)
        self._reader.join()
        return "".join(self._told)

    def latest_lines(self, most: int = 20) -> list[str]:
        """What it has said last on standard error so far."""
        return [line.rstrip() for line in self._told[-most:]]

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Its exit status."""
        self.process.send_signal(number)
        status = self.process.wait(60)
        self.close()
        return status

    def close(self) -> None:
        """However it goes on. What it has written while it was open is a log."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(60)
        self._reader.join()
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
        if self._was_open:
            check(self._told)
