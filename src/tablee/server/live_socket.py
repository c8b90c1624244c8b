"""The WebSocket of one client at one table."""

import asyncio
from typing import Final, Literal

import msgspec
from aiohttp import WSMsgType, web

from tablee.server.connection import Connection
from tablee.server.errors import TEXTS
from tablee.server.outbound import Outbound
from tablee.server.protocol import LONGEST_MESSAGE, Bye, ClientSays
from tablee.server.table import Table

MOST_REFUSED: Final = 200
"""Messages over the rate, or malformed, after which a connection is closed."""
PING_EVERY: Final = 15.0
KEEP_ALIVE: Final = -1
"""The trigger number of a ping that goes with no screen."""

Socket = web.WebSocketResponse[Literal[False]]
_TEXT: Final = WSMsgType.TEXT  # looked up once: it is a slow attribute
_PING: Final = WSMsgType.PING
_PONG: Final = WSMsgType.PONG
_ENDS: Final = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED)
_DECODER: Final = msgspec.json.Decoder(ClientSays)


async def converse(
    request: web.Request, table: Table, connection: Connection
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
    pinger = asyncio.create_task(_keep_alive(transport, socket, connection, outbound))
    table.arrive(connection)
    try:
        await _listen(socket, table, connection)
    finally:
        table.leave(connection)
        pinger.cancel()
        await asyncio.gather(outbound.closed(), pinger, return_exceptions=True)
    return socket


async def _listen(socket: Socket, table: Table, connection: Connection) -> None:
    metrics, clock = table.house.metrics, table.house.clock
    while (message := await socket.receive()).type not in _ENDS:
        if message.type is _PING:
            await socket.pong(message.data)
        elif message.type is _PONG:
            connection.pong_heard(message.data)
            continue
        metrics.messages += 1
        if connection.messages.refused > MOST_REFUSED:
            connection.close(Bye("flood"))
            return
        at = clock.now()
        if not connection.messages.take(at):
            metrics.refused += 1
            connection.fail("slow_down", TEXTS["slow_down"])
        elif message.type is _TEXT:
            _hear(message.data, table, connection, at)


def _hear(text: bytes, table: Table, connection: Connection, at: float) -> None:
    try:
        said = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        table.house.metrics.refused += 1
        connection.messages.refused += 1
        connection.fail("malformed", f"{TEXTS['malformed']} ({error})")
    else:
        table.hear(connection, said, at)


async def _keep_alive(
    transport: asyncio.WriteTransport,
    socket: Socket,
    connection: Connection,
    outbound: Outbound,
) -> None:
    """Pings, for the connection's round trip; cuts one that takes nothing any more."""
    while not socket.closed:
        if outbound.takes_nothing():
            transport.abort()
            return
        connection.trigger_sent(KEEP_ALIVE)
        outbound.ping(str(KEEP_ALIVE).encode())
        await asyncio.sleep(PING_EVERY)
