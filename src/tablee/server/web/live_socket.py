"""The WebSocket of one client at one table."""

import asyncio
from typing import Final, Literal

import msgspec
from aiohttp import WSMsgType, web

from tablee.server.tables.table import Table
from tablee.server.wire.bucket import Bucket
from tablee.server.wire.connection import Connection, encode
from tablee.server.wire.errors import TEXTS
from tablee.server.wire.outbound import Outbound
from tablee.server.wire.protocol import LONGEST_MESSAGE, ClientSays
from tablee.server.wire.server_says import Bye

MOST_UNANSWERED: Final = 2
"""Pings after which a connection that says nothing is dead."""
KEEP_ALIVE: Final = -1
"""The trigger number of a ping that goes with no screen."""

Socket = web.WebSocketResponse[Literal[False]]
_TEXT: Final = WSMsgType.TEXT  # looked up once: it is a slow attribute
_PING: Final = WSMsgType.PING
_PONG: Final = WSMsgType.PONG
_ENDS: Final = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED)
_DECODER: Final = msgspec.json.Decoder(ClientSays)


async def converse(
    request: web.Request, table: Table, connection: Connection, trouble: Bucket
) -> web.StreamResponse:
    """Until either side ends it."""
    socket = Socket(autoping=False, max_msg_size=LONGEST_MESSAGE, compress=False, decode_text=False)
    try:
        await socket.prepare(request)
    except ConnectionError:
        return web.Response()  # gone already: nobody hears it
    transport = request.transport
    if transport is None:
        return socket
    outbound = Outbound(
        socket,
        transport,
        table.house.outbox,
        connection.trigger_sent,
        lambda: table.resync(connection),
    )
    connection.outbound = outbound
    every = table.house.limits.ping
    pinger = asyncio.create_task(_keep_alive(transport, socket, connection, outbound, every))
    table.arrive(connection)
    try:
        await _listen(socket, table, connection, trouble)
    finally:
        table.leave(connection)
        pinger.cancel()
        await asyncio.gather(outbound.closed(), pinger, return_exceptions=True)
        connection.outbound = None  # they hold each other, and the table
    return socket


async def turn_away(
    request: web.Request, reason: Literal["no_table", "set_aside", "closed", "stopping"]
) -> web.StreamResponse:
    """In the protocol's own words: a page cannot read why a handshake was refused."""
    socket = Socket(compress=False)
    await socket.prepare(request)
    await socket.send_str(encode(Bye(reason)).decode())
    await socket.close()
    return socket


async def _listen(socket: Socket, table: Table, connection: Connection, trouble: Bucket) -> None:
    metrics, clock = table.house.metrics, table.house.clock
    while (message := await socket.receive()).type not in _ENDS:
        connection.unanswered = 0
        metrics.messages += 1
        at = clock.now()
        is_good = connection.messages.take(at)
        if not is_good and message.type is _TEXT:
            connection.fail("slow_down", TEXTS["slow_down"])
        elif message.type is _TEXT:
            is_good = _hear(message.data, table, connection, at)
        elif not is_good:
            pass
        elif message.type is _PONG:
            connection.pong_heard(bytes(message.data))  # a bytearray, of some readers
        elif message.type is _PING:
            await socket.pong(message.data)
        if not is_good:
            metrics.refused += 1
            if not trouble.take():
                connection.close(Bye("flood"))
                return


def _hear(text: bytes | bytearray, table: Table, connection: Connection, at: float) -> bool:
    """Whether it is one of the protocol's messages."""
    try:
        said = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        connection.fail("malformed", f"{TEXTS['malformed']} ({error})")
        return False
    table.hear(connection, said, at)
    return True


async def _keep_alive(
    transport: asyncio.WriteTransport,
    socket: Socket,
    connection: Connection,
    outbound: Outbound,
    every: float,
) -> None:
    """Pings, for the connection's round trip; cuts one that takes nothing, or says nothing, any
    more: a network that is gone closes no socket."""
    while not socket.closed:
        if outbound.takes_nothing() or connection.unanswered >= MOST_UNANSWERED:
            transport.abort()
            return
        connection.unanswered += 1
        connection.trigger_sent(KEEP_ALIVE)
        outbound.ping(str(KEEP_ALIVE).encode())
        await asyncio.sleep(every)
