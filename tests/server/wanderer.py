"""Somebody who plays on wherever the table is: one game after the other, through whichever node
answers, sending again what nobody answered."""

import asyncio
import random
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress

import aiohttp

from tablee.server.wire import protocol as p
from tests.server.client import Player

PATIENCE = 3.0
"""Seconds without a word after which somebody tries another node."""
SAY_AGAIN = 1.0
"""Seconds after which something is said again that nobody took notice of."""

Press = tuple[int | None, str]
"""Of which seat, and what."""


class Wanderer(Player):
    """Goes from a node that does not answer to another, as a balancer would. `thinks`: the longest
    time before a move, in seconds."""

    def __init__(self, urls: Sequence[str], name: str, luck: random.Random, thinks: float) -> None:
        super().__init__(luck.choice(urls), name)
        self.acknowledged: dict[str, Press] = {}
        self.turned_down: dict[str, p.ServerSays] = {}
        """Presses of which they were told that nothing has changed, and how."""
        self.moved: list[float] = []
        """When moves of theirs were acknowledged."""
        self.answered = 0.0
        """When something of theirs was last acknowledged, be it only a sealed answer."""
        self.where = self.url
        """The node they are connected to."""
        self._urls = urls
        self._luck = luck
        self._thinks = thinks
        self._waiting: p.PressMoves | None = None
        self.heard = self._said = time.monotonic()

    async def play_on(self, code: str, until: asyncio.Event) -> None:
        while not until.is_set():
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._be_there(code)
                await self._act()
                self._note(await self.next(0.2))
            except TimeoutError:
                if time.monotonic() - self.heard > PATIENCE:
                    await self.leave()
            except (aiohttp.ClientError, ConnectionError):
                await self.leave()
                await asyncio.sleep(0.05)

    async def next(self, seconds: float = 60.0) -> p.ServerSays:
        said = await super().next(seconds)
        self.heard = time.monotonic()
        return said

    def account(self) -> str:
        """What they know, for whoever wonders why nothing goes on."""
        news = [said for said in self.received if not said.startswith(b'{"say":"pong"')]
        table, screen = self.table, self.screen
        return "\n".join(
            [
                f"{self.name} (P{self.seat}) at {self.where}, waits for {self._waiting}",
                f"  {table and (table.settings.game, table.phase, table.paused, table.chairs)}",
                f"  {screen and (screen.to_act, screen.moves, screen.reactions, screen.clocks)}",
                f"  silent for {time.monotonic() - self.heard:.1f} s, heard last",
                *[f"    {said[:300]!r}" for said in news[-4:]],
            ]
        )

    async def leave(self) -> None:
        socket, self.socket = self.socket, None
        if socket is not None:
            with suppress(TimeoutError, aiohttp.ClientError, ConnectionError):
                async with asyncio.timeout(0.1):
                    await socket.close()

    async def _be_there(self, code: str) -> None:
        if self.socket is not None and not self.socket.closed:
            if time.monotonic() - self.heard > PATIENCE / 2:
                await self.say(p.Ping(1.0))
            return
        self.heard = time.monotonic()
        others = [url for url in self._urls if url != self.where]
        self.where = self._luck.choice(others or self._urls)
        self.socket = await self.http.ws_connect(f"{self.where}/api/tables/{code}/live")
        await self.hear(p.Snapshot)
        if self._waiting is not None:
            await self.say(self._waiting)

    async def _act(self) -> None:
        table, screen = self.table, self.screen
        if table is None or self._waiting is not None:
            return
        if table.phase == "playing":
            if screen is not None and (moves := self._choices(screen)):
                await asyncio.sleep(self._luck.random() * self._thinks)
                await self._press(screen, self._luck.choice(moves))
        elif time.monotonic() - self._said > SAY_AGAIN:
            await self._begin(table)

    def _choices(self, screen: p.Screen) -> list[str]:
        """Where only reactions lead on, one of them when nothing has happened for a while."""
        is_still = time.monotonic() - self.heard > SAY_AGAIN / 2
        return screen.moves or (screen.reactions if is_still else [])

    async def _press(self, screen: p.Screen, move: str) -> None:
        self._waiting = p.PressMoves(id=secrets.token_hex(6), seen=screen.version, moves=[move])
        await self.say(self._waiting)

    async def _begin(self, table: p.TableInfo) -> None:
        """The next game."""
        assert self.seat is not None
        chair = table.chairs[self.seat]
        self._said = time.monotonic()
        if table.phase == "over" and chair.host:
            await self.say(p.Rematch())
        elif table.phase == "lobby" and not chair.ready:
            await self.be_ready()
        elif table.phase == "lobby" and chair.host and all(one.ready for one in table.chairs):
            await self.say(p.Start())

    def _note(self, said: p.ServerSays) -> None:
        waiting = self._waiting
        if not isinstance(said, p.Failed | p.Refused | p.Lapsed | p.Held | p.Accepted):
            return
        if waiting is None or said.id != waiting.id:
            return
        self._waiting = None
        if isinstance(said, p.Failed) and said.code == "store_away":
            return  # it may be written: only the store knows
        if isinstance(said, p.Failed | p.Refused | p.Lapsed):
            self.turned_down[said.id] = said
            return
        self.answered = time.monotonic()
        if isinstance(said, p.Accepted):
            self.moved.append(self.answered)
            self.acknowledged[said.id] = (self.seat, waiting.moves[0])
