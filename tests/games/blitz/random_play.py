"""The random player of the laws, for this game's own invariants."""

from collections.abc import Iterator

from tablee.core.chance import FastChance
from tablee.core.contract import Wait
from tablee.core.moves import Move
from tablee.core.options import Options
from tablee.core.seats import Mover
from tablee.core.story import Event
from tablee.games.blitz import BLITZ
from tablee.games.blitz.moves import (
    FALSE_START,
    SPEAK,
    SPEAK_LEVEL,
    START,
    START_LEVEL,
    STRAY_START,
    Show,
)
from tablee.games.blitz.rules import Blitz

CAP = 5_000


class RandomPlay:
    """One random game; iterating yields each position with the move about to be played."""

    def __init__(self, seats: int, options: Options, seed: int) -> None:
        self.chance = FastChance(seed)
        state = BLITZ.deal(seats, options, self.chance)
        assert isinstance(state, Blitz)
        self.state = state
        self.story: list[Event] = []

    def __iter__(self) -> Iterator[tuple[Blitz, Mover, Move]]:
        for _ in range(CAP):
            if self.state.outcome() is not None:
                return
            seat, move = self._choose()
            yield self.state, seat, move
            self.state.play(seat, move, self.chance, self.story)
        raise AssertionError(f"no end after {CAP} moves: {self.state}")

    def _choose(self) -> tuple[Mover, Move]:
        state, chance = self.state, self.chance
        rare = self._from_the_referee()
        if rare is not None and chance.below(4) == 0:
            return rare
        for seat in state.may_react():
            offered = state.reactions(seat) + self._open(seat)
            if chance.below(20) == 0:
                return seat, offered[chance.below(len(offered))]
        awaited = state.to_act()
        if not awaited or chance.below(20) == 0:
            waits = [wait for wait in state.waits() if awaited or wait.seat is None]
            soonest = min(waits, key=_seconds)
            return soonest.seat, soonest.move
        seat = awaited[chance.below(len(awaited))]
        choices = state.moves(seat) + self._open(seat) * 3
        return seat, self._as_refereed(seat, choices[chance.below(len(choices))])

    def _open(self, seat: int) -> list[Move]:
        example = BLITZ.example(self.state, seat, self.chance)
        return [] if example is None else [example]

    def _from_the_referee(self) -> tuple[Mover, Move] | None:
        """Words shown after a face-off; somebody who starts without one."""
        for missed in self.state.aftermath.missed if self.state.aftermath is not None else []:
            if not missed.is_shown:
                return None, Show(missed.theme, ["Mot"], [f"mot{len(self.state.used)}"])
        seat = self.chance.below(self.state.seats)
        is_stray = self.state.refusal(seat, STRAY_START) is None and self.chance.below(20) == 0
        return (seat, STRAY_START) if is_stray else None

    def _as_refereed(self, seat: int, move: Move) -> Move:
        """Now and then a start is level, spoken or false."""
        if move == START and self.chance.below(3) == 0:
            starts = [START_LEVEL, SPEAK_LEVEL, SPEAK, FALSE_START]
            legal = [rare for rare in starts if self.state.refusal(seat, rare) is None]
            return legal[self.chance.below(len(legal))]
        return move


def _seconds(wait: Wait) -> float:
    return wait.seconds
