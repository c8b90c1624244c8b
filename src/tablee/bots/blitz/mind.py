"""How quick and how well-read each level is."""

from typing import Final

from tablee.bots.memory import QUICKEST
from tablee.bots.taste import unit
from tablee.core.chance import Chance


class Mind:
    """Somebody's eyes, vocabulary and fingers; all times are seconds.

    `knows`: the share of a theme's words known, by grade. `spots`: to see that two cards meet;
    `reads`: to read the theme; `recalls`: how long the first word takes to come to mind, on average
    and knowing all of them (who knows half takes twice as long); `patience`: how long a theme is
    thought about before giving up; `says`: how long an answer takes, for each of its letters.
    How often, in each thought: `is_empty`: nothing at all comes to mind; `slips`: misspells;
    `mixes_up`: answers the own card.
    """

    def __init__(
        self,
        level: str,
        *,
        knows: tuple[float, float, float],
        spots: float,
        reads: float,
        recalls: float,
        patience: float,
        says: float,
        is_empty: float,
        slips: float,
        mixes_up: float,
    ) -> None:
        self.level: Final = level
        self.knows: Final = knows
        self.spots: Final = spots
        self.reads: Final = reads
        self.recalls: Final = recalls
        self.patience: Final = patience
        self.says: Final = says
        self.is_empty: Final = is_empty
        self.slips: Final = slips
        self.mixes_up: Final = mixes_up


NOVICE: Final = Mind(
    "novice",
    knows=(0.7, 0.2, 0.02),
    spots=2.4,
    reads=1.8,
    recalls=0.8,
    patience=10.0,
    says=0.22,
    is_empty=0.08,
    slips=0.05,
    mixes_up=0.05,
)
REGULAR: Final = Mind(
    "regular",
    knows=(0.95, 0.6, 0.15),
    spots=1.5,
    reads=1.2,
    recalls=0.8,
    patience=12.0,
    says=0.16,
    is_empty=0.04,
    slips=0.02,
    mixes_up=0.015,
)
EXPERT: Final = Mind(
    "expert",
    knows=(1.0, 0.95, 0.7),
    spots=1.1,
    reads=0.9,
    recalls=0.72,
    patience=14.0,
    says=0.11,
    is_empty=0.01,
    slips=0.0,
    mixes_up=0.0,
)


def about(seconds: float, luck: Chance) -> float:
    """Near that many, never too quick for a person."""
    return max(QUICKEST, seconds * (0.6 + 0.8 * unit(luck)))
