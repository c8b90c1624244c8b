"""One bounded queue a socket: who is too slow gets a snapshot and slows nobody."""

import asyncio
from typing import cast

import pytest
from aiohttp import WSMsgType, web

from tablee.server import outbound
from tablee.server.connection import encode
from tablee.server.outbound import MOST_WAITING, Outbound
from tablee.server.protocol import Bye


class Socket:
    """A client that reads only while its gate is open."""

    def __init__(self) -> None:
        self.gate = asyncio.Event()
        self.heard: list[bytes] = []
        self.closed = False

    async def send_frame(self, payload: bytes, kind: WSMsgType) -> None:
        await self.gate.wait()
        self.heard.append(payload)

    async def ping(self, payload: bytes) -> None:
        await self.gate.wait()
        self.heard.append(b"ping " + payload)

    async def close(self) -> None:
        self.closed = True


def an_outbound(socket: Socket, sent: list[int], free: list[bool]) -> Outbound:
    response = cast("web.WebSocketResponse", socket)
    return Outbound(response, sent.append, lambda: free.append(True))


async def test_messages_leave_in_order_and_a_trigger_with_its_ping() -> None:
    socket, sent = Socket(), list[int]()
    socket.gate.set()
    out = an_outbound(socket, sent, [])
    task = asyncio.create_task(out.run(encode))
    out.send(b"one")
    out.send(b"two", trigger=7)
    out.close(Bye("stopping"))
    await task
    assert socket.heard == [b"one", b"ping 7", b"two", encode(Bye("stopping"))]
    assert sent == [7]
    assert socket.closed


async def test_a_client_that_falls_behind_is_asked_to_start_from_a_snapshot() -> None:
    socket, free = Socket(), list[bool]()
    out = an_outbound(socket, [], free)
    task = asyncio.create_task(out.run(encode))
    out.send(b"first")
    await asyncio.sleep(0)
    for number in range(10 * MOST_WAITING):
        out.send(b"%d" % number)
    assert free == []
    socket.gate.set()
    await asyncio.sleep(0.01)
    assert free == [True]
    assert socket.heard == [b"first"]
    out.send(b"snapshot")
    await asyncio.sleep(0.01)
    assert socket.heard == [b"first", b"snapshot"]
    out.close(Bye("stopping"))
    await task


async def test_a_client_that_takes_nothing_any_more_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbound, "MOST_SECONDS", 0.01)
    out = an_outbound(Socket(), [], [])
    task = asyncio.create_task(out.run(encode))
    out.send(b"never read")
    await asyncio.sleep(0.05)
    assert out.is_stuck
    task.cancel()


def test_a_client_that_was_sent_nothing_is_not_stuck() -> None:
    assert not an_outbound(Socket(), [], []).is_stuck
