"""Who is at a table: how long a chair waits for its person, a table for anybody, all for a host,
and who gets up where chairs are taken away.

Times are the house's: a game's own time may stand still meanwhile.
"""

import math
from collections.abc import Collection
from typing import Final

from tablee.core.seats import Seat

HOST_MAY_BE_AWAY: Final = 120.0
KEPT_ALONE: Final = 1800.0
"""Seconds a table nobody is at is kept at hand."""


class Company:
    """Who a table's people are, and how long it waits for them.

    `persons`: the seats of people. `substituted`: the seats a bot holds for its person. `host`: the
    host's seat, if they have one; `is_host_watching`: they are here without one. `is_watched`:
    anybody is here. `bot_after`: after so many seconds a bot takes an absent person's chair for a
    while (0: never). `idle`: after so many without a person's move a game is paused.
    """

    def __init__(
        self,
        persons: list[Seat],
        substituted: list[Seat],
        host: Seat | None,
        *,
        is_host_watching: bool,
        is_watched: bool,
        is_playing: bool,
        bot_after: float,
        idle: float,
    ) -> None:
        self.persons: Final = persons
        self.substituted: Final = substituted
        self.host: Final = host
        self.is_host_watching: Final = is_host_watching
        self.is_watched: Final = is_watched
        self.is_playing: Final = is_playing
        self.bot_after: Final = bot_after
        self.idle: Final = idle


class Attendance:
    """`gone`: since when each chair has been without its person. `person_moved`: when a person last
    did something for the game. `left_alone`: when somebody was last here."""

    def __init__(self, now: float) -> None:
        self.gone: dict[Seat, float] = {}
        self.person_moved = now
        self.left_alone = now

    def count(
        self, held: Collection[Seat], here: Collection[Seat | None], now: float, *, is_watched: bool
    ) -> None:
        """`held`: the seats of those who can come and go, `here`: those somebody is at."""
        before = self.gone
        self.gone = {seat: before.get(seat, now) for seat in held if seat not in here}
        if is_watched:
            self.left_alone = now

    def due(self, company: Company, now: float) -> float:
        """When somebody's absence is to be looked at."""
        times = [math.inf]
        if company.is_playing:
            times += [self.gone[seat] + company.bot_after for seat in self._absent(company)]
            times.append(self._idle_from(company, now) + company.idle)
        if self._next_host(company) is not None:
            times.append(self._host_may_be_away_until(company))
        return min(times)

    def to_substitute(self, company: Company, now: float) -> list[Seat]:
        """The chairs a bot takes for a while now."""
        if not company.is_playing:
            return []
        return [
            seat for seat in self._absent(company) if self.gone[seat] + company.bot_after <= now
        ]

    def is_forsaken(self, company: Company, now: float) -> bool:
        """Whether a game goes on for nobody, and is paused."""
        return company.is_playing and self._idle_from(company, now) + company.idle <= now

    def was_left_long_ago(self, now: float) -> bool:
        """Whether a table that nobody is at, and where nothing is played, can be put away."""
        return now - self.left_alone > KEPT_ALONE

    def new_host(self, company: Company, now: float) -> Seat | None:
        """Who follows a host that has left, or was away too long."""
        heir = self._next_host(company)
        if heir is None or self._host_may_be_away_until(company) > now:
            return None
        return heir

    def _absent(self, company: Company) -> list[Seat]:
        if not company.bot_after:
            return []
        return [seat for seat in self.gone if seat not in company.substituted]

    def _idle_from(self, company: Company, now: float) -> float:
        """Bots may play on for spectators, but not for nobody."""
        if company.persons:
            return self.person_moved
        return now if company.is_watched else self.left_alone

    def _next_host(self, company: Company) -> Seat | None:
        if company.host is None:
            is_here = company.is_host_watching
        else:
            is_here = company.host not in self.gone
        if is_here:
            return None
        for seat in company.persons:
            if seat not in self.gone:
                return seat
        return None

    def _host_may_be_away_until(self, company: Company) -> float:
        """Who has left the table is not waited for."""
        if company.host is None or company.host not in self.gone:
            return 0.0
        return self.gone[company.host] + HOST_MAY_BE_AWAY


def who_stays(taken: list[Seat], bots: list[Seat], seats: int) -> list[Seat]:
    """Everybody moves up; where there are too many, bots get up first, and the last before."""
    too_many = max(0, len(taken) - seats)
    leaving = bots[max(0, len(bots) - too_many) :]
    return [seat for seat in taken if seat not in leaving][:seats]
