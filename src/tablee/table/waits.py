"""The running clocks of a position: when each started, how long it lasts here, when it is over."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from tablee.core.contract import Wait
from tablee.core.seats import Seat
from tablee.table.sights import UNSEEN, Sights
from tablee.table.told import Clock, Pace

STRETCH: Final[dict[Pace, float]] = {"relaxed": 2.0, "normal": 1.0, "quick": 0.5}
"""How a pace stretches time to think; without one (`none`) only absent players have a clock."""
ABSENT_STRETCH: Final = 2.0


def _never(_: Wait) -> float | None:
    return None


class Waits:
    """The running waits: a new key starts a clock, a missing key stops it.

    `by_hand`: one screen goes round, so that nobody can be hurried; only the table's own clocks
    run, and those of bots. Sealed answers are opened when all are given.

    `since`: when a clock was last set back by something that is no move, as the referee knows it.
    `brief`: the keys of sealed clocks that run for bots alone, as it was when they started.
    """

    def __init__(
        self,
        pace: Pace,
        since: Callable[[Wait], float | None] = _never,
        *,
        by_hand: bool = False,
    ) -> None:
        self._pace: Final = pace
        self._since: Final = since
        self.by_hand: Final = by_hand
        self._begun: dict[str, float] = {}
        self._begun_before: dict[str, float] = {}
        self._sights: Final = Sights()
        self._waits: list[Wait] = []
        self.started: list[Wait] = []
        """Those the latest move has started."""
        self.brief: list[str] = []
        self.has_sealed = False

    def follow(self, waits: Iterable[Wait], now: float) -> None:
        self._waits = list(waits)
        self.has_sealed = False
        before, self._begun = self._begun, {}
        self.started = []
        for wait in self._waits:
            if wait.key not in before:
                self.started.append(wait)
            self._begun[wait.key] = before.get(wait.key, now)
            self.has_sealed = self.has_sealed or wait.sealed
        self._sights.keep(self._begun)
        self._begun_before = before

    def forget(self) -> None:
        """None has started yet."""
        self._begun.clear()

    def follow_back(self, waits: Iterable[Wait], now: float) -> None:
        """To the position before: its clocks have never stopped."""
        self._begun = {**self._begun, **self._begun_before}
        self.follow(waits, now)

    def in_sight(self, seat: Seat, key: str, now: float) -> bool:
        """The cards of that seat's look can be seen now; whether that changes its clock."""
        wait = next((wait for wait in self._waits if wait.key == key), None)
        if wait is None or not wait.looking or wait.seat != seat or self._sights.has(key):
            return False
        self._sights.note(key, now)
        return now < self._begun[key] + UNSEEN

    def has_run_out(self, wait: Wait, now: float, gone: float | None) -> bool:
        """Whether a clock of the position before would be over by now."""
        seconds = self.lasts(wait, gone is not None)
        begun = self._begun_before.get(wait.key, now)
        return seconds is not None and begun + seconds <= now

    def __iter__(self) -> Iterator[Wait]:
        return iter(self._waits)

    def lasts(self, wait: Wait, is_absent: bool) -> float | None:
        """Seconds in all; None: as long as it takes."""
        if wait.bots_seconds is not None and wait.key in self.brief:
            return wait.bots_seconds
        if self.by_hand and wait.seat is not None and (wait.sealed or not is_absent):
            return None
        if not wait.thinking:
            return wait.seconds
        stretch = STRETCH.get(self._pace, ABSENT_STRETCH if is_absent else None)
        return None if stretch is None else wait.seconds * stretch

    def deadline(self, wait: Wait, gone: float | None) -> float | None:
        """When it runs out; `gone` is since when its seat has been away, if it is."""
        seconds = self.lasts(wait, gone is not None)
        return None if seconds is None else self._begins(wait, gone) + seconds

    def _begins(self, wait: Wait, gone: float | None) -> float:
        begun, since = self._begun[wait.key], self._since(wait)
        if since is not None:
            begun = max(begun, since)
        if wait.looking:  # nothing is on its way to a bot, or to somebody who is not there
            begun = self._sights.begins(wait.key, begun, UNSEEN if gone is None else 0.0)
        if wait.thinking and gone is not None and self._pace not in STRETCH:
            begun = max(begun, gone)
        return begun

    def told(self, now: float, gone: Callable[[Wait], float | None]) -> list[Clock]:
        """As everybody may know them."""
        clocks = []
        for wait in self._waits:
            away = gone(wait)
            seconds = self.lasts(wait, away is not None)
            if seconds is not None:
                begins = self._begins(wait, away)
                clocks.append(
                    Clock(
                        key=wait.key,
                        seat=wait.seat,
                        seconds=seconds,
                        left=round(max(0.0, begins + seconds - now), 3),
                        sealed=wait.sealed,
                        thinking=wait.thinking,
                        unseen=wait.looking and begins > now,
                    )
                )
        return clocks
