"""Connections and requests that mean no good: refused cheaply, with the right status, and never
logged as they came."""

import asyncio
import gzip
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from aiohttp import WSMsgType

from tablee.server.running import serving
from tablee.server.web.frames import MOST_PARTS, REFUSED, TOO_MUCH, Frames
from tablee.server.wire import protocol as p
from tablee.server.wire.limits import Addresses, Limits
from tests.server.client import Player, players
from tests.server.conftest import GENEROUS, setup
from tests.server.hand_clock import HandClock
from tests.server.log_lines import Kept

Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def pipe(url: str) -> AsyncIterator[Pipe]:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
    try:
        yield reader, writer
    finally:
        writer.close()


async def ends(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the other side closes."""
    async with asyncio.timeout(20):
        try:
            return await reader.read()
        except ConnectionResetError:
            return b""


async def pour(writer: asyncio.StreamWriter, size: int) -> None:
    part = bytes(100_000)
    for _ in range(size // len(part)):
        writer.write(part)
        await writer.drain()


async def asked(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> int | None:
    """The status of an answer; None when there is none, for the connection has ended."""
    try:
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, ConnectionError):
        return None
    await reader.readexactly(int(head.lower().partition(b"content-length:")[2].split()[0]))
    return int(head.split()[1])


def limits(**changes: float) -> Limits:
    return msgspec.structs.replace(GENEROUS, **changes)


async def test_a_packed_body_is_never_inflated(url: str) -> None:
    bomb = gzip.compress(bytes(200_000_000), compresslevel=9)
    async with players(url, "Ada") as (ada,):
        before = time.process_time()
        headers = {"Content-Encoding": "gzip", "Content-Type": "application/json"}
        async with ada.http.post("/api/tables", data=bomb, headers=headers) as answer:
            assert answer.status == 415
            assert (await answer.json())["code"] == "encoded"
        assert time.process_time() - before < 5  # inflating it takes far longer than refusing


async def test_who_says_nothing_is_shown_out(store_url: str) -> None:
    async with serving(setup(store_url, limits=limits(idle_connection=0.3))) as (_, url):
        async with pipe(url) as (reader, _):
            assert await ends(reader) == b""
        async with pipe(url) as (reader, writer):
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            assert await ends(reader) == b""


async def test_a_socket_may_send_so_much_and_more_is_not_read(store_url: str) -> None:
    few = limits(socket_bytes=1e-9, socket_byte_burst=20_000.0)
    async with serving(setup(store_url, limits=few)) as (_, url), players(url, "Eve") as (eve,):
        code = await eve.make_table()
        async with asyncio.timeout(20), eve.http.ws_connect(f"/api/tables/{code}/live") as socket:
            refused = 0
            while not socket.closed:
                await socket.send_str("{" * 4_000)
                while (said := await socket.receive()).type is WSMsgType.TEXT:
                    if json.loads(said.data)["say"] == "error":
                        refused += 1
                        break
        assert refused == 4
        assert socket.close_code == int.from_bytes(TOO_MUCH[2:], "big")


async def test_who_made_trouble_stays_out_until_some_of_it_is_forgotten() -> None:
    """Not one socket for each bit of it: every one could bring as much again."""
    addresses = Addresses(clock := HandClock(), Limits(trouble=1.0, trouble_burst=50.0))
    eve = addresses["eve"]
    assert eve.may_open_socket()
    while eve.trouble.take():
        pass
    clock.advance(4.9)
    assert not eve.may_open_socket()
    clock.advance(0.2)
    assert eve.may_open_socket()


async def test_an_address_that_goes_on_asking_is_no_longer_answered(store_url: str) -> None:
    """After so many refusals neither what it sends is read nor a new connection taken; whoever
    plays from there plays on."""
    few = limits(requests=1e-9, request_burst=60.0, trouble=1e-9, trouble_burst=10.0)
    async with serving(setup(store_url, limits=few)) as (_, url), players(url, "Ada") as (ada,):
        await ada.join(await ada.make_table())
        async with pipe(url) as (reader, writer), asyncio.timeout(60):
            answers = list[int]()
            while (status := await asked(reader, writer)) is not None:
                answers.append(status)
        assert set(answers[:-10]) == {200}
        assert answers[-10:] == [429] * 10
        async with pipe(url) as (reader, _):
            assert await ends(reader) == b""
        await ada.say(p.Resync())
        await ada.hear(p.Snapshot)


async def test_a_body_that_does_not_come_is_not_waited_for(store_url: str) -> None:
    async with (
        serving(setup(store_url, limits=limits(body=0.3))) as (_, url),
        pipe(url) as (reader, writer),
    ):
        writer.write(b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert b"408" in (await ends(reader)).partition(b"\r\n")[0]


async def test_a_large_body_over_the_rate_is_not_heard_out(store_url: str) -> None:
    few = limits(requests=1e-9, request_burst=1.0)
    size = 50_000_000
    async with serving(setup(store_url, limits=few)) as (_, url):
        async with pipe(url) as (reader, writer):
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert (await ends(reader)).startswith(b"HTTP/1.1 200")
        async with pipe(url) as (reader, writer), asyncio.timeout(60):
            writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\n")
            writer.write(f"Content-Length: {size}\r\n\r\n".encode())
            assert (await reader.readline()).startswith(b"HTTP/1.1 429")
            with pytest.raises(ConnectionError):
                await pour(writer, size)


async def test_an_address_has_so_many_connections_and_gets_them_back(store_url: str) -> None:
    async with serving(setup(store_url, limits=limits(connections=3))) as (_, url):
        async with pipe(url), pipe(url), pipe(url), pipe(url) as (fourth, _):
            assert await ends(fourth) == b""
        said = b""
        async with asyncio.timeout(20):
            while not said:  # the server has yet to hear that the others have gone
                async with pipe(url) as (reader, writer):
                    writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                    said = await ends(reader)
        assert said.startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/%00", 404),
        ("GET", "/" + "a" * 5000, 404),
        ("GET", "/" + "a/" * 90 + "%00", 404),
        ("GET", "/api/records/%00", 404),
        ("GET", "/api/records/%00/replay", 404),
        ("GET", "/api/tables/%00", 404),
        ("GET", "/api/rules/%00/fr", 404),
        ("GET", "/api/themes/fr/%00", 404),
    ],
)
async def test_a_path_that_names_nothing_is_not_found(
    url: str, method: str, path: str, status: int
) -> None:
    async with pipe(url) as (reader, writer):
        request = f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        writer.write(request.encode())
        assert (await ends(reader)).split()[1] == str(status).encode()


@pytest.mark.parametrize(
    ("request_line", "header", "status"),
    [
        ("PUT /api/me", b"Origin: http://[", 403),
        ("PUT /api/me", b"Origin: http://\xff", 403),
        ("GET /api/me", b"Cookie: tablee=\xff.\xfe", 200),
        ("GET /api/my-games", b"Cookie: tablee=0000.\xff", 200),
        ("GET /", b"X: " + b"a" * 100_000, 400),
        ("GET /", b"Transfer-Encoding: gzip", 400),
        ("GET http://[", b"X: y", 400),
        ("PUT /api/me", b"Expect: wonders", 417),
        ("POST /api/replay", b"Content-Type: text/plain; charset=undefined", 400),
        ("POST /api/replay", b"Content-Type: text/plain; charset=punycode", 400),
    ],
)
async def test_a_header_that_means_nothing_is_no_fault_of_ours(
    url: str, request_line: str, header: bytes, status: int
) -> None:
    async with pipe(url) as (reader, writer):
        body = b"" if request_line.startswith("GET") else b"Content-Length: 2\r\n\r\n{}"
        first = f"{request_line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n".encode()
        writer.write(first + header + b"\r\n" + (body or b"\r\n"))
        assert (await ends(reader)).split()[1] == str(status).encode()


async def test_a_record_is_read_as_utf8_whatever_it_says_it_is(url: str) -> None:
    """To decode so much of "punycode" takes a minute, in which no table would move."""
    async with players(url, "Ada") as (ada,):
        before = time.process_time()
        headers = {"Content-Type": "text/plain; charset=punycode"}
        async with ada.http.post("/api/audit", data=b"ba" * 450_000, headers=headers) as answer:
            assert (await answer.json())["code"] == "bad_record"
        assert time.process_time() - before < 5


async def test_only_a_record_may_be_long(url: str) -> None:
    """Other bodies are read in the tables' own time."""
    options = {f"o{number}": "x" for number in range(10_000)}
    wish = {"settings": {"game": "blot", "options": options}}
    async with (
        players(url, "Ada") as (ada,),
        ada.http.post("/api/tables", json=wish) as answer,
    ):
        assert answer.status == 413
        assert (await answer.json())["code"] == "too_large"


@pytest.mark.parametrize("record", ["\0", "a\0b", "' OR 1=1 --"])
async def test_a_wish_that_names_no_record_is_told_so(url: str, record: str) -> None:
    wish = {"record": record, "seat": 0, "at": 0, "bots": "novice"}
    async with (
        players(url, "Ada") as (ada,),
        ada.http.post("/api/continue", json=wish) as answer,
    ):
        assert answer.status == 404
        assert (await answer.json())["code"] == "no_record"


async def test_deep_nesting_is_malformed(url: str) -> None:
    deep = '{"settings": {"options": ' + '{"a":' * 15_000 + "1" + "}" * 15_000 + "}}"
    async with players(url, "Ada") as (ada,):
        headers = {"Content-Type": "application/json"}
        for path, method in (("/api/tables", "POST"), ("/api/me", "PUT")):
            async with ada.http.request(method, path, data=deep, headers=headers) as answer:
                assert answer.status == 400
                assert (await answer.json())["code"] == "malformed"


HANDSHAKE = (
    "GET /api/tables/{code}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)


def masked(payload: bytes, kind: int = 0x81) -> bytes:
    length = len(payload)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return bytes([kind]) + size + bytes(4) + payload


@pytest.mark.parametrize("is_at_once", [True, False])
async def test_a_frame_without_a_mask_ends_the_connection(url: str, *, is_at_once: bool) -> None:
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table()
        async with pipe(url) as (reader, writer):
            bare = b'\x81\x0e{"say":"sit"}!'
            start = HANDSHAKE.format(code=code).encode()
            writer.write(start + bare if is_at_once else start)
            if not is_at_once:
                await reader.readuntil(b"\r\n\r\n")
                writer.write(masked(b'{"say":"resync"}') + bare)
                assert (await ends(reader)).endswith(REFUSED)
            else:
                await ends(reader)


async def test_a_message_comes_in_few_parts(url: str) -> None:
    """Parts that end no message are no message that would count."""
    async with players(url, "Ada") as (ada,):
        code = await ada.make_table()
        for parts, is_taken in ((MOST_PARTS, True), (MOST_PARTS + 1, False)):
            async with pipe(url) as (reader, writer):
                writer.write(HANDSHAKE.format(code=code).encode())
                await reader.readuntil(b"\r\n\r\n")
                ping = b'{"say":"ping","sent":7}'
                writer.write(masked(ping, 0x01) + masked(b"", 0x00) * (parts - 1))
                writer.write(masked(b"", 0x80))
                if is_taken:
                    async with asyncio.timeout(20):
                        assert await reader.readuntil(b'"sent":7')
                else:
                    assert (await ends(reader)).endswith(REFUSED)


@pytest.mark.parametrize("cut", range(1, 30))
def test_frames_are_followed_however_they_are_cut(cut: int) -> None:
    good = masked(b"x" * 5) + masked(b"y" * 200) + masked(b"", 0x8A) + masked(b"z" * 7)
    frames = Frames()
    assert all(frames.are_good(good[at : at + cut]) for at in range(0, len(good), cut))
    bad = good + b"\x81\x01a"
    frames = Frames()
    assert not all(frames.are_good(bad[at : at + cut]) for at in range(0, len(bad), cut))


async def test_a_malformed_header_is_logged_without_what_was_sent(url: str, kept: Kept) -> None:
    async with pipe(url) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nCookie: tablee=hush\x01hush\r\n\r\n")
        assert b"400" in (await ends(reader)).partition(b"\r\n")[0]
    assert kept.lines
    for line in kept.lines:
        assert "hush" not in line
        assert set(json.loads(line)) <= {"time", "level", "event", "kind"}


@pytest.mark.parametrize(("proxies", "is_believed"), [(set(), False), ({"127.0.0.1"}, True)])
async def test_only_a_proxy_may_say_for_whom_it_speaks(
    store_url: str, proxies: set[str], *, is_believed: bool
) -> None:
    few = limits(made=1e-9, made_burst=2)
    async with serving(setup(store_url, limits=few, proxies=frozenset(proxies))) as (_, url):
        made = 0
        for number in range(5):
            guest = Player(url, f"Guest {number}")
            headers = {"X-Forwarded-For": f"192.0.2.{number}"}
            async with guest.http.put("/api/me", json={"name": "x"}, headers=headers) as answer:
                made += answer.status == 200
            await guest.close()
    assert made == (5 if is_believed else 2)
