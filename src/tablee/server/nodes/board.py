"""The open tables of all nodes. Each node writes its own into the store, when they have changed."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec

from tablee.server.tables.listing import public
from tablee.server.tables.lobby import Lobby
from tablee.server.wire.api import Listed
from tablee.store.node_store import NodeStore
from tablee.store.troubles import Away, Closed, RowsRefused

EVERY: Final = 0.4


class Board:
    def __init__(self, lobby: Lobby, store: NodeStore) -> None:
        self._lobby: Final = lobby
        self._store: Final = store
        self._written: dict[str, str] = {}
        self._of = -1
        """Which of the lobby's lives that was written in."""
        self._others: list[Listed] = []
        self._read_at = float("-inf")
        self._task: Final = asyncio.create_task(self._write_on(), name="board")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def read(self) -> list[Listed]:
        now = asyncio.get_running_loop().time()
        if now - self._read_at > EVERY:  # however many ask
            self._read_at = now
            texts = await self._store.shown_elsewhere()
            self._others = [msgspec.json.decode(text, type=Listed) for text in texts]
        return [*public(self._lobby), *self._others]

    async def _write_on(self) -> None:
        while True:
            with suppress(Away, Closed):
                await self._write()
            await asyncio.sleep(EVERY)

    async def _write(self) -> None:
        of = self._lobby.forgot
        if of != self._of:
            await self._store.hide_all()
            self._written, self._of = {}, of
        shown = {one.code: msgspec.json.encode(one).decode() for one in public(self._lobby)}
        gone = {code: "" for code in self._written if code not in shown}
        news = {c: text for c, text in shown.items() if self._written.get(c) != text}
        self._written = shown
        for code, text in {**gone, **news}.items():
            with suppress(RowsRefused):  # it is another's by now
                await self._store.show(code, text)
