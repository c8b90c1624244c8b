"""When a match has gone on long enough: a sequential test of the win share at two seats.

Two claims are weighed against each other after every deal: that the first bot wins half of its
games, and that it wins as much as is hoped for. The weight of a deal follows from how much deals
differ (a generalized sequential probability ratio test). A bot that is no better is called stronger
in at most 5 matches of 100; one as strong as is hoped for is missed in at most 20.
"""

from enum import Enum
from math import log, sqrt
from typing import Final

EVEN: Final = 0.5
FALSELY_STRONGER: Final = 0.05
FALSELY_NOT: Final = 0.20
FEWEST: Final = 30
"""Deals before which nothing is decided: how much deals differ is not known yet."""
MOST: Final = 1_500
"""Deals after which a match ends undecided."""
STRONGER: Final = log((1.0 - FALSELY_NOT) / FALSELY_STRONGER)
NOT_STRONGER: Final = log(FALSELY_NOT / (1.0 - FALSELY_STRONGER))
NORMAL_95: Final = 1.96


class Verdict(Enum):
    STRONGER = "stronger"
    NOT_STRONGER = "not stronger"
    UNDECIDED = "undecided"


class Tally:
    """Win shares, deal by deal. Two more deals are imagined for their spread, one all lost and one
    all won, so that few deals never look certain."""

    def __init__(self, hoped: float) -> None:
        self.hoped: Final = hoped
        self.deals = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, share: float) -> None:
        self.deals += 1
        self._sum += share
        self._squares += share * share

    @property
    def share(self) -> float:
        return self._sum / self.deals

    @property
    def _variance(self) -> float:
        deals = self.deals + 2
        mean = (self._sum + 1.0) / deals
        return (self._squares + 1.0 - deals * mean * mean) / (deals - 1)

    @property
    def weight(self) -> float:
        """How much more the deals speak for the hope than for even strength, as a logarithm."""
        middle = (self.hoped + EVEN) / 2
        return (self.hoped - EVEN) * (self._sum - self.deals * middle) / self._variance

    @property
    def margin(self) -> float:
        """Half of the share's 95 % interval, as if the number of deals had been fixed."""
        return NORMAL_95 * sqrt(self._variance / self.deals)

    @property
    def verdict(self) -> Verdict | None:
        """None: play on."""
        if self.deals >= FEWEST:
            if self.weight >= STRONGER:
                return Verdict.STRONGER
            if self.weight <= NOT_STRONGER:
                return Verdict.NOT_STRONGER
        return Verdict.UNDECIDED if self.deals >= MOST else None
