"""`import tablee`: the few names, and what each of them loads."""

import subprocess
import sys
from importlib import import_module

import pytest

import tablee
from scripts.public_names import homes
from tests.test_starting import loaded

OTHER_GAMES = ("tablee.games.b", "tablee.bots.b", "tablee.packs.b", "tablee.words")
ELSEWHERE = ("asyncio", "aiohttp", "sqlalchemy", "alembic", "uvloop", "tablee.server", "typer")


def test_importing_it_loads_nothing_else() -> None:
    ours = {name for name in loaded("import tablee") if name.startswith("tablee")}
    assert ours == {"tablee"}


def test_dealing_and_playing_herrlof_loads_no_other_game_and_no_server() -> None:
    modules = loaded(
        "import tablee\n"
        "game = tablee.deal('herrlof', bots=['novice', 'novice'], seed=1)\n"
        "game.go_on()\n"
        "tablee.verify(tablee.read_record(game.record().text()))"
    )
    assert "tablee.games.herrlof.rules" in modules
    bases = {"tablee.bots.base"}
    assert not [name for name in modules - bases if name.startswith(OTHER_GAMES)]
    assert not [name for name in modules if name.startswith(ELSEWHERE)]


def test_what_a_checker_is_told_is_what_is_loaded() -> None:
    assert sorted(homes()) == sorted(tablee.__all__)
    for name, module in homes().items():
        assert getattr(import_module(module), name) is getattr(tablee, name)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    name = "shuffle_the_wrong_way"
    with pytest.raises(AttributeError, match=name):
        getattr(tablee, name)


def test_dir_lists_the_names_before_they_are_loaded() -> None:
    run = subprocess.run(
        [sys.executable, "-c", "import tablee; print(*dir(tablee))"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(tablee.__all__) < set(run.stdout.split())
