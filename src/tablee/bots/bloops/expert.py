"""Expert: tries each good-looking move in many imagined states, played on lightly to the end."""

from typing import Final

from tablee.bots.base import Reply
from tablee.bots.bloops.greedy import rate
from tablee.bots.bloops.light import Playout
from tablee.bots.bloops.recall import recalled
from tablee.bots.bloops.rules_of_thumb import bloops_move, quick_reply, throw
from tablee.bots.bloops.sight import Sight
from tablee.bots.memory import Head
from tablee.bots.search import Decision, search, worthy
from tablee.bots.taste import pause
from tablee.core.chance import Chance, FastChance
from tablee.core.contract import Imagination, State
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.games.bloops import BLOOPS
from tablee.games.bloops.cards import VALUE
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.steps import OVER
from tablee.games.bloops.view import BloopsView

HEAD: Final = Head(forgets=0.01, confuses=0.0, misses=0.03, reacts=0.75)
CLEAR: Final = 7.0
"""Points by which a move must lose to the best one to be left aside unsearched."""
A_POINT: Final = 0.03
"""What a point of the greedy rules is believed to be worth in games won."""
NEVER: Final = -1
LEAD: Final = 0.004
"""What a point of lead is worth beside winning."""
SILENCE: Final = Move("silence")
"""Not to say BLOOPS this time."""


class Skill:
    """`pace`: by seats, playouts for a second of thinking. `candidates`: moves worth a search;
    greedy rules choose them."""

    def __init__(self, *, pace: list[int], candidates: int) -> None:
        self.pace: Final = pace
        self.candidates: Final = candidates


EXPERT: Final = Skill(pace=[0, 0, 3000, 1800, 1200, 900], candidates=5)


class ExpertBot:
    def __init__(self, skill: Skill) -> None:
        self._skill: Final = skill

    def choose(
        self,
        view: View,
        moves: list[Move],
        reactions: list[Move],
        chance: Chance,
        budget: float,
    ) -> Reply:
        assert isinstance(view, BloopsView)
        assert view.seat is not None
        if not reactions and len(moves) < 2:
            return quick_reply(moves, chance)
        imagination = BLOOPS.imagine(recalled(view, HEAD))
        state = imagination.state(chance)
        assert isinstance(state, Bloops)
        sight = Sight(state, view.seat)
        decision = BloopsDecision(imagination, view.seat)
        playouts = int(budget * self._skill.pace[view.seats])
        call = bloops_move(sight, reactions)
        if call is not None and search(decision, [call, SILENCE], [0, 0], playouts, chance) is call:
            return Reply(call, pause(chance, 0.4, 0.8))
        thrown = throw(sight, reactions, HEAD)
        if thrown is not None:
            return Reply(thrown, HEAD.reaction(chance))
        if len(moves) < 2:
            return quick_reply(moves, chance)
        tried, hunches = worthy(moves, rate(sight, moves), self._skill.candidates, A_POINT)
        near = [hunch > -CLEAR * A_POINT for hunch in hunches].count(True)
        if near == 1:
            return Reply(tried[0], pause(chance, 0.9, 1.8))
        best = search(decision, tried[:near], hunches[:near], playouts, chance)
        return Reply(best, pause(chance, 0.9, 1.8))


class BloopsDecision(Decision):
    """In each world all candidates meet the same luck."""

    def __init__(self, imagination: Imagination, seat: Seat) -> None:
        self._imagination: Final = imagination
        self._seat: Final = seat
        self._luck = 0

    def world(self, chance: Chance) -> State:
        state = self._imagination.state(chance)
        assert isinstance(state, Bloops)
        lean_low(state, self._seat, chance)
        self._luck = chance.below(1 << 30)
        return state

    def reward(self, state: State, move: Move, chance: Chance) -> float:
        assert isinstance(state, Bloops)
        luck = FastChance(self._luck)
        muted = NEVER
        if move is SILENCE:
            muted = state.turns
        else:
            state.apply(self._seat, move, luck)
        Playout(state, luck, muted).run()
        return value(state, self._seat)


def value(state: Bloops, seat: Seat) -> float:
    """Won or not, and a little for the lead."""
    points = [state.score(other).points for other in range(state.seats)]
    mine = points.pop(seat)
    lead = LEAD * (min(points) - mine)
    if state.step != OVER or mine > min(points):
        return lead
    return lead + 1.0 / (1 + points.count(mine))


LEAN: Final = [0.0, 0.35, 0.5, 0.65, 0.75, 0.85]
"""By rounds played: how surely a high card has not been kept by someone who knows it."""


def lean_low(state: Bloops, viewer: Seat, chance: Chance) -> None:
    """Cards their owners know have been kept: high ones often lie in the pile instead."""
    lean = LEAN[min(state.turns // state.seats, len(LEAN) - 1)]
    if not state.pile or not lean:
        return
    for seat in range(state.seats):
        if seat == viewer:
            continue
        for back in state.cards_at(seat):
            known = state.knowers[back]
            if not known >> seat & 1 or state.knows(viewer, back):
                continue
            if state.shuffles[back] != state.shuffle:
                continue
            if chance.below(1100) < lean * 100 * min(11, VALUE[state.faces[back]]):
                place = chance.below(len(state.pile))
                state.faces[back], state.pile[place] = state.pile[place], state.faces[back]
