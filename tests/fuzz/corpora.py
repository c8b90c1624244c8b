"""The inputs that are kept: one of each kind, and all that ever found something."""

from pathlib import Path
from typing import Final

CORPUS: Final = Path(__file__).with_name("corpus")
NAMES: Final = ("protocol", "records", "positions", "options", "words", "http")


def kept(name: str) -> list[Path]:
    return sorted((CORPUS / name).iterdir())


ALL: Final = [path for name in NAMES for path in kept(name)]


def called(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"
