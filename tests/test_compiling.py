"""Compiling again after an edit: only what differs, and never less than that.

A small project is compiled by the setup.py of this one, in the run on the compiled build alone:
where that is made, so is this.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
PROJECT: Final = """
[project]
name = "tablee"
version = "0"
[tool.setuptools.packages.find]
where = ["src"]
[tool.tablee]
compiled = ["core", "games"]
interpreted = ["__init__"]
"""
ONE: Final = "    def one(self) -> int:\n        return 1\n"
TWO: Final = "    def two(self) -> int:\n        return 2\n"
USING: Final = """
from tablee.core.base import Base

def told(base: Base) -> str:
    return f"{base.one()} {base.two()} first"
"""
FILES: Final = {
    "pyproject.toml": PROJECT,
    "src/tablee/__init__.py": "",
    "src/tablee/commands/commit.py": (ROOT / "src/tablee/commands/commit.py").read_text(),
    "src/tablee/core/__init__.py": "",
    "src/tablee/core/base.py": f"class Base:\n{ONE}\n{TWO}",
    "src/tablee/games/__init__.py": "",
    "src/tablee/games/using.py": USING,
    "src/tablee/games/more.py": "MORE = 1\n",
}

pytestmark = pytest.mark.skipif(
    os.environ.get("TABLEE_BUILD") != "compiled", reason="the compiled build is not asked for"
)


class Small:
    """The small project, and what its compiled build is made of."""

    def __init__(self, place: Path) -> None:
        self.place: Final = place
        shutil.copy(ROOT / "setup.py", place)
        for name, text in FILES.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        (self.place / name).parent.mkdir(parents=True, exist_ok=True)
        (self.place / name).write_text(text)

    def compile(self) -> set[str]:
        """The names of the objects and libraries that were made or made anew."""
        before = self._made()
        command = "setup.py --quiet build --build-lib made --build-temp temp".split()
        subprocess.run([sys.executable, *command], cwd=self.place, check=True)
        return {file.name.partition(".")[0] for file, date in self._made() - before}

    def _made(self) -> set[tuple[Path, int]]:
        files = [*self.place.rglob("temp/**/*.o"), *self.place.rglob("made/**/*.so")]
        return {(file, file.stat().st_mtime_ns) for file in files}

    def told(self) -> str:
        question = (
            "from tablee.core.base import Base; from tablee.games import using;"
            "assert using.__file__.endswith('.so'); print(using.told(Base()))"
        )
        answer = subprocess.run(
            [sys.executable, "-c", question],
            env={**os.environ, "PYTHONPATH": str(self.place / "made")},
            capture_output=True,
            text=True,
            check=True,
        )
        return answer.stdout.strip()


def test_after_an_edit_only_what_differs_is_compiled(tmp_path: Path) -> None:
    small = Small(tmp_path)
    assert {"base", "using", "more"} <= small.compile()
    assert small.told() == "1 2 first"

    assert small.compile() == set()

    small.write("src/tablee/games/using.py", USING.replace("first", "second"))
    made = small.compile()
    assert "tablee_games__mypyc" in made
    assert all("games" in name for name in made), made
    assert small.told() == "1 2 second"

    small.write("src/tablee/core/base.py", f"class Base:\n{TWO}\n{ONE}")
    assert "__native_tablee___games___using" in small.compile()
    assert small.told() == "1 2 second"

    (tmp_path / "src/tablee/games/more.py").unlink()
    small.compile()
    assert [file.name for file in tmp_path.rglob("made/**/more.*")] == ["more.py"]
    assert small.told() == "1 2 second"
