"""What became of each mutant, kept line by line: a run that is stopped goes on where it was."""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from scripts.mutants.covering import MEASURED
from scripts.mutants.sample import Mutant
from scripts.mutants.trying import Fate, Result

PLACE: Final = MEASURED.parent / "mutants"


class Row(Struct, frozen=True):
    key: str
    digest: str
    fate: Fate
    by: str
    line: int


class Results:
    def __init__(self, file: Path) -> None:
        self.file = file
        lines = file.read_bytes().splitlines() if file.exists() else []
        rows = [msgspec.json.decode(line, type=Row) for line in lines]
        self.rows = {(row.key, row.digest): row for row in rows}

    def of(self, mutant: Mutant) -> Row | None:
        return self.rows.get((mutant.key, mutant.digest))

    def keep(self, mutant: Mutant, result: Result) -> None:
        row = Row(mutant.key, mutant.digest, result.fate, result.by, mutant.first)
        self.rows[mutant.key, mutant.digest] = row
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
