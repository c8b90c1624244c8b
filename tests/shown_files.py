"""The files that a document shows, each under its name in backquotes, as somebody who follows it
would write them."""

import re
from pathlib import Path
from typing import Final

_FILE: Final = re.compile(r"^`(?P<path>[\w./]+)`:\n\n```\w+\n(?P<text>.*?)^```$", re.M | re.S)
_NAMED: Final = re.compile(r"^`[\w./]+`:$", re.M)


def shown_in(document: Path) -> dict[str, str]:
    """By their path; each is shown once."""
    text = document.read_text(encoding="utf-8")
    shown = [(found["path"], found["text"]) for found in _FILE.finditer(text)]
    assert len(shown) == len(dict(shown)) == len(_NAMED.findall(text))
    return dict(shown)


def write(document: Path, folder: Path) -> None:
    for path, text in shown_in(document).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
