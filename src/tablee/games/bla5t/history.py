"""What happened to hidden cards in a round, one integer an entry: recall and imagination read it.

A card keeps its back when it moves, so only draws, looks, showings and a 6b need an entry.
An entry is ((kind * 8 + seat) * 64 + back) * 64 + face; cards dealt at the start need none.
"""

from typing import Final

from tablee.core.notation import NotationError, read_seat
from tablee.core.seats import Seat
from tablee.games.bla5t.cards import HIDDEN, read_card, text_of
from tablee.kit import backs

DRAWN: Final = 0  # from the pile to that back, seen by the seat
DEALT: Final = 1  # from the pile to that back, seen by nobody: a penalty card
LOOKED: Final = 2
TOPPED: Final = 3  # the seat looked at the pile's top
SHOWN: Final = 4  # to everybody; the card stays where it is
GONE: Final = 5  # to the discard
TAKEN: Final = 6  # the top discard became that back
RETURNED: Final = 7  # from the discard into the new pile, one entry a card
MIX: Final = 8  # 6b: the two old backs (the second stands for `face`), then
MOVED: Final = 9  # the two new backs, in the places' order: the cards changed places,
KEPT: Final = 10  # or did not,
UNSURE: Final = 11  # or the reader may not know

EVERYBODY: Final = 7
_VERBS: Final = "draws dealt sees top shown gone takes returned mixes moved kept unsure".split()
_SEATED: Final = (DRAWN, LOOKED, TOPPED, TAKEN, MIX, MOVED, KEPT, UNSURE)
_BACKED: Final = (DRAWN, DEALT, LOOKED, SHOWN, GONE, TAKEN, MIX, MOVED, KEPT, UNSURE)


def entry(kind: int, seat: Seat, back: int, face: int) -> int:
    return ((kind * 8 + seat) * 64 + back) * 64 + face


def kind_of(code: int) -> int:
    return code >> 15


def seat_of(code: int) -> Seat:
    return code >> 12 & 7


def back_of(code: int) -> int:
    return code >> 6 & 63


def face_of(code: int) -> int:
    return code & 63


def with_face(code: int, face: int) -> int:
    return code - face_of(code) + face


def with_kind(code: int, kind: int) -> int:
    return entry(kind, seat_of(code), back_of(code), face_of(code))


def seen_by(code: int, seat: Seat | None) -> int:
    """The entry as a seat (or a spectator) may remember it."""
    kind = kind_of(code)
    if kind in (DRAWN, LOOKED, TOPPED) and seat != seat_of(code):
        return with_face(code, HIDDEN)
    if kind in (MOVED, KEPT) and seat != seat_of(code):
        return with_kind(code, UNSURE)  # BLA5T-Q19
    return code


def write(code: int) -> str:
    kind = kind_of(code)
    words = [_VERBS[kind]]
    if kind in _SEATED:
        words.insert(0, f"P{seat_of(code)}")
    if kind in _BACKED:
        words.append(f"b{back_of(code)}")
    if kind >= MIX:
        words.append(f"b{face_of(code)}")
    elif kind != DEALT:
        words.append(text_of(face_of(code)))
    return " ".join(words)


def read(text: str, seats: int) -> int:
    words = text.split()
    seat = EVERYBODY
    if words and words[0].startswith("P"):
        seat = read_seat(words.pop(0), seats)
    kind = _VERBS.index(words[0]) if words and words[0] in _VERBS else -1
    parts = 1 + (kind in _BACKED) + (kind != DEALT)
    if kind < 0 or len(words) != parts or (kind in _SEATED) != (seat != EVERYBODY):
        raise NotationError(f"not a line of the round: {text[:40]!r}")
    back = read_back(words[1]) if kind in _BACKED else 0
    if kind == DEALT:
        return entry(kind, seat, back, 0)
    face = read_back(words[-1]) if kind >= MIX else read_face(words[-1])
    return entry(kind, seat, back, face)


def read_all(text: str, seats: int) -> list[int]:
    """A 6b has two entries: two old backs, then two new ones."""
    codes = [read(part, seats) for part in text.split(",") if part.strip()]
    for index, code in enumerate(codes):
        is_second = kind_of(code) in (MOVED, KEPT, UNSURE)
        is_due = index > 0 and kind_of(codes[index - 1]) == MIX
        if is_second != is_due or (kind_of(code) == MIX and index == len(codes) - 1):
            raise NotationError("after `mixes` comes moved, kept or unsure")
        if kind_of(code) >= MIX and back_of(code) == face_of(code):
            raise NotationError("a 6b takes two cards")
    return codes


def hides_something(codes: list[int]) -> bool:
    return any(
        kind_of(code) == UNSURE or (kind_of(code) < MIX and face_of(code) == HIDDEN)
        for code in codes
    )


def read_face(text: str) -> int:
    return HIDDEN if text == "??" else read_card(text)


def read_back(text: str) -> int:
    back = backs.read_back(text)
    if back != backs.NO_BACK:
        return back
    raise NotationError(f"not a card's back: {text[:20]!r} (b0 to b63)")
