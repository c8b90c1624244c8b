"""Bloops as an analyst sees it: the expert's way of imagining, with a memory that loses nothing."""

from tablee.bots.bloops.expert import NEVER, SILENCE, BloopsDecision
from tablee.bots.bloops.light import Playout
from tablee.bots.weighing import Weighing
from tablee.core.chance import Chance, FastChance
from tablee.core.contract import State
from tablee.core.moves import Move
from tablee.core.view import View
from tablee.games.bloops import BLOOPS
from tablee.games.bloops.moves import ANNOUNCE
from tablee.games.bloops.rules import Bloops


def weigh(view: View, chance: Chance) -> Weighing | None:
    """Where BLOOPS may be said, that is weighed against SILENCE; otherwise the awaited moves. None:
    nothing to decide, or nothing but whether to throw."""
    seat = view.seat
    if seat is None:
        return None
    imagination = BLOOPS.imagine(view)
    state = imagination.state(chance)
    reactions = state.reactions(seat) if seat in state.may_react() else []
    moves = state.moves(seat) if seat in state.to_act() else []
    if ANNOUNCE in reactions:
        moves = [ANNOUNCE, SILENCE]
    if len(moves) < 2:
        return None
    return Weighing(Chances(imagination, seat), moves)


def prospects(state: State, chance: Chance) -> list[float]:
    """Each seat's chance to win after the game was played on like this once; changes the state.
    What will be drawn is luck to come, though the record knows it."""
    assert isinstance(state, Bloops)
    chance.shuffle(state.pile)
    return _played_on(state, chance, NEVER)


def _played_on(state: State, chance: Chance, muted: int) -> list[float]:
    assert isinstance(state, Bloops)
    Playout(state, chance, muted).run()
    points = [state.score(seat).points for seat in range(state.seats)]
    least = min(points)
    share = 1.0 / points.count(least)
    return [share if own == least else 0.0 for own in points]


class Chances(BloopsDecision):
    """A game that does not end goes to who would win it there."""

    def reward(self, state: State, move: Move, chance: Chance) -> float:
        assert isinstance(state, Bloops)
        luck = FastChance(self._luck)
        if move is SILENCE:
            return _played_on(state, luck, state.turns)[self._seat]
        state.apply(self._seat, move, luck)
        return _played_on(state, luck, NEVER)[self._seat]
