"""A server in a process of its own, to be killed.

Run as a module: `process.py STORE PORT SPEED IDLE`.
"""

import asyncio
import signal
import socket
import subprocess
import sys
import tempfile
import time
from urllib.error import URLError
from urllib.request import urlopen

import msgspec
import uvloop

from tablee.server.heap import tune_interpreter
from tablee.server.logs import log_to_stderr
from tablee.server.running import serving
from tests.server.conftest import GENEROUS, setup
from tests.server.log_lines import check


class ServerProcess:
    def __init__(self, store: str, speed: float = 1.0, idle: float = GENEROUS.idle) -> None:
        self._store = store
        self._speed = speed
        self._idle = idle
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        told = [self._store, str(self.port), str(self._speed), str(self._idle)]
        command = [sys.executable, "-m", "tests.server.process", *told]
        self._log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 (until its end)
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=self._log)
        for _ in range(1200):
            try:
                with urlopen(f"{self.url}/healthz", timeout=5):
                    return
            except (URLError, ConnectionError):
                assert self._process.poll() is None, self._written()
                time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As `kill -9` does."""
        assert self._process is not None
        self._process.kill()
        self._end()

    def stop(self) -> int:
        """Asks it to stop; its exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        assert self._process is not None
        assert self._process.stdin is not None
        status = self._process.wait(60)
        self._process.stdin.close()
        if not self._log.closed:
            check(self._written().splitlines())
            self._log.close()
        return status

    def _written(self) -> str:
        self._log.seek(0)
        return self._log.read()


async def _main(store: str, port: int, speed: float, idle: float) -> None:
    tune_interpreter()
    log_to_stderr()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    loop.add_reader(sys.stdin, stop.set)  # closed when the test is gone, however it ended
    limits = msgspec.structs.replace(GENEROUS, idle=idle)
    async with serving(setup(store, port=port, speed=speed, limits=limits)):
        await stop.wait()


if __name__ == "__main__":
    uvloop.run(_main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4])))
