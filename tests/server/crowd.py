"""A store with many tables: one that was really played, again and again under other names.

A command too: `python -m tests.server.crowd 10000` makes such a store, starts `tablee serve` on it
and prints how long that took, how long a first knock takes, and until all games go on.
"""

import asyncio
import itertools
import os
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

from tablee.server.running import serving
from tablee.server.tables.lobby import ALPHABET
from tablee.server.wire import protocol as p
from tests.server.client import players, seat_all, start
from tests.server.command import Serve
from tests.server.conftest import setup

MOVES = 40


async def play_one(url: str) -> tuple[str, str]:
    """The code and the record of a game in its middle."""
    async with serving(setup(url)) as (_, address), players(address, "Ada", "Björn") as everyone:
        code = await seat_all(everyone, game="blot", pace="none", bot_after=0)
        await start(everyone)
        for _ in range(MOVES):
            mover = next(one for one in everyone if one.screen is not None and one.screen.moves)
            assert mover.screen is not None
            await mover.answer(await mover.press(mover.screen.moves[0]))
            for one in everyone:
                await one.say(p.Resync())
                await one.hear(p.Snapshot)
        assert everyone[0].table is not None
        return code, everyone[0].table.record or ""


def multiply(file: Path, code: str, record: str, tables: int) -> list[str]:
    """The codes of all; each has a game of its own with all its moves."""
    letters = itertools.product(ALPHABET, repeat=len(code))
    codes = list(itertools.islice(map("".join, letters), tables - 1))
    with sqlite3.connect(file) as store:
        for new in codes:
            names = {"code": code, "record": record, "new": new, "game": f"{record}-{new}"}
            for statement in _COPIES:
                store.execute(statement, names)
    store.close()
    return [code, *codes]


_COPIES = (
    """INSERT INTO tables SELECT :new, replace(replace(state, :code, :new), :record, :game),
    changed, is_running, node, shown FROM tables WHERE code = :code""",
    """INSERT INTO games SELECT :game, :new, game, rules, options, names, commitment, given, secret,
    started, result, continues, start FROM games WHERE id = :record""",
    """INSERT INTO moves SELECT :game, number, seat, time, move, remark, press FROM moves
    WHERE game = :record""",
)


class Measured(NamedTuple):
    """Seconds until it answers (by the clock and of its processor), for a knock at the last table
    of all, and until all are awake."""

    opens: float
    works: float
    knock: float
    all_awake: float


def measure(tables: int) -> Measured:
    with tempfile.TemporaryDirectory(prefix="tablee-crowd-") as folder:
        file = Path(folder) / "tablee.db"
        url = f"sqlite:///{file}"
        code, record = asyncio.run(play_one(url))
        codes = multiply(file, code, record, tables)
        began = time.monotonic()
        server = Serve(url)
        try:
            assert server.is_open(), server.told()
            opened, worked = time.monotonic(), cpu_seconds(server.process.pid)
            with urlopen(f"{server.url}/api/tables/{codes[-1]}", timeout=60) as answer:
                assert answer.status == 200
            knocked = time.monotonic()
            while _awake(server.url) < tables:
                time.sleep(0.5)
            awake = time.monotonic()
            return Measured(opened - began, worked, knocked - opened, awake - opened)
        finally:
            server.close()


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _awake(url: str) -> int:
    with urlopen(f"{url}/metrics", timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    return int(float(next(line for line in lines if line.startswith("tablee_tables ")).split()[1]))


def told(tables: int, found: Measured) -> str:
    return (
        f"{tables} running tables: open after {found.opens:.2f} s ({found.works:.2f} s of work), "
        f"a first knock {found.knock * 1000:.0f} ms, all awake after {found.all_awake:.0f} s\n"
    )


if __name__ == "__main__":
    sys.stdout.write(told(int(sys.argv[1]), measure(int(sys.argv[1]))))
