"""A table with one person and bots, in one process."""

from typing import Final

from tablee.bots.base import Bot
from tablee.core.chance import Chance
from tablee.core.contract import IllegalMove, State
from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.core.seats import TABLE, Seat
from tablee.core.story import Event
from tablee.lab.home import HomeTable
from tablee.packs import Pack
from tablee.table.told import Failed, Lapsed, Refused

BUDGET: Final = 0.7


class News:
    """Something that happened, as I am told it now and as everybody may remember it."""

    def __init__(self, event: Event, me: Seat) -> None:
        self.kind: Final = event.kind
        self.mine: Final = event.told(me)
        self.public: Final = event.told(None)


class LocalTable:
    """Time is given to each call, in seconds; nothing here reads a clock."""

    def __init__(
        self, pack: Pack, state: State, me: Seat, bots: dict[Seat, Bot], luck: Chance, wits: Chance
    ) -> None:
        self.pack: Final = pack
        self.me: Final = me
        self._table: Final = HomeTable(
            pack,
            state,
            bots,
            luck,
            dict.fromkeys(bots, wits),
            BUDGET,
            seats=len(bots) + 1,
            pace="none",
        )
        self.lines: Final = self._table.lines

    @property
    def state(self) -> State:
        return self._table.state

    def begin(self, now: float) -> None:
        self._table.begin(now)
        self._see(now)

    def my_moves(self) -> list[Move]:
        if self._table.play.has_answered(self.me):
            return []
        return self.state.asked(self.me).moves

    def my_reactions(self) -> list[Move]:
        return self.state.asked(self.me).reactions

    def press(self, text: str, now: float) -> list[News] | None:
        """My press; IllegalMove if a rule forbids it, NotationError if it is no move; None: it
        came too late to count."""
        verdict, story = self._table.press(self.me, text, now)
        self._see(now)
        if isinstance(verdict, Refused):
            raise IllegalMove(verdict.rule, self.me, self.pack.game.moves.parse(text))
        if isinstance(verdict, Failed):
            raise NotationError(verdict.text)
        return None if isinstance(verdict, Lapsed) else self._told(story)

    def next_due(self) -> float | None:
        """When something will happen by itself."""
        return self._table.next_due()

    def matter(self) -> str:
        """What there is to react to; another one where what was meant for the former is void."""
        return self._table.play.matter()

    def time_left(self, now: float) -> float | None:
        """Seconds until a clock of the rules runs out for me, or for the table."""
        clocks = self._table.play.circumstances(now).clocks
        left = [c.left for c in clocks if not c.thinking and c.seat in (self.me, TABLE)]
        return min(left, default=None)

    def tick(self, now: float) -> list[News]:
        """Plays what is due, first things first; the story it makes."""
        story = self._table.tick(now)
        self._see(now)
        return self._told(story)

    def _see(self, now: float) -> None:
        """What I may look at is drawn at once: nothing is on its way to me."""
        for wait in [wait for wait in self._table.play.waits if wait.looking]:
            self._table.play.in_sight(self.me, wait.key, at=now)

    def _told(self, story: list[Event]) -> list[News]:
        return [News(event, self.me) for event in story]
