from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tablee.store import Store
from tests.store.postgres import postgres


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with postgres() as server:
        yield server.url


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/new/store.db"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
async def store(store_url: str) -> AsyncIterator[Store]:
    store = await Store.open(store_url)
    yield store
    await store.close()
