"""What aiohttp does not ask of a client's frames: masks (RFC 6455, 5.1), and few of them a
message."""

from typing import Final

REFUSED: Final = b"\x88\x02\x03\xea"
"""A close frame: protocol error (1002)."""
TOO_MUCH: Final = b"\x88\x02\x03\xf0"
"""A close frame: against the rules of the house (1008)."""

MOST_PARTS: Final = 64
"""Frames of one message: nobody counts those that end none."""

_SMALL: Final = 126
_ENDS: Final = 0x80
_MASK: Final = 4


class Frames:
    """The frames of one connection, followed from header to header."""

    def __init__(self) -> None:
        self._skip = 0  # bytes until the next header
        self._header = b""  # what has come of it
        self._parts = 0  # of a message that has not ended

    def are_good(self, data: bytes) -> bool:
        if not self._skip and not self._header and len(data) > 1:  # mostly a frame comes whole
            size = data[1] - 0x80
            if 0 <= size < _SMALL and len(data) == 2 + _MASK + size and data[0] & _ENDS:
                self._parts = 0
                return True
        return self._follow(data)

    def _follow(self, data: bytes) -> bool:
        data, self._header = self._header + data, b""
        at = self._skip
        while at + 2 <= len(data):
            if data[at + 1] < 0x80:
                return False
            size = data[at + 1] - 0x80
            more = {126: 2, 127: 8}.get(size, 0)
            if at + 2 + more > len(data):
                break
            if more:
                size = int.from_bytes(data[at + 2 : at + 2 + more], "big")
            self._parts = 0 if data[at] & _ENDS else self._parts + 1
            if self._parts > MOST_PARTS:
                return False
            at += 2 + more + _MASK + size
        self._header = data[at:]
        self._skip = max(0, at - len(data))
        return True
