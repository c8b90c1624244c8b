"""Verifying records: everything luck decided is computed again, and what was checked is told."""

import msgspec

from tablee.core.contract import State
from tablee.core.records import Record
from tablee.core.shuffle import commitment
from tablee.history.replay import Moment, RecordError, replay, seed_of


class Luck(msgspec.Struct, frozen=True):
    """A line that asked chance, and how often; line 0 is the deal."""

    line: int
    draws: int


class Audit(msgspec.Struct, frozen=True, kw_only=True):
    """What was computed again, and the first thing that differs (`problem`, empty: nothing does).

    `promised`: the secret is the one committed to before the deal. `given`: the players' bytes.
    `moves`: lines that were legal in the position computed. `start`: it began with a position given
    in the record, whose making is not part of this.
    """

    promised: bool
    commitment: str
    secret: str
    given: list[str]
    seed: str
    luck: list[Luck]
    moves: int
    lines: int
    start: bool
    over: bool
    problem: str


def audit(record: Record) -> Audit:
    return _examine(record)[0]


def verify(record: Record) -> State:
    """The final position; RecordError on any difference."""
    found, last = _examine(record)
    if found.problem or last is None:
        raise RecordError(found.problem)
    return last


def _examine(record: Record) -> tuple[Audit, State | None]:
    seed, promised, problem = "", False, ""
    luck: list[Luck] = []
    moves = -1
    last: Moment | None = None
    try:
        seed = seed_of(record).hex()
        promised = commitment(bytes.fromhex(record.secret)) == record.commitment
        for moment in replay(record):
            _check_time(moment, last)
            moves, last = moves + 1, moment
            if moment.draws:
                luck.append(Luck(moves, moment.draws))
    except RecordError as error:
        problem = str(error)
    over = last is not None and last.state.outcome() is not None
    if seed and not promised:
        problem = "the secret is not the one committed to before the deal"
    elif not problem and not over:
        problem = "the moves stop before the game is over"
    found = Audit(
        promised=promised,
        commitment=record.commitment,
        secret=record.secret,
        given=record.given,
        seed=seed,
        luck=luck,
        moves=max(0, moves),
        lines=len(record.lines),
        start=bool(record.start),
        over=over,
        problem=problem,
    )
    return found, None if last is None else last.state


def _check_time(moment: Moment, before: Moment | None) -> None:
    """Times only grow."""
    if moment.line is None or before is None or before.line is None:
        return
    if moment.line.time < before.line.time:
        raise RecordError(f"the time {moment.line.time:.3f} is before the one above it")
