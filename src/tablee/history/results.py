"""What a record says of its game without being played, and what only playing it again can tell."""

from tablee.core.contract import Outcome
from tablee.core.records import TAKE_BACK, Record
from tablee.history.replay import replay


def moves_of(record: Record) -> int:
    """How many moves held, time's own among them: one taken back is none."""
    lines = len(record.lines)
    return lines - 2 * sum(line.move == TAKE_BACK for line in record.lines)


def seconds_of(record: Record) -> float:
    return record.lines[-1].time if record.lines else 0.0


def result_of(record: Record) -> Outcome | None:
    """How it ended, by playing it again: RecordError where that cannot be done. None: it has no
    secret yet, or its moves stop before the end."""
    if not record.secret:
        return None
    *_, last = replay(record)
    return last.state.outcome()
