"""No module needs itself: what one imports never leads back to it, for types or within a function
either."""

import ast
from collections.abc import Collection
from pathlib import Path

import pytest

import tablee

SOURCE = Path(tablee.__file__).parent


def modules(folder: Path) -> dict[str, Path]:
    """By name, all below a folder that is a package."""
    found = {}
    for path in folder.rglob("*.py"):
        parts = path.relative_to(folder.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def needs(name: str, path: Path, known: Collection[str]) -> set[str]:
    """The modules that imports anywhere in that file name: `from a import b` means `a.b` where that
    is one, else `a`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = name.split(".")
                above = parts[: len(parts) - node.level + (path.name == "__init__.py")]
                base = ".".join([*above, base] if base else above)
            inner = {f"{base}.{alias.name}": base for alias in node.names}
            found |= {whole if whole in known else outer for whole, outer in inner.items()}
    return (found & set(known)) - {name}


def graph(folder: Path) -> dict[str, set[str]]:
    known = modules(folder)
    return {name: needs(name, path, known) for name, path in known.items()}


def rings(needed: dict[str, set[str]]) -> list[list[str]]:
    """Sets of modules that all lead to each other."""
    reached: dict[str, set[str]] = {}
    for start in needed:
        seen: set[str] = set()
        to_follow = [start]
        while to_follow:
            new = needed[to_follow.pop()] - seen
            seen |= new
            to_follow += new
        reached[start] = seen
    found = {
        frozenset(other for other in seen if name in reached[other])
        for name, seen in reached.items()
        if name in seen
    }
    return sorted(sorted(ring) for ring in found)


def test_imports_make_no_ring() -> None:
    assert rings(graph(SOURCE)) == []


@pytest.mark.parametrize(
    "back",
    [
        "from house import a",
        "from house.a import A",
        "import house.a",
        "from . import a",
        "from .a import A",
        "if TYPE_CHECKING:\n    from house.a import A",
        "def late() -> None:\n    from house.a import A",
    ],
)
def test_a_ring_is_found_however_it_is_written(tmp_path: Path, back: str) -> None:
    house = tmp_path / "house"
    house.mkdir()
    (house / "__init__.py").write_text("")
    (house / "a.py").write_text("from house import b")
    (house / "b.py").write_text("from house import c")
    (house / "c.py").write_text(back)
    assert rings(graph(house)) == [["house.a", "house.b", "house.c"]]


def test_imports_that_only_go_down_make_none(tmp_path: Path) -> None:
    house = tmp_path / "house"
    house.mkdir()
    (house / "__init__.py").write_text("")
    (house / "a.py").write_text("from house import b, c")
    (house / "b.py").write_text("from house.c import C")
    (house / "c.py").write_text("import os")
    assert rings(graph(house)) == []
