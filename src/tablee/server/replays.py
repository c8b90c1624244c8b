"""Finished games, moment by moment, from the store or from an uploaded record."""

from typing import Final

import msgspec

from tablee.core.contract import Asked, State
from tablee.core.records import Record
from tablee.core.seats import Seat
from tablee.core.story import Event, Told
from tablee.core.view import View
from tablee.lab import replay as lab
from tablee.lab.replay import RecordError
from tablee.server.api import Moment, Replay
from tablee.server.errors import Mistake
from tablee.server.telling import result_of

MOST_LINES: Final = 5_000
"""Of an uploaded record."""


def replay_of(record: Record, seat: Seat | None) -> Replay:
    """As that seat saw it, or (None) open-handed; as far as it can be played again."""
    if seat is not None and seat >= len(record.names):
        raise Mistake("seat_unknown")
    moments: list[Moment] = []
    problem = ""
    try:
        moments.extend(_moment(moment, seat) for moment in lab.replay(record))
    except RecordError as error:
        if not moments:
            raise Mistake("bad_record", str(error)) from None
        problem = str(error)
    return Replay(
        game=record.game,
        options=record.options,
        names=record.names,
        seat=seat,
        moments=moments,
        problem=problem,
        continues=record.continues,
    )


def _moment(moment: lab.Moment, seat: Seat | None) -> Moment:
    state, line = moment.state, moment.line
    asked = _asked(state, seat)
    return Moment(
        mover=None if line is None else line.seat,
        move="" if line is None else line.move,
        time=0.0 if line is None else line.time,
        events=[_told(event, seat) for event in moment.events],
        view=msgspec.Raw(msgspec.json.encode(_view(state, seat))),
        to_act=asked.to_act,
        may_react=asked.may_react,
        remark="" if line is None else line.remark,
        result=result_of(state.outcome()),
    )


def _view(state: State, seat: Seat | None) -> View:
    if seat is not None:
        return state.screen(seat)
    return msgspec.structs.replace(state.reveal(), memory=None)  # a page needs none


def _asked(state: State, seat: Seat | None) -> Asked:
    if seat is not None:
        return state.asked(seat)
    return Asked(state.to_act(), state.may_react(), [], [])


def _told(event: Event, seat: Seat | None) -> Told:
    """Open-handed, as somebody who saw its secret part."""
    return event.told(next(iter(event.seen_by), None) if seat is None else seat)
