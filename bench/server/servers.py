"""The servers, each in a process of its own, on one core, with nothing kept from turn to turn."""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from bench.checkouts import Checkout

HERE: Final = Path(__file__).parent.parent
NODE: Final = HERE / "peers" / "node"
TABLEE: Final = "from tablee.cli import main; main()"
START_SECONDS: Final = 300.0

BOUNDLESS: Final = "1000000"
LIMITS: Final = (
    "messages",
    "message_burst",
    "socket_bytes",
    "socket_byte_burst",
    "requests",
    "request_burst",
    "made",
    "made_burst",
    "sockets",
    "connections",
    "tables",
    "seats",
)
"""Set aside for the load, which comes from one address."""


class Running(msgspec.Struct, frozen=True):
    port: int
    pid: int


@contextmanager
def running(
    name: str,
    peers: Path,
    core: int,
    options: Sequence[str] = (),
    host: str = "127.0.0.1",
    checkout: Checkout | None = None,
) -> Iterator[Running]:
    """A fresh server that answers, until the block is left. `options` and `host`: of our own;
    `checkout`: another than this one."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as sink:
            process = subprocess.Popen(
                [*_command(name, port, Path(folder), checkout), *options],
                stdout=sink,
                stderr=sink,
                env={**os.environ, "NODE_PATH": str(peers), "NODE_ENV": "production"},
            )
            os.sched_setaffinity(process.pid, {core})
            try:
                wait(process, host, port, log)
                yield Running(port, process.pid)
            finally:
                process.kill()
                process.wait()


def version(name: str, peers: Path) -> str:
    if name == "tablee":
        return f"Python {sys.version.split()[0]}"
    package = {"boardgame.io": "boardgame.io", "Colyseus": "@colyseus/core"}[name]
    found = msgspec.json.decode((peers / package / "package.json").read_bytes())
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    return f"{found['version']}, Node {node.stdout.strip()}"


def _command(name: str, port: int, folder: Path, checkout: Checkout | None) -> list[str]:
    if name.startswith("tablee"):
        known = checkout.limits() if checkout else LIMITS
        limits = [f"--limit={limit}={BOUNDLESS}" for limit in known if name == "tablee"]
        store = f"sqlite:///{folder}/tablee.db"
        python = checkout.python if checkout else (sys.executable,)
        serve = [*python, "-c", TABLEE, "serve", "--store", store]
        return [*serve, "--port", str(port), *limits]
    script = {"boardgame.io": "boardgameio.cjs", "Colyseus": "colyseus.cjs"}[name]
    return ["node", str(NODE / script), str(port)]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait(process: subprocess.Popen[bytes], host: str, port: int, log: Path) -> None:
    ends = time.monotonic() + START_SECONDS
    while time.monotonic() < ends and process.poll() is None:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    sys.exit(f"a server does not start:\n{log.read_text()[-2000:]}")
