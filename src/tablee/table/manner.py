"""Who plays a seat and how a table plays, as far as the course of a game depends on it."""

from typing import Final

from tablee.core.seats import Seat
from tablee.table.told import Pace, TakingBack


class Occupant:
    """`level`: of a bot of the house. `substitute`: of the bot that holds an absent person's chair.
    `recalls`: a program, whose view has memory. `gone`: since when, in the game's time, its person
    has been away."""

    def __init__(
        self,
        level: str = "",
        substitute: str = "",
        *,
        recalls: bool = False,
        gone: float | None = None,
    ) -> None:
        self.level: Final = level
        self.substitute: Final = substitute
        self.recalls: Final = recalls
        self.gone: Final = gone

    @property
    def bot(self) -> str:
        """The level of the bot of the house that plays it now, if one does."""
        return self.level or self.substitute


class Manner:
    """How a table plays. `by_hand`: one screen goes round."""

    def __init__(
        self,
        pace: Pace = "normal",
        take_back: TakingBack = "auto",
        *,
        by_hand: bool = False,
    ) -> None:
        self.pace: Final = pace
        self.take_back: Final = take_back
        self.by_hand: Final = by_hand

    def allows_take_back(self, seat: Seat, occupants: list[Occupant]) -> bool:
        """Left to the table ("auto"), it is a courtesy towards who plays bots of the house only."""
        if self.take_back != "auto":
            return self.take_back == "on"
        return all(occupant.level for other, occupant in enumerate(occupants) if other != seat)
