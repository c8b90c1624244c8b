"""What befalls a game's people, told in its story: who leaves, whom a bot replaces, who is back."""

from typing import Final

from tablee.core.seats import Seat
from tablee.core.story import Event
from tablee.server.tables import screens
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
    live.audience.put(as_event(happening))


def tell(table: Table) -> None:
    """At once, on a screen of its own; where presses race, for which a new screen is a new start,
    with the next move."""
    live = table.live
    if live is None or not live.audience.has_news or live.play.has_races:
        return
    now = live.now()
    around = live.play.circumstances(now)
    screens.show(table, live, live.audience.show(live.course, around, [], [], now))


def as_event(happening: Happening) -> Event:
    return Event(happening.kind, happening.seat, dict(happening.names))
