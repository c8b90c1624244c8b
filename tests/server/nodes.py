"""Nodes on one store: `tablee serve --node` in processes of their own, to be killed and stopped."""

import os
import signal
import socket

from tests.server.command import Serve
from tests.server.conftest import GENEROUS

_LIMITS = ("messages", "message_burst", "requests", "request_burst", "made", "made_burst")
_COUNTS = ("sockets", "connections", "tables", "seats")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Node:
    def __init__(self, store: str, *options: str) -> None:
        self._store = store
        self._options = options
        self._port = free_port()
        self.url = f"http://127.0.0.1:{self._port}"
        self.serve: Serve | None = None
        self.program = ""
        """The folder of another Tablée, that it is then started with."""

    def start(self) -> None:
        limits = [f"--limit={name}={getattr(GENEROUS, name):g}" for name in (*_LIMITS, *_COUNTS)]
        told = ["--port", str(self._port), "--node", self.url, *limits, *self._options]
        self.serve = Serve(self._store, *told, program=self.program)
        while not self.serve.is_open():
            # A migration waits but a second for the others' locks; a service is then started again.
            assert "lock timeout" in self.serve.told(), self.serve.told()
            self.serve.close()
            self.serve = Serve(self._store, *told, program=self.program)

    def kill(self) -> None:
        self.send(signal.SIGKILL)
        self.close()

    def stop(self) -> int:
        """Asks it to stop; its exit status."""
        assert self.serve is not None
        return self.serve.stop()

    def send(self, number: int) -> None:
        assert self.serve is not None
        os.kill(self.serve.process.pid, number)

    def latest_lines(self) -> list[str]:
        """Of its log."""
        return [] if self.serve is None else self.serve.latest_lines()

    def close(self) -> None:
        if self.serve is not None:
            self.serve.close()
            self.serve = None
