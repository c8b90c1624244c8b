"""`python -m bench start [PYTHON]`: CPU seconds until the command answers, until a game asks, and
until a program has dealt one, beside `import numpy` in PYTHON."""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

from rich.console import Console
from rich.table import Table

from tablee.packs import PACKS

TURNS: Final = 7
TABLEE: Final = "from tablee.cli import main; main()"
BARS: Final = {"--help": 0.3, "play": 0.7}
IMPORTS: Final = (
    "import tablee",
    "import tablee; tablee.deal('herrlof', bots=['novice', 'novice'])",
)
NUMPY: Final = "import numpy"


def main(rest: list[str]) -> None:
    console = Console(width=110)
    console.print(_commands())
    peer = rest[0] if rest else ".peers/bin/python"
    if Path(peer).exists():
        console.print(_imports(peer))
    else:
        console.print(f"nothing is compared with numpy: there is no {peer} (make .peers/.done)")


def _commands() -> Table:
    commands = [["--help"], ["play"], *[["play", name] for name in PACKS]]
    table = Table("tablee", "CPU, median", "at most", "", "beside python -c pass")
    plain = _median("pass")
    for command in commands:
        seconds = _median(TABLEE, command)
        bar = BARS[command[0]]
        verdict = "reached" if seconds <= bar else "not reached"
        cells = (f"{seconds:.2f} s", f"{bar:g} s", verdict, f"{seconds / plain:.0f} ×")
        table.add_row(" ".join(command), *cells)
    return table


def _imports(peer: str) -> Table:
    table = Table("python -c", "CPU, median", f"beside {NUMPY}")
    numpy = _median(NUMPY, python=peer)
    for program in IMPORTS:
        seconds = _median(program)
        table.add_row(program, f"{1000 * seconds:.0f} ms", f"{seconds / numpy:.2f} ×")
    table.add_row(NUMPY, f"{1000 * numpy:.0f} ms", "1")
    return table


def _median(
    program: str, arguments: list[str] | None = None, python: str = sys.executable
) -> float:
    return median(_cpu([python, "-c", program, *(arguments or [])]) for _ in range(TURNS))


def _cpu(command: list[str]) -> float:
    """Of a process that is told to quit at its first question."""
    before = os.times()
    subprocess.run(command, input=b"q\n", capture_output=True, check=False, timeout=60)
    after = os.times()
    return (after.children_user + after.children_system) - (
        before.children_user + before.children_system
    )
