"""The package that docs/a-sixth-game.md builds, made and installed as the document says."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
DOCUMENT: Final = ROOT / "docs" / "a-sixth-game.md"
NAME: Final = "knaves"


def install(source: Path, target: Path) -> None:
    """`pip install`, into a folder of its own and without asking any server for anything."""
    flags = "--quiet --disable-pip-version-check --no-index --no-deps --no-build-isolation"
    command = [sys.executable, "-m", "pip", "install", *flags.split(), "--target", str(target)]
    subprocess.run([*command, str(source)], check=True, timeout=120)


def path_with(target: Path) -> str:
    """PYTHONPATH of a process in which it is installed."""
    before = os.environ.get("PYTHONPATH")
    return os.pathsep.join([str(target), *([before] if before else [])])
