"""What the documents show of Python is what Python says."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FENCE = "```pycon\n"


def session(path: Path) -> doctest.DocTest:
    """All that stands in such fences, as one session; its lines keep their numbers."""
    told, is_shown = [], False
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        is_shown = line == FENCE or (is_shown and not line.startswith("```"))
        told.append(line if is_shown and line != FENCE else "\n")
    return doctest.DocTestParser().get_doctest("".join(told), {}, path.name, str(path), 0)


@pytest.mark.parametrize("name", ["README.md", "docs/python.md", "docs/records.md"])
def test_a_session_shown_runs_as_shown(name: str) -> None:
    shown = session(ROOT / name)
    assert shown.examples
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(shown, out=told.append)
    assert not told, "".join(told)


def test_the_readme_shows_about_ten_lines() -> None:
    assert 8 <= len(session(ROOT / "README.md").examples) <= 12


def test_a_session_that_is_not_as_shown_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "wrong.md"
    path.write_text(f"{FENCE}>>> 1 + 1\n3\n```\n")
    told: list[str] = []
    doctest.DocTestRunner().run(session(path), out=told.append)
    assert told
