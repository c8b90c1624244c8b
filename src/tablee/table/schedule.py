"""What is due, in the order of fair time."""

from typing import Final

from tablee.core.referee import Press
from tablee.core.seats import Seat
from tablee.table.moves import Moves
from tablee.table.outputs import Shown
from tablee.table.plans import Plan
from tablee.table.presses import Presses
from tablee.table.races import Contender
from tablee.table.sealed import Sealed
from tablee.table.standing import Standing
from tablee.table.works import Work


class Schedule:
    def __init__(self, standing: Standing, moves: Moves, sealed: Sealed, presses: Presses) -> None:
        self._standing: Final = standing
        self._moves: Final = moves
        self._sealed: Final = sealed
        self._presses: Final = presses

    def due(self) -> float | None:
        """When the game is to be woken."""
        standing = self._standing
        due = None if standing.audience is None else standing.audience.due()
        if standing.is_over or standing.is_resting:
            return due
        due = _earlier(due, standing.races.due())
        due = _earlier(due, standing.plans.due())
        return _earlier(due, standing.clockwork.due())

    def advance(self, until: float) -> Work:
        """What was due by then: plans, presses whose race is decided, clocks."""
        standing = self._standing
        standing.is_at(until)
        while not standing.is_over and not standing.is_resting:
            ends, wait = standing.clockwork.first_over(until)
            planned = standing.plans.first(until)
            is_first = planned is not None and (ends is None or planned[1].at <= ends)
            if planned is not None and is_first:
                yield from self._carry_out(planned[0], planned[1])
                continue
            decided = standing.races.first(standing.course.state, until, ends)
            if decided is not None:
                race = standing.races.take(decided)
                yield from self._presses.decide(decided, race=race)
            elif wait is None:
                break
            elif wait.sealed:
                yield from self._sealed.unseal()
            else:
                yield from self._moves.play(wait.seat, [wait.move], remark="time")
        if standing.audience is not None:
            for screen in standing.audience.late(until):
                standing.works.out(Shown([], {None: screen}))

    def _carry_out(self, seat: Seat, plan: Plan) -> Work:
        """As a person's press; one that is no longer possible lapses."""
        standing = self._standing
        standing.plans.carry_out(seat)
        assert plan.move is not None
        press = Press(seat, plan.move, plan.at, standing.course.seen(plan.asked.after))
        release = standing.clockwork.release(seat, plan.at)
        yield from self._presses.take(Contender(press, release=release))


def _earlier(one: float | None, other: float | None) -> float | None:
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
