import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.server.limits import Limits
from tablee.server.lobby import Lobby
from tablee.server.running import Setup, serving
from tests.store.conftest import postgres_url
from tests.store.postgres import new_database

__all__ = ["postgres_url"]

STORE = os.environ.get("TABLEE_TEST_STORE", "sqlite")

GENEROUS = Limits(
    messages=1e6,
    message_burst=1e6,
    requests=1e6,
    request_burst=1e6,
    made=1e6,
    made_burst=1e6,
    sockets=10_000,
    tables=10_000,
    seats=10_000,
    chats=1e6,
    chat_burst=1e6,
    idle=1e9,
)


def setup(
    store: str,
    *,
    port: int = 0,
    limits: Limits = GENEROUS,
    speed: float = 1.0,
    proxies: frozenset[str] = frozenset(),
) -> Setup:
    return Setup(
        host="127.0.0.1", port=port, store=store, limits=limits, speed=speed, proxies=proxies
    )


@pytest.fixture
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store, of the kind that TABLEE_TEST_STORE names."""
    if STORE == "postgresql":
        return new_database(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path}/tablee.db"


@pytest.fixture
async def server(store_url: str) -> AsyncIterator[tuple[Lobby, str]]:
    """Its clock runs forty times as fast."""
    async with serving(setup(store_url, speed=40.0)) as (lobby, url):
        yield lobby, url


@pytest.fixture
def url(server: tuple[Lobby, str]) -> str:
    return server[1]
