"""Nodes and a PostgreSQL that waits for its disk, fresh for every turn."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import msgspec

from bench.server.servers import BOUNDLESS, LIMITS, TABLEE, free_port, wait
from tests.store.postgres import Postgres, postgres


class Cluster(msgspec.Struct, frozen=True):
    ports: list[int]
    pids: list[int]
    """Of the nodes."""
    database: int
    """The process of PostgreSQL."""


@contextmanager
def cluster(nodes: int) -> Iterator[tuple[Cluster, Postgres]]:
    """0: one server that has the store for itself."""
    with postgres("fsync=on") as database, ExitStack() as started:
        running = [started.enter_context(_node(database, nodes > 0)) for _ in range(nodes or 1)]
        ports, pids = [port for port, _ in running], [pid for _, pid in running]
        yield Cluster(ports, pids, database.pid), database


@contextmanager
def _node(database: Postgres, is_one_of_several: bool) -> Iterator[tuple[int, int]]:
    port = free_port()
    serve = [sys.executable, "-c", TABLEE, "serve", "--store", database.url, "--port", str(port)]
    joining = ["--node", f"http://127.0.0.1:{port}"] if is_one_of_several else []
    limits = [f"--limit={limit}={BOUNDLESS}" for limit in LIMITS]
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as sink:
            command = [*serve, *joining, *limits]
            process = subprocess.Popen(command, stdout=sink, stderr=sink, env=os.environ)
            try:
                wait(process, "127.0.0.1", port, log)
                yield port, process.pid
            finally:
                process.kill()
                process.wait()


ALONE: Final = 0
