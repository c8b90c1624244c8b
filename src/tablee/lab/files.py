"""Files people name on the command line, read with a sentence for everything that can go wrong."""

from pathlib import Path
from typing import Final

MOST_BYTES: Final = 10_000_000
"""No record, deck or scenario is as large; whatever is has been named by mistake."""


class UnreadableFile(Exception):
    """Its message completes a sentence that begins with the file's name."""


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise UnreadableFile(f"cannot be read ({error.strerror})") from None
    if len(data) > MOST_BYTES:
        raise UnreadableFile(f"cannot be read (more than {MOST_BYTES // 1_000_000} MB)")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UnreadableFile("cannot be read (not a text in UTF-8)") from None
