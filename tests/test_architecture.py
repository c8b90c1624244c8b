"""docs/architecture.md can be walked: its files are there, and no walk is longer than ten steps."""

import re
from pathlib import Path

import tablee

SOURCE = Path(tablee.__file__).parent
ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "architecture.md").read_text()
WALKS = (
    "A press",
    "A bot's move",
    "A clock",
    "A reconnection",
    "A table that another node has",
    "A replay",
)
MOST_STEPS = 10


def named(text: str) -> list[str]:
    """The files that stand in it as code."""
    return re.findall(r"`([\w/]+\.py)`", text)


def is_there(name: str, folder: Path) -> bool:
    return any(path.as_posix().endswith(f"/{name}") for path in folder.rglob("*.py"))


def test_every_file_it_names_is_there() -> None:
    missing = [
        name
        for name in named(PAGE)
        if not is_there(name, SOURCE) and not is_there(name, ROOT / "tests")
        if not (ROOT / name).is_file()
    ]
    assert missing == []


def test_each_walk_has_at_most_ten_steps_in_order_through_files_of_the_program() -> None:
    walks = dict(re.findall(r"^\*\*(.+?)\.\*\* (.+)$", PAGE, re.MULTILINE))
    assert tuple(walks) == WALKS
    for walk in walks.values():
        steps = [int(step.split()[0]) for step in walk.split(" → ")]
        assert steps == list(range(1, len(steps) + 1))
        assert len(steps) <= MOST_STEPS
        assert all(is_there(name, SOURCE) for name in named(walk))
