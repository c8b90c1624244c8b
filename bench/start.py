"""`python -m bench start`: CPU seconds until the command answers, and until a game asks."""

import os
import subprocess
import sys
from statistics import median
from typing import Final

from rich.console import Console
from rich.table import Table

from tablee.packs import PACKS

TURNS: Final = 7
TABLEE: Final = "from tablee.cli import main; main()"
BARS: Final = {"--help": 0.3, "play": 0.7}


def main() -> None:
    commands = [["--help"], ["play"], *[["play", name] for name in PACKS]]
    table = Table("tablee", "CPU, median", "at most", "", "beside python -c pass")
    plain = median(_cpu("pass", []) for _ in range(TURNS))
    for command in commands:
        seconds = median(_cpu(TABLEE, command) for _ in range(TURNS))
        bar = BARS[command[0]]
        verdict = "reached" if seconds <= bar else "not reached"
        cells = (f"{seconds:.2f} s", f"{bar:g} s", verdict, f"{seconds / plain:.0f} ×")
        table.add_row(" ".join(command), *cells)
    Console(width=110).print(table)


def _cpu(program: str, arguments: list[str]) -> float:
    """Of a process that is told to quit at its first question."""
    before = os.times()
    run = [sys.executable, "-c", program, *arguments]
    subprocess.run(run, input=b"q\n", capture_output=True, check=False, timeout=60)
    after = os.times()
    return (after.children_user + after.children_system) - (
        before.children_user + before.children_system
    )
