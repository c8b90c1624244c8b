"""Every document of the project."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PLACES: Final = ("*.md", ".github/**/*.md", "docs/*.md", "src/**/*.md", "tests/**/*.md")
DOCUMENTS: Final = [
    *sorted(path for place in PLACES for path in ROOT.glob(place)),
    ROOT / "web/README.md",
]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
