"""All that makes a server one of several."""

import asyncio
import secrets
from contextlib import suppress
from typing import Final

from tablee.server.nodes.board import Board
from tablee.server.nodes.counts import Counts
from tablee.server.nodes.keeper import Keeper
from tablee.server.nodes.passing import Passing
from tablee.server.tables.forgetting import Forgetting
from tablee.server.tables.lobby import Lobby
from tablee.server.wire.limits import Addresses
from tablee.store.news import News
from tablee.store.node_store import NodeStore
from tablee.store.troubles import Away

KEY_BYTES: Final = 32


class Membership:
    def __init__(
        self,
        lobby: Lobby,
        store: NodeStore,
        addresses: Addresses,
        forgetting: Forgetting,
        key: bytes,
    ) -> None:
        self._lobby: Final = lobby
        self._store: Final = store
        self._forgetting: Final = forgetting
        self._keeper: Final = Keeper(lobby, store)
        self.passing: Final = Passing(store, key)
        self.board: Final = Board(lobby, store)
        self._counts: Final = Counts(addresses, store)
        self._news: Final[News] = store.listen(self._hear, self._counts.hear)
        self._reading: Final[set[asyncio.Task[None]]] = set()

    @classmethod
    async def begin(
        cls, lobby: Lobby, store: NodeStore, addresses: Addresses, forgetting: Forgetting
    ) -> "Membership":
        key = await store.key("nodes", secrets.token_hex(KEY_BYTES))
        return cls(lobby, store, addresses, forgetting, bytes.fromhex(key))

    def open(self) -> None:
        """Once the lobby is."""
        self._keeper.open()

    async def leave(self) -> None:
        """Before the lobby closes: nothing more is taken."""
        await self._keeper.close()
        await self.board.close()
        await self._counts.close()
        await self._news.close()

    async def close(self) -> None:
        await self.passing.close()

    def _hear(self, guest: str) -> None:
        reading = asyncio.create_task(self._follow(guest))
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)

    async def _follow(self, guest: str) -> None:
        with suppress(Away):  # the name follows when they come back
            row = await self._store.guest(guest)
            if row is None:
                self._forgetting.look()
            else:
                self._lobby.rename(row)
