""".ci/run prints what each of its steps took, also where one fails."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
STEPS = re.findall(r"^step (.+)$", (ROOT / ".ci/run").read_text(encoding="utf-8"), re.M)
ROW = re.compile(r"^ +\d+ s  (passed|failed)  (.+)$", re.M)


def run(place: Path, make: str) -> subprocess.CompletedProcess[str]:
    """Its steps are tried with a make of our own."""
    (place / ".ci").mkdir()
    shutil.copy(ROOT / ".ci/run", place / ".ci/run")
    (place / "make").write_text(f"#!/bin/sh\n{make}\n")
    (place / "make").chmod(0o755)
    return subprocess.run(
        [place / ".ci/run"],
        env={"PATH": f"{place}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_tells_every_step(tmp_path: Path) -> None:
    done = run(tmp_path, "exit 0")
    assert done.returncode == 0, done.stderr
    assert ROW.findall(done.stdout) == [("passed", step) for step in STEPS]
    assert re.search(r"^ +\d+ s  in all$", done.stdout, re.M)


@pytest.mark.parametrize("failing", ["page", "browser"])
def test_a_step_that_fails_is_the_last_and_its_status_is_the_run_s(
    tmp_path: Path, failing: str
) -> None:
    done = run(tmp_path, f'[ "$1" != {failing} ] || exit 3')
    assert done.returncode == 3
    rows = ROW.findall(done.stdout)
    assert [status for status, _ in rows] == ["passed"] * (len(rows) - 1) + ["failed"]
    assert rows[-1][1] == f"make {failing}"
