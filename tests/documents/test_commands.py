"""Every command the documents show runs: here, by another test, by .ci/run; or it is told why not.

commands.toml says which, and holds nothing that is shown nowhere.
"""

import re
import shlex
import tomllib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
import typer
from msgspec import Struct, convert
from typer.core import TyperGroup
from typer.testing import CliRunner

from scripts.commands import commands
from tablee.cli import app
from tablee.packs import GAMES
from tests.documents.all import DOCUMENTS, ROOT
from tests.laws.golden import golden_record


class Known(Struct, forbid_unknown_fields=True):
    run: dict[str, str]
    tests: dict[str, list[str]]
    ci: dict[str, list[str]]
    by_hand: dict[str, list[str]]


TABLE: Final = Path(__file__).with_name("commands.toml")
KNOWN: Final = convert(tomllib.loads(TABLE.read_text(encoding="utf-8")), Known)
GROUPS: Final = ("puzzles", "records", "words")
"""Commands that have commands of their own."""
DECK: Final = "0x6 1x6 2x6 3x6 4x6 5x6 20x1"
SHOWN: Final = sorted({command for document in DOCUMENTS for command in commands(document)})


def listed() -> list[str]:
    groups = [*KNOWN.tests.values(), *KNOWN.ci.values(), *KNOWN.by_hand.values()]
    return [*KNOWN.run, *(command for group in groups for command in group)]


def test_every_command_shown_is_listed_once_and_no_other() -> None:
    assert sorted(listed()) == SHOWN


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    game = GAMES["herrlof"]
    record, *_ = golden_record(game, 2, game.options())
    (tmp_path / "game.txt").write_text(record.text(), encoding="utf-8")
    case = ROOT / "tests/scenarios/herrlof/tricks.txt"
    (tmp_path / "case.txt").write_text(case.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "my-deck.txt").write_text(DECK, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("shown", KNOWN.run)
def test_a_command_runs(folder: Path, shown: str) -> None:
    run = CliRunner().invoke(app, shlex.split(KNOWN.run[shown]))
    assert run.exit_code == 0, run.output


@pytest.mark.parametrize("place", KNOWN.tests)
def test_a_test_that_runs_one_is_there(place: str) -> None:
    path, _, name = place.partition("::")
    text = (ROOT / path).read_text(encoding="utf-8")
    assert re.search(rf"^(async )?def {name or 'test_.*'}\(", text, re.M)


def test_what_ci_runs_is_run() -> None:
    told = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert [one for one in KNOWN.ci if one not in told] == []


def test_what_is_shown_exists() -> None:
    """A rule of make, a module, a command with those options."""
    told = (ROOT / "Makefile").read_text(encoding="utf-8")
    rules = {*re.findall(r"^([\w./$()-]+):", told, re.M), "…", "build/compiled/.done"}
    options = cache(options_of)
    lost = []
    for shown in SHOWN:
        match shlex.split(re.sub(r"^[A-Z_]+=\S+ ", "", shown)):
            case ["make", target, *_]:
                lost += [shown] if target not in rules else []
            case ["python", "-m", module, *_]:
                lost += [shown] if find_spec(module) is None else []
            case ["tablee", command, *rest] if command not in ("record", "--help", "--version"):
                of = (
                    (command, *rest[:1])
                    if command in ("puzzles", "records", "words")
                    else (command,)
                )
                asked = {one for word in rest for one in re.findall(r"--[a-z-]+", word)}
                lost += [shown] if asked - options(of) else []
    assert lost == []


def options_of(names: tuple[str, ...]) -> frozenset[str]:
    """Of several commands together where bars stand between them."""
    here = [typer.main.get_command(app)]
    for name in names:
        groups = [one for one in here if isinstance(one, TyperGroup)]
        here = [_member(one, each) for one in groups for each in name.split("|")] or here
    return frozenset(option for one in here for each in one.params for option in each.opts)


def _member(group: TyperGroup, name: str) -> Any:
    """As when it is called: commands are loaded no sooner."""
    _, found, _ = group.resolve_command(typer.Context(group), [name])
    return found
