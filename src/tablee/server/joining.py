"""Bring your own bot: a client that sits a bot at a live table, over everybody's protocol."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import aiohttp
import msgspec

from tablee.bots import Bot
from tablee.core.chance import FastChance
from tablee.core.moves import Move
from tablee.packs import PACKS
from tablee.server.wire import protocol as p

BUDGET: Final = 1.0

_SAYS: Final = msgspec.json.Decoder(p.ServerSays)


class CannotJoin(Exception):
    """The bot has no place at that table; the message says why."""


def address(url: str) -> tuple[str, str]:
    """The server and the table's code in a table's link."""
    parts = urlsplit(url)
    code = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not code:
        raise CannotJoin(f"{url!r} is not a table's link, such as http://127.0.0.1:8000/t/ABCDEF")
    return f"{parts.scheme}://{parts.netloc}", code


class Guest:
    """One bot at one table."""

    def __init__(self, bot: Bot, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._bot: Final = bot
        self._socket: Final = socket
        self._chance: Final = FastChance(secrets.randbits(32))
        self._table: p.TableInfo | None = None
        self._seat: int | None = None
        self._asked_to_sit = False
        self._version = -1
        self._move: asyncio.Task[None] | None = None

    async def play(self, tell: Callable[[str], None]) -> None:
        """Until the server ends it."""
        async for message in self._socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                continue
            said: p.ServerSays = _SAYS.decode(message.data)
            match said:
                case p.Snapshot():
                    await self._at_table(said.table, said.seat)
                    await self._look(said.screen)
                case p.Changed():
                    await self._at_table(said.table, said.seat)
                case p.Screen():
                    await self._look(said)
                case p.Failed() if said.code == "no_outside_bots":
                    raise CannotJoin(said.text)
                case p.Failed():
                    tell(f"the server says: {said.text}")
                case p.Removed():
                    raise CannotJoin("the host has taken the bot off this table")
                case p.Bye("closed"):
                    raise CannotJoin("whoever runs the server has closed this table")
                case p.Bye("no_table"):
                    raise CannotJoin("there is no such table")
                case p.Bye():
                    tell("the server has closed the table for now")
                case _:
                    pass

    async def _at_table(self, table: p.TableInfo, seat: int | None) -> None:
        self._table, self._seat = table, seat
        if seat is None and not self._asked_to_sit:
            empty = [n for n, chair in enumerate(table.chairs) if chair.kind == "empty"]
            if not empty or table.phase == "playing":
                raise CannotJoin("no empty seat at this table")
            self._asked_to_sit = True
            await self._say(p.Sit(empty[0], bot=True))
        elif seat is not None and table.phase == "lobby" and not table.chairs[seat].ready:
            await self._say(p.Ready(True, secrets.token_hex(16)))

    async def _look(self, screen: p.Screen | None) -> None:
        if screen is None or screen.seat is None or screen.version == self._version:
            return
        self._version = screen.version
        if self._move is not None:
            self._move.cancel()
        if screen.moves or screen.reactions:
            self._move = asyncio.create_task(self._choose(screen))

    async def _choose(self, screen: p.Screen) -> None:
        assert self._table is not None
        pack = PACKS[self._table.settings.game]
        parse = pack.game.moves.parse
        view = msgspec.json.decode(screen.view, type=pack.view)
        moves: list[Move] = [parse(text) for text in screen.moves]
        reactions: list[Move] = [parse(text) for text in screen.reactions]
        reply = await asyncio.to_thread(
            self._bot.choose, view, moves, reactions, self._chance, BUDGET
        )
        if reply.move is not None:
            await asyncio.sleep(reply.after)
            await self._say(
                p.PressMoves(
                    id=secrets.token_hex(8),
                    seen=screen.version,
                    moves=[reply.move.text],
                    claim=reply.after * 1000,
                )
            )

    async def _say(self, message: p.ClientSays) -> None:
        await self._socket.send_str(msgspec.json.encode(message).decode())


async def join_table(url: str, bot: Bot, name: str, tell: Callable[[str], None]) -> None:
    server, code = address(url)
    jar = aiohttp.CookieJar(unsafe=True)  # a server at a bare address has cookies too
    async with aiohttp.ClientSession(server, cookie_jar=jar) as http:
        try:
            async with http.put("/api/me", json={"name": name}) as answer:
                answer.raise_for_status()
            async with http.ws_connect(f"/api/tables/{code}/live") as socket:
                tell(f"joined {url}")
                await Guest(bot, socket).play(tell)
        except aiohttp.ClientError as error:
            raise CannotJoin(f"{url}: {error}") from None
