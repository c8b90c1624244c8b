"""Replaying records."""

from collections.abc import Iterator

import msgspec

from tablee.core.chance import CountedChance
from tablee.core.contract import Game, IllegalMove, State
from tablee.core.notation import NotationError
from tablee.core.records import TAKE_BACK, Deal, Line, Record
from tablee.core.shuffle import seed
from tablee.core.story import Event
from tablee.packs import GAMES


class RecordError(NotationError):
    """A record that cannot be replayed, or does not verify; the message says where and why."""


class Moment(msgspec.Struct, frozen=True):
    """The position after a line (None: before the first), what it told, and how often chance was
    asked for it. The position is the replay's own: the next moment changes it."""

    state: State
    line: Line | None
    events: list[Event]
    draws: int


def game_of(record: Record) -> Game:
    game = GAMES.get(record.game)
    if game is None:
        raise RecordError(f"unknown game {record.game!r} (one of {', '.join(GAMES)})")
    return game


def seed_of(record: Record) -> bytes:
    if not record.secret:
        raise RecordError("the game is not over: its secret is not in the record yet")
    try:
        given = [bytes.fromhex(part) for part in record.given]
        return seed(bytes.fromhex(record.secret), given)
    except ValueError:
        raise RecordError("the secret and the players' bytes need two digits a byte") from None


def replay(record: Record) -> Iterator[Moment]:
    """The deal, then a moment a line, takebacks included."""
    game = game_of(record)
    chance = CountedChance(seed_of(record))
    try:
        deal = Deal(record.rules, len(record.names), record.options, record.start)
        state = deal.position(game, chance)
    except NotationError as error:
        raise RecordError(f"the deal: {error}") from None
    yield Moment(state, None, [], chance.draws)
    before: State | None = None
    above: Line | None = None
    for number, line in enumerate(record.lines, start=1):
        drawn, events = chance.draws, list[Event]()
        if line.move == TAKE_BACK:
            if before is None or above is None or above.seat != line.seat:
                raise RecordError(f"move {number}: there is no move of this seat to take back")
            state, before = before, None
            events.append(Event("taken_back", line.seat))
        else:
            before = state.copy() if _is_taken_back(record.lines, number) else None
            try:
                state.play(line.seat, game.moves.parse(line.move), chance, events)
            except (NotationError, IllegalMove) as error:
                raise RecordError(f"move {number}: {error}") from None
            if chance.draws > drawn:
                before = None  # luck is never asked twice
        above = line
        yield Moment(state, line, events, chance.draws - drawn)


def _is_taken_back(lines: list[Line], number: int) -> bool:
    return number < len(lines) and lines[number].move == TAKE_BACK
