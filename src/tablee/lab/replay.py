"""Replaying records."""

from collections.abc import Iterator
from typing import Final

import msgspec

from tablee.core.chance import Chance, CountedChance
from tablee.core.contract import Game, IllegalMove, State
from tablee.core.notation import NotationError
from tablee.core.options import Options, read_options
from tablee.core.records import Line, Record
from tablee.core.shuffle import seed
from tablee.core.story import Event
from tablee.games import GAMES

TAKE_BACK: Final = "takeback"
"""The line of a player who took back the move above it."""


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
    if record.rules != game.rules_version:
        raise RecordError(
            f"the record follows rules {record.rules} of {game.name}; "
            f"this program knows rules {game.rules_version}"
        )
    return game


def first_position(game: Game, seats: int, options: Options, start: str, chance: Chance) -> State:
    """The deal, or the position a continued game begins with."""
    if not start:
        return game.deal(seats, options, chance)
    state = game.position(start)
    if not start.startswith(f"seats {seats}; options {options.text()};"):
        raise NotationError("the starting position is of other seats or options")
    return state


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
        options = read_options(game.options, record.options)
        state = first_position(game, len(record.names), options, record.start, chance)
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
