"""Whose a line of chat is: the store has its name alone, and two guests may share one after the
other."""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct

from tablee.core.seats import Seat
from tablee.store.rows import ChatRow

MOST: Final = 64
"""At one table; the oldest are forgotten, so that nobody can make a table's state grow at will."""


class Voice(Struct, frozen=True):
    """From line `since` on, what is said under that name is this guest's."""

    guest: str
    name: str
    since: int


def with_voice(voices: list[Voice], guest: str, name: str, line: int) -> list[Voice]:
    latest = _speaker(voices, name, line)
    if latest is not None and latest.guest == guest:
        return voices
    return [*voices, Voice(guest, name, line)][-MOST:]


class Ear:
    """Knows one guest's lines at one table. Lines of before voices were noted are theirs if they
    came from a seat which they have had, under a name which they had there."""

    def __init__(
        self, guest: str, voices: Sequence[Voice], seats: Collection[tuple[Seat, str]]
    ) -> None:
        self._guest: Final = guest
        self._voices: Final = voices
        self._seats: Final = seats

    def hears(self, line: ChatRow) -> bool:
        voice = _speaker(self._voices, line.name, line.number)
        if voice is not None:
            return voice.guest == self._guest
        return (line.seat, line.name) in self._seats


def _speaker(voices: Sequence[Voice], name: str, line: int) -> Voice | None:
    found = (voice for voice in reversed(voices) if voice.name == name and voice.since <= line)
    return next(found, None)
