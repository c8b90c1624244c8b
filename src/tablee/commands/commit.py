"""The commit a Tablée is made of: written into what is handed on, asked of git in a checkout.

setup.py uses it too, where nothing else is installed: it needs the standard library alone.
"""

import subprocess
from pathlib import Path
from typing import Final

FILE: Final = "commit.txt"
_DESCRIBE: Final = "git describe --always --exclude=* --abbrev=12 --dirty=-changed".split()


def commit_of(package: Path) -> str:
    """Such as `f7248cd31a90`, with `-changed` where files differ from it; "" if nobody knows."""
    written = package / FILE
    if written.is_file():
        return written.read_text(encoding="utf-8").strip()
    checkout = package.absolute().parents[1]
    if not (checkout / ".git").exists():
        return ""
    try:
        told = subprocess.run(
            _DESCRIBE, cwd=checkout, capture_output=True, text=True, check=True, timeout=30
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return told.stdout.strip()
