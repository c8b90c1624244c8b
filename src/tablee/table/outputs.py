"""What comes out of a game being played, for whoever runs it to carry out, in this order."""

from collections.abc import Sequence
from typing import Final

from tablee.core.contract import Outcome
from tablee.core.moves import Move
from tablee.core.seats import Mover, Seat
from tablee.core.story import Event
from tablee.core.view import View
from tablee.table.reach import Reach
from tablee.table.told import Verdict


class Row:
    """A row of the record. `press`: whose press it was and their name for it, if it was one."""

    def __init__(
        self, number: int, seat: Mover, time: float, move: str, remark: str, press: str | None
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.time: Final = time
        self.move: Final = move
        self.remark: Final = remark
        self.press: Final = press


class Kept:
    """What is kept beside the record: sealed answers by the keys of their clocks, and the keys of
    those clocks that run for bots alone. `beside`: what befell the table, after how many moves."""

    def __init__(
        self,
        held: dict[str, list[str]],
        brief: list[str],
        beside: Sequence[tuple[int, Event]] = (),
    ) -> None:
        self.held: Final = held
        self.brief: Final = brief
        self.beside: Final = beside


class Write:
    """To be made durable. Until that is said (`Play.durable`) nothing of it is applied or told."""

    def __init__(self, rows: list[Row], kept: Kept | None = None) -> None:
        self.rows: Final = rows
        self.kept: Final = kept


class Shown:
    """What has happened, and the new screens as messages: one for all who watch from a seat."""

    def __init__(self, events: list[Event], screens: dict[Seat | None, bytes]) -> None:
        self.events: Final = events
        self.screens: Final = screens


class Say:
    """A verdict for who pressed."""

    def __init__(self, to: Reach, verdict: Verdict) -> None:
        self.to: Final = to
        self.verdict: Final = verdict


class Question:
    """To a bot of the house: what would it do? `moves` is empty where nobody waits for it. The
    answer names the question's number."""

    def __init__(
        self,
        number: int,
        seat: Seat,
        level: str,
        view: View,
        moves: list[Move],
        reactions: list[Move],
        after: int,
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.level: Final = level
        self.view: Final = view
        self.moves: Final = moves
        self.reactions: Final = reactions
        self.after: Final = after  # so many moves of the game


class Over:
    """The game has ended, and everybody has been shown how."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome: Final = outcome


Output = Write | Shown | Say | Question | Over
