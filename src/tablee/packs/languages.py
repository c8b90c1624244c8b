"""The languages people are spoken to in. French and English stand side by side in every text; any
other is a file of tablee/languages, in which a text is found by its English, and beside it a folder
of that name with rules texts. The page reads the same files (web/src/lib/languages.ts)."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

from tablee.packs.words import LANGUAGES, Wording

FOLDER: Final = Path(str(resources.files("tablee") / "languages"))


def languages() -> tuple[str, ...]:
    return (*LANGUAGES, *sorted(file.stem for file in FOLDER.glob("*.json")))


def written(language: str) -> str:
    """The one of the two that is nearest to it."""
    return language if language in LANGUAGES else "en"


def long_text(
    texts: Mapping[str, Traversable], name: str, language: str
) -> tuple[str, Traversable | None]:
    """A text that is a file of its own (`blot.rules.md`), and the language it is found in."""
    own = FOLDER / language / name
    if language not in LANGUAGES and own.is_file():
        return language, own
    return written(language), texts.get(written(language))


def said(wording: Wording, language: str) -> str:
    """A text in a language; what is not translated is English."""
    found = wording.get(language)
    return _translated(wording["en"], language) if found is None else found


def _translated(english: str, language: str) -> str:
    return _translation(FOLDER / f"{language}.json").get(english, english)


@lru_cache(maxsize=64)
def _translation(file: Path) -> Mapping[str, str]:
    """Nothing, for a language there is no file of."""
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str]) if file.is_file() else {}
