"""When something is due at a table: clocks depend on who is there and how far away they are."""

from typing import Final

from tablee.core.contract import State, Wait
from tablee.core.referee import Referee
from tablee.core.seats import Seat
from tablee.table.manner import Manner, Occupant
from tablee.table.races import longest_credit, no_earlier_after
from tablee.table.reach import Reach
from tablee.table.told import Clock
from tablee.table.waits import Waits


class Clockwork:
    """`occupants`: who plays each seat. `reaches`: how far away everybody seated is, for races."""

    def __init__(self, manner: Manner, referee: Referee) -> None:
        self.occupants: list[Occupant] = []
        self.reaches: list[tuple[Seat, Reach]] = []
        self.waits: Final = Waits(manner.pace, referee.since, by_hand=manner.by_hand)
        self._by_hand: Final = manner.by_hand
        self._has_races: Final = referee.RACES

    def due(self) -> float | None:
        """When the first clock is over, presses still in flight allowed for."""
        first: float | None = None
        for wait in self.waits:
            ends = self._ends(wait)
            if ends is not None and (first is None or ends < first):
                first = ends
        return None if first is None else first + self._longest_credit()

    def first_over(self, until: float) -> tuple[float | None, Wait | None]:
        """The clock that ran out first, and when."""
        credit = self._longest_credit()
        first: float | None = None
        found: Wait | None = None
        for wait in self.waits:
            ends = self._ends(wait)
            if ends is not None and ends + credit <= until and (first is None or ends < first):
                first, found = ends, wait
        return first, found

    def release(self, seat: Seat, at: float) -> float:
        """From when on no press still in flight could come before that seat's at `at`."""
        if not self._has_races:
            return at
        others = [reach.network for other, reach in self.reaches if other != seat]
        return no_earlier_after(at, others)

    def told(self, now: float) -> list[Clock]:
        """As everybody may know them."""
        return self.waits.told(now, self._away)

    def would_be_late(self, before: State, now: float) -> bool:
        """Whether a clock would be over in the position before: a take-back never gives time."""
        return any(self.waits.has_run_out(wait, now, self._away(wait)) for wait in before.waits())

    def gone_since(self, seat: Seat, now: float) -> float:
        """Since when that seat's person has been away; from now on, if nobody knew of it."""
        known = self.occupants[seat].gone if seat < len(self.occupants) else None
        return now if known is None else known

    # --- sealed answers -----------------------------------------------------------------------

    def sealed(self, seat: Seat) -> Wait | None:
        """The clock of that seat's sealed answer, if one is awaited."""
        if not self.waits.has_sealed:
            return None
        return next((wait for wait in self.waits if wait.sealed and wait.seat == seat), None)

    def all_sealed(self) -> list[Wait]:
        """In seat order."""
        return sorted((wait for wait in self.waits if wait.sealed), key=_seat_order)

    def brief(self) -> list[str] | None:
        """Of clocks that have just started, those that run for bots alone; None: none may."""
        asked = [wait for wait in self.waits.started if wait.bots_seconds is not None]
        if not asked:
            return None
        seats = [wait.seat for wait in asked if wait.seat is not None]
        is_brief = all(self.occupants[seat].bot for seat in seats)
        return [wait.key for wait in asked] if is_brief else []

    # --- each clock ---------------------------------------------------------------------------

    def _ends(self, wait: Wait) -> float | None:
        return self.waits.deadline(wait, self._away(wait))

    def _longest_credit(self) -> float:
        """A clock that ends a window waits for presses that were in time."""
        if not self._has_races:
            return 0.0
        return longest_credit([reach.network for _, reach in self.reaches])

    def _away(self, wait: Wait) -> float | None:
        """Since when nobody has been there to think; a bot always is away, so that one that fails
        does not hold up a table without clocks."""
        seat = wait.seat
        if seat is None or seat >= len(self.occupants):
            return None
        occupant = self.occupants[seat]
        if occupant.level:
            return 0.0
        return None if self._by_hand else occupant.gone


def _seat_order(wait: Wait) -> int:
    return -1 if wait.seat is None else wait.seat
