"""`tablee serve --workers N`: several nodes behind one port, as people run them."""

import asyncio
import os
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import aiohttp
import asyncpg
import pytest
from typer.testing import CliRunner

from tablee.cli import app
from tests.server.client import players, seat_all, start
from tests.server.command import Serve
from tests.server.test_nodes import come
from tests.server.test_outage import check_record, move
from tests.store.postgres import new_database

Begin = Callable[..., Serve]
GENEROUS = [f"--limit={name}=100000" for name in ("requests", "request_burst", "made_burst")]


@pytest.fixture
def place(postgres_url: str) -> str:
    return new_database(postgres_url)


@pytest.fixture
def begin(place: str) -> Iterator[Begin]:
    made: list[Serve] = []

    def serve(*options: str) -> Serve:
        made.append(Serve(place, *GENEROUS, *options))
        return made[-1]

    yield serve
    for one in made:
        one.close()


def workers_of(serve: Serve) -> list[int]:
    pid = serve.process.pid
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def ask(place: str, question: str) -> list[str]:
    connection = await asyncpg.connect(place)
    try:
        return [str(row[0]) for row in await connection.fetch(question)]
    finally:
        await connection.close()


async def addresses(place: str) -> list[str]:
    return await ask(place, "SELECT address FROM nodes ORDER BY number")


async def gone(*pids: int) -> None:
    async with asyncio.timeout(60):
        while any(is_alive(pid) for pid in pids):  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.05)


def is_alive(pid: int) -> bool:
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return text.rpartition(")")[2].split()[0] != "Z"


async def test_workers_are_one_server_to_people(place: str, begin: Begin) -> None:
    serve = begin("--workers", "2")
    assert serve.is_open()
    one, two = await addresses(place)
    assert len({serve.url, one, two}) == 3
    async with (
        players(one, "Ada") as (ada,),  # where a table is made it lives
        players(two, "Björn") as (bjorn,),
        players(serve.url, "Cléo") as (cleo,),
    ):
        code = await seat_all([ada, bjorn], pace="none")
        await start([ada, bjorn])
        await cleo.join(code)
        assert cleo.table is not None
        assert cleo.table.link.startswith(f"{serve.url}/")
        assert await move(ada, "first") == "accepted"
        await bjorn.see(lambda screen: bool(screen.moves))
        assert await move(bjorn, "second") == "accepted"
        record = cleo.table.record or ""
    assert serve.process.stdout is not None
    serve.process.send_signal(signal.SIGTERM)
    assert serve.process.stdout.read() == "Stopping …\n"
    assert serve.process.wait(60) == 0
    assert await ask(place, "SELECT node FROM tables") == ["0"]  # let go, not left behind
    await check_record(place, record, {"first", "second"})


async def test_every_worker_takes_connections_at_the_one_port(place: str, begin: Begin) -> None:
    serve = begin("--workers", "2")
    assert serve.is_open()
    async with asyncio.timeout(120), players(serve.url, "Ada") as (ada,):
        (cookie,) = [f"{c.key}={c.value}" for c in ada.http.cookie_jar]
        while len(await ask(place, "SELECT DISTINCT node FROM tables")) < 2:
            await asyncio.gather(*(_make_table(serve.url, cookie) for _ in range(5)))
    assert serve.stop(signal.SIGINT) == 0  # as Ctrl-C does


async def _make_table(url: str, cookie: str) -> None:
    """Over a connection of its own."""
    async with aiohttp.ClientSession(url, headers={"Cookie": cookie}) as http:
        wanted = {"settings": {"game": "herrlof", "seats": 2}, "sit": False}
        async with http.post("/api/tables", json=wanted) as answer:
            assert answer.status in (200, 429)


async def test_a_worker_that_dies_is_started_again_and_not_missed(place: str, begin: Begin) -> None:
    serve = begin("--workers", "2")
    assert serve.is_open()
    before = workers_of(serve)
    known = await addresses(place)
    async with players(serve.url, "Ada", "Björn") as (ada, bjorn):
        code = await seat_all([ada, bjorn], pace="none")
        await start([ada, bjorn])
        assert await move(ada, "first") == "accepted"
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        for url in known:  # each of them, where it was
            await answers(url)
        for player in (ada, bjorn):
            await come(player, serve.url, code)
        await bjorn.see(lambda screen: bool(screen.moves))
        assert await move(bjorn, "second") == "accepted"
        assert ada.table is not None
        record = ada.table.record or ""
    assert await addresses(place) == known
    assert not set(before) & set(workers_of(serve))
    assert serve.stop() == 0
    await check_record(place, record, {"first", "second"})


async def answers(url: str) -> None:
    async with asyncio.timeout(120), aiohttp.ClientSession() as http:
        while True:
            try:
                async with http.get(f"{url}/healthz", timeout=aiohttp.ClientTimeout(5)) as answer:
                    if answer.status == 200:
                        return
            except (aiohttp.ClientError, TimeoutError):
                pass
            await asyncio.sleep(0.1)


async def test_no_worker_outlives_its_parent(begin: Begin) -> None:
    serve = begin("--workers", "2")
    assert serve.is_open()
    workers = workers_of(serve)
    assert len(workers) == 2
    serve.stop(signal.SIGKILL)
    await gone(*workers)


@pytest.mark.long
async def test_a_worker_that_hangs_keeps_nobody_from_stopping(begin: Begin) -> None:
    serve = begin("--workers", "2")
    assert serve.is_open()
    workers = workers_of(serve)
    os.kill(workers[0], signal.SIGSTOP)
    assert serve.stop() == 1
    await gone(*workers)


async def test_a_store_that_cannot_be_shared_is_told_of_once(place: str, begin: Begin) -> None:
    alone = begin()
    assert alone.is_open()
    serve = begin("--workers", "3")
    assert not serve.is_open()
    assert serve.process.wait(60) == 2
    assert serve.told().startswith("Another Tablée has the store ")
    assert len(serve.told().splitlines()) == 1


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--workers", "0"], "--workers is how many servers are started"),
        (["--workers", "-3"], "--workers is how many servers are started"),
        (["--workers", "2"], "An SQLite store is one server's alone: --workers needs "),
    ],
)
def test_workers_that_cannot_be_are_refused_in_a_sentence(
    tmp_path: Path, options: list[str], told: str
) -> None:
    assert refusal(f"sqlite:///{tmp_path}/tablee.db", *options).startswith(told)


def test_a_port_that_is_taken_is_told_of_whosever_it_is() -> None:
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = taken.getsockname()[1]
        for options, told in (
            (["--port", f"{port}"], f"Port {port} is taken: "),
            (["--port", f"{port - 1}"], f"Port {port} (worker 1's own) is taken: "),
            (["--node", f"http://127.0.0.1:{port - 1}"], f"Port {port} (worker 2's own) is taken"),
            (["--port", "65535"], "No 2 workers fit after port 65535"),
            (["--node", "https://127.0.0.1:1"], "Workers have no proxy before each of them"),
        ):
            home = ["--host", "127.77.0.1", "--port", "0"]  # nobody else is there
            said = refusal("postgresql://nobody@nowhere/", "--workers", "2", *home, *options)
            assert said.startswith(told)


def refusal(store: str, *options: str) -> str:
    answer = CliRunner().invoke(app, ["serve", "--store", store, *options])
    assert answer.exit_code == 2
    return " ".join(answer.output.split())
