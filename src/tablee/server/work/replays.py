"""Finished games, moment by moment, from the store or from an uploaded record."""

from typing import Final

import msgspec

from tablee.core.contract import Asked, State
from tablee.core.records import Record
from tablee.core.seats import Seat
from tablee.core.story import Event, Told
from tablee.core.view import View
from tablee.history.replay import Moment, RecordError, replay
from tablee.packs import PACKS, Pack
from tablee.packs.phrases import to_read
from tablee.server.wire.api import MomentInfo, Replay
from tablee.server.wire.errors import Mistake
from tablee.server.wire.names import all_distinct
from tablee.table.told import result_of

MOST_LINES: Final = 5_000
"""Of an uploaded record."""


def replay_of(record: Record, seat: Seat | None) -> Replay:
    """As that seat saw it, or (None) open-handed; as far as it can be played again."""
    if seat is not None and seat >= len(record.names):
        raise Mistake("seat_unknown")
    moments: list[MomentInfo] = []
    problem = ""
    try:
        moments.extend(_moment(PACKS[record.game], moment, seat) for moment in replay(record))
    except RecordError as error:
        if not moments:
            raise Mistake("bad_record", str(error)) from None
        problem = str(error)
    return Replay(
        game=record.game,
        options=record.options,
        names=all_distinct(record.names),
        seat=seat,
        moments=moments,
        problem=problem,
        continues=record.continues,
    )


def _moment(pack: Pack, moment: Moment, seat: Seat | None) -> MomentInfo:
    state, line = moment.state, moment.line
    asked, view = _asked(state, seat), _view(state, seat)
    return MomentInfo(
        mover=None if line is None else line.seat,
        move="" if line is None else line.move,
        time=0.0 if line is None else line.time,
        events=[_told(event, seat) for event in moment.events],
        view=msgspec.Raw(msgspec.json.encode(view)),
        to_act=asked.to_act,
        may_react=asked.may_react,
        facts=[] if pack.facts is None else to_read(pack.facts(view)),
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
