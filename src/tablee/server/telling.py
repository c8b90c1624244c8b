"""From the engine's outcome to the protocol's."""

from tablee.core.contract import Outcome
from tablee.server.protocol import Result


def result_of(outcome: Outcome | None) -> Result | None:
    return None if outcome is None else Result(outcome.scores, outcome.places, outcome.rule)
