"""The commands that documents show: in a fence's lines and in backquotes."""

import re
from pathlib import Path
from typing import Final

from scripts.markdown import codes, is_prose, lines

PROGRAMS: Final = (
    r"(?:tablee|make|python3?|pytest|pip|pipx|node|npm|npx|docker|caddy|sqlite3|git|systemctl)"
)
_COMMAND: Final = re.compile(
    rf"^(?:[A-Z_]+=\S+ )*(?:\.(?:venv|peers)/bin/)?{PROGRAMS} (?=[\w./'\-\[:…$])\S.*$"
)
_COMMENT: Final = re.compile(r"\s+#.*$")
_ALONE: Final = re.compile(r"^\.venv/bin/\w+$")
SHELLS: Final = ("sh", "bash", "console", "")
"""Fences of no language hold commands too."""


def commands(document: Path) -> list[str]:
    """Each once, in the order they are shown."""
    found: dict[str, None] = {}
    for line in lines(document.read_text(encoding="utf-8")):
        shown = codes(line.text) if is_prose(line) else [line.text]
        if is_prose(line) or line.language in SHELLS:
            found |= dict.fromkeys(map(_plain, filter(_is_command, map(str.strip, shown))))
    return [*found]


def _is_command(text: str) -> bool:
    return bool(_COMMAND.match(text)) and not _ALONE.match(text)


def _plain(text: str) -> str:
    return re.sub(r"\.(venv|peers)/bin/", "", _COMMENT.sub("", text))
