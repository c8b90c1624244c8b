"""What docs/hosting.md promises names its tests, and these exist; long ones are where they are
looked for."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def promises() -> dict[str, list[str]]:
    """What is promised, and the tests it names."""
    _, _, part = (ROOT / "docs/hosting.md").read_text().partition("\n## What is promised\n")
    rows = re.findall(r"^\| (?!promised)([^|]+) \| ([^|]+) \|$", part.partition("\n## ")[0], re.M)
    return {promise: re.findall(r"`((?:tests|web)/[^`]+)`", tests) for promise, tests in rows}


def names_in(file: Path) -> set[str]:
    """The tests in a file; of a page's tests nobody asks for more than one."""
    text = file.read_text()
    if file.suffix == ".ts":
        return {"test"} if re.search(r"^test(\.each)?\b", text, re.M) else set()
    found = [node for node in ast.walk(ast.parse(text)) if hasattr(node, "name")]
    return {node.name for node in found}


def test_there_are_promises() -> None:
    assert len(promises()) >= 12


@pytest.mark.parametrize("promise", promises())
def test_each_promise_names_tests_that_exist(promise: str) -> None:
    tests = promises()[promise]
    assert tests
    for test in tests:
        place, _, name = test.partition("::")
        assert (ROOT / place).is_file(), place
        found = names_in(ROOT / place)
        assert name in found if name else found, test


def test_contributing_names_every_file_with_a_long_test_of_server_or_store() -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text()
    files = [*(ROOT / "tests/server").glob("test_*.py"), *(ROOT / "tests/store").glob("test_*.py")]
    long = {f"tests/{file.parent.name}/{file.name}" for file in files if _has_long(file)}
    assert long
    assert not {file for file in long if file not in told}


def _has_long(file: Path) -> bool:
    return "\n@pytest.mark.long\n" in file.read_text()
