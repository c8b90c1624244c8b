"""The build that runs is the one that was asked for, and it was made from the source as it is.

TABLEE_BUILD names it, as `make test BUILD=compiled` does; by default it is the pure one.
"""

import ast
import importlib
import os
import re
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
CHOSEN = PROJECT["tool"]["tablee"]
FILES = sorted(file.relative_to(SOURCE) for file in SOURCE.rglob("*.py"))
OTHERS = ("migrations", "gymnasium", "vector", *PROJECT["project"]["optional-dependencies"])
MODULES = [file for file in FILES if not {*OTHERS} & {*file.parts[1:]}]
"""Without those that alembic loads, or that need an extra."""
COMPILED = [
    file
    for file in FILES
    if any(file.is_relative_to(place) for place in CHOSEN["compiled"])
    and file.stem not in CHOSEN["interpreted"]
]


def test_the_build_is_the_one_asked_for() -> None:
    assert BUILD == WANTED
    assert (RUNNING == SOURCE) == (WANTED == "pure")
    shown = CliRunner().invoke(app, ["--version"]).output
    commit = r"(, [0-9a-f]{12}(-changed)?)?"  # where git knows one
    assert re.fullmatch(rf"tablee {tablee.__version__} \({WANTED}{commit}\)\n", shown)


@pytest.mark.parametrize("file", MODULES, ids=str)
def test_every_module_runs_in_that_build(file: Path) -> None:
    name = ".".join(("tablee", *file.with_suffix("").parts)).removesuffix(".__init__")
    found = importlib.import_module(name).__file__
    assert found is not None
    is_compiled = WANTED == "compiled" and file in COMPILED
    assert Path(found).suffix == (".so" if is_compiled else ".py")


def test_what_is_to_be_compiled_is_there() -> None:
    for name in CHOSEN["compiled"]:
        assert any(file.is_relative_to(name) for file in COMPILED)
    assert {file.stem for file in FILES} >= set(CHOSEN["interpreted"])


def test_no_compiled_coroutine_waits_while_it_handles_an_exception() -> None:
    """mypyc leaves that exception to whatever else runs meanwhile: a `finally` of another compiled
    coroutine then ended by it."""
    found = [
        f"{file}:{line}"
        for file in COMPILED
        for line in awaits_in_handlers(ast.parse((SOURCE / file).read_text(encoding="utf-8")))
    ]
    assert found == []


def test_waiting_while_an_exception_is_handled_is_found() -> None:
    handler = "try:\n        x()\n    except E:\n        "
    for within in (f"{handler}await y()", "try:\n        x()\n    finally:\n        await y()"):
        assert awaits_in_handlers(ast.parse(f"async def f():\n    {within}")) == [5]
    behind = f"async def f():\n    {handler}failed = True\n    await y()"
    assert awaits_in_handlers(ast.parse(behind)) == []


def awaits_in_handlers(module: ast.Module) -> list[int]:
    blocks = [
        *(node.body for node in ast.walk(module) if isinstance(node, ast.ExceptHandler)),
        *(node.finalbody for node in ast.walk(module) if isinstance(node, ast.Try)),
    ]
    return [
        node.lineno
        for block in blocks
        for statement in block
        for node in ast.walk(statement)
        if isinstance(node, ast.Await | ast.AsyncWith | ast.AsyncFor)
    ]


def test_nothing_compiled_lies_beside_the_source() -> None:
    assert [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")] == []


def test_nothing_is_left_of_an_earlier_build() -> None:
    made = {file.relative_to(RUNNING) for file in RUNNING.rglob("*.so")}
    known = {file.with_suffix("") for file in COMPILED}
    assert {file.parent / file.name.partition(".")[0] for file in made} <= known


def test_the_build_was_made_from_the_source_as_it_is() -> None:
    made = sorted(file.relative_to(RUNNING) for file in RUNNING.rglob("*.py"))
    assert made == FILES, "make clean, then build again"
    for file in FILES:
        assert (RUNNING / file).read_bytes() == (SOURCE / file).read_bytes(), file


COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def fresh_names(function: ast.AST) -> set[str]:
    """Variables that alone may hold what a call has made."""
    return {
        target.id
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def reads_an_attribute(node: ast.expr, names: set[str]) -> bool:
    return any(
        isinstance(part, ast.Attribute)
        and isinstance(part.value, ast.Name)
        and part.value.id in names
        for part in ast.walk(node)
    )


def is_risky(call: ast.Call, names: set[str]) -> bool:
    """mypyc 2.4 lends a final attribute of a local variable to the call, and forgets to keep the
    variable alive if a comprehension follows among the arguments: freed memory is read."""
    has_read = False
    for argument in [*call.args, *(keyword.value for keyword in call.keywords)]:
        if has_read and any(isinstance(part, COMPREHENSIONS) for part in ast.walk(argument)):
            return True
        has_read = has_read or reads_an_attribute(argument, names)
    return False


def risky_lines(text: str) -> list[int]:
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    return [
        call.lineno
        for function in functions
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and is_risky(call, fresh_names(function))
    ]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("f(a.b, [x for x in a.c])", [3]),
        ("f(p=a.b, q={x for x in c})", [3]),
        ("f([x for x in a.c], a.b)", []),
        ("f(c.b, [x for x in a.c])", []),
    ],
)
def test_what_the_compiler_gets_wrong_is_recognised(text: str, lines: list[int]) -> None:
    assert risky_lines(f"def g(c):\n    a = made()\n    return {text}") == lines


@pytest.mark.parametrize("file", COMPILED, ids=str)
def test_nothing_compiled_has_what_the_compiler_gets_wrong(file: Path) -> None:
    assert risky_lines((SOURCE / file).read_text(encoding="utf-8")) == []
