"""Records without the names of those who played.

The same name becomes the same other one, in every record that is given the same key. Nothing else
that a shuffle or a move is computed from changes, so that what verified before still does.
"""

import hashlib
import re
from base64 import b32encode
from typing import Final

from msgspec.structs import replace

from tablee.core.records import Line, Record

KEY_BYTES: Final = 32
_MARK_BYTES: Final = 10
"""80 bits: that two of a billion names become one happens to less than one such crowd in a million.
"""
_REMARK: Final = re.compile(r"referee|fair [0-9.]+ reaction [a-z0-9. -]+")
"""What a table itself remarks: numbers of a race. Anything else may be somebody's words."""


class Anonymiser:
    """Without the key nobody can try names until one fits, so that it is made for one use, or kept
    as a secret by whoever wants the same names again."""

    def __init__(self, key: bytes, kept: frozenset[str] = frozenset()) -> None:
        self._key: Final = hashlib.sha256(b"tablee anonymous 1" + key).digest()
        self._kept: Final = kept

    def name(self, name: str) -> str:
        if not name or name in self._kept:
            return name
        mark = hashlib.blake2b(name.encode(), key=self._key, digest_size=_MARK_BYTES).digest()
        return f"Player {b32encode(mark).decode().lower()}"

    def record(self, record: Record) -> Record:
        """Where a game was continued from is forgotten, too: that record has names. So are remarks
        that no table makes."""
        _, _, moment = record.continues.partition(" ")
        return replace(
            record,
            names=[self.name(name) for name in record.names],
            continues=f"- {moment}" if moment else "",
            lines=[_unremarked(line) for line in record.lines],
        )


def _unremarked(line: Line) -> Line:
    if not line.remark or _REMARK.fullmatch(line.remark):
        return line
    return replace(line, remark="")
