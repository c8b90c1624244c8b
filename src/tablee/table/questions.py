"""Which bots of the house are asked, and when."""

from typing import Final

from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.table.outputs import Question
from tablee.table.plans import Occasion
from tablee.table.standing import Standing


class Questions:
    def __init__(self, standing: Standing) -> None:
        self._standing: Final = standing

    def ask(self) -> None:
        """Every bot that faces something new."""
        standing = self._standing
        if standing.is_over or standing.is_resting or standing.works.is_writing:
            return
        state, plans, occupants = (
            standing.course.state,
            standing.plans,
            standing.clockwork.occupants,
        )
        if plans.is_empty() and not any(occupant.bot for occupant in occupants):
            return
        awaited, reacting = state.to_act(), state.may_react()
        for seat, occupant in enumerate(occupants):
            moves = state.moves(seat) if seat in awaited else []
            reactions = state.reactions(seat) if seat in reacting else []
            if not occupant.bot or not (moves or reactions) or standing.has_answered(seat):
                plans.forget(seat)
            elif not standing.races.holds_of(seat):
                self._ask_about(seat, occupant.bot, moves, reactions)

    def _ask_about(self, seat: Seat, level: str, moves: list[Move], reactions: list[Move]) -> None:
        standing = self._standing
        state, after = standing.course.state, standing.course.moves
        keys = [wait.key for wait in standing.waits]
        occasion = Occasion(standing.referee.matter(state), moves, reactions, keys)
        if standing.plans.is_about(seat, occasion):
            return
        is_sealed = standing.clockwork.sealed(seat) is not None
        number = standing.plans.ask(seat, occasion, after, is_sealed=is_sealed)
        view = state.view(seat)
        standing.works.out(Question(number, seat, level, view, moves, reactions, after))
