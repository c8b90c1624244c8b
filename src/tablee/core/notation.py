"""Reading text: errors that name the place, and positions as fields.

A position is fields separated by `;` or line ends, each a key and a value. A key is one word, or a
seat and a word: `trump B; P0 hand G7 R3; P1 hand R8 B3; lead P0`.
"""

import re
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from tablee.core.seats import TABLE, Mover, Seat

T = TypeVar("T")

MOST_COUNTED: Final = 999_999
"""Of whatever a position counts: a game can go on from there."""


class NotationError(ValueError):
    """Text that cannot be read; the message says where and what would be right."""


class FieldError(NotationError):
    """A field of a position that cannot be read, and which one."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(reason)
        self.key: Final = key


class UnknownField(FieldError):
    """A field this game's positions do not have."""


def require(is_right: bool, key: str, reason: str) -> None:
    """One check of a position that was read: what is wrong, and in which field."""
    if not is_right:
        raise FieldError(key, f"{key}: {reason}")


def read_seat(text: str, seats: int) -> Seat:
    """`P0` … of that many seats."""
    if len(text) >= 2 and text[0] == "P" and text[1:].isascii() and text[1:].isdigit():
        seat = int(text[1:])
        if seat < seats and text == f"P{seat}":
            return seat
    raise NotationError(f"not a seat: {text[:20]!r} (P0 to P{seats - 1})")


def read_mover(text: str, seats: int) -> Mover:
    return TABLE if text == "-" else read_seat(text, seats)


def read_number(text: str) -> int:
    digits = text[1:] if text.startswith("-") else text
    if digits.isascii() and digits.isdigit() and len(digits) <= 9:
        return int(text)
    raise NotationError(f"not a whole number: {text[:20]!r}")


def read_one(text: str, choices: Iterable[str], what: str) -> str:
    known = list(choices)
    if text not in known:
        raise NotationError(f"not {what}: {text[:20]!r} (one of {', '.join(known)})")
    return text


class Fields:
    """A position's fields: asked for one by one; what nobody asked for is an error."""

    def __init__(self, text: str) -> None:
        self._values: Final[dict[str, str]] = {}
        self._asked: Final[set[str]] = set()
        for place, field in enumerate(_split(text), start=1):
            key, value = _key_and_value(field)
            if key in self._values:
                raise FieldError(key, f"field {place}: {key!r} is given twice")
            self._values[key] = value

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def text(self, key: str, default: str = "") -> str:
        self._asked.add(key)
        return self._values.get(key, default)

    def words(self, key: str, default: str = "") -> list[str]:
        return self.text(key, default).split()

    def read(self, key: str, default: str, reader: Callable[[str], T]) -> T:
        """The field's whole value through a reader; an error names the field."""
        value = self.text(key, default)
        try:
            return reader(value)
        except NotationError as error:
            raise FieldError(key, f"{key}: {error}") from None

    def read_all(self, key: str, reader: Callable[[str], T], default: str = "") -> list[T]:
        """Each word of the field through a reader."""
        return self.read(key, default, lambda value: [reader(word) for word in value.split()])

    def read_parts(self, key: str, reader: Callable[[str], T]) -> list[T]:
        """Each part between commas through a reader."""
        return self.read(
            key, "", lambda value: [reader(part) for part in value.split(",") if part.strip()]
        )

    def number(self, key: str, default: int) -> int:
        return self.read(key, str(default), read_number)

    def count(self, key: str, default: int) -> int:
        number = self.number(key, default)
        require(0 <= number <= MOST_COUNTED, key, f"0 to {MOST_COUNTED}")
        return number

    def yes(self, key: str) -> bool:
        return (
            self.read(key, "no", lambda word: read_one(word, ["yes", "no"], "yes or no")) == "yes"
        )

    def in_two_places(self, word: str, keys: Iterable[str]) -> FieldError:
        """The refusal of a word that these fields name too often; it lies in the last of them."""
        found = self._naming(word, keys)
        return FieldError(found[-1], f"{', '.join(found)}: {word} is in two places")

    def where(self, word: str, keys: Iterable[str]) -> str:
        """The first of these fields that names that word."""
        return self._naming(word, keys)[0]

    def _naming(self, word: str, keys: Iterable[str]) -> list[str]:
        parts = re.compile(rf"(?<![\w*^]){re.escape(word)}(?![\w*^])")
        found = [key for key in keys if parts.search(self._values.get(key, ""))]
        return found or ["fields"]

    def done(self) -> None:
        unknown = [key for key in self._values if key not in self._asked]
        if unknown:
            raise UnknownField(unknown[0], f"unknown field {unknown[0]!r}")


def _split(text: str) -> list[str]:
    parts = text.replace("\n", ";").split(";")
    return [part.strip() for part in parts if part.strip()]


def _key_and_value(field: str) -> tuple[str, str]:
    words = field.split()
    keys = 1
    if len(words[0]) >= 2 and words[0][0] == "P" and words[0][1:].isdigit():
        keys = 2
    return " ".join(words[:keys]), " ".join(words[keys:])


def compare(given: str, told: str) -> None:
    """Refuses a position in the first field where it is not what its own history leads to."""
    said = dict(_key_and_value(field) for field in _split(given))
    right = dict(_key_and_value(field) for field in _split(told))
    for key in [*said, *right]:
        is_same = said.get(key, "") == right.get(key, "")
        require(is_same, key, f"the history leads to {right.get(key) or 'none'}")


def keys_of(text: str) -> list[str]:
    """The keys of a text of fields, in order, also those given twice."""
    return [_key_and_value(field)[0] for field in _split(text)]


def write_fields(fields: Iterable[tuple[str, str]]) -> str:
    """The inverse of `Fields`; a field with an empty value is left out."""
    return "; ".join(f"{key} {value}" for key, value in fields if value)
