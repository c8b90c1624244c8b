"""Starting and stopping a server."""

import asyncio
import secrets
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web
from msgspec import Struct

from tablee.packs.words import Wording
from tablee.server.house_clock import HouseClock
from tablee.server.nodes.membership import Membership
from tablee.server.tables.forgetting import Forgetting
from tablee.server.tables.house import House
from tablee.server.tables.lobby import Lobby
from tablee.server.web.app import Web
from tablee.server.web.door import Door
from tablee.server.web.hints import hint_of
from tablee.server.web.pages import Pages
from tablee.server.wire.limits import Addresses, Limits
from tablee.server.work.thinkers import Thinkers
from tablee.server.work.workshop import Workshop
from tablee.store import Store
from tablee.store.node_store import NodeStore

KEY_BYTES: Final = 32
STOP_SECONDS: Final = 1.0
"""In which requests are answered when the server stops."""
BACKLOG: Final = 512
"""Connections that wait to be accepted."""


class Setup(Struct, frozen=True, kw_only=True):
    """How a server is run. `proxies` are addresses whose word on their clients' is taken;
    `proxy_measures`: also their word on how far away a client is (see `round_trips`). `node`: where
    other servers that share the store reach this one ("": it has the store for itself). `servers`:
    how many share this machine. `titles`: games that are called otherwise here, by language."""

    host: str
    port: int
    store: str
    url: str = ""
    proxies: frozenset[str] = frozenset()
    proxy_measures: bool = False
    limits: Limits = Limits()
    node: str = ""
    servers: int = 1
    titles: dict[str, Wording] = {}
    speed: float = 1.0


async def _open(setup: Setup) -> Store:
    if setup.node:
        return await NodeStore.join(setup.store, setup.node)
    return await Store.open(setup.store)


async def _listen(setup: Setup, door: Door, doors: Sequence[socket.socket]) -> list[asyncio.Server]:
    loop = asyncio.get_running_loop()
    if not doors:
        return [await loop.create_server(door, setup.host, setup.port, backlog=BACKLOG)]
    return [await loop.create_server(door, sock=one, backlog=BACKLOG) for one in doors]


@asynccontextmanager
async def serving(
    setup: Setup, doors: Sequence[socket.socket] = ()
) -> AsyncIterator[tuple[Lobby, str]]:
    """A server that answers; gives its lobby and URL. Leaving finishes writes and tells clients.
    `doors`: where it listens, if somebody has opened them for it."""
    store = await _open(setup)
    key = bytes.fromhex(await store.key("signing", secrets.token_hex(KEY_BYTES)))
    thinkers, workshop = Thinkers(servers=setup.servers), Workshop()
    clock = HouseClock(setup.speed)
    hint = hint_of(store.number) if isinstance(store, NodeStore) else ""
    secret = await store.key("host", secrets.token_urlsafe(KEY_BYTES))
    house = House(store, clock, thinkers, workshop, setup.limits, setup.url, hint, key, secret)
    lobby = Lobby(house)
    forgetting = Forgetting(lobby)
    addresses = Addresses(clock, setup.limits)
    member = None
    if isinstance(store, NodeStore):
        member = await Membership.begin(lobby, store, addresses, forgetting)
    pages = Web(
        lobby,
        Pages(),
        addresses,
        setup.proxies,
        proxy_measures=setup.proxy_measures,
        titles=setup.titles,
        store=setup.store,
        forgetting=forgetting,
        passing=None if member is None else member.passing,
        board=None if member is None else member.board,
    )
    runner = web.AppRunner(pages.app(), shutdown_timeout=STOP_SECONDS)
    listeners: list[asyncio.Server] = []
    try:
        await lobby.open()
        if member is not None:
            member.open()
        forgetting.open()
        await runner.setup()
        assert runner.server is not None
        door = Door(runner.server, addresses, setup.proxies)
        listeners = await _listen(setup, door, doors)
        port = listeners[0].sockets[0].getsockname()[1]
        house.url = house.url or f"http://{setup.host}:{port}"
        yield lobby, f"http://{setup.host}:{port}"
    finally:
        for listener in listeners:
            listener.close()
        if member is not None:
            await member.leave()
        await forgetting.close()
        await lobby.close()
        if member is not None:
            await member.close()
        await runner.cleanup()
        thinkers.close()
        workshop.close()
        await store.close()
