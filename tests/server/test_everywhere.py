"""What people are shown is the same at every node, a moment later: open tables, names, lobbies,
whose turn it is, my games."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from tablee.server.wire import protocol as p
from tests.server.client import Player, players, seat_all, start
from tests.server.nodes import Node
from tests.server.test_nodes import come
from tests.server.test_outage import move
from tests.server.test_tables import play_all
from tests.store.postgres import new_database


@pytest.fixture
def both(postgres_url: str) -> Iterator[tuple[Node, Node]]:
    place = new_database(postgres_url)
    patient = "--limit=ping=600"  # who waits for one thing hears no other meanwhile
    one, two = Node(place, patient), Node(place, patient)
    try:
        with ThreadPoolExecutor() as threads:
            list(threads.map(Node.start, (one, two)))
        yield one, two
    finally:
        one.close()
        two.close()


async def becomes(wanted: Any, *asked: Callable[[], Awaitable[Any]]) -> None:
    """Everywhere."""
    for ask in asked:
        found = None
        try:
            async with asyncio.timeout(60):
                while (found := await ask()) != wanted:  # noqa: ASYNC110 (nobody tells)
                    await asyncio.sleep(0.05)
        except TimeoutError:
            assert found == wanted


def names_at(url: str, player: Player) -> Callable[[], Awaitable[list[list[str]]]]:
    """Who sits at the open tables, as that node lists them."""

    async def ask() -> list[list[str]]:
        return [table["names"] for table in await player.call("GET", f"{url}/api/tables")]

    return ask


async def test_open_tables_and_names(both: tuple[Node, Node]) -> None:
    one, two = both
    async with players(one.url, "Ada") as (ada,), players(two.url, "Björn") as (bjorn,):
        here, there = names_at(one.url, ada), names_at(two.url, ada)
        code = await ada.make_table(public=True)
        await becomes([], here, there)
        await ada.join(code)
        await becomes([["Ada"]], here, there)
        await bjorn.join(code)
        await bjorn.say(p.Sit(1))
        await becomes([["Ada", "Björn"]], here, there)
        await bjorn.call("PUT", "/api/me", json={"name": "Bjørn"})  # where the table is not
        await ada.hear(p.Changed, lambda said: said.table.chairs[1].name == "Bjørn")
        await ada.call("PUT", "/api/me", json={"name": "Adèle"})  # where it is
        await bjorn.hear(p.Changed, lambda said: said.table.chairs[0].name == "Adèle")
        await becomes([["Adèle", "Bjørn"]], here, there)
        await ada.call("PUT", f"{two.url}/api/me", json={"name": "Ada", "face": "fox"})
        for player in (ada, bjorn):
            await player.hear(p.Changed, lambda said: said.table.chairs[0].name == "Ada")
            assert player.table is not None
            assert [chair.face for chair in player.table.chairs] == ["fox", ""]
        await becomes([["Ada", "Bjørn"]], here, there)
        await asyncio.to_thread(one.kill)
        await becomes([], there)
        await come(bjorn, two.url, code)
        await becomes([["Ada", "Bjørn"]], there)


async def test_a_lobby_whose_turn_it_is_and_my_games(both: tuple[Node, Node]) -> None:
    one, two = both
    async with players(one.url, "Ada") as (ada,), players(two.url, "Björn") as (bjorn,):

        def look(url: str) -> Callable[[], Awaitable[Any]]:
            async def ask() -> Any:
                found = await ada.call("GET", f"{url}/api/tables/{code}")
                return found["phase"], found["seats"], found["names"]

            return ask

        def games(player: Player, url: str) -> Callable[[], Awaitable[Any]]:
            async def ask() -> Any:
                found = await player.call("GET", f"{url}/api/my-games")
                return [(game["code"], game["names"], len(game["places"])) for game in found]

            return ask

        everywhere = [games(player, node.url) for player in (ada, bjorn) for node in both]
        code = await seat_all([ada, bjorn], options={"target": "5"}, pace="none")
        await becomes(("lobby", 2, ["Ada", "Björn"]), look(one.url), look(two.url))
        assert ada.table is not None
        for seats in (3, 2):
            await ada.say(p.Choose(msgspec.structs.replace(ada.table.settings, seats=seats)))
            for player in (ada, bjorn):
                while player.table is None or len(player.table.chairs) != seats:
                    await player.next()
            await becomes(("lobby", seats, ["Ada", "Björn"]), look(one.url), look(two.url))
        await becomes([], *everywhere)
        for player in (ada, bjorn):
            await player.be_ready()
        await start([ada, bjorn])
        await becomes([(code, ["Ada", "Björn"], 0)], *everywhere)
        await becomes(("playing", 2, ["Ada", "Björn"]), look(one.url), look(two.url))
        assert await move(ada, "first") == "accepted"
        await bjorn.see(lambda screen: screen.to_act == [1])  # at the other node
        await play_all([ada, bjorn])
        await becomes([(code, ["Ada", "Björn"], 2)], *everywhere)
        await becomes(("over", 2, ["Ada", "Björn"]), look(one.url), look(two.url))
