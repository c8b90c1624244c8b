"""The languages people are spoken to in. French and English stand side by side in every text; any
other is a file of tablee/languages, in which a text is found by its English. The page reads the
same files (web/src/lib/languages.ts)."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec

from tablee.packs.words import LANGUAGES, Wording

FOLDER: Final = Path(str(resources.files("tablee") / "languages"))


def languages() -> tuple[str, ...]:
    return (*LANGUAGES, *sorted(file.stem for file in FOLDER.glob("*.json")))


def written(language: str) -> str:
    """The one that rules and lessons are read in."""
    return language if language in LANGUAGES else "en"


def said(wording: Wording, language: str) -> str:
    """A text in a language; what is not translated is English."""
    found = wording.get(language)
    return _translated(wording["en"], language) if found is None else found


def _translated(english: str, language: str) -> str:
    return _translation(FOLDER / f"{language}.json").get(english, english)


@cache
def _translation(file: Path) -> Mapping[str, str]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str])
