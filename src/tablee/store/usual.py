"""Where the store is when nobody says so."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Where the user's programs keep their data."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tablee"
    home = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "tablee"


def usual_store() -> str:
    return f"sqlite:///{data_folder() / 'tablee.db'}"
