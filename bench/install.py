"""`python -m bench install`: what pip downloads on this platform for the light install.

Our wheel is built from a copy of the source, then pip downloads all it needs, as for a new
environment, from wherever it is told to look; without such a place nothing is measured. What came
is installed, and must deal and play a game."""

import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from rich.console import Console
from rich.table import Table

from tests.light_install import PIP, build_wheel

MOST: Final = 15_000_000
GAME: Final = (
    "import tablee; game = tablee.deal('herrlof', bots=['novice', 'random']); game.go_on(); "
    "assert game.outcome is not None"
)


def main() -> None:
    with TemporaryDirectory() as place:
        wheel = build_wheel(Path(place))
        folder = Path(place, "downloads")
        asked = [*PIP, "download", "--dest", str(folder), str(wheel)]
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"not measured, for pip could not download all of it:\n{done.stderr}")
        _try(folder, Path(place, "fresh"))
        sizes = {file.name.split("-")[0]: file.stat().st_size for file in folder.iterdir()}
    total = sum(sizes.values())
    table = Table("download", "MB", show_footer=True)
    for name, size in sorted(sizes.items(), key=lambda item: -item[1]):
        table.add_row(name, f"{size / 1e6:.2f}")
    table.columns[0].footer, table.columns[1].footer = "all", f"{total / 1e6:.2f}"
    verdict = "reached" if total <= MOST else "not reached"
    console = Console()
    console.print(table)
    console.print(f"at most {MOST / 1e6:g} MB: {verdict}", highlight=False)
    sys.exit(total > MOST)


def _try(downloads: Path, fresh: Path) -> None:
    """As somebody has it who installs today, not as our lock files do."""
    venv.create(fresh, with_pip=False, symlinks=True)
    python = str(fresh / "bin" / "python")
    found = ["--no-index", "--find-links", str(downloads)]
    subprocess.run([*PIP, "--python", python, "install", *found, "tablee"], check=True)
    subprocess.run([python, "-c", GAME], check=True, cwd=fresh)
