"""What happened in a round, one integer an entry: a seat's perfect recall and imagination read it.

An entry is ((kind * 4 + other) * 64 + card) * 4 + seat: a card played, the most frequent one, is
a small number.
"""

from typing import Final

from tablee.core.notation import NotationError, read_seat
from tablee.core.seats import Seat
from tablee.games.herrlof.cards import SUITS, TEXT

PLAYED: Final = 0
TURNED: Final = 1
DRAWN: Final = 2
DISCARDED: Final = 3
STOLEN: Final = 4
TAKEN: Final = 5
GIVEN: Final = 6

HIDDEN: Final = 63
"""The card of an entry whose face the reader may not know."""

_VERBS: Final = ["plays", "turn", "draws", "discards", "steals", "takes", "gives"]


def entry(kind: int, seat: Seat, other: Seat, card: int) -> int:
    return ((kind * 4 + other) * 64 + card) * 4 + seat


def played(seat: Seat, card: int) -> int:
    return card << 2 | seat  # PLAYED is 0


def turned(card: int) -> int:
    return entry(TURNED, 0, 0, card)


def drawn(seat: Seat, card: int) -> int:
    return entry(DRAWN, seat, 0, card)


def discarded(seat: Seat, card: int) -> int:
    return entry(DISCARDED, seat, 0, card)


def stolen(seat: Seat, victim: Seat) -> int:
    return entry(STOLEN, seat, victim, HIDDEN)


def taken(seat: Seat, victim: Seat, card: int) -> int:
    return entry(TAKEN, seat, victim, card)


def given(seat: Seat, victim: Seat, card: int) -> int:
    return entry(GIVEN, seat, victim, card)


def kind_of(code: int) -> int:
    return code >> 10


def seat_of(code: int) -> Seat:
    return code & 3


def other_of(code: int) -> Seat:
    return code >> 8 & 3


def card_of(code: int) -> int:
    return code >> 2 & 63


def with_card(code: int, card: int) -> int:
    return code + (card - card_of(code)) * 4


def seen_by(code: int, seat: Seat | None) -> int:
    """The entry as a seat (or a spectator) may remember it."""
    kind = kind_of(code)
    if kind in (PLAYED, TURNED, STOLEN):
        return code
    if seat is not None and (
        seat == seat_of(code) or (kind in (TAKEN, GIVEN) and seat == other_of(code))  # HERR-Q8
    ):
        return code
    return with_card(code, HIDDEN)


def write(code: int) -> str:
    kind = kind_of(code)
    card = "??" if card_of(code) == HIDDEN else TEXT[card_of(code)]
    if kind == TURNED:
        return f"turn {card}"
    if kind == STOLEN:
        return f"P{seat_of(code)} steals P{other_of(code)}"
    other = f" P{other_of(code)}" if kind in (TAKEN, GIVEN) else ""
    return f"P{seat_of(code)} {_VERBS[kind]}{other} {card}"


def read(text: str, seats: int) -> int:
    words = text.split()
    if len(words) == 2 and words[0] == "turn":
        return turned(_read_face(words[1]))
    if len(words) >= 3 and words[1] in _VERBS:
        kind = _VERBS.index(words[1])
        seat = read_seat(words[0], seats)
        if kind == STOLEN and len(words) == 3:
            return stolen(seat, read_seat(words[2], seats))
        if kind in (TAKEN, GIVEN) and len(words) == 4:
            return entry(kind, seat, read_seat(words[2], seats), _read_face(words[3]))
        if kind in (PLAYED, DRAWN, DISCARDED) and len(words) == 3:
            return entry(kind, seat, 0, _read_face(words[2]))
    raise NotationError(f"not a line of the round's history: {text[:40]!r}")


def _read_face(text: str) -> int:
    return HIDDEN if text == "??" else SUITS.read(text)
