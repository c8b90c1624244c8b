"""Sealed answers: kept, durably, until the time is up, so that an early one tells nothing."""

from typing import Final

from tablee.core.contract import Wait
from tablee.core.moves import Move
from tablee.table.moves import Moves
from tablee.table.outputs import Kept, Write
from tablee.table.races import Contender
from tablee.table.standing import Standing
from tablee.table.told import Held
from tablee.table.works import Work


class Sealed:
    def __init__(self, standing: Standing, moves: Moves) -> None:
        self._standing: Final = standing
        self._moves: Final = moves

    def seal(self, contender: Contender, wait: Wait, answer: list[Move]) -> Work:
        standing = self._standing
        held = {**standing.held, wait.key: [move.text for move in answer]}
        yield from self._moves.write(Write([], Kept(held, standing.waits.brief)), contender)
        standing.held = held
        if contender.reach is not None:
            standing.say(contender, Held(contender.name))
            self._moves.tell()
        all_sealed = standing.clockwork.all_sealed()
        if standing.waits.by_hand and all(one.key in held for one in all_sealed):
            yield from self.unseal()

    def unseal(self) -> Work:
        """All of them, in seat order; who gave none has the clock's."""
        standing = self._standing
        held, parse = dict(standing.held), standing.course.game.moves.parse
        for wait in standing.clockwork.all_sealed():
            if any(wait.key == still.key for still in standing.waits):
                answer = [parse(text) for text in held.get(wait.key, [])]
                is_good = bool(answer) and standing.course.can_play(wait.seat, answer)
                yield from self._moves.play(wait.seat, answer if is_good else [wait.move])
            standing.held.pop(wait.key, None)
