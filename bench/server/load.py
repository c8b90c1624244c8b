"""The load client, a process of its own: `python -m bench.server.load` and a `Load` as JSON."""

import os
import sys
from types import ModuleType
from typing import Final

import msgspec
import uvloop

from bench.server import boardgameio, colyseus, tablee
from bench.server.meter import Meter, Turn, resident_kib

WAYS: Final[dict[str, ModuleType]] = {
    "tablee": tablee,
    "boardgame.io": boardgameio,
    "Colyseus": colyseus,
}
WARM_UP_MOVES: Final = 20
"""A table: enough for a just-in-time compiler to know the game."""
WARM_UP_SECONDS: Final = 20.0


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """`core` is where the client runs; `pace` the seconds between two moves of a table."""

    server: str
    port: int
    pid: int
    tables: int
    seconds: float
    pace: float
    core: int


async def run(load: Load) -> Turn:
    empty = resident_kib([load.pid])
    meter = Meter(load.pace)
    await WAYS[load.server].open_tables(load.port, load.tables, meter)
    await meter.go(load.tables)
    await meter.warm_up(load.tables * WARM_UP_MOVES, WARM_UP_SECONDS)
    return await meter.measure([load.pid], load.tables, load.seconds, empty)


def main() -> None:
    load = msgspec.json.decode(sys.argv[1], type=Load)
    os.sched_setaffinity(0, {load.core})
    turn = uvloop.run(run(load))
    print(msgspec.json.encode(turn).decode())


if __name__ == "__main__":
    main()
