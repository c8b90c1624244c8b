"""One store, one server: a second one is refused, and let in as soon as the first is gone."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tablee.store import Store
from tablee.store.troubles import Taken
from tests.server.command import Serve

Start = Callable[[], Serve]


@pytest.fixture
def start(both_stores: str) -> Iterator[Start]:
    made: list[Serve] = []

    def serve() -> Serve:
        made.append(Serve(both_stores))
        return made[-1]

    yield serve
    for one in made:
        one.close()


def test_a_second_server_on_a_store_is_refused_in_a_sentence(start: Start) -> None:
    first = start()
    assert first.is_open()
    second = start()
    assert not second.is_open()
    assert second.process.wait(60) == 2
    assert second.told().startswith("Another Tablée has the store ")
    assert "Traceback" not in second.told()
    assert first.stop() == 0


def test_of_two_that_start_at_once_one_is_refused(start: Start) -> None:
    both = [start(), start()]
    assert sorted(one.is_open() for one in both) == [False, True]


def test_a_killed_server_frees_its_store_at_once(start: Start) -> None:
    first = start()
    assert first.is_open()
    first.stop(signal.SIGKILL)
    assert start().is_open()


async def test_a_closed_store_can_be_opened_again(both_stores: str) -> None:
    store = await Store.open(both_stores)
    with pytest.raises(Taken):
        await Store.open(both_stores)
    await store.close()
    await (await Store.open(both_stores)).close()


async def test_a_store_is_one_whatever_path_leads_there(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/tablee.db")
    (tmp_path / "link.db").symlink_to(tmp_path / "tablee.db")
    await asyncio.to_thread((tmp_path / "folder").symlink_to, tmp_path)
    for other in ("link.db", "folder/tablee.db"):
        with pytest.raises(Taken):
            await Store.open(f"sqlite:///{tmp_path}/{other}")
    await store.close()
