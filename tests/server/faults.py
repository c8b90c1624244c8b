"""Tables of all games on several nodes, at which people play on while nodes are killed, hang, are
cut off and told to go, and others come."""

import asyncio
import itertools
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterable

import asyncpg

from tablee.packs import GAMES
from tests.server.client import seat_all, start
from tests.server.wanderer import Wanderer
from tests.server.wired_node import WiredNode
from tests.store.postgres import Database
from tests.store.stopping import stopped_inside

GOES_ON = 90.0
"""Seconds after which a table hangs, and is not only slow."""
LONGEST_HANG = 20.0
IS_GONE = 10.0
"""Seconds of a hang during which the others play on without that node."""

_TABLES = "SELECT code FROM tables JOIN nodes ON node = number WHERE address = $1"

Group = list[Wanderer]
Fault = Callable[["Party"], Awaitable[None]]


class Party:
    """`thinks`: the longest time anybody takes for a move."""

    def __init__(self, database: Database, seed: int, thinks: float) -> None:
        self.database = database
        self.nodes: list[WiredNode] = []
        self.luck = random.Random(seed)
        self.groups: list[Group] = []
        self._gone: list[WiredNode] = []
        self._urls: list[str] = []
        self._thinks = thinks
        self._over = asyncio.Event()
        self._playing: list[asyncio.Task[None]] = []

    async def open(self, nodes: int) -> None:
        self.nodes += [WiredNode(self.database) for _ in range(nodes)]
        self._urls += [node.url for node in self.nodes]
        await asyncio.gather(*(asyncio.to_thread(node.start) for node in self.nodes))

    async def begin(self, games: Iterable[str]) -> None:
        """A table of each, with as few people as it is for; at every other one a bot plays too."""
        for number, game in enumerate(GAMES[name] for name in games):
            names = [f"Guest {n}" for n in range(game.seats[0])]
            group = [Wanderer(self._urls, name, self.luck, self._thinks) for name in names]
            self.groups.append(group)
            for player in group:
                await player.introduce()
            code = await seat_all(
                [*group], bots=number % 2, game=game.name, pace="none", bot_after=0
            )
            await start([*group])
            self._playing += [asyncio.create_task(p.play_on(code, self._over)) for p in group]

    async def play_again(self) -> None:
        """Until every table has answered a press from now on, or speaks while its own clock is all
        that anybody waits for."""
        since = time.monotonic()
        await self._wait(lambda group: _goes_on(group, since))

    async def _wait(self, is_well: Callable[[Group], bool]) -> None:
        ends = time.monotonic() + GOES_ON
        while not_well := [group for group in self.groups if not is_well(group)]:
            for task in self._playing:
                if task.done():
                    task.result()  # what went wrong there
            assert time.monotonic() < ends, self._account(not_well[0])
            await asyncio.sleep(0.05)

    def _account(self, group: Group) -> str:
        assert group[0].table is not None
        lines = [f"table {group[0].table.code} does not go on"]
        lines += [player.account() for player in group]
        return "\n".join(lines + [line for node in self.nodes for line in node.latest_lines()])

    async def move_again(self) -> None:
        """Until a move has counted at every table from now on."""
        since = time.monotonic()
        await self._wait(lambda group: any(at > since for p in group for at in p.moved[-1:]))

    async def end(self) -> None:
        """Once all have moved, they stop playing, and every node is told to go."""
        await self.move_again()
        self._over.set()
        await asyncio.gather(*self._playing)
        for node in self.nodes:
            assert await asyncio.to_thread(node.stop) == 0

    async def close(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for player in itertools.chain(*self.groups):
            await player.leave()
            await player.close()
        for node in (*self.nodes, *self._gone):
            await asyncio.to_thread(node.remove)

    async def some_node(self) -> WiredNode:
        """One that has a table, if any has."""
        owners = [node for node in self.nodes if await self.tables_of(node)]
        return self.luck.choice(owners or self.nodes)

    async def tables_of(self, node: WiredNode) -> set[str]:
        connection = await asyncpg.connect(self.database.url)
        rows = await connection.fetch(_TABLES, node.url)
        await connection.close()
        return {row["code"] for row in rows}

    async def come(self, program: str = "") -> WiredNode:
        """`program`: the folder of another Tablée."""
        node = WiredNode(self.database)
        node.program = program
        self.nodes.append(node)
        await asyncio.to_thread(node.start)
        self._urls.append(node.url)
        return node

    async def go(self, node: WiredNode) -> None:
        """For good."""
        self.nodes.remove(node)
        self._urls.remove(node.url)
        self._gone.append(node)
        assert await asyncio.to_thread(node.stop) == 0


def _goes_on(group: Group, since: float) -> bool:
    if any(player.answered > since for player in group):
        return True
    screens = [player.screen for player in group if player.screen is not None]
    is_asked = any(screen.moves or screen.reactions for screen in screens)
    is_timed = bool(screens) and all(screen.clocks for screen in screens)
    return is_timed and not is_asked and all(player.heard > since for player in group)


async def kill(party: Party) -> None:
    node = await party.some_node()
    await asyncio.to_thread(node.kill)
    if party.luck.random() < 0.5:
        await party.play_again()
    await asyncio.to_thread(node.start)


async def hang(party: Party) -> None:
    node, seconds = await party.some_node(), party.luck.uniform(1, LONGEST_HANG)
    began = time.monotonic()
    node.send(signal.SIGSTOP)
    try:
        if seconds > IS_GONE:
            await party.play_again()
        await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))
    finally:
        node.send(signal.SIGCONT)


async def cut_off(party: Party) -> None:
    node = await party.some_node()
    await asyncio.to_thread(node.cut_off)
    await party.play_again()
    await asyncio.to_thread(node.mend)


async def blink(party: Party) -> None:
    """Cut off so shortly that it may be nobody's business, or may be."""
    node = await party.some_node()
    await asyncio.to_thread(node.cut_off)
    await asyncio.sleep(party.luck.uniform(0, 5))
    await asyncio.to_thread(node.mend)


async def drain(party: Party) -> None:
    node = await party.some_node()
    assert await asyncio.to_thread(node.stop) == 0
    await asyncio.to_thread(node.start)


async def replace(party: Party) -> None:
    """A new node joins, and one that was there goes for good."""
    going = await party.some_node()
    await party.come()
    await party.go(going)


async def restart(party: Party) -> None:
    await asyncio.to_thread(party.database.stop)
    await asyncio.sleep(party.luck.random() * 3)
    await asyncio.to_thread(party.database.start)


async def stop_a_writer(party: Party) -> None:
    await stopped_inside(party.database.url, "write")


async def stop_a_reader(party: Party) -> None:
    await stopped_inside(party.database.url, "read")


ALL_FAULTS: tuple[Fault, ...] = (
    kill,
    hang,
    cut_off,
    drain,
    restart,
    stop_a_writer,
    blink,
    replace,
    stop_a_reader,
)
