"""Views: what a seat may know, built field by field, never by deleting from the state."""

from typing import Final

import msgspec

from tablee.core.seats import Seat

Fields = dict[str, object]


class View(msgspec.Struct, frozen=True):
    """What one seat (or, None, a spectator) may know of a position.

    Each game derives its own. Fields of a derived view are what may lie on a person's screen now;
    its field `memory` holds what perfect recall adds, and is None on a screen.
    """

    seat: Seat | None


class Screens:
    """Several readers' screens of one position, field by field: what is the same on all of them,
    and what is each reader's own."""

    def __init__(self, shared: Fields, own: dict[Seat | None, Fields]) -> None:
        self.shared: Final = shared
        self.own: Final = own
