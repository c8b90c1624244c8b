"""From the engine's words to the protocol's."""

from typing import cast

from tablee.core import story
from tablee.core.contract import Outcome
from tablee.core.seats import Seat
from tablee.server.protocol import Result, Told, Value


def told(event: story.Event, seat: Seat | None) -> Told:
    """As that reader may know it."""
    known = event.told(seat)
    return Told(known.kind, known.seat, cast("dict[str, Value]", known.values))


def result_of(outcome: Outcome | None) -> Result | None:
    return None if outcome is None else Result(outcome.scores, outcome.places, outcome.rule)
