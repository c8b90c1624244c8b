"""A server as tests use it: one, or (TABLEE_TEST_STORE=nodes) two nodes, of which one has all
tables and everybody comes through the other."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from tablee.server import running
from tablee.server.running import Setup
from tablee.server.tables.lobby import Lobby
from tests.server.conftest import STORE
from tests.server.nodes import free_port


@asynccontextmanager
async def serving(setup: Setup) -> AsyncIterator[tuple[Lobby, str]]:
    """The lobby that has the tables, and where people come."""
    if STORE != "nodes":
        async with running.serving(setup) as one:
            yield one
        return
    async with (
        running.serving(_node(setup)) as (lobby, _),
        running.serving(_node(setup)) as (entry, url),
    ):
        entry.make = lobby.make  # type: ignore[method-assign]
        entry.go_on = lobby.go_on  # type: ignore[method-assign]
        yield lobby, url


def _node(setup: Setup) -> Setup:
    port = free_port()
    return msgspec.structs.replace(setup, port=port, node=f"http://127.0.0.1:{port}")
