"""Which changes are tried: a sample that stays the same while the code around it changes."""

import ast
import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from msgspec import Struct

from scripts.mutants.changes import changes

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "tablee"
AREAS: Final[dict[str, tuple[str, ...]]] = {
    "rules": ("core", "kit", "games"),
    "table": ("table",),
    "safety": ("server/web", "server/wire"),
}
SPEAKING: Final = (
    "facts.py",
    "sentences.py",
    "trickfacts.py",
    "tricksentences.py",
    "typescript.py",
)
"""What is only said to people, or made by the developers' own command."""


class Mutant(Struct, frozen=True):
    path: str
    number: int
    """Among the module's changes."""
    name: str
    digest: str
    """Of the module's text: a result counts for no other."""
    first: int
    last: int

    @property
    def key(self) -> str:
        return f"{self.path} {self.name}"

    @property
    def module(self) -> str:
        return ".".join(Path(self.path).relative_to("src").with_suffix("").parts)


def files(area: str) -> list[Path]:
    found = [file for place in AREAS[area] for file in sorted((SOURCE / place).rglob("*.py"))]
    return [file for file in found if file.name not in SPEAKING]


def mutants(paths: Iterable[Path]) -> list[Mutant]:
    return [one for path in paths for one in _of_module(path)]


def _of_module(path: Path) -> list[Mutant]:
    source = path.read_bytes()
    digest = hashlib.sha256(source).hexdigest()[:16]
    name = path.relative_to(ROOT).as_posix()
    return [
        Mutant(name, number, change.name, digest, change.lines[0], change.lines[-1])
        for number, change in enumerate(changes(ast.parse(source)))
    ]


def sample(all_: Iterable[Mutant], size: int, seed: int) -> list[Mutant]:
    def place(one: Mutant) -> bytes:
        return hashlib.sha256(f"{seed} {one.key}".encode()).digest()

    return sorted(all_, key=place)[:size]
