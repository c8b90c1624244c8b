"""Who has seen which card of a round of Bla5t, followed through its history.

Which cards somebody looked at, drew or took is public; only the faces are not.
"""

from typing import Final

from tablee.core.seats import Seat
from tablee.games.bla5t.history import (
    DRAWN,
    GONE,
    LOOKED,
    MIX,
    SHOWN,
    TAKEN,
    back_of,
    face_of,
    kind_of,
    seat_of,
)
from tablee.games.bla5t.position import Position


class Witness:
    """`seen[seat]`: bits of the backs whose faces that seat has seen; `kept`: bits of the cards
    somebody drew or took, saw, and put before themselves."""

    def __init__(self, seats: int) -> None:
        self.seen: Final = [0] * seats
        self.kept = 0
        self._read = 0
        self._mixed: tuple[int, int] = (0, 0)

    def copy(self) -> "Witness":
        twin = Witness(len(self.seen))
        twin.seen[:] = self.seen
        twin.kept = self.kept
        twin._read = self._read
        twin._mixed = self._mixed
        return twin

    def follow(self, state: Position) -> None:
        """Reads on where it had stopped; a new round begins from nothing."""
        history = state.history
        if self._read > len(history):
            self._read = 0
            self.kept = 0
            for seat in range(len(self.seen)):
                self.seen[seat] = 0
        for index in range(self._read, len(history)):
            self._take_in(history[index])
        self._read = len(history)

    def _take_in(self, code: int) -> None:
        kind, bit = kind_of(code), 1 << back_of(code)
        if kind == DRAWN:
            self._forget(bit)
            self.seen[seat_of(code)] |= bit
            self.kept |= bit
        elif kind == LOOKED:
            self.seen[seat_of(code)] |= bit
        elif kind in (SHOWN, TAKEN):
            for seat in range(len(self.seen)):
                self.seen[seat] |= bit
            if kind == TAKEN:
                self.kept |= bit
        elif kind == MIX:
            self._mixed = (back_of(code), face_of(code))
        elif kind > MIX:
            self._mix(seat_of(code), (back_of(code), face_of(code)))
        elif kind == GONE:
            self._forget(bit)

    def _mix(self, mixer: Seat, new: tuple[int, int]) -> None:
        """Only the mixer still knows which is which, and only if both were known."""
        old = 1 << self._mixed[0] | 1 << self._mixed[1]
        bits = 1 << new[0] | 1 << new[1]
        knew_both = self.seen[mixer] & old == old
        were_kept = self.kept & old == old
        self._forget(old | bits)
        if knew_both:
            self.seen[mixer] |= bits
        if were_kept:
            self.kept |= bits

    def _forget(self, bits: int) -> None:
        self.kept &= ~bits
        for seat in range(len(self.seen)):
            self.seen[seat] &= ~bits
