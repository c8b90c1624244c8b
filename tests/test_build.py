"""The build that runs is the one that was asked for, and it was made from the source as it is.

TABLEE_BUILD names it, as `make test BUILD=compiled` does; by default it is the pure one.
"""

import importlib
import os
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

import tablee
from tablee.cli import app
from tablee.core.build import BUILD

WANTED = os.environ.get("TABLEE_BUILD", "pure")
SOURCE = Path(__file__).parent.parent / "src" / "tablee"
RUNNING = Path(tablee.__file__).parent
PROJECT = tomllib.loads((SOURCE.parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
INTERPRETED = set(PROJECT["tool"]["tablee"]["interpreted"])
FILES = sorted(file.relative_to(SOURCE) for file in SOURCE.rglob("*.py"))
RULES = [file for file in FILES if file.parts[0] in ("core", "games", "bots")]


def test_the_build_is_the_one_asked_for() -> None:
    assert BUILD == WANTED
    assert (RUNNING == SOURCE) == (WANTED == "pure")
    shown = CliRunner().invoke(app, ["--version"]).output
    assert shown.strip() == f"tablee {tablee.__version__} ({WANTED})"


@pytest.mark.parametrize("file", RULES, ids=str)
def test_every_module_of_rules_and_bots_runs_in_that_build(file: Path) -> None:
    name = ".".join(("tablee", *file.with_suffix("").parts)).removesuffix(".__init__")
    found = importlib.import_module(name).__file__
    assert found is not None
    is_compiled = WANTED == "compiled" and file.stem not in INTERPRETED
    assert Path(found).suffix == (".so" if is_compiled else ".py")


def test_nothing_compiled_lies_beside_the_source() -> None:
    assert [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")] == []


def test_nothing_is_left_of_an_earlier_build() -> None:
    made = {file.relative_to(RUNNING) for file in RUNNING.rglob("*.so")}
    known = {file.with_suffix("") for file in RULES}
    assert {file.parent / file.name.partition(".")[0] for file in made} <= known


def test_the_build_was_made_from_the_source_as_it_is() -> None:
    made = sorted(file.relative_to(RUNNING) for file in RUNNING.rglob("*.py"))
    assert made == FILES, "make clean, then build again"
    for file in FILES:
        assert (RUNNING / file).read_bytes() == (SOURCE / file).read_bytes(), file
