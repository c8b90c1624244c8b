"""New inputs made of those that are kept: pieces of several, repeated, left out, changed."""

import re
from collections.abc import Sequence
from random import Random
from typing import Final

_PIECES: Final = re.compile(rb"\w+|\s+|[^\w\s]", re.ASCII)
_ODD: Final = (
    *(b"", b"0", b"-1", b"00", b"9" * 25, b"1e999", b"null", b"true", b"[]", b"{}", b'"', b"\\"),
    *(b"\x00", b"\xff", b"\n", b"\r\n", b"\t", b";", b"=", b"P9", b"P0", b"x", b"\\ud800"),
    *(text.encode() for text in ("é", "é", "ß", "İ", "١", "²", "Ⅷ", "\u2028", "\u200b", "🂡", "ﬁ")),
)
MOST_CHANGES: Final = 6


def spliced(seeds: Sequence[bytes], luck: Random) -> bytes:
    pieces = _PIECES.findall(luck.choice(seeds))
    others = _PIECES.findall(luck.choice(seeds)) or [b""]
    for _ in range(luck.randint(1, MOST_CHANGES)):
        at = luck.randint(0, len(pieces))
        match luck.randrange(5):
            case 0:
                pieces[at : at + 1] = []
            case 1:
                pieces[at:at] = [luck.choice(_ODD)]
            case 2:
                pieces[at : at + 1] = [luck.choice(_ODD)]
            case 3:
                first = luck.randrange(len(others))
                pieces[at : at + luck.randint(0, 4)] = others[first : first + luck.randint(1, 8)]
            case _:
                pieces[at:at] = pieces[max(0, at - luck.randint(1, 6)) : at]
    return b"".join(pieces)
