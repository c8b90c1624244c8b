"""`tablee check-game`, as somebody uses it who has written a game."""

import json
import subprocess
import sys
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner, Result

from tablee.cli import app
from tablee.commands import asking
from tablee.lab.laws.catalogue import FIRST, LAWS
from tablee.lab.laws.copies import copies_are_independent
from tablee.packs import PACKS
from tablee.packs.library import GROUP, Library
from tests.laws.broken import DealsNothing, SharesItsCopy, game_of
from tests.laws.wrapped import WrappedGame

HERRLOF = PACKS["herrlof"]


class Installer:
    """Packages that bring a game, in the place of those that are really installed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch

    def game(self, game: WrappedGame) -> None:
        module = ModuleType("brought")
        vars(module)["PACK"] = replace(HERRLOF, game=game)
        self._patch.setitem(sys.modules, "brought", module)
        self.points(EntryPoint(game.name, "brought:PACK", GROUP))

    def points(self, *points: EntryPoint) -> None:
        self._patch.setattr(asking, "PACKS", Library(list(points)))


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Installer:
    return Installer(monkeypatch)


def check(*args: str) -> Result:
    return CliRunner().invoke(app, ["check-game", *args])


def test_it_needs_nothing_that_only_our_tests_have() -> None:
    program = "import sys, tablee.commands.check_game; print(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    roots = {name.split(".")[0] for name in run.stdout.split()}
    assert not roots & {"pytest", "hypothesis", "tests", "aiohttp", "sqlalchemy"}


def test_a_sound_game_is_checked_by_every_law(install: Installer) -> None:
    install.game(WrappedGame(HERRLOF.game))
    result = check("herrlof")
    assert result.exit_code == 0
    *lines, last = result.stdout.splitlines()
    assert [law.name in line for law, line in zip(LAWS, lines, strict=True)] == [True] * len(LAWS)
    assert last == f"herrlof: {len(LAWS)} laws tried, 0 broken"
    assert "Every move has a wording (138 moves)" in result.stdout
    assert "Everything on the table can be said (" in result.stdout


def test_a_broken_law_is_told_with_the_position_and_what_to_do(install: Installer) -> None:
    install.game(game_of(SharesItsCopy))
    result = check("herrlof")
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    at = next(place for place, line in enumerate(lines) if copies_are_independent.name in line)
    assert lines[at].startswith("BROKEN")
    assert lines[at + 1].startswith("        wrong: it was, before its copy was played on: seats 2")
    assert lines[at + 2].startswith("        where: seats 2; options target=0;")
    assert lines[at + 2].endswith("(2 seats, target=0)")
    assert lines[at + 3] == f"        to do: {copies_are_independent.advice}"
    assert "0 broken" not in lines[-1]


def test_programs_are_told_the_same(install: Installer) -> None:
    install.game(game_of(SharesItsCopy))
    result = check("herrlof", "--json")
    assert result.exit_code == 1
    found = {one["law"]: one for one in json.loads(result.stdout)}
    assert set(found) == {law.name for law in LAWS}
    broken = found[copies_are_independent.name]
    assert broken["trouble"]["position"].startswith("seats 2")
    assert broken["trouble"]["advice"] == copies_are_independent.advice


def test_a_game_that_cannot_be_dealt_is_told_so_and_no_more(install: Installer) -> None:
    install.game(DealsNothing(HERRLOF.game))
    result = check("herrlof")
    assert result.exit_code == 1
    assert f"BROKEN  {FIRST.name}" in result.stdout
    assert "ZeroDivisionError: no cards" in result.stdout
    assert f"1 law tried, 1 broken; the other {len(LAWS) - 1} need this one first" in result.stdout


def test_more_games_are_more_positions_and_another_seed_others(install: Installer) -> None:
    install.game(WrappedGame(HERRLOF.game))
    runs = [check("herrlof", "--json", *more) for more in ([], ["--games", "2"], ["--seed", "1"])]
    once, twice, other = [
        [one["checked"] for one in json.loads(run.stdout) if one["counts"] == "positions"]
        for run in runs
    ]
    assert all(b > a for a, b in zip(once, twice, strict=True) if a)
    assert once != other


@pytest.mark.parametrize(
    ("name", "reason"),
    [("chess", "unknown game 'chess' (one of"), ("gone", "cannot be loaded: ModuleNotFoundError")],
)
def test_what_is_no_game_is_answered_with_why(install: Installer, name: str, reason: str) -> None:
    install.points(EntryPoint("gone", "no_such_package:PACK", GROUP))
    result = check(name)
    assert result.exit_code == 2
    assert reason in " ".join(result.stderr.split())
