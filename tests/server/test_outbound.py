"""What goes out on a socket: in order, never waiting; who is too slow gets a snapshot."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import aiohttp
import pytest
import uvloop
from aiohttp import WSMsgType, web

from tablee.server.wire.outbound import MOST_WAITING, Outbound
from tablee.server.wire.outbox import Outbox

BIG = b"x" * 100_000


class Server:
    """One real connection, its outbound, and what that told."""

    def __init__(self) -> None:
        self.outbound: Outbound
        self.transport: asyncio.Transport
        self.sent: list[int] = []
        self.free = asyncio.Event()
        self.open = asyncio.Event()
        self.port = 0

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(autoping=False)
        await socket.prepare(request)
        assert request.transport is not None
        self.transport = request.transport
        self.outbound = Outbound(
            socket, request.transport, Outbox(), self.sent.append, self.free.set
        )
        self.open.set()
        async for _ in socket:
            pass
        await self.outbound.closed()
        return socket

    def fill(self) -> int:
        """More than a client that reads nothing can be sent; how much was written."""
        count = 0
        while self.transport.get_write_buffer_size() <= MOST_WAITING:
            self.outbound.send(BIG)
            count += 1
        return count


@asynccontextmanager
async def serving() -> AsyncIterator[Server]:
    server = Server()
    app = web.Application()
    app.router.add_get("/", server.serve)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    server.port = runner.addresses[0][1]
    yield server
    await runner.cleanup()


@asynccontextmanager
async def connected(server: Server) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    url = f"http://127.0.0.1:{server.port}/"
    async with (
        aiohttp.ClientSession() as http,
        http.ws_connect(url, autoping=False, max_msg_size=0) as socket,
    ):
        await server.open.wait()
        yield socket


@asynccontextmanager
async def connected_and_reading_nothing(server: Server) -> AsyncIterator[asyncio.StreamReader]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
    head = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    writer.write((head + key).encode())
    await reader.readuntil(b"\r\n\r\n")
    await server.open.wait()
    yield reader
    writer.close()


async def test_messages_leave_in_order_and_a_trigger_with_its_ping() -> None:
    async with serving() as server, connected(server) as socket:
        server.outbound.send(b"one")
        server.outbound.send(b"two", trigger=7)
        server.outbound.close(b"bye")
        server.outbound.send(b"too late")
        heard = [await socket.receive() for _ in range(5)]
    assert [message.type for message in heard] == [
        WSMsgType.TEXT,
        WSMsgType.PING,
        WSMsgType.TEXT,
        WSMsgType.TEXT,
        WSMsgType.CLOSE,
    ]
    assert [message.data for message in heard[:4]] == ["one", b"7", "two", "bye"]
    assert server.sent == [7]


async def test_what_one_turn_of_the_loop_has_to_say_is_written_at_its_end() -> None:
    outbox, written = Outbox(), list[int]()
    for number in range(3):
        outbox.add(partial(written.append, number))
    assert not written
    await asyncio.sleep(0)
    assert written == [0, 1, 2]
    outbox.add(lambda: written.append(3))
    await asyncio.sleep(0)
    assert written == [0, 1, 2, 3]


async def test_a_write_that_fails_keeps_no_other_from_leaving() -> None:
    errors: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: errors.append(about))
    outbox, written = Outbox(), list[int]()
    outbox.add(partial(written.append, 0))
    outbox.add(lambda: written.remove(5))
    outbox.add(partial(written.append, 1))
    for _ in range(3):
        await asyncio.sleep(0)
    assert written == [0, 1]
    assert len(errors) == 1


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
async def test_a_message_of_any_length_arrives_whole(length: int) -> None:
    async with serving() as server, connected(server) as socket:
        server.outbound.send(b"x" * length)
        server.outbound.send(b"next")
        assert (await socket.receive()).data == "x" * length
        assert (await socket.receive()).data == "next"


async def test_a_client_that_falls_behind_is_asked_to_start_from_a_snapshot() -> None:
    async with serving() as server, connected_and_reading_nothing(server) as reader:
        written = server.fill()
        waiting = server.transport.get_write_buffer_size()
        for _ in range(100):
            server.outbound.send(BIG)
        assert server.transport.get_write_buffer_size() == waiting
        assert not server.free.is_set()
        await reader.readexactly(written * (len(BIG) + 10))
        await server.free.wait()
        server.outbound.send(b"snapshot")
        assert await reader.readexactly(10) == b"\x81\x08snapshot"


async def test_a_client_that_takes_nothing_any_more_is_noticed() -> None:
    async with serving() as server, connected_and_reading_nothing(server):
        server.fill()
        await asyncio.sleep(0.1)
        server.outbound.takes_nothing()
        server.outbound.ping(b"there?")
        assert server.outbound.takes_nothing()


def test_a_lost_connection_is_sent_nothing() -> None:
    """On the live server's own loop, where writing to it would be an error."""

    async def lose_it() -> None:
        async with serving() as server, connected(server):
            server.transport.abort()
            await asyncio.sleep(0.1)
            server.outbound.send(b"too late")
            server.outbound.ping(b"there?")
            await asyncio.sleep(0.1)

    uvloop.run(lose_it())


async def test_a_client_that_takes_what_it_is_sent_is_not_stuck() -> None:
    async with serving() as server, connected(server) as socket:
        assert not server.outbound.takes_nothing()
        for _ in range(3):
            server.outbound.send(BIG)
            await socket.receive()
            assert not server.outbound.takes_nothing()
