"""`python -m bench compile`: what compiling costs, and how fast what it makes runs.

Beside it, in the same run, the way of one C file for all (bench/one_file.py). Times on a machine
that does other things as well tell little: the CPU seconds do.
"""

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from bench.engine import SECONDS, seats_played
from bench.results import keep
from bench.timing import Contender, measure
from setup import SOURCE, compiled_files

NEEDED: Final = ("src", "bench", "setup.py", "pyproject.toml", "README.md", "LICENSE")
PASSED: Final = shutil.ignore_patterns("static", "__pycache__", "*.egg-info", "*.so")
CHANGE: Final = '\n\ndef changed_for_the_measurement() -> str:\n    return "a text of its own"\n'


class Cost(msgspec.Struct):
    what: str
    wall: float
    cpu: float


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        one_file, ours = Path(folder, "one-file"), Path(folder, "ours")
        for place in (one_file, ours):
            _copy(place)
        costs = [
            _compile("all, as one file", one_file, "-m", "bench.one_file"),
            _compile("all", ours, "setup.py"),
            *[_recompile(game, ours) for game in _games()],
        ]
        console = Console()
        console.print(_table(costs))
        speeds = _speeds(one_file, ours)
        console.print(_speed_table(speeds))
    keep("compile", {"costs": costs, "speeds": speeds})


def _copy(place: Path) -> None:
    place.mkdir()
    for name in NEEDED:
        if Path(name).is_dir():
            shutil.copytree(name, place / name, ignore=PASSED)
        else:
            shutil.copy(name, place)


def _games() -> list[str]:
    games = SOURCE / "games"
    files = [file.relative_to(games) for file in compiled_files() if file.is_relative_to(games)]
    return sorted({file.parts[0] for file in files if len(file.parts) > 1})


def _compile(what: str, place: Path, *script: str) -> Cost:
    began, spent = time.monotonic(), _children()
    subprocess.run(
        [sys.executable, *script, "--quiet", "build", "--build-lib=made", "--build-temp=temp"],
        cwd=place,
        env={**os.environ, "TABLEE_BUILD": "compiled"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return Cost(what, time.monotonic() - began, _children() - spent)


def _recompile(game: str, place: Path) -> Cost:
    """A new function with a new text in the longest module: declarations and literals move."""
    files = [file for file in compiled_files() if file.is_relative_to(SOURCE / "games" / game)]
    longest = place / max(files, key=lambda file: file.stat().st_size)
    before = longest.read_text(encoding="utf-8")
    longest.write_text(before + CHANGE, encoding="utf-8")
    return _compile(f"after a change in {game}", place, "setup.py")


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _table(costs: list[Cost]) -> Table:
    first = costs[0]
    table = Table("compiling", "seconds", "CPU s", "× one file", "× its CPU s")
    for cost in costs:
        table.add_row(
            cost.what,
            f"{cost.wall:.0f}",
            f"{cost.cpu:.0f}",
            f"{cost.wall / first.wall:.2f}",
            f"{cost.cpu / first.cpu:.2f}",
        )
    return table


def _speeds(one_file: Path, ours: Path) -> list[tuple[str, float, float]]:
    """What is played, and the decisions a CPU second in both builds, measured in turns."""
    played = [(way, *one) for way in ("driven", "rollout") for one in seats_played()]
    played.append(("search", "herrlof", 3))
    results = measure(
        [
            Contender(f"{way} {name}, {seats} seats", _player(place, way, name, seats))
            for way, name, seats in played
            for place in (one_file, ours)
        ]
    )
    pairs = zip(results[::2], results[1::2], strict=True)
    return [(before.name, before.rate, after.rate) for before, after in pairs]


def _player(place: Path, way: str, name: str, seats: int) -> list[str]:
    run = [sys.executable, "-m", "bench.ours", way, name, str(seats), SECONDS]
    return ["env", f"PYTHONPATH={place / 'made'}", *run]


def _speed_table(speeds: list[tuple[str, float, float]]) -> Table:
    table = Table("what is made, by CPU second", "one file", "ours", "× one file")
    for name, before, after in speeds:
        table.add_row(name, f"{before:,.0f}", f"{after:,.0f}", f"{after / before:.2f}")
    return table
