"""What a table takes is given back when it is put away."""

import asyncio
import gc
import os
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from threading import Lock
from weakref import ref

import pytest
from msgspec.structs import replace

from tablee.games.blitz.options import BlitzOptions
from tablee.packs import GAMES, PACKS
from tablee.server.heap import tidy_up
from tablee.server.metrics import Metrics
from tablee.server.running import serving
from tablee.server.tables.live_game import LiveGame
from tablee.server.tables.table import Table
from tablee.server.wire import protocol as p
from tests.server.client import Player, players
from tests.server.conftest import GENEROUS, setup
from tests.server.process import ServerProcess

MINUTES = float(os.environ.get("SOAK_MINUTES", "30"))
SPEED = 60.0
"""Of the server's clock: a table nobody is at is paused after 10 seconds, put away after 30."""


@pytest.fixture
def no_collections() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def alive(kind: type) -> int:
    """How many there are; compiled classes know no weak references."""
    return sum(type(one) is kind for one in gc.get_objects())


@pytest.mark.usefixtures("no_collections")
@pytest.mark.parametrize("game", GAMES)
async def test_a_table_put_away_is_gone_without_a_collection(store_url: str, game: str) -> None:
    """Its tidying is no help: it waits for a quiet moment first."""
    quick = setup(store_url, speed=1e4, limits=replace(GENEROUS, idle=600))
    tables, games = alive(Table), alive(LiveGame)
    async with serving(quick) as (lobby, url), players(url, "Ada") as (ada,):
        seats = GAMES[game].seats[0]
        code = await ada.make_table(game=game, seats=seats, sit=False, bots="random")
        await ada.join(code)
        await ada.say(p.Start())
        await ada.see(lambda screen: len(ada.screens) > 3)
        assert (alive(Table), alive(LiveGame)) == (tables + 1, games + 1)
        assert ada.socket is not None
        await ada.socket.close()
        async with asyncio.timeout(30):
            while code in lobby.tables:  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert (alive(Table), alive(LiveGame)) == (tables, games)
        found = await ada.call("GET", f"/api/tables/{code}")  # bots may have played it to its end
        assert found["phase"] in ("playing", "over")


async def test_tables_that_start_together_load_the_words_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They are a hundred megabytes, and what was loaded twice is not given back."""
    at_once: list[int] = []
    loading = Lock()

    def load(*_: object) -> None:
        at_once.append(loading.acquire(blocking=False))
        time.sleep(0.05)
        if at_once[-1]:
            loading.release()

    monkeypatch.setattr("tablee.words.judging.get_ready", load)
    await asyncio.gather(
        *(asyncio.to_thread(PACKS["blitz"].get_ready, BlitzOptions()) for _ in range(4))
    )
    assert at_once == [True] * 4


class Circle:
    """Only a collection finds out that nobody needs it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.usefixtures("no_collections")
async def test_what_is_left_in_circles_is_collected_after_tables_were_put_away(
    store_url: str,
) -> None:
    async with serving(setup(store_url, speed=1e4)) as (lobby, url), players(url, "Ada") as (ada,):
        await ada.make_table()
        left = ref(Circle())
        assert left() is not None
        async with asyncio.timeout(60):
            while left() is not None:  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.01)
        assert not lobby.tables


@pytest.mark.usefixtures("no_collections")
async def test_nothing_is_collected_while_people_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.heap.QUIET", 0.01)
    metrics, left = Metrics(), ref(Circle())

    async def play() -> None:
        while True:
            metrics.moves += 1
            await asyncio.sleep(0)

    playing = asyncio.create_task(play())
    assert not await tidy_up(metrics)
    assert left() is not None
    playing.cancel()
    assert await tidy_up(metrics)
    assert left() is None


async def come_and_go(url: str, number: int, cookies: dict[str, str]) -> None:
    """A table of bots, watched for some seconds, and left."""
    game = list(GAMES.values())[number % len(GAMES)]
    guest = Player(url, f"Guest {number}")
    guest.http.cookie_jar.update_cookies(cookies)
    try:
        code = await guest.make_table(
            game=game.name, seats=game.seats[0], sit=False, bots="random", pace="quick"
        )
        await guest.join(code)
        await guest.say(p.Start())
        async with asyncio.timeout(5):
            while True:
                await guest.next(5)
    except TimeoutError:
        pass
    finally:
        await guest.close()


def megabytes(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def soak(server: ServerProcess, minutes: float) -> list[float]:
    """The curve: megabytes, every fifteen seconds."""
    host = Player(server.url, "Ada")
    await host.introduce()
    cookies = {cookie.key: cookie.value for cookie in host.http.cookie_jar}
    await host.close()
    curve, began, numbers = [], time.monotonic(), count()
    guests: set[asyncio.Task[None]] = set()
    while time.monotonic() - began < minutes * 60:
        for _ in range(30):
            guest = asyncio.create_task(come_and_go(server.url, next(numbers), cookies))
            guests.add(guest)
            guest.add_done_callback(guests.discard)
        await asyncio.sleep(15)
        curve.append(megabytes(server.pid))
        print(f"{(time.monotonic() - began) / 60:5.1f} min {curve[-1]:6.1f} MB")  # noqa: T201
    await asyncio.gather(*guests)
    return curve


@pytest.mark.long
@pytest.mark.timeout(4000)
async def test_a_soak_ends_flat(store_url: str) -> None:
    """Thirty tables come every fifteen seconds, and as many go."""
    server = ServerProcess(store_url, SPEED, idle=600)
    await asyncio.to_thread(server.start)
    try:
        curve = await soak(server, MINUTES)
        quarter = len(curve) // 4
        early, late = max(curve[quarter : 2 * quarter]), max(curve[-quarter:])
        assert late < early * 1.05 + 2, f"{early:.1f} MB became {late:.1f} MB"
    finally:
        await asyncio.to_thread(server.stop)
