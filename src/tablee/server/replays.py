"""Finished games, moment by moment, from the store or from an uploaded record."""

from typing import Final

import msgspec

from tablee.core.contract import IllegalMove, State
from tablee.core.notation import NotationError
from tablee.core.options import read_options
from tablee.core.records import Record
from tablee.core.shuffle import commitment, seed
from tablee.core.story import Event
from tablee.games import GAMES
from tablee.server.api import Moment, Replay
from tablee.server.errors import Mistake
from tablee.server.match import Match
from tablee.server.protocol import told

MOST_LINES: Final = 5_000


def replay_of(record: Record) -> Replay:
    """All that happened, for every seat and open-handed; a record that does not verify says why."""
    match = _deal(record)
    seats = len(record.names)
    moments = [_moment(match.state, seats, [], mover=None, move="", time=0.0)]
    problem = _committed(record)
    for number, line in enumerate(record.lines, start=1):
        try:
            events = match.replay(line)
        except (NotationError, IllegalMove, IndexError) as error:
            problem = problem or f"move {number}: {error}"
            break
        moments.append(
            _moment(
                match.state,
                seats,
                events,
                mover=line.seat,
                move=line.move,
                time=line.time,
                remark=line.remark,
            )
        )
    if not problem and match.state.outcome() is None:
        problem = "the moves stop before the game is over"
    return Replay(
        game=record.game,
        options=record.options,
        names=record.names,
        verified=not problem,
        problem=problem,
        moments=moments,
    )


def _deal(record: Record) -> Match:
    game = GAMES.get(record.game)
    if game is None or record.rules != game.rules_version:
        raise Mistake("bad_record", "This record is of a game or of rules not known here.")
    if not record.secret or len(record.lines) > MOST_LINES:
        raise Mistake("bad_record")
    try:
        options = read_options(game.options, record.options)
        given = [bytes.fromhex(part) for part in record.given]
        return Match(game, len(record.names), options, seed(bytes.fromhex(record.secret), given))
    except ValueError as error:
        raise Mistake("bad_record", str(error)) from None


def _committed(record: Record) -> str:
    if commitment(bytes.fromhex(record.secret)) == record.commitment:
        return ""
    return "the secret is not the one committed to before the deal"


def _moment(
    state: State,
    seats: int,
    events: list[Event],
    *,
    mover: int | None,
    move: str,
    time: float,
    remark: str = "",
) -> Moment:
    views = [*(state.screen(seat) for seat in range(seats)), state.reveal()]
    return Moment(
        mover=mover,
        move=move,
        time=time,
        events=[told(event, next(iter(event.seen_by), 0)) for event in events],
        views=[msgspec.Raw(msgspec.json.encode(view)) for view in views],
        remark=remark,
    )
