"""`bench/results.json`: the latest results of each part."""

from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).parent / "results.json"


def keep(part: str, results: object) -> None:
    """Other parts' results stay as they are."""
    kept = msgspec.json.decode(FILE.read_bytes()) if FILE.exists() else {}
    everything = {**(kept if isinstance(kept, dict) else {}), part: results}
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(everything)))
