"""The fields of a position, declared once: how each is begun, copied, written, read and counted.

A field is a value, or one a seat. What a reader may know of it is part of the declaration: it lies
OPEN, was once seen by all and is REMEMBERED, or is its OWNER's alone.
"""

from collections.abc import Callable
from typing import Any, Final

from tablee.core.notation import Fields, read_number, read_seat
from tablee.core.seats import seat_text
from tablee.kit import voids
from tablee.kit.suits import NO_SUIT, Suits

OPEN: Final = 0
REMEMBERED: Final = 1
OWNER: Final = 2


class Kind:
    """What a field's value is: its first value, its text, and the cards that lie in it."""

    def __init__(
        self,
        first: Callable[[], Any],
        write: Callable[[Suits, Any], str],
        read: Callable[[Suits, int, str], Any],
        cards: Callable[[Suits, Any], list[int]] | None = None,
    ) -> None:
        self.first: Final = first
        self.write: Final = write
        self.read: Final = read
        self.cards: Final = cards


def _write_cards(suits: Suits, cards: list[int]) -> str:
    return " ".join(suits.texts(cards))


def _read_suit(suits: Suits, text: str) -> int:
    return NO_SUIT if text in ("", "none") else suits.read_suit(text)


def _read_voids(suits: Suits, text: str) -> int:
    lacked = 0
    for letter in text:
        lacked |= voids.of(suits.read_suit(letter))
    return lacked


NUMBER: Final = Kind(int, lambda _, value: str(value), lambda _, __, text: read_number(text or "0"))
SEAT: Final = Kind(
    int, lambda _, seat: seat_text(seat), lambda _, seats, text: read_seat(text or "P0", seats)
)
SUIT: Final = Kind(
    lambda: NO_SUIT,
    lambda suits, suit: suits.suit_text(suit) or "none",
    lambda suits, _, text: _read_suit(suits, text),
)
VOIDS: Final = Kind(
    int,
    lambda suits, lacked: voids.letters(lacked, suits.letters),
    lambda suits, _, text: _read_voids(suits, text),
)
CARDS: Final = Kind(
    list,
    _write_cards,
    lambda suits, _, text: [suits.read(word) for word in text.split()],
    lambda _, cards: list(cards),
)
HAND: Final = Kind(
    int,
    lambda suits, hand: _write_cards(suits, suits.cards_of(hand)),
    lambda suits, _, text: suits.read_hand(text),
    lambda suits, hand: suits.cards_of(hand),
)


class Field:
    """`name` is the attribute, `key` its word in the text; `each`: a value a seat."""

    def __init__(
        self, name: str, key: str, kind: Kind, *, each: bool = False, known: int = OPEN
    ) -> None:
        self.name: Final = name
        self.key: Final = key
        self.kind: Final = kind
        self.each: Final = each
        self.known: Final = known

    def keys(self, seats: int) -> list[str]:
        return [f"P{seat} {self.key}" for seat in range(seats)] if self.each else [self.key]

    def first(self, seats: int) -> Any:
        return [self.kind.first() for _ in range(seats)] if self.each else self.kind.first()

    def copied(self, value: Any) -> Any:
        """Nothing in a field lies deeper than a list of lists."""
        if not isinstance(value, list):
            return value
        return [part.copy() if isinstance(part, list) else part for part in value]

    def written(self, suits: Suits, value: Any) -> list[str]:
        """A text for each of its keys."""
        values = value if self.each else [value]
        return [self.kind.write(suits, part) for part in values]

    def read(self, fields: Fields, suits: Suits, seats: int) -> Any:
        def reader(text: str) -> Any:
            return self.kind.read(suits, seats, text)

        values = [fields.read(key, "", reader) for key in self.keys(seats)]
        return values if self.each else values[0]

    def cards(self, suits: Suits, value: Any) -> list[int]:
        """Every card in it."""
        if self.kind.cards is None:
            return []
        values = value if self.each else [value]
        return [card for part in values for card in self.kind.cards(suits, part)]
