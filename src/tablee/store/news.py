"""News between nodes, by PostgreSQL's LISTEN and NOTIFY: seldom and small, and on a connection of
their own. What is missed while it is away is found in the store when somebody asks."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg
from sqlalchemy.engine import URL

from tablee.store.postgres_ledger import CONNECT_SECONDS, TROUBLES, connect_options

CHANNEL: Final = "tablee"
LOOK_EVERY: Final = 1.0


class News:
    """`hear` is called with what any node has told, its own words too."""

    def __init__(self, url: URL, hear: Callable[[str], None]) -> None:
        self._url: Final = url
        self._hear: Final = hear
        self._task: Final = asyncio.create_task(self._listen(), name="news")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            with suppress(*TROUBLES):
                await self._listen_once()
            await asyncio.sleep(LOOK_EVERY)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(**connect_options(self._url), timeout=CONNECT_SECONDS)
        try:
            await connection.add_listener(CHANNEL, self._heard)
            while not connection.is_closed():
                await asyncio.sleep(LOOK_EVERY)
                async with asyncio.timeout(CONNECT_SECONDS):
                    await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    def _heard(self, _connection: Any, _pid: int, _channel: str, told: object) -> None:
        self._hear(str(told))
