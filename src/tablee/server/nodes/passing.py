"""A connection for a table that another node has is passed on to it, frame by frame."""

import asyncio
from collections import defaultdict
from contextlib import suppress
from typing import Any, Final, Literal

import aiohttp
from aiohttp import WSMsgType, web

from tablee.server.nodes.passport import HEADER, Passport, with_round_trip
from tablee.server.wire.connection import encode
from tablee.server.wire.errors import Mistake
from tablee.server.wire.outbound import TEXT, frame
from tablee.server.wire.protocol import LONGEST_MESSAGE, Bye
from tablee.server.wire.round_trips import RoundTrip
from tablee.store.node_store import NodeStore
from tablee.store.troubles import Away

CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 8.0
CLOSE_SECONDS: Final = 1.0
COMING_AT_ONCE: Final = 32
"""Connections to one node that are being opened: it counts those of whom it knows nothing yet."""
LOOK_EVERY: Final = 1.0
TOO_MANY: Final = 429

Near = web.WebSocketResponse[Literal[False]]
Far = aiohttp.ClientWebSocketResponse[Literal[False]]
_STOPPING: Final = frame(TEXT, encode(Bye("stopping")))
_ENDS: Final = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR)


class Passing:
    """`key` is every node's, kept in the store."""

    def __init__(self, store: NodeStore, key: bytes) -> None:
        self._store: Final = store
        self.key: Final = key
        self._http: Final = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0),
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=None, connect=CONNECT_SECONDS),
        )
        self._addresses: Final[dict[int, str]] = {}
        self._doors: Final[defaultdict[int, asyncio.Semaphore]] = defaultdict(
            lambda: asyncio.Semaphore(COMING_AT_ONCE)
        )
        self._passed: Final[set[_Passed]] = set()
        self._looking: Final = asyncio.create_task(self._look(), name="looking where tables are")

    async def close(self) -> None:
        self._looking.cancel()
        await asyncio.gather(self._looking, return_exceptions=True)
        ending = [passed.ended.wait() for passed in self._passed]
        for passed in list(self._passed):
            passed.end()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await asyncio.gather(*ending)
        await self._http.close()

    async def open(self, request: web.Request, node: int, passport: Passport) -> Far | None:
        """The way to the node that has the table; None: it does not answer. A client that has no
        more to expect there is refused here."""
        address = self._addresses.get(node)
        if address is None:
            address = self._addresses[node] = await self._store.address(node)
        path = f"/api/tables/{request.match_info['code'].upper()}/live"
        seat, cookie = request.query.get("seat", ""), request.headers.get("Cookie", "")
        if seat and not (seat.isascii() and seat.isalnum()):
            seat = "watch"  # as it names no seat
        headers = {HEADER: passport.stamped(self.key, path, seat, cookie)}
        if cookie:
            headers["Cookie"] = cookie
        try:
            async with self._doors[node], asyncio.timeout(CONNECT_SECONDS):
                return await self._http.ws_connect(
                    f"{address}{path}",
                    params={"seat": seat} if seat else None,
                    headers=headers,
                    autoping=False,
                    max_msg_size=0,
                    decode_text=False,
                )
        except aiohttp.WSServerHandshakeError as refused:
            if refused.status == TOO_MANY:
                raise Mistake("slow_down") from None
            return None
        except (aiohttp.ClientError, OSError, TimeoutError):
            return None

    async def ask(
        self, node: int, path: str, body: bytes, cookie: str, passport: Passport
    ) -> tuple[int, bytes]:
        """The same request of another node, which knows the cookie too: its status and answer."""
        address = await self._store.address(node)
        headers = {HEADER: passport.stamped(self.key, path, "", cookie), "Cookie": cookie}
        try:
            async with (
                asyncio.timeout(ANSWER_SECONDS),
                self._http.post(f"{address}{path}", data=body, headers=headers) as answer,
            ):
                return answer.status, await answer.read()
        except (aiohttp.ClientError, OSError, TimeoutError):
            raise Away("that node does not answer") from None

    async def pass_on(
        self, request: web.Request, far: Far, node: int, measured: RoundTrip | None
    ) -> web.StreamResponse:
        """Until either side ends it, or the table is no longer there."""
        near = Near(autoping=False, max_msg_size=LONGEST_MESSAGE, compress=False, decode_text=False)
        try:
            await near.prepare(request)
        except ConnectionError:
            await far.close()
            return web.Response()  # gone already
        passed = _Passed(request, near, far, node, measured)
        self._passed.add(passed)
        try:
            await passed.run()
        finally:
            self._passed.discard(passed)
            passed.ended.set()
        return near

    async def _look(self) -> None:
        """A node that hangs closes no socket. Whether it still has a table, the store knows."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            with suppress(Away):
                owners = await self._store.owners({passed.code for passed in self._passed})
                for passed in list(self._passed):
                    if owners.get(passed.code, passed.node) != passed.node:
                        passed.end()


class _Passed:
    """One connection."""

    def __init__(
        self, request: web.Request, near: Near, far: Far, node: int, measured: RoundTrip | None
    ) -> None:
        self.code: Final = request.match_info["code"].upper()
        self.node: Final = node
        self._transport: Final = request.transport
        self._near: Final = near
        self._far: Final = far
        self._measured: Final = measured
        self._ways: list[asyncio.Task[None]] = []
        self.ended: Final = asyncio.Event()

    async def run(self) -> None:
        self._ways = [asyncio.create_task(self._there()), asyncio.create_task(self._back())]
        try:
            await asyncio.wait(self._ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in self._ways:
                way.cancel()
            await asyncio.gather(*self._ways, return_exceptions=True)
            self._ways = []  # they hold this
            await self._close()

    def end(self) -> None:
        """The client is told to come back: it is then passed to where the table is."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(_STOPPING)
        for way in self._ways:
            way.cancel()

    async def _there(self) -> None:
        while (message := await self._near.receive()).type not in _ENDS:
            data: Any = message.data
            if message.type is WSMsgType.PONG:
                data = with_round_trip(data, self._measured)
            if data is not None:
                await self._far.send_frame(data, message.type)

    async def _back(self) -> None:
        while (message := await self._far.receive()).type not in _ENDS:
            data: Any = message.data
            await self._near.send_frame(data, message.type)

    async def _close(self) -> None:
        """Neither side is waited for long: it may be the one that hangs."""
        with suppress(ConnectionError, TimeoutError, RuntimeError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await asyncio.gather(self._near.close(), self._far.close())
        if self._transport is not None and not self._transport.is_closing():
            self._transport.abort()
