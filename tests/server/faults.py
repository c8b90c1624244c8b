"""Tables of all games on several nodes, at which people play on while nodes are killed, stopped and
told to go; then the store is compared with what everybody was told."""

import asyncio
import itertools
import random
import signal
import time
from collections.abc import Sequence
from contextlib import suppress

import aiohttp
import asyncpg

from tablee.packs import GAMES
from tablee.server.wire import protocol as p
from tests.server.client import seat_all, start
from tests.server.nodes import Node
from tests.server.test_crash import Stubborn, compare
from tests.store.postgres import Postgres

PATIENCE = 3.0
"""Seconds without a word after which somebody tries another node, as a balancer would."""

# Written beside every move: whether the session that writes it holds the lock of the table's owner.
WITNESS = """
CREATE TABLE witness (game text, number int, node int, holds boolean);
CREATE FUNCTION witness() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
INSERT INTO witness SELECT NEW.game, NEW.number, t.node, EXISTS (
SELECT FROM pg_locks WHERE pid = pg_backend_pid() AND locktype = 'advisory' AND granted
AND objid = t.node::oid AND objsubid = 2)
FROM tables t JOIN games g ON g.code = t.code WHERE g.id = NEW.game;
RETURN NEW; END $$;
CREATE TRIGGER witness AFTER INSERT ON moves FOR EACH ROW EXECUTE FUNCTION witness();
"""


class Wanderer(Stubborn):
    """Comes back to whichever node answers."""

    def __init__(self, urls: Sequence[str], name: str, luck: random.Random) -> None:
        super().__init__(luck.choice(urls), name, luck)
        self._urls = urls
        self._heard = time.monotonic()
        self.moved = 0.0
        """When a move of theirs was last acknowledged."""

    async def play_on(self, code: str, until: asyncio.Event) -> None:
        while not until.is_set():
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._be_there(code)
                await self._move()
                self._note(await self.next(0.2))
            except TimeoutError:
                if time.monotonic() - self._heard > PATIENCE:
                    await self._leave()
            except (aiohttp.ClientError, ConnectionError):
                await self._leave()
                await asyncio.sleep(0.05)

    async def _be_there(self, code: str) -> None:
        if self.socket is not None and not self.socket.closed:
            if time.monotonic() - self._heard > PATIENCE / 2:
                await self.say(p.Ping(1.0))
            return
        self._heard = time.monotonic()
        path = f"{self.luck.choice(self._urls)}/api/tables/{code}/live"
        self.socket = await self.http.ws_connect(path)
        await self.hear(p.Snapshot)
        if self.waiting is not None:
            await self.say(self.waiting)

    async def _leave(self) -> None:
        socket, self.socket = self.socket, None
        if socket is not None:
            with suppress(TimeoutError, aiohttp.ClientError, ConnectionError):
                async with asyncio.timeout(0.1):
                    await socket.close()

    async def next(self, seconds: float = 60.0) -> p.ServerSays:
        said = await super().next(seconds)
        self._heard = time.monotonic()
        return said

    def _note(self, said: p.ServerSays) -> None:
        if isinstance(said, p.Accepted):
            self.moved = time.monotonic()
        super()._note(said)


Group = list[Wanderer]


class Party:
    def __init__(self, nodes: list[Node], seed: int) -> None:
        self.nodes = nodes
        self.luck = random.Random(seed)
        self.groups: list[Group] = []
        self._over = asyncio.Event()
        self._playing: list[asyncio.Task[None]] = []

    async def begin(self, tables: int) -> None:
        urls = [node.url for node in self.nodes]
        for game, _ in zip(itertools.cycle(GAMES.values()), range(tables), strict=False):
            group = [Wanderer(urls, f"Guest {n}", self.luck) for n in range(game.seats[0])]
            self.groups.append(group)
            for player in group:
                await player.introduce()
            code = await seat_all([*group], game=game.name, pace="none", bot_after=0)
            await start([*group])
            assert group[0].table is not None
            group[0].record = group[0].table.record or ""
            self._playing += [asyncio.create_task(p.play_on(code, self._over)) for p in group]

    async def play_again(self, since: float, seconds: float) -> None:
        """Until somebody has moved at every table, or its game is over."""
        async with asyncio.timeout(seconds):
            while not all(_goes_on(group, since) for group in self.groups):  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    async def end(self) -> None:
        self._over.set()
        await asyncio.gather(*self._playing)

    async def close(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for player in itertools.chain(*self.groups):
            await player.close()

    # --- faults -------------------------------------------------------------------------------

    async def kill(self, node: Node) -> None:
        await asyncio.to_thread(node.kill)
        await asyncio.sleep(self.luck.random() * 2)
        await asyncio.to_thread(node.start)

    async def hang(self, node: Node) -> None:
        node.send(signal.SIGSTOP)
        await asyncio.sleep(1 + self.luck.random() * 7)
        node.send(signal.SIGCONT)

    async def drain(self, node: Node) -> None:
        assert await asyncio.to_thread(node.stop) == 0
        await asyncio.to_thread(node.start)


async def restart(database: Postgres, seconds: float) -> None:
    await asyncio.to_thread(database.stop)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(database.start)


def _goes_on(group: Group, since: float) -> bool:
    is_over = any(p.screen is not None and p.screen.result is not None for p in group)
    return is_over or any(player.moved > since for player in group)


async def watch_writers(store: str) -> None:
    connection = await asyncpg.connect(store)
    await connection.execute(WITNESS)
    await connection.close()


async def check(store: str, party: Party) -> int:
    """How many acknowledged moves are there, once each, written by their table's owner."""
    counted = await compare(store, [[*group] for group in party.groups])
    connection = await asyncpg.connect(store)
    wrong = await connection.fetchval("SELECT count(*) FROM witness WHERE holds IS NOT TRUE")
    seen = await connection.fetchval("SELECT count(*) FROM witness")
    played = await connection.fetchval("SELECT count(*) FROM moves")
    await connection.close()
    assert (wrong, seen) == (0, played)
    return counted
