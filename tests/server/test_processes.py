"""Processes that are killed or hang cost their own job, not those that come later."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path

import pytest

from tablee.server.work.processes import Processes, is_at_work


def name(_: bytes) -> bytes:
    return str(os.getpid()).encode()


def die(_: bytes) -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b""


def stop(_: bytes) -> bytes:
    os.kill(os.getpid(), signal.SIGSTOP)
    return b""


def niceness(_: bytes) -> bytes:
    return str(os.nice(0)).encode()


@pytest.fixture
async def processes() -> AsyncIterator[Processes]:
    made = Processes(1, hangs_after=5.0)
    yield made
    made.close()


async def test_a_killed_process_is_replaced(processes: Processes) -> None:
    first = await processes.do(name, b"")
    with pytest.raises(BrokenProcessPool):
        await processes.do(die, b"")
    assert await processes.do(name, b"") != first


async def _show_helper() -> None:
    sys.stdout.write(f"{(await Processes(1).do(name, b'')).decode()}\n")
    sys.stdout.flush()
    await asyncio.sleep(600)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_a_killed_server_leaves_no_helper_behind_and_no_line_that_is_not_its_own() -> None:
    command = [sys.executable, "-m", "tests.server.test_processes"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        helper = int(server.stdout.readline())
        server.kill()
        assert server.stderr.read() == ""
    wait_until(lambda: not is_there(helper))


def wait_until(has_come: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not has_come():
        assert time.monotonic() < end, "a helper goes on"
        time.sleep(0.05)


def is_there(process: int) -> bool:
    """One that has ended may still be listed, until somebody asks for its status."""
    return state_of(process) not in ("", "Z")


def state_of(process: int) -> str:
    try:
        text = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return ""
    return text.rpartition(")")[2].split()[0]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
async def test_a_helper_that_is_in_the_middle_of_a_job_ends_with_the_others() -> None:
    """A server that is asked to stop has no time for a replay nobody waits for any more."""
    made = Processes(1)
    helper = int(await made.do(name, b""))
    job = asyncio.create_task(made.do(stop, b""))
    try:
        await asyncio.sleep(0)  # it is on its way
        wait_until(lambda: state_of(helper) == "T")
        made.close()
        wait_until(lambda: not is_there(helper))
    finally:
        with suppress(OSError):
            os.kill(helper, signal.SIGKILL)
        await asyncio.gather(job, return_exceptions=True)


async def test_a_stopped_process_is_replaced(processes: Processes) -> None:
    with pytest.raises(BrokenProcessPool):
        await processes.do(stop, b"")
    assert int(await processes.do(name, b"")) > 0


async def test_one_that_hangs_beside_another_that_works_is_noticed() -> None:
    pair = Processes(2, hangs_after=5.0)
    hung = asyncio.create_task(pair.do(stop, b""))
    try:
        async with asyncio.timeout(60):
            while not hung.done():
                try:
                    await pair.do(name, b"")
                except BrokenProcessPool:
                    break
        with pytest.raises(BrokenProcessPool):
            await hung
        assert int(await pair.do(name, b"")) > 0
    finally:
        pair.close()


async def test_helpers_stand_back_for_the_server() -> None:
    polite = Processes(1, niceness=7)
    try:
        assert int(await polite.do(niceness, b"")) == os.nice(0) + 7
    finally:
        polite.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_who_is_slow_is_told_from_who_hangs() -> None:
    """One that computes, however slowly, and one that has been stopped."""
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as busy:
        try:
            while not is_at_work(busy.pid):  # it starts
                time.sleep(0.01)
            assert is_at_work(busy.pid)
            busy.send_signal(signal.SIGSTOP)
            while is_at_work(busy.pid):  # the signal arrives
                time.sleep(0.01)
        finally:
            busy.kill()
    assert not is_at_work(busy.pid)


if __name__ == "__main__":
    asyncio.run(_show_helper())
