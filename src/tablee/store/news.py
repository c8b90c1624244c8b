"""News between nodes, by PostgreSQL's LISTEN and NOTIFY: seldom and small, and on a connection of
their own. What is missed while it is away is found in the store when somebody asks."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

import asyncpg
from sqlalchemy.engine import URL

from tablee.store.postgres_ledger import CONNECT_SECONDS, TROUBLES, connect_options

CHANNEL: Final = "tablee"
COUNTS: Final = "tablee_counts"
LOOK_EVERY: Final = 1.0
_SETTINGS: Final = {"application_name": "tablee news"}


class News:
    """By channels: what is called with what any node has told there, its own words too."""

    def __init__(self, url: URL, hear: Mapping[str, Callable[[str], None]]) -> None:
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
        connection = await asyncpg.connect(
            **connect_options(self._url), timeout=CONNECT_SECONDS, server_settings=_SETTINGS
        )
        try:
            for channel in self._hear:
                await connection.add_listener(channel, self._heard)
            while not connection.is_closed():
                await asyncio.sleep(LOOK_EVERY)
                async with asyncio.timeout(CONNECT_SECONDS):
                    await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    def _heard(self, _connection: Any, _pid: int, channel: str, told: object) -> None:
        self._hear[channel](str(told))
