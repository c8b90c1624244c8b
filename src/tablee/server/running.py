"""Starting and stopping a server."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web
from msgspec import Struct

from tablee.server.clocks import Clock
from tablee.server.house import House
from tablee.server.limits import Limits
from tablee.server.lobby import Lobby
from tablee.server.pages import Pages
from tablee.server.thinkers import Thinkers
from tablee.server.web import Web
from tablee.store import Store

KEY_BYTES: Final = 32
STOP_SECONDS: Final = 5.0


class Setup(Struct, frozen=True, kw_only=True):
    """How a server is run. `proxies` are addresses whose word on their clients' is taken."""

    host: str
    port: int
    store: str
    url: str = ""
    proxies: frozenset[str] = frozenset()
    limits: Limits = Limits()
    speed: float = 1.0


@asynccontextmanager
async def serving(setup: Setup) -> AsyncIterator[tuple[Lobby, str]]:
    """A server that answers; gives its lobby and URL. Leaving finishes writes and tells clients."""
    store = await Store.open(setup.store)
    key = bytes.fromhex(await store.key("signing", secrets.token_hex(KEY_BYTES)))
    thinkers = Thinkers()
    clock = Clock(setup.speed)
    house = House(store, clock, thinkers, setup.limits, setup.url, key)
    lobby = Lobby(house)
    runner = web.AppRunner(
        Web(lobby, Pages(), setup.proxies).app(),
        access_log=None,
        shutdown_timeout=STOP_SECONDS,
    )
    try:
        await lobby.open()
        await runner.setup()
        site = web.TCPSite(runner, setup.host, setup.port)
        await site.start()
        port = runner.addresses[0][1]
        house.url = house.url or f"http://{setup.host}:{port}"
        yield lobby, f"http://{setup.host}:{port}"
    finally:
        await lobby.close()
        await runner.cleanup()
        thinkers.close()
        await store.close()
