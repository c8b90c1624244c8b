"""`pip install tablee` is the engine alone; what needs more says which extra brings it."""

import re
import tomllib
from pathlib import Path

import pytest

import tablee
from tablee.packs import GAMES
from tests.laws.golden import golden_record
from tests.light_install import ROOT, LightInstall

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LIGHT = {"anyascii", "msgspec", "mypy-extensions", "rich", "typer"}
HEAVY = ("aiohttp", "aiosqlite", "alembic", "asyncpg", "rapidfuzz", "segno", "simplemma")
PLAYED_BY = {name: "expert" if name == "blitz" else "random" for name in GAMES}
NEEDED = re.compile(r'\bneed\("\w+", "(\w+)"\)')


@pytest.fixture(scope="module")
def light(tmp_path_factory: pytest.TempPathFactory) -> LightInstall:
    return LightInstall(tmp_path_factory.mktemp("light"))


def test_it_brings_five_packages() -> None:
    assert {text.partition(">")[0] for text in PROJECT["dependencies"]} == LIGHT


def test_every_extra_that_is_named_exists() -> None:
    sources = (ROOT / "src").rglob("*.py")
    named = {extra for path in sources for extra in NEEDED.findall(path.read_text("utf-8"))}
    assert named >= {"openspiel", "server", "words"}
    assert named <= set(PROJECT["optional-dependencies"])


def test_nothing_else_is_there(light: LightInstall) -> None:
    program = f"from importlib.util import find_spec; print(*filter(find_spec, {HEAVY}))"
    found = light.run(light.python, "-c", program)
    assert (found.returncode, found.stdout.strip()) == (0, "")


def sitting(name: str) -> str:
    bots = [PLAYED_BY[name]] * GAMES[name].seats[0]
    return f"tablee.deal({name!r}, bots={bots}, seed=3, budget=0.001)"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_played_by_bots_is_the_same_as_with_every_extra(
    light: LightInstall, name: str
) -> None:
    program = f"import tablee\ngame = {sitting(name)}\ngame.go_on()\nprint(game.record().text())"
    played = light.run(light.python, "-c", program)
    assert played.returncode == 0, played.stderr
    bots = [PLAYED_BY[name]] * GAMES[name].seats[0]
    here = tablee.deal(name, bots=bots, seed=3, budget=0.001)
    here.go_on()
    assert here.outcome is not None
    assert played.stdout.strip() == here.record().text().strip()


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        ("--help", "check-game"),
        ("games", "blitz"),
        ("rules blitz --lang fr", "BLITZ-ANS-1"),
        ("simulate herrlof --games 5", "games/s"),
        ("simulate blitz --games 5 --jobs 2", "games/s"),
        ("match herrlof --bots novice,random --deals 1", "1 deal, 2 games"),
        ("match blitz --bots expert,random --deals 1", "1 deal, 3 games"),
        ("words check fr", "No findings"),
    ],
)
def test_what_needs_no_extra_works(light: LightInstall, command: str, shown: str) -> None:
    done = light.run(light.command, *command.split())
    assert done.returncode == 0, done.stderr
    assert shown in done.stdout


def test_a_record_of_blitz_is_proved(light: LightInstall, tmp_path: Path) -> None:
    game = GAMES["blitz"]
    path = tmp_path / "record.txt"
    path.write_text(golden_record(game, 3, game.options())[0].text(), encoding="utf-8")
    assert "verified" in light.run(light.command, "verify", path).stdout


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("serve", "server"),
        ("serve --help", "server"),
        ("join http://127.0.0.1:9/t/ABCDEF --bot mine:Bot", "server"),
        ("types", "server"),
        ("play blitz --bots expert --lang en", "words"),
        ("match blitz --bots novice,random --jobs 2", "words"),
        ("match blitz --bots expert,random --option language=en", "words"),
        ("words check en", "words"),
        ("words rates", "words"),
        ("words fresh en", "words"),
    ],
)
def test_a_command_that_needs_an_extra_names_it(
    light: LightInstall, command: str, extra: str
) -> None:
    done = light.run(light.command, *command.split())
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    said = done.stderr.splitlines()[-1]  # a progress bar may have stood before it
    assert said.startswith(f"This needs Tablée's extra '{extra}' (")
    assert said.endswith(f": pip install 'tablee[{extra}]'")
    assert done.stdout == ""


def test_a_command_that_speaks_french_names_it_in_french(light: LightInstall) -> None:
    done = light.run(light.command, "play", "blitz", "--lang", "fr")
    assert done.returncode == 2
    [said] = done.stderr.splitlines()
    assert said.startswith("Il faut pour cela l’extra «\u00a0words\u00a0» de Tablée (")
    assert said.endswith("\u00a0: pip install 'tablee[words]'")


@pytest.mark.parametrize(
    ("program", "extra"),
    [
        ("import tablee.server.wire.protocol", "server"),
        ("import tablee.store", "server"),
        ("import tablee; tablee.deal('blitz', bots=['novice'] * 3)", "words"),
        ("import tablee; tablee.deal('blitz', bots=['expert', 'expert', None])", "words"),
        ("import tablee; tablee.bot('blitz', 'regular')", "words"),
        ("import tablee.lab.openspiel", "openspiel"),
        ("import tablee.lab.pettingzoo", "pettingzoo"),
    ],
)
def test_in_python_it_is_an_import_error(light: LightInstall, program: str, extra: str) -> None:
    caught = f"try:\n    {program}\nexcept ImportError as error:\n    print(error)"
    done = light.run(light.python, "-c", caught)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith(f": pip install 'tablee[{extra}]'")
