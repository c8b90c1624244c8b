"""Bots from outside, as processes of their own at a live table: docs/a-bot.md's, in Python by
`tablee join` and in JavaScript by docs/protocol.md alone."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from tablee.server.wire import protocol as p
from tests.server.client import Player, players
from tests.server.process import ServerProcess
from tests.server.relay import relay_to
from tests.shown_files import write

ROOT: Final = Path(__file__).parent.parent.parent
DOCUMENT: Final = ROOT / "docs" / "a-bot.md"
LINK: Final = "http://127.0.0.1:8000/t/ABCDEF"
PYTHON: Final = f"tablee join {LINK} --bot cautious:Cautious"
SCRIPT: Final = "examples/cautious.mjs"
JAVASCRIPT: Final = f"node --experimental-websocket {SCRIPT} {LINK}"
GENEROUS: Final = 120.0
PROGRAMS: Final = {
    "tablee": [sys.executable, "-c", "from tablee.cli import main; main()"],
    SCRIPT: [str(ROOT / SCRIPT)],
}
"""What stands for the first words of a command, wherever it is called."""


@pytest.fixture
def running(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(f"sqlite:///{tmp_path}/tablee.db", speed=40.0)
    server.start()
    yield server
    server.stop()


@asynccontextmanager
async def called(command: str, link: str, folder: Path) -> AsyncIterator[Process]:
    """A command as the document shows it, but for the link."""
    assert f"{command}\n" in DOCUMENT.read_text(encoding="utf-8")
    words = [word for text in command.split() for word in PROGRAMS.get(text, [text])]
    words = [link if word == LINK else word for word in words]
    beside = Path(sys.executable).parent  # Node is there, where the machine has none
    env = {**os.environ, "PATH": f"{beside}{os.pathsep}{os.environ['PATH']}"}
    guest = await asyncio.create_subprocess_exec(*words, cwd=folder, env=env, stderr=PIPE)
    try:
        yield guest
    finally:
        if guest.returncode is None:
            guest.terminate()
        await guest.wait()


async def open_table(host: Player, **settings: object) -> str:
    """The code of a table without clocks, so that nobody moves for a bot that does not."""
    return await host.make_table(options={"target": "5"}, pace="none", **settings)


async def start_with_guest(host: Player) -> None:
    """Once the bot has sat down and is ready."""
    while host.table is None or not host.table.chairs[1].ready:
        await host.next()
    assert (host.table.chairs[1].kind, host.table.chairs[1].name) == ("bot", "Cautious")
    await host.be_ready()
    await host.hear(p.Changed, lambda said: all(chair.ready for chair in said.table.chairs))
    await host.say(p.Start())


def first_move(screen: p.Screen) -> str | None:
    return screen.moves[0] if screen.moves else None


@pytest.mark.parametrize("command", [PYTHON, JAVASCRIPT])
async def test_it_plays_to_the_end_and_again(
    running: ServerProcess, tmp_path: Path, command: str
) -> None:
    write(DOCUMENT, tmp_path)
    async with players(running.url, "Ada") as (ada,):
        code = await open_table(ada, outside_bots=True)
        await ada.join(code)
        async with called(command, f"{running.url}/t/{code}", tmp_path):
            async with asyncio.timeout(GENEROUS):
                await start_with_guest(ada)
                await ada.play(first_move)
                await ada.say(p.Rematch())
                await ada.hear(p.Snapshot, lambda said: said.table.phase == "lobby")
                await start_with_guest(ada)
                await ada.hear(p.Snapshot, lambda said: said.screen is not None)


async def test_it_waits_while_the_table_is_paused(running: ServerProcess, tmp_path: Path) -> None:
    async with players(running.url, "Ada") as (ada,):
        code = await open_table(ada, outside_bots=True)
        await ada.join(code)
        async with called(JAVASCRIPT, f"{running.url}/t/{code}", tmp_path) as guest:
            async with asyncio.timeout(GENEROUS):
                await start_with_guest(ada)
                await ada.hear(p.Snapshot, lambda said: said.screen is not None)
                await ada.say(p.Pause(True))
                await ada.hear(p.Snapshot, lambda said: said.table.paused)
                await ada.say(p.Pause(False))
                await ada.hear(p.Snapshot, lambda said: not said.table.paused)
                await ada.play(first_move)
            assert guest.returncode is None


async def test_it_comes_back_to_a_server_that_was_killed(
    running: ServerProcess, tmp_path: Path
) -> None:
    async with players(running.url, "Ada") as (ada,):
        code = await open_table(ada, outside_bots=True)
        await ada.join(code)
        async with called(JAVASCRIPT, f"{running.url}/t/{code}", tmp_path) as guest:
            async with asyncio.timeout(GENEROUS):
                await start_with_guest(ada)
                await ada.see(lambda screen: 1 in screen.to_act)
                running.kill()
                await asyncio.to_thread(running.start)
                await ada.join(code)
                while ada.table is None or not ada.table.chairs[1].connected:
                    await ada.next()
                await ada.play(first_move)
            assert guest.returncode is None


async def test_a_press_whose_answer_was_lost_counts_once(
    running: ServerProcess, tmp_path: Path
) -> None:
    """Without sending it again it would wait for that answer for ever."""
    async with players(running.url, "Ada") as (ada,), relay_to(running.port) as relay:
        code = await open_table(ada, outside_bots=True)
        await ada.join(code)
        link = f"http://127.0.0.1:{relay.port}/t/{code}"
        async with called(JAVASCRIPT, link, tmp_path), asyncio.timeout(GENEROUS):
            await start_with_guest(ada)
            dealt = await ada.hear(p.Snapshot, lambda said: said.screen is not None)
            relay.lose_next_answer()
            assert dealt.screen is not None
            assert dealt.screen.to_act == [0, 1]
            await ada.see(lambda screen: screen.to_act == [0])
            relay.drop()
            await ada.play(first_move)
            assert ada.table is not None
            assert ada.table.chairs[1].connected


@pytest.mark.parametrize(
    ("is_open", "code", "reason"),
    [
        (False, "", "The host has not opened this table to bots from outside."),
        (True, "ZZZZZZ", "the server closes: no_table"),
    ],
)
async def test_it_says_why_it_cannot_play(
    running: ServerProcess, tmp_path: Path, is_open: bool, code: str, reason: str
) -> None:
    async with players(running.url, "Ada") as (ada,):
        made = await open_table(ada, outside_bots=is_open)
        async with called(JAVASCRIPT, f"{running.url}/t/{code or made}", tmp_path) as guest:
            async with asyncio.timeout(GENEROUS):
                _, said = await guest.communicate()
        assert guest.returncode == 1
        assert said.decode().splitlines()[-1] == reason
