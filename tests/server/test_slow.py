"""A client that does not read slows nobody, and starts again from a snapshot."""

import asyncio
import json
import socket

from tablee.server.tables.lobby import Lobby
from tablee.server.wire import protocol as p
from tests.server.client import players, seat_all, start

SMALL = 4096
LINES = 150


def handshake(code: str) -> bytes:
    return (
        f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


async def next_frame(reader: asyncio.StreamReader) -> bytes:
    _, length = await reader.readexactly(2)
    if length == 126:
        length = int.from_bytes(await reader.readexactly(2), "big")
    return await reader.readexactly(length)


async def test_who_does_not_read_slows_nobody_and_gets_a_snapshot(
    server: tuple[Lobby, str],
) -> None:
    lobby, url = server
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        code = await seat_all([ada, bjorn], pace="none")
        await start([ada, bjorn])
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        slow.connect(("127.0.0.1", int(url.rpartition(":")[2])))
        reader, writer = await asyncio.open_connection(sock=slow, limit=SMALL)
        writer.write(handshake(code))
        await ada.hear(p.Changed)
        table = await lobby.find(code)
        assert table is not None
        connection = table.connections[-1]
        assert connection.outbound is not None
        kernel = connection.outbound._transport.get_extra_info("socket")
        connection.outbound.most_waiting = 4 * SMALL
        kernel.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        for number in range(LINES):
            await ada.say(p.Chat(f"{number} " + "x" * 290))
            await bjorn.hear(p.Chatted)
        assert isinstance(await bjorn.answer(await bjorn.press("predict 2")), p.Accepted)
        await reader.readuntil(b"\r\n\r\n")
        heard = []
        while True:
            payload = await asyncio.wait_for(next_frame(reader), 20)
            if not payload.startswith(b'{"say"'):
                continue  # a ping
            heard.append(json.loads(payload))
            if heard[-1]["say"] == "snapshot" and heard[-1]["screen"]["to_act"] == [0]:
                break
        numbers = [said["line"]["number"] for said in heard if said["say"] == "chat"]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) < LINES
        assert heard[-1]["chat"][-1]["number"] == LINES
        writer.close()
