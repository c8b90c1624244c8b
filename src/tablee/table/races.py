"""Races: presses held until none still in flight could come before them, then judged in order."""

from collections.abc import Iterable
from typing import Final

from tablee.core.contract import State
from tablee.core.referee import Press, Referee
from tablee.core.seats import Seat
from tablee.table.fairness import LEVEL, Evidence, Network
from tablee.table.reach import Reach
from tablee.table.told import Margin


class Contender:
    """A press on its way to a verdict. `key`: whose it is and their name for it (a bot has none);
    `release`: from when on none still in flight could be before it."""

    def __init__(
        self,
        press: Press,
        *,
        key: str | None = None,
        name: str = "",
        reach: Reach | None = None,
        evidence: Evidence | None = None,
        release: float = 0.0,
    ) -> None:
        self.press: Final = press
        self.key: Final = key
        self.name: Final = name
        self.reach: Final = reach
        self.evidence: Final = evidence
        self.release: Final = release


def longest_credit(networks: Iterable[Network]) -> float:
    """How long a press that was in time may still be on its way."""
    return max([network.credit(None) for network in networks], default=0.0)


def no_earlier_after(at: float, others: Iterable[Network]) -> float:
    """From when on no press of the others, still in flight, could be level with one at `at`."""
    return at + LEVEL + longest_credit(others)


class Races:
    """The presses that are held, of all the races that are on."""

    def __init__(self, referee: Referee) -> None:
        self._referee: Final = referee
        self.pending: Final[list[Contender]] = []

    def has(self, key: str) -> bool:
        return any(one.key == key for one in self.pending)

    def holds_of(self, seat: Seat) -> bool:
        return any(one.press.seat == seat for one in self.pending)

    def due(self) -> float | None:
        return min([one.release for one in self.pending]) if self.pending else None

    def first(self, state: State, now: float, before: float | None) -> Contender | None:
        """The press that is to be judged now, if there is one.

        `before`: a clock has run out then, and every press before that is judged first.
        """
        if before is None:
            is_ready = any(one.release <= now for one in self.pending)
        else:
            is_ready = any(one.press.at <= before for one in self.pending)
        if not is_ready:
            return None
        earliest = min([one.press.at for one in self.pending])
        level = [one for one in self.pending if one.press.at - earliest < LEVEL]
        chosen = self._referee.first(state, [one.press for one in level])
        return next(one for one in level if one.press is chosen)

    def take(self, winner: Contender) -> list[Margin]:
        """It is held no more. What everybody may know of its race: how far behind the others were,
        each with one press."""
        self.pending.remove(winner)
        if not self._referee.contends(winner.press):
            return []
        found = [Margin(winner.press.seat, 0, "first")]
        for other in sorted(self.pending, key=_fair_time):
            is_named = any(other.press.seat == margin.seat for margin in found)
            if not is_named and self._referee.contends(other.press):
                after = other.press.at - winner.press.at
                is_level = abs(after) < LEVEL
                found.append(
                    Margin(other.press.seat, round(after * 1000), "level" if is_level else "behind")
                )
        return found


def _fair_time(contender: Contender) -> float:
    return contender.press.at
