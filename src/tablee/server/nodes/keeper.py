"""A node keeps what is its own: takes what others left, and forgets all when its session ends.
Nothing here decides that another node is gone: the store does."""

import asyncio
from contextlib import suppress
from typing import Final

from tablee.server.tables.lobby import Lobby
from tablee.store.node_store import NodeStore
from tablee.store.troubles import Away, Closed

LOOK_EVERY: Final = 0.5
FIRST_LOOK: Final = 1.0
"""Seconds after a session has begun: when all begin together, each keeps its own."""
READ_AGAIN: Final = 1.0


class Keeper:
    def __init__(self, lobby: Lobby, store: NodeStore) -> None:
        self._lobby: Final = lobby
        self._store: Final = store
        self._has_more: Final = asyncio.Event()
        """Tables to wake."""
        self._looking: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Once the lobby is."""
        self._store.writer.on_change = self._session_changed
        self._looking = asyncio.create_task(self._look_round(), name="looking round")
        self._waking = asyncio.create_task(self._wake(), name="waking")

    async def close(self) -> None:
        self._store.writer.on_change = lambda: None
        tasks = [task for task in (self._looking, self._waking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _session_changed(self) -> None:
        if self._store.writer.trouble:
            self._lobby.forget()
        else:
            self._has_more.set()
        if self._looking is not None:
            self._looking.cancel()
        self._looking = asyncio.create_task(self._look_round(), name="looking round")

    async def _look_round(self) -> None:
        await asyncio.sleep(FIRST_LOOK)
        with suppress(Away, Closed):  # a new session looks again
            while True:
                while await self._store.take_over():
                    self._has_more.set()
                await asyncio.sleep(LOOK_EVERY)

    async def _wake(self) -> None:
        while True:
            await self._has_more.wait()
            self._has_more.clear()
            try:
                codes = await self._store.running_tables()
            except Away:
                self._has_more.set()
                await asyncio.sleep(READ_AGAIN)
                continue
            await self._lobby.wake_all([code for code in codes if code not in self._lobby.tables])
