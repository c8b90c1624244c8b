"""The session of one node among several on a PostgreSQL store. It owns its tables exactly as long
as this session lives: whoever holds the lock writes, and nothing else says who may."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import asyncpg
from sqlalchemy.engine import URL

from tablee.store.postgres_ledger import HOUSE_LOCK, SESSION, TROUBLES, PostgresLedger, Text, shown
from tablee.store.rows import NOBODYS
from tablee.store.troubles import LOST, AddressTaken, Away, NotOurs, Taken, Unusable, reason

NODE_LOCKS: Final = 0x7AB1EE
"""The first key of every node's lock, its number is the second."""
LEAST_VERSION: Final = 17
HANG_SECONDS: Final = 3.0
"""After which PostgreSQL ends the session of a node that says nothing, wherever it stopped."""
TAKEN_AT_ONCE: Final = 50
"""Tables of a node that is gone: others take their part of the rest."""

_PATIENCE: Final = f"{HANG_SECONDS:g}s"
_LIMITS: Final = {
    "idle_session_timeout": _PATIENCE,
    "idle_in_transaction_session_timeout": _PATIENCE,
    "transaction_timeout": _PATIENCE,
}
_SETTINGS: Final = {**SESSION, "application_name": "tablee node", **_LIMITS}

_OWNED: Final = "SELECT count(*) FROM tables WHERE code = ANY($1::text[]) AND node = $2"
_KEEPS: Final = """
SELECT count(*) FROM pg_locks WHERE pid = pg_backend_pid() AND locktype = 'advisory' AND granted
AND (classid, objid, objsubid) = ($1::bigint::oid, $2::bigint::oid, 2)
"""
_GONE: Final = """
SELECT array_agg(number) FROM nodes WHERE number <> $1
AND EXISTS (SELECT FROM tables WHERE node = number) AND pg_try_advisory_xact_lock($2, number)
"""
_HAS_WORK: Final = f"""
SELECT EXISTS (SELECT FROM tables WHERE node = {NOBODYS} AND is_running)
OR coalesce(cardinality(({_GONE})), 0) > 0
"""
# Rows that somebody else has just locked are left to them: nobody here waits for another node.
_TAKE_ALL: Final = f"""
UPDATE tables SET node = $1, shown = '' WHERE code IN (
SELECT code FROM tables WHERE node = ANY($2::int[]) OR node = {NOBODYS} AND is_running
ORDER BY is_running DESC LIMIT {TAKEN_AT_ONCE} FOR UPDATE SKIP LOCKED)
"""
_TAKE_ONE: Final = f"""
UPDATE tables SET node = $1 WHERE code = (
SELECT code FROM tables WHERE code = $2 AND node = {NOBODYS} FOR UPDATE SKIP LOCKED)
"""
_LET_GO: Final = f"UPDATE tables SET node = {NOBODYS}, shown = '' WHERE code = $2 AND node = $1"
_HIDE_ALL: Final = "UPDATE tables SET shown = '' WHERE node = $1 AND shown <> ''"


class NodeSession(PostgresLedger):
    """Nothing large is read through it: an answer that nobody takes would keep the lock."""

    def __init__(self, url: URL, number: int, address: str) -> None:
        super().__init__(url, _SETTINGS)
        self._number: Final = number
        self._address: Final = address

    async def take(self) -> None:
        try:
            await super().take()
        except asyncpg.PostgresError as error:
            if "startup parameter" in reason(error):
                raise NotASession from None
            raise

    async def _lock(self, connection: Any) -> None:
        """Also that it is a session at all is found out here, not when somebody else writes."""
        for name, value in _LIMITS.items():
            if await connection.fetchval("SELECT current_setting($1)", name) != value:
                raise NotASession
        try:
            await connection.execute("SELECT pg_advisory_lock_shared($1)", HOUSE_LOCK)
        except asyncpg.LockNotAvailableError:
            raise Taken(shown(self._url)) from None
        try:
            await connection.execute("SELECT pg_advisory_lock($1, $2)", NODE_LOCKS, self._number)
        except asyncpg.LockNotAvailableError:
            raise AddressTaken(self._address) from None
        if not await connection.fetchval(_KEEPS, NODE_LOCKS, self._number):
            raise NotASession

    async def _write(
        self, connection: Any, written: list[tuple[Text, list[list[Any]]]], tables: Sequence[str]
    ) -> None:
        await connection.execute("BEGIN")
        for text, rows in written:
            await connection.executemany(text.sql, rows)
        if tables and await connection.fetchval(_OWNED, tables, self._number) != len(tables):
            raise NotOurs
        await connection.execute("COMMIT")

    # --- between two batches ------------------------------------------------------------------

    async def touch(self) -> None:
        await self._ask("SELECT 1")

    async def claim(self, code: str) -> bool:
        """A table that is nobody's; whether it is ours now."""
        return bool(await self._change(_TAKE_ONE, code))

    async def let_go(self, code: str) -> None:
        """Whoever is asked for it next may have it."""
        await self._change(_LET_GO, code)

    async def hide_all(self) -> None:
        """Of what others were told of ours."""
        await self._change(_HIDE_ALL)

    async def take_over(self) -> int:
        """How many tables of nodes that are gone, or of nobody's where something happens by
        itself, are ours now."""
        if not await self._ask(_HAS_WORK, self._number, NODE_LOCKS):
            return 0
        await self._ask("BEGIN")
        gone = await self._ask(_GONE, self._number, NODE_LOCKS)
        taken = await self._change(_TAKE_ALL, gone or [])
        await self._ask("COMMIT")  # frees their locks: a node that starts again can have its own
        return taken

    async def _change(self, statement: str, *values: Any) -> int:
        """How many rows."""
        done = await self._do(self._execute(statement, self._number, *values))
        return int(str(done).rpartition(" ")[2])

    async def _execute(self, statement: str, *values: Any) -> Any:
        return await self._connection.execute(statement, *values)

    async def _ask(self, question: str, *values: Any) -> Any:
        return await self._do(self._value(question, *values))

    async def _value(self, question: str, *values: Any) -> Any:
        return await self._connection.fetchval(question, *values)

    async def _do(self, asked: Any) -> Any:
        """Whatever goes wrong ends the session: only a new one knows what is ours."""
        try:
            if self._connection is None:
                asked.close()
                raise Away(f"PostgreSQL: {LOST}")
            async with asyncio.timeout(HANG_SECONDS):
                return await asked
        except TROUBLES as error:
            self._drop()
            raise Away(f"PostgreSQL: {reason(error)}") from error
        except BaseException:
            self._drop()
            raise


class NotASession(Unusable):
    def __init__(self) -> None:
        super().__init__(
            "This store cannot be shared: its connections are no sessions that keep their locks "
            "and settings (a pooler such as PgBouncer in transaction mode). Connect to PostgreSQL "
            "itself."
        )
