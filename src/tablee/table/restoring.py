"""A game played again from its record."""

from collections import deque
from collections.abc import Sequence

from tablee.core.records import TAKE_BACK
from tablee.core.story import Event
from tablee.table.outputs import Kept, Row
from tablee.table.standing import Standing


def restore(standing: Standing, rows: Sequence[Row], kept: Kept) -> None:
    """Clocks start when they did, and time goes on from the last row."""
    beside = deque(kept.beside)
    for number, row in enumerate(rows):
        _tell(standing, beside, number)
        standing.now = row.time
        events: list[Event] = []
        if row.move == TAKE_BACK:
            standing.go_back(row.time)
        else:
            events = standing.course.replay(row.seat, row.move)
            standing.follow(row.time)
        if standing.audience is not None:
            standing.audience.tell_later(events)
        if row.press is not None:
            standing.accepted[row.press] = 0
    _tell(standing, beside, len(rows))
    standing.held = kept.held
    standing.waits.brief = kept.brief
    standing.is_over = standing.course.state.outcome() is not None


def _tell(standing: Standing, beside: deque[tuple[int, Event]], moves: int) -> None:
    """What befell the table after so many moves."""
    while beside and beside[0][0] <= moves:
        _, event = beside.popleft()
        if standing.audience is not None:
            standing.audience.tell_later([event])
