"""What a position of Bloops waits for, and the small data on its queue."""

from typing import Final

from tablee.core.seats import Seat

LOOK: Final = 0
"""The set-up look: every seat that has not said `seen`."""
DIRECTION: Final = 1
START: Final = 2
"""The first draw of the game: no window is open yet."""
DECIDE: Final = 3
"""The turn's player has drawn and must discard."""
WINDOW: Final = 4
"""After the turn's discard: effects, counter-discards, then the next draw."""
OVER: Final = 5

STEPS: Final = ["look", "direction", "start", "decide", "window", "over"]

NOBODY: Final = -1


class Effect:
    """A discarded 6–9 that waits for its turn (BLOOPS-CD-3).

    `number` is which discard of the game it was; clocks are named after it.
    """

    def __init__(self, seat: Seat, value: int, number: int) -> None:
        self.seat: Final = seat
        self.value: Final = value
        self.number: Final = number
