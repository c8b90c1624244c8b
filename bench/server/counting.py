"""Instructions a move costs a live server, counted by valgrind's callgrind: nearly the same number
each time, whatever else the machine does. What the kernel does for it is not among them."""

import asyncio
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from bench.checkouts import Checkout
from bench.server import tablee
from bench.server.meter import Meter
from bench.server.servers import running

TABLES: Final = 20
WARM_UP_MOVES: Final = 600
MOVES: Final = 2500
PATIENCE: Final = 900.0
_TOTAL: Final = re.compile(r"^(?:summary|totals): (\d+)", re.MULTILINE)


def instructions_a_move(place: Path) -> float:
    """Of games of Blot at full speed, once they have begun."""
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is missing: install it (Debian: apt-get install valgrind)")
    with tempfile.TemporaryDirectory() as folder:
        counts = Path(folder) / "counts"
        beneath = ("valgrind", "--tool=callgrind", "--instr-atstart=no")
        checkout = Checkout(place, (*beneath, f"--callgrind-out-file={counts}"))
        with running("tablee", Path(), 0, checkout=checkout) as server:
            moves = asyncio.run(_play(server.port, server.pid))
        found = _TOTAL.search((counts.parent / f"{counts.name}.1").read_text())
    if found is None:
        sys.exit("callgrind has counted nothing")
    return int(found[1]) / moves


async def _play(port: int, pid: int) -> int:
    """How many moves were counted."""
    meter = Meter(0)
    await tablee.open_tables(port, TABLES, meter)
    await meter.go(TABLES)
    await meter.warm_up(WARM_UP_MOVES, PATIENCE)
    await asyncio.to_thread(_tell, pid, "--instr=on")
    begun = meter.moves
    await meter.warm_up(begun + MOVES, PATIENCE)
    await asyncio.to_thread(_tell, pid, "--dump")
    return meter.moves - begun


def _tell(pid: int, what: str) -> None:
    subprocess.run(["callgrind_control", what, str(pid)], check=True, stdout=subprocess.DEVNULL)
