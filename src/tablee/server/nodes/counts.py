"""What an address has taken at one node of what all count together is told to the others: a little
later, for many addresses at once, and on no connection that writes moves."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec

from tablee.server.wire.limits import Addresses, Spent
from tablee.store.node_store import NodeStore
from tablee.store.troubles import Away

EVERY: Final = 0.5
TOLD_AT_ONCE: Final = 80
LONGEST_ADDRESS: Final = 50
"""Of so many so long a message is small enough for PostgreSQL. A longer one is no address."""

_TOLD: Final = msgspec.json.Decoder(dict[str, Spent])


class Counts:
    def __init__(self, addresses: Addresses, store: NodeStore) -> None:
        self._addresses: Final = addresses
        self._store: Final = store
        self._task: Final = asyncio.create_task(self._tell_on(), name="counts")

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def hear(self, told: str) -> None:
        with suppress(msgspec.DecodeError):  # a node of another version tells otherwise
            for address, spent in _TOLD.decode(told).items():
                self._addresses[address].owe(spent)

    async def _tell_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            spent = self._addresses.untold()
            news = [(name, one) for name, one in spent.items() if len(name) <= LONGEST_ADDRESS]
            with suppress(Away):  # then nothing is made anywhere
                for start in range(0, len(news), TOLD_AT_ONCE):
                    part = dict(news[start : start + TOLD_AT_ONCE])
                    await self._store.tell_counts(msgspec.json.encode(part).decode())
