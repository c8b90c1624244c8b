import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.server.running import Setup
from tablee.server.tables.lobby import Lobby
from tablee.server.wire.limits import Limits
from tests.server.log_lines import kept
from tests.store.conftest import postgres_url
from tests.store.postgres import new_database

__all__ = ["kept", "postgres_url"]

STORE = os.environ.get("TABLEE_TEST_STORE", "sqlite")

GENEROUS = Limits(
    messages=1e6,
    message_burst=1e6,
    socket_bytes=1e9,
    socket_byte_burst=1e9,
    requests=1e6,
    request_burst=1e6,
    made=1e6,
    made_burst=1e6,
    trouble=1e6,
    trouble_burst=1e6,
    codes=1e6,
    code_burst=1e6,
    sockets=10_000,
    connections=10_000,
    tables=10_000,
    seats=10_000,
    chats=1e6,
    chat_burst=1e6,
    idle=1e9,
    ping=600.0,
)


def setup(
    store: str,
    *,
    port: int = 0,
    limits: Limits = GENEROUS,
    speed: float = 1.0,
    proxies: frozenset[str] = frozenset(),
    proxy_measures: bool = False,
) -> Setup:
    return Setup(
        host="127.0.0.1",
        port=port,
        store=store,
        limits=limits,
        speed=speed,
        proxies=proxies,
        proxy_measures=proxy_measures,
    )


@pytest.fixture
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store, of the kind that TABLEE_TEST_STORE names."""
    if STORE in ("postgresql", "nodes"):
        return new_database(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path}/tablee.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def both_stores(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store, of one kind and then of the other."""
    if request.param == "postgresql":
        return new_database(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path}/tablee.db"


@pytest.fixture
async def server(store_url: str) -> AsyncIterator[tuple[Lobby, str]]:
    """Its clock runs forty times as fast."""
    from tests.server.through import serving  # noqa: PLC0415 (it needs this)

    async with serving(setup(store_url, speed=40.0)) as (lobby, url):
        yield lobby, url


@pytest.fixture
def url(server: tuple[Lobby, str]) -> str:
    return server[1]
