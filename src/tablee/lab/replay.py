"""Replaying and verifying records."""

from collections.abc import Iterator
from typing import Final

from tablee.core.chance import HashChance
from tablee.core.contract import Game, IllegalMove, State
from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.core.options import read_options
from tablee.core.records import Line, Record
from tablee.core.shuffle import commitment, seed
from tablee.games import GAMES

TAKE_BACK: Final = "takeback"
"""The line of a player who took back the move above it."""


class RecordError(NotationError):
    """A record that cannot be replayed, or does not verify; the message says where."""


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


def replay(record: Record) -> Iterator[tuple[State, Line | None, Move | None]]:
    """The deal (with None), then the position after each line with its move."""
    game = game_of(record)
    if not record.secret:
        raise RecordError("the game is not over: its secret is not in the record yet")
    given = [bytes.fromhex(part) for part in record.given]
    chance = HashChance(seed(bytes.fromhex(record.secret), given))
    try:
        options = read_options(game.options, record.options)
        state = game.deal(len(record.names), options, chance)
    except NotationError as error:
        raise RecordError(f"the deal: {error}") from None
    yield state, None, None
    for number, line in _standing(record.lines):
        try:
            move = game.moves.parse(line.move)
            state.play(line.seat, move, chance)
        except (NotationError, IllegalMove) as error:
            raise RecordError(f"move {number}: {error}") from None
        yield state, line, move


def _standing(lines: list[Line]) -> list[tuple[int, Line]]:
    """The numbered lines that were not taken back; only moves that used no chance can be."""
    kept: list[tuple[int, Line]] = []
    for number, line in enumerate(lines, start=1):
        if line.move != TAKE_BACK:
            kept.append((number, line))
        elif kept and kept[-1][1].seat == line.seat:
            kept.pop()
        else:
            raise RecordError(f"move {number}: there is no move of this seat to take back")
    return kept


def verify(record: Record) -> State:
    """Recomputes everything and returns the final position; RecordError on any difference."""
    if commitment(bytes.fromhex(record.secret)) != record.commitment:
        raise RecordError("the secret is not the one committed to before the deal")
    state: State | None = None
    time = 0.0
    for position, line, _ in replay(record):
        state = position
        if line is not None:
            if line.time < time:
                raise RecordError(f"the time {line.time:.3f} is before the one above it")
            time = line.time
    assert state is not None
    if state.outcome() is None:
        raise RecordError("the moves stop before the game is over")
    return state
