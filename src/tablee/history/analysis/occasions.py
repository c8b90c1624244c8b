"""A game's decisions: what a seat knew, and what it did."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Final

import msgspec

from tablee.core.chance import Chance, FastChance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.records import TAKE_BACK, Record
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.history.replay import RecordError, replay
from tablee.packs import PACKS
from tablee.packs.pack import Analyst

_ENCODER: Final = msgspec.json.Encoder(order="deterministic")


class NotAnalysed(RecordError):
    """Nobody can say what moves of this game are worth."""


class Occasion(msgspec.Struct, frozen=True, kw_only=True):
    """`at`: lines before it; `view`: all that counts, as nothing else was known; `choices`: how
    many moves there were."""

    game: str
    at: int
    seat: Seat
    view: View
    played: Move
    choices: int

    def luck(self, purpose: str) -> Chance:
        """The same for the same knowledge, whatever is hidden."""
        return luck_of(purpose.encode() + _ENCODER.encode(self.view))


def luck_of(text: bytes) -> Chance:
    return FastChance(int.from_bytes(sha256(text).digest()[:7], "big"))


def analyst_of(game: str) -> Analyst:
    pack = PACKS.get(game)
    if pack is None or pack.analyst is None:
        raise NotAnalysed(f"there is no analysis of {game!r}")
    return pack.analyst


def occasions(record: Record, seat: Seat) -> list[Occasion]:
    """That seat's decisions, in their order; moves that were taken back are none."""
    analyst_of(record.game)
    return sorted(_Finding(record, seat).found(), key=lambda one: one.at)


class _Finding:
    """A chance to react lasts several lines: it is one decision, taken or left."""

    def __init__(self, record: Record, seat: Seat) -> None:
        self._record: Final = record
        self._seat: Final = seat
        self._weigh: Final = analyst_of(record.game).weigh
        self._parse: Final = PACKS[record.game].game.moves.parse
        self._left: Occasion | None = None

    def found(self) -> Iterator[Occasion]:
        lines = self._record.lines
        for at, moment in enumerate(replay(self._record)):
            if at == len(lines):
                break
            is_undone = at + 1 < len(lines) and lines[at + 1].move == TAKE_BACK
            if is_undone or lines[at].move == TAKE_BACK:
                continue
            yield from self._at(at, moment.state)
        if self._left is not None:
            yield self._left

    def _at(self, at: int, state: State) -> Iterator[Occasion]:
        line, seat = self._record.lines[at], self._seat
        moves = self._moves(state)
        offered = self._reaction(at, state, moves)
        if offered is None and self._left is not None:
            yield self._left
            self._left = None
        if offered is not None and self._left is None:
            self._left = offered
        played = self._parse(line.move)
        if line.seat != seat or played not in moves:
            return
        first = self._left
        self._left = None
        if first is None:
            first = self._occasion(at, state, played, len(moves))
        yield msgspec.structs.replace(first, played=played)

    def _moves(self, state: State) -> list[Move]:
        """What is weighed there."""
        if self._seat not in state.to_act() and self._seat not in state.may_react():
            return []
        view = state.view(self._seat)
        weighing = self._weigh(view, FastChance(0))
        return [] if weighing is None else weighing.moves

    def _reaction(self, at: int, state: State, moves: list[Move]) -> Occasion | None:
        """Where one of them is to leave it, that is what was done, unless another line says so."""
        if not moves or self._seat not in state.may_react():
            return None
        listed = state.reactions(self._seat)
        if self._seat in state.to_act():
            listed = [*listed, *state.moves(self._seat)]
        leave = [move for move in moves if move not in listed]
        return self._occasion(at, state, leave[0], len(moves)) if leave else None

    def _occasion(self, at: int, state: State, played: Move, choices: int) -> Occasion:
        return Occasion(
            game=self._record.game,
            at=at,
            seat=self._seat,
            view=state.view(self._seat),
            played=played,
            choices=choices,
        )
