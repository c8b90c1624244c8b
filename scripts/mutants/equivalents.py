"""Mutants that no test can tell from the code, with their reasons: equivalents.toml."""

import tomllib
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("equivalents.toml")


def equivalents() -> dict[str, str]:
    """The reason, by the mutant's key."""
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {key: reason for reason, keys in told.items() for key in keys}
