"""Round trips as a kernel knows them: direct, told by a proxy, and through a real one."""

import asyncio
import socket
import struct
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import aiohttp
import pytest

from bench.server.caddy import caddy_before
from tablee.server.running import serving
from tablee.server.wire.round_trips import ENDS, MEASURED, of_socket, told_by_proxy
from tablee.table.fairness import KERNEL_SLACK, MOST_CREDIT, MOST_UNMEASURED, Network
from tests.server.client import players
from tests.server.conftest import setup


@contextmanager
def talking() -> Iterator[tuple[socket.socket, str, socket.socket]]:
    """The server's end of a connection on which something was said, both its ends in words, and
    the client's end."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        client = socket.create_connection(listener.getsockname())
        ours, _ = listener.accept()
        with client, ours:
            for _ in range(3):
                ours.send(b"x")
                client.recv(1)
            theirs, here = client.getsockname(), ours.getsockname()
            yield ours, f"{theirs[0]} {theirs[1]} {here[0]} {here[1]}", client


def test_the_kernel_knows_a_socket_by_its_ends() -> None:
    with talking() as (ours, ends, _):
        direct, far = of_socket(ours), told_by_proxy({ENDS: ends})
        assert direct is not None
        assert far is not None
        assert far() == direct()
        assert (far() or 0) > 0


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux acknowledges late when asked to")
def test_who_acknowledges_late_seems_no_farther_away() -> None:
    """A client that answers pings late has nothing to send when it acknowledges them, and its
    kernel waits for something: the smoothed round trip rises by that, the least one does not."""
    with talking() as (ours, ends, client):
        until = time.monotonic() + 30
        while _smoothed(ours) < 0.020:
            assert time.monotonic() < until, "the client's kernel acknowledges at once"
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 0)
            ours.send(b"x")
            client.recv(1)
            while _unacknowledged(ours):
                time.sleep(0.002)
        direct, far = of_socket(ours), told_by_proxy({ENDS: ends})
        assert direct is not None
        assert far is not None
        assert far() == direct()
        assert 0 < (direct() or 0) < 0.010


def _smoothed(ours: socket.socket) -> float:
    info = ours.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 104)
    micros: int = struct.unpack_from("=I", info, 68)[0]
    return micros / 1_000_000


def _unacknowledged(ours: socket.socket) -> int:
    info = ours.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 104)
    segments: int = struct.unpack_from("=I", info, 24)[0]
    return segments


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {ENDS: "not an address at all"},
        {ENDS: "127.0.0.1 x 127.0.0.1 80"},
        {ENDS: "127.0.0.1 70000 127.0.0.1 80"},
        {ENDS: "::1 80 127.0.0.1 80"},
        {MEASURED: "-5"},
        {MEASURED: "1e9"},
    ],
)
def test_what_a_proxy_does_not_know_is_not_believed(headers: dict[str, str]) -> None:
    assert told_by_proxy(headers) is None


def test_a_socket_that_is_not_there_has_no_round_trip() -> None:
    missing = told_by_proxy({ENDS: "127.0.0.1 1 127.0.0.1 1"})
    assert missing is not None
    assert missing() is None


def test_a_proxy_may_tell_what_it_measured() -> None:
    told = told_by_proxy({MEASURED: "250000"})
    assert told is not None
    assert told() == 0.25


def test_without_a_measurement_there_is_less_credit() -> None:
    network = Network()
    network.heard_pong(0.28)
    assert network.credit(None) == pytest.approx(0.28)
    network.is_measured = False
    assert network.credit(None) == MOST_UNMEASURED < MOST_CREDIT


@asynccontextmanager
async def late_pong(http: aiohttp.ClientSession, code: str, delay: float) -> AsyncIterator[None]:
    """A client that has answered a ping late on purpose, and knows that it was heard."""
    async with http.ws_connect(f"/api/tables/{code}/live", autoping=False) as far:
        while (message := await far.receive(timeout=20)).type is not aiohttp.WSMsgType.PING:
            pass
        await asyncio.sleep(delay)
        await far.pong(message.data)
        await far.send_str('{"say":"ping","sent":1}')
        while '"say":"pong"' not in str(message.data):
            message = await far.receive(timeout=20)
        yield


@pytest.mark.parametrize(
    ("measures", "most"), [(True, KERNEL_SLACK + 0.02), (False, MOST_UNMEASURED)]
)
async def test_through_a_real_proxy_late_pongs_gain_only_what_a_kernel_believes(
    store_url: str, tmp_path: Path, *, measures: bool, most: float
) -> None:
    proxied = setup(store_url, proxies=frozenset({"127.0.0.1"}), proxy_measures=measures)
    async with serving(proxied) as (lobby, url), AsyncExitStack() as closing:
        front = closing.enter_context(caddy_before(url.removeprefix("http://"), tmp_path))
        (mallory,) = await closing.enter_async_context(players(front, "Mallory"))
        code = await mallory.make_table()
        table = await lobby.find(code)
        assert table is not None
        async with late_pong(mallory.http, code, 0.25):
            (connection,) = table.connections
            assert 0 < connection.reach.network.credit(None) <= most
