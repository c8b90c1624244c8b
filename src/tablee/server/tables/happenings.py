"""What befalls a game's people, told in its story: who leaves, whom a bot replaces, who is back."""

from typing import Final

from tablee.core.seats import Seat
from tablee.core.story import Event
from tablee.server.tables.seating import Happening, HappeningKind
from tablee.server.tables.table import Table

KEPT: Final = 20
"""Of one game; what a story holds is not much more."""


def note(table: Table, kind: HappeningKind, seat: Seat, **names: str) -> None:
    """To be stored with what the table saves next, and to be told then."""
    live = table.live
    if live is None or table.state.phase != "playing":
        return
    happening = Happening(moves=live.course.moves, kind=kind, seat=seat, names=names)
    table.state.happened = [*table.state.happened, happening][-KEPT:]
    live.play.befell(as_event(happening))


def tell(table: Table) -> None:
    """As soon as the game allows it."""
    if table.live is not None:
        table.live.play.tell_news(table.live.now())


def as_event(happening: Happening) -> Event:
    return Event(happening.kind, happening.seat, dict(happening.names))
