"""The package that docs/a-sixth-game.md builds, made and installed as the document says."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
DOCUMENT: Final = ROOT / "docs" / "a-sixth-game.md"
NAME: Final = "knaves"

_FILE: Final = re.compile(r"^`(?P<path>[\w./]+)`:\n\n```\w+\n(?P<text>.*?)^```$", re.M | re.S)
_NAMED: Final = re.compile(r"^`[\w./]+`:$", re.M)


def package() -> dict[str, str]:
    """Its files, by their path; each is shown once."""
    text = DOCUMENT.read_text(encoding="utf-8")
    shown = [(found["path"], found["text"]) for found in _FILE.finditer(text)]
    assert len(shown) == len(dict(shown)) == len(_NAMED.findall(text))
    return dict(shown)


def write(folder: Path) -> None:
    for path, text in package().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


def install(source: Path, target: Path) -> None:
    """`pip install`, into a folder of its own and without asking any server for anything."""
    flags = "--quiet --disable-pip-version-check --no-index --no-deps --no-build-isolation"
    command = [sys.executable, "-m", "pip", "install", *flags.split(), "--target", str(target)]
    subprocess.run([*command, str(source)], check=True, timeout=120)


def path_with(target: Path) -> str:
    """PYTHONPATH of a process in which it is installed."""
    before = os.environ.get("PYTHONPATH")
    return os.pathsep.join([str(target), *([before] if before else [])])
