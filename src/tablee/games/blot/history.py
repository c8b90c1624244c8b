"""Codes for what happened in a round: `seat, tile, card` of a play, `seat, tile, god` of a gift.

The same code stands on its tile, in its trick and in the round's history.
"""

from typing import Final

from tablee.core.notation import NotationError, read_seat
from tablee.core.seats import Seat
from tablee.games.blot.cards import COLOURS, GODS, SUITS, TEXT

_GIFT: Final = 1 << 12


def played(seat: Seat, tile: int, card: int) -> int:
    return seat << 8 | tile << 6 | card


def given(seat: Seat, tile: int, god: int) -> int:
    return _GIFT | seat << 8 | tile << 6 | god


def is_gift(code: int) -> bool:
    return code >= _GIFT


def seat_of(code: int) -> Seat:
    return code >> 8 & 7


def tile_of(code: int) -> int:
    return code >> 6 & 3


def card_of(code: int) -> int:
    return code & 63


def god_of(code: int) -> int:
    return code & 63


def cards_in(pile: list[int]) -> list[int]:
    return [card_of(code) for code in pile]


def write(code: int) -> str:
    """`P0 Y:B5`, or `P2 Y Loki`."""
    seat, tile = f"P{seat_of(code)}", COLOURS[tile_of(code)]
    if is_gift(code):
        return f"{seat} {tile} {GODS[god_of(code)]}"
    return f"{seat} {tile}:{TEXT[card_of(code)]}"


def read(text: str, seats: int) -> int:
    words = text.split()
    if len(words) == 2 and words[1][1:2] == ":":
        tile = SUITS.read_suit(words[1][0])
        return played(read_seat(words[0], seats), tile, SUITS.read(words[1][2:]))
    if len(words) == 3 and words[2] in GODS:
        tile = SUITS.read_suit(words[1])
        return given(read_seat(words[0], seats), tile, GODS.index(words[2]))
    raise NotationError(f"not a line of the round's history: {text[:40]!r}")
