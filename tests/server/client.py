"""A client for tests: real HTTP, a real socket, everything it ever received kept."""

import asyncio
import itertools
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import aiohttp
import msgspec

from tablee.server.wire import protocol as p

_SERVER_SAYS = msgspec.json.Decoder(p.ServerSays)
M = TypeVar("M")


def follow(before: p.Screen, news: p.Screen) -> p.Screen:
    """The whole screen: what is new on it laid over the one before."""
    fields = {**msgspec.json.decode(before.view), **msgspec.json.decode(news.view)}
    return msgspec.structs.replace(news, view=msgspec.Raw(msgspec.json.encode(fields)))


class Player:
    """One browser: a cookie jar, and at most one socket at a time."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.http = aiohttp.ClientSession(url, cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.received: list[bytes] = []
        self.table: p.TableInfo | None = None
        self.screen: p.Screen | None = None
        self.screens: list[p.Screen] = []
        self.seat: int | None = None
        self.pings: list[bytes] = []
        """Not answered yet, on a connection that does not do so by itself (`autoping=False`)."""
        self._ids = itertools.count()

    async def introduce(self) -> None:
        async with self.http.put("/api/me", json={"name": self.name}) as answer:
            assert answer.status == 200, await answer.text()

    async def call(self, method: str, path: str, **more: Any) -> Any:
        async with self.http.request(method, path, **more) as answer:
            self.received.append(await answer.read())
            assert answer.status == 200, await answer.text()
            return await answer.json()

    async def make_table(self, **settings: Any) -> str:
        extra: dict[str, Any] = {
            key: settings.pop(key) for key in ("sit", "bots") if key in settings
        }
        chosen: dict[str, Any] = {"game": "herrlof", "seats": 2, **settings}
        wanted: dict[str, Any] = {"settings": chosen, **extra}
        return str((await self.call("POST", "/api/tables", json=wanted))["code"])

    async def open_tables(self, *codes: str) -> list[Any]:
        """The list of open tables, once they are these: another node hears of one a little
        later."""
        async with asyncio.timeout(60):
            while True:
                listed: list[Any] = await self.call("GET", "/api/tables")
                if sorted(table["code"] for table in listed) == sorted(codes):
                    return listed
                await asyncio.sleep(0.05)

    async def join(self, code: str, **more: Any) -> p.Snapshot:
        self.socket = await self.http.ws_connect(f"/api/tables/{code}/live", **more)
        welcome = await self.hear(p.Welcome)
        assert welcome.protocol == p.VERSION
        return await self.hear(p.Snapshot)

    async def say(self, message: p.ClientSays) -> None:
        assert self.socket is not None
        await self.socket.send_str(msgspec.json.encode(message).decode())

    async def pong(self) -> None:
        """Answers all pings, and waits until the server knows it."""
        assert self.socket is not None
        while self.pings:
            await self.socket.pong(self.pings.pop(0))
        await self.say(p.Ping(1.0))
        await self.hear(p.Pong)

    async def next(self, seconds: float = 60.0) -> p.ServerSays:
        assert self.socket is not None
        async with asyncio.timeout(seconds):
            while (message := await self.socket.receive()).type is aiohttp.WSMsgType.PING:
                self.pings.append(message.data)
        if message.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionResetError(f"the server closed ({message.type.name})")
        self.received.append(message.data.encode())
        said: p.ServerSays = _SERVER_SAYS.decode(message.data)
        self._follow(said)
        return said

    def _follow(self, said: p.ServerSays) -> None:
        match said:
            case p.Snapshot():
                self.table, self.screen, self.seat = said.table, said.screen, said.seat
            case p.Changed():
                self.table, self.seat = said.table, said.seat
            case p.Screen():
                assert self.screen is not None, "a screen before the first snapshot"
                assert said.version == self.screen.version + 1, "a gap"
                self.screen = follow(self.screen, said)
                self.screens.append(self.screen)
            case _:
                pass

    async def hear(
        self, kind: type[M], when: Callable[[M], bool] = lambda _: True, seconds: float = 60.0
    ) -> M:
        """Waits for a message of that kind; others are followed and passed over."""
        while True:
            said = await self.next(seconds)
            if isinstance(said, kind) and when(said):
                return said

    async def see(self, when: Callable[[p.Screen], bool]) -> p.Screen:
        while self.screen is None or not when(self.screen):
            await self.next()
        return self.screen

    async def answer(self, press: str) -> p.Accepted | p.Refused | p.Lapsed | p.Held:
        """What became of a press."""
        while True:
            said = await self.next()
            if isinstance(said, p.Accepted | p.Refused | p.Lapsed | p.Held) and said.id == press:
                return said

    async def play(self, choose: Callable[[p.Screen], str | None]) -> None:
        """Until the game is over; `choose` is asked about each new screen with moves on it."""
        shown = -1
        while self.screen is None or self.screen.result is None:
            screen = self.screen
            if screen is not None and screen.version > shown and (screen.moves or screen.reactions):
                shown = screen.version
                move = choose(screen)
                if move is not None:
                    await self.press(move)
            await self.next()

    async def be_ready(self) -> str:
        given = secrets.token_hex(16)
        await self.say(p.Ready(True, given))
        return given

    async def press(self, *moves: str, press_id: str | None = None, seen: int | None = None) -> str:
        assert self.screen is not None
        name = press_id or f"press-{next(self._ids)}"
        version = self.screen.version if seen is None else seen
        await self.say(p.PressMoves(id=name, seen=version, moves=list(moves), claim=500.0))
        return name

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.http.close()


@asynccontextmanager
async def players(url: str, *names: str) -> AsyncIterator[list[Player]]:
    made = [Player(url, name) for name in names]
    try:
        for player in made:
            await player.introduce()
        yield made
    finally:
        for player in made:
            await player.close()


async def seat_all(everyone: list[Player], *, bots: int = 0, **settings: Any) -> str:
    """A table hosted by the first, all seated and ready, with some bots after them; the code."""
    seats = len(everyone) + bots
    code = await everyone[0].make_table(seats=seats, **settings)
    for seat, player in enumerate(everyone):
        await player.join(code)
        if seat:
            await player.say(p.Sit(seat))
            while player.seat != seat:
                await player.next()
        await player.be_ready()
    for seat in range(len(everyone), seats):
        await everyone[0].say(p.SeatBot(seat, "novice"))
    return code


async def start(everyone: list[Player]) -> None:
    host = everyone[0]
    while host.table is None or not all(chair.ready for chair in host.table.chairs):
        await host.next()
    await host.say(p.Start())
    for player in everyone:
        await player.see(lambda screen: True)
