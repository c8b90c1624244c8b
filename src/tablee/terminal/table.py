"""A table with one person and bots, in one process."""

from typing import Final

from tablee.bots.base import Bot
from tablee.core.chance import Chance
from tablee.core.contract import Game, State
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.core.story import Event, Told
from tablee.lab.table import TimedTable

BUDGET: Final = 0.7


class LocalTable:
    """Time is given to each call, in seconds; nothing here reads a clock."""

    def __init__(
        self, game: Game, state: State, me: Seat, bots: dict[Seat, Bot], luck: Chance, wits: Chance
    ) -> None:
        self.game: Final = game
        self.state: Final = state
        self.me: Final = me
        self._table: Final = TimedTable(game, state, bots, luck, dict.fromkeys(bots, wits), BUDGET)
        self.lines: Final = self._table.lines

    def begin(self, now: float) -> None:
        self._table.begin(now)

    def my_moves(self) -> list[Move]:
        return [] if self._table.has_answered(self.me) else self.state.asked(self.me).moves

    def my_reactions(self) -> list[Move]:
        return self.state.asked(self.me).reactions

    def press(self, text: str, now: float) -> list[Told] | None:
        """My press; IllegalMove if a rule forbids it, NotationError if it is no move; None: it
        came too late to count."""
        story = self._table.press(self.me, text, now, self.state.copy())
        return None if story is None else self._told(story)

    def next_due(self) -> float | None:
        """When something will happen by itself."""
        return self._table.next_due()

    def time_left(self, now: float) -> float | None:
        """Seconds until a clock of the rules runs out for me, or for the table."""
        ends = self._table.runs_out(self.me)
        return None if ends is None else max(0.0, ends - now)

    def tick(self, now: float) -> list[Told]:
        """Plays what is due, first things first; the story it makes."""
        return self._told(self._table.tick(now))

    def _told(self, story: list[Event]) -> list[Told]:
        return [event.told(self.me) for event in story]
