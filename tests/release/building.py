"""Wheels and source archives of a copy of the project, made as `make dist` makes them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
NEEDED: Final = (
    "LICENSE MANIFEST.in NOTICE README.md THIRD-PARTY.md pyproject.toml setup.py".split()
)
AUTHOR: Final = "-c user.name=Ada -c user.email=ada@example.org -c commit.gpgsign=no".split()
UV: Final = str(Path(sys.executable).parent / "uv")


def copy_project(place: Path) -> Path:
    """What a wheel is made of, every file with a new date."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(
        ROOT / "src/tablee", place / "src/tablee", ignore=ignored, copy_function=shutil.copy
    )
    for name in NEEDED:
        shutil.copy(ROOT / name, place / name)
    return place


def build(project: Path, what: str, into: Path) -> Path:
    """`what`: `--wheel` or `--sdist`, of a folder or of an archive."""
    done = try_to_build(project, what, into)
    assert done.returncode == 0, done.stderr
    (made,) = into.glob("tablee-*")
    return made


def try_to_build(project: Path, what: str, into: Path) -> subprocess.CompletedProcess[str]:
    options = ["--no-build-isolation", "--offline", "--python", sys.executable]
    return subprocess.run(
        [UV, "build", what, *options, "--out-dir", str(into), str(project)],
        env={**os.environ, "TABLEE_BUILD": "pure", "SOURCE_DATE_EPOCH": "1700000000"},
        capture_output=True,
        text=True,
        check=False,
    )
