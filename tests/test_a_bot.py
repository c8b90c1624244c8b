"""docs/a-bot.md is true: its bot is small, passes its test and wins its match as it is told there.

tests/server/test_outside_bots.py sits it at a live table, in Python and in JavaScript."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.shown_files import shown_in, write

ROOT: Final = Path(__file__).parent.parent
DOCUMENT: Final = ROOT / "docs" / "a-bot.md"
BOT: Final = "cautious:Cautious"
TABLEE: Final = [sys.executable, "-c", "from tablee.cli import main; main()"]
MOST_LINES: Final = 20


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(DOCUMENT, tmp_path)
    return tmp_path


def run(folder: Path, *command: str) -> str:
    done = subprocess.run(
        command, cwd=folder, capture_output=True, encoding="utf-8", timeout=240, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_has_twenty_lines_and_is_tidy(folder: Path) -> None:
    lines = shown_in(DOCUMENT)["cautious.py"].splitlines()
    assert len([line for line in lines if line.strip()]) <= MOST_LINES
    style = ["--isolated", "--no-cache", "--line-length", "100"]
    ruff = [sys.executable, "-m", "ruff"]
    run(folder, *ruff, "check", *style, "--select", "B,E,F,I,N,UP", ".")
    run(folder, *ruff, "format", "--check", *style, ".")


def test_its_own_test_passes(folder: Path) -> None:
    alone = ["-q", "-n", "0", "-p", "no:cacheprovider"]
    assert "3 passed" in run(folder, sys.executable, "-m", "pytest", *alone, "test_cautious.py")


def test_it_wins_its_match_as_told(folder: Path) -> None:
    match = ["match", "herrlof", "--bots", f"{BOT},random", "--deals", "50"]
    text = DOCUMENT.read_text(encoding="utf-8")
    assert f"tablee {' '.join(match)}\n" in text
    report = json.loads(run(folder, *TABLEE, *match, "--json"))
    [share] = [row["share"] for row in report["rows"] if row["bot"] == BOT]
    assert f"wins {round(share * report['games'])} of the {report['games']} games" in text
