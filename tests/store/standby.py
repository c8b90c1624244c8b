"""Two real PostgreSQL servers, the second a synchronous standby of the first, at one address that
leads to whichever is in charge."""

import asyncio
import tempfile
from pathlib import Path

import asyncpg

from tests.store.postgres import Postgres, run_at

SECONDS = 120.0
"""After which they hang, and are not only slow."""


class Standby(Postgres):
    """A copy that follows."""

    def __init__(self, primary: Postgres) -> None:
        self._primary = primary
        super().__init__()

    def _fill(self, data: Path) -> None:
        conninfo = f"host={self._primary.home} user=tablee"
        told = ("-d", conninfo, "-D", data, "-R", "-X", "stream", "-c", "fast", "--no-sync")
        run_at(self.home, "pg_basebackup", *told)

    def promote(self) -> None:
        run_at(self.home, "pg_ctl", "promote", "-w", "-t", "60", "-D", self.home / "data")


class Pair:
    """As a database to nodes: `stop` fences the one in charge, `start` puts the standby in charge
    and gives it a standby of its own."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="tablee-pair-")
        self.home = Path(self._folder.name) / "address"
        self.url = f"postgresql://tablee@/postgres?host={self.home}"
        self.failovers = 0
        self._primary = Postgres()
        self._all: list[Postgres] = [self._primary]
        self._lead()
        self._standby = self._follow()

    def stop(self) -> None:
        self._primary.stop()
        self.home.unlink()

    def start(self) -> None:
        self._standby.promote()
        self._primary = self._standby
        self._lead()
        self.failovers += 1
        self._standby = self._follow()

    def remove(self) -> None:
        for server in self._all:
            server.remove()
        self._folder.cleanup()

    def _lead(self) -> None:
        self.home.symlink_to(self._primary.home)

    def _follow(self) -> Standby:
        """Returns when nothing is acknowledged any more that the standby has not."""
        standby = Standby(self._primary)
        self._all.append(standby)
        asyncio.run(_wait_for_standby(self._primary.url))
        return standby


async def _wait_for_standby(primary: str) -> None:
    connection = await asyncpg.connect(primary)
    await connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
    await connection.execute("SELECT pg_reload_conf()")
    async with asyncio.timeout(SECONDS):
        while not await connection.fetchval(_IS_SYNCHRONOUS):  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.05)
    await connection.close()


_IS_SYNCHRONOUS = """
SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync'
"""
