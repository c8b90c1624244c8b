"""Views: what a seat may know, built field by field, never by deleting from the state."""

import msgspec

from tablee.core.seats import Seat


class View(msgspec.Struct, frozen=True):
    """What one seat (or, None, a spectator) may know of a position.

    Each game derives its own. Fields of a derived view are what may lie on a person's screen now;
    its field `memory` holds what perfect recall adds, and is None on a screen.
    """

    seat: Seat | None
