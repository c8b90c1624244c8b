"""The story: what happened, in small events, each with the seats that may see its secret part.

`play` tells it to whoever gives it a list; simulations give none. Log, animation, sound and screen
reader live on it, for some things leave no trace in a view (a wrong throw shown and put back).
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from tablee.core.seats import Mover, Seat

Value = int | str | Sequence[int | str]

STANDS_FOR: Final = "stands_for"
"""A fact with this value is no sentence of its own: it says what a word of the moves is called on
this screen (`b12`: your card in place 2)."""


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event as one reader may know it: `kind` names its sentence, `seat` whose doing it was."""

    kind: str
    seat: Mover
    values: dict[str, Value]


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened at the table.

    `kind` names the sentence that tells it, `seat` whose doing it was, `values` what everybody may
    know, `secret` what only the seats in `seen_by` may know (cards as text, seats as numbers).
    Events are kept to be read again: where people are to remember cards, none of them carries a
    face that is hidden or may be hidden again (a law).
    """

    kind: str
    seat: Mover = None
    values: dict[str, Value] = {}
    secret: dict[str, Value] = {}
    seen_by: tuple[Seat, ...] = ()

    def told(self, seat: Seat | None) -> Told:
        """For a seat, or (None) a spectator."""
        if seat is not None and seat in self.seen_by:
            return Told(self.kind, self.seat, {**self.values, **self.secret})
        return Told(self.kind, self.seat, self.values)


Story = list[Event]
