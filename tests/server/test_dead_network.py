"""A network that is gone closes no socket: who answers no ping is away, as if they had left."""

import contextlib
import socket
import struct
import time

import msgspec
import pytest

from tablee.server.running import serving
from tablee.server.web.live_socket import MOST_UNANSWERED
from tablee.server.wire import protocol as p
from tablee.server.wire.limits import Limits
from tests.server.client import Player, players, seat_all, start
from tests.server.conftest import GENEROUS, setup
from tests.server.dead_network import DeadNetwork, needs_filters, network_of

TCP_INFO = struct.Struct("=24xI72xI")
"""Segments that are not acknowledged, and how often any was sent again."""


def pinged(every: float) -> Limits:
    return msgspec.structs.replace(GENEROUS, ping=every)


def cut_off(player: Player) -> DeadNetwork:
    assert player.socket is not None
    network = network_of(player.socket)
    network.cut()
    return network


@needs_filters
def test_a_dead_network_acknowledges_nothing_until_it_is_mended() -> None:
    """What the tests below stand on, as the sender's kernel tells it."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        client = socket.create_connection(listener.getsockname(), timeout=20)
        server, _ = listener.accept()
        with client, server:
            network = DeadNetwork(client)
            network.cut()
            server.send(b"x")
            ends = time.monotonic() + 20
            while _unacknowledged(server)[1] == 0:
                assert time.monotonic() < ends, "nothing was sent again"
                time.sleep(0.01)
            assert _unacknowledged(server)[0] == 1
            network.mend()
            assert client.recv(1) == b"x"


def _unacknowledged(end: socket.socket) -> tuple[int, int]:
    info = end.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO.size)
    segments, again = TCP_INFO.unpack(info)
    return segments, again


@needs_filters
async def test_who_answers_no_ping_is_away_and_a_bot_holds_the_chair(store_url: str) -> None:
    async with (
        serving(setup(store_url, limits=pinged(2.0), speed=40.0)) as (lobby, url),
        players(url, "Ada", "Björn") as (ada, bjorn),
    ):
        code = await seat_all([ada, bjorn], pace="none", bot_after=4)
        await start([ada, bjorn])
        table = await lobby.find(code)
        assert table is not None
        (dead,) = (one for one in table.connections if one.seat == 1)
        network = cut_off(bjorn)
        await ada.hear(p.Changed, lambda said: not said.table.chairs[1].connected)
        assert dead.unanswered == MOST_UNANSWERED == 2
        await ada.hear(p.Changed, lambda said: said.table.chairs[1].substitute)
        await ada.say(p.Chat("Björn?"))
        await ada.hear(p.Chatted)
        network.mend()
        with pytest.raises(ConnectionResetError):  # the first word of his tells him
            await _say_and_hear(bjorn)
        await _is_back(bjorn, code)


async def _say_and_hear(player: Player) -> None:
    while True:
        await player.say(p.Ping(1.0))
        await player.hear(p.Pong)


async def _is_back(bjorn: Player, code: str) -> None:
    """On his chair, with his cards and all that was said."""
    snapshot = await bjorn.join(code)
    assert snapshot.seat == 1
    chair = snapshot.table.chairs[1]
    assert (chair.name, chair.connected, chair.substitute) == ("Björn", True, False)
    assert [line.text for line in snapshot.chat] == ["Björn?"]
    assert snapshot.screen is not None
    assert snapshot.screen.seat == 1
    assert msgspec.json.decode(snapshot.screen.view)["hands"][1]


@needs_filters
async def test_who_comes_back_from_elsewhere_has_the_chair_while_the_old_network_is_dead(
    store_url: str,
) -> None:
    async with (
        serving(setup(store_url, limits=pinged(2.0), speed=40.0)) as (_, url),
        players(url, "Ada", "Björn") as (ada, bjorn),
    ):
        code = await seat_all([ada, bjorn], pace="none", bot_after=4)
        await start([ada, bjorn])
        cut_off(bjorn)
        await ada.hear(p.Changed, lambda said: said.table.chairs[1].substitute)
        await ada.say(p.Chat("Björn?"))
        await ada.hear(p.Chatted)
        await _is_back(bjorn, code)


@needs_filters
async def test_what_was_said_during_a_short_cut_arrives_after_it(store_url: str) -> None:
    """Shorter than two pings: nobody is away, and nothing is missing."""
    async with (
        serving(setup(store_url)) as (_, url),
        players(url, "Ada", "Björn") as (ada, bjorn),
    ):
        await seat_all([ada, bjorn], pace="none")
        await start([ada, bjorn])
        network = cut_off(bjorn)
        press = await ada.press("predict 3")
        assert isinstance(await ada.answer(press), p.Accepted)
        await ada.say(p.Chat("Björn?"))
        await ada.hear(p.Chatted)
        network.mend()
        assert bjorn.screen is not None
        before = bjorn.screen.version
        assert (await bjorn.hear(p.Screen)).version == before + 1
        assert (await bjorn.hear(p.Chatted)).line.text == "Björn?"
        assert bjorn.table is not None
        assert bjorn.table.chairs[1].connected


async def test_who_answers_pings_stays_however_silent(store_url: str) -> None:
    async with (
        serving(setup(store_url, limits=pinged(0.2))) as (lobby, url),
        players(url, "Ada") as (ada,),
    ):
        code = await ada.make_table()
        await ada.join(code)
        table = await lobby.find(code)
        assert table is not None
        for _ in range(8):
            await _one_ping(ada)
        assert len(table.connections) == 1


async def _one_ping(player: Player) -> None:
    """The client library answers pings while it is asked for messages."""
    with contextlib.suppress(TimeoutError):
        await player.next(seconds=0.2)


def test_a_dead_connection_is_noticed_in_about_twenty_seconds() -> None:
    assert 2 * Limits().ping <= 20 <= 3 * Limits().ping
