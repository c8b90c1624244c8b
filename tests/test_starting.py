"""The one command starts at once: it loads what is called and nothing else."""

import ast
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tablee.cli import COMMANDS

HEAVY = ("aiohttp", "asyncio", "rich.console", "sqlalchemy", "tablee.games", "tablee.server")


def loaded(program: str) -> set[str]:
    run = subprocess.run(
        [sys.executable, "-c", f"import sys\n{program}\nprint(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(run.stdout.splitlines()[-1].split())


def test_the_command_itself_loads_nothing_heavy() -> None:
    modules = loaded("import tablee.cli")
    assert not [name for name in modules if name.startswith(HEAVY)]


def test_one_game_is_played_without_the_others_and_without_a_server() -> None:
    modules = loaded(
        "import tablee.commands.play\nfrom tablee.packs import PACKS\nPACKS['herrlof']"
    )
    assert "tablee.games.herrlof.rules" in modules
    assert not [name for name in modules if name.startswith(("tablee.games.b", "tablee.server"))]
    assert not modules & {"aiohttp", "sqlalchemy", "simplemma", "wordfreq"}


@pytest.mark.parametrize(
    "name", [name for name in COMMANDS if not COMMANDS[name][0].endswith(":app")]
)
def test_the_list_says_what_each_command_says_of_itself(name: str) -> None:
    module, _, function = COMMANDS[name][0].partition(":")
    found = find_spec(module)
    assert found is not None
    assert found.origin is not None
    tree = ast.parse(Path(found.origin).read_text(encoding="utf-8"))
    docs = {
        one.name: ast.get_docstring(one) for one in tree.body if isinstance(one, ast.FunctionDef)
    }
    said = docs[function.removesuffix("_app")]
    assert said is not None
    assert said.splitlines()[0] == COMMANDS[name][1]
