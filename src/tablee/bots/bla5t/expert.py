"""Expert: tries each good-looking move in many imagined states, the round played on lightly."""

from typing import Final

from tablee.bots.base import Reply
from tablee.bots.bla5t.greedy import rate
from tablee.bots.bla5t.light import Playout
from tablee.bots.bla5t.recall import recalled, recalled_top
from tablee.bots.bla5t.rules_of_thumb import answer
from tablee.bots.bla5t.sight import Sight
from tablee.bots.bla5t.witness import Witness
from tablee.bots.memory import Head
from tablee.bots.search import Decision, search, worthy
from tablee.bots.taste import near_best, pause
from tablee.core.chance import Chance, FastChance
from tablee.core.contract import Imagination, State
from tablee.core.moves import Move
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.games.bla5t import BLA5T
from tablee.games.bla5t.cards import HIDDEN, VALUE
from tablee.games.bla5t.moves import Claim
from tablee.games.bla5t.rules import Bla5t
from tablee.games.bla5t.steps import ACTION, END, OVER
from tablee.games.bla5t.view import Bla5tView

HEAD: Final = Head(forgets=0.01, confuses=0.0, misses=0.02, reacts=1.2)
CLEAR: Final = 3.5
"""Points by which a move must lose to the best one to be left aside unsearched."""
A_POINT: Final = 0.01
"""What a point of a round counts in the search."""
CONVICTION: Final = 12.0
"""How much more a point of the greedy rules weighs at first than one of the search."""
WON: Final = 0.15
"""What winning or losing the game counts beside the round's points."""


class Skill:
    """`pace`: by seats, playouts for a second of thinking. `candidates`: moves worth a search;
    greedy rules choose them."""

    def __init__(self, *, pace: list[int], candidates: int) -> None:
        self.pace: Final = pace
        self.candidates: Final = candidates


EXPERT: Final = Skill(pace=[0, 0, 500, 400, 350, 300, 250], candidates=4)


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
        assert isinstance(view, Bla5tView)
        assert view.seat is not None
        if not moves:
            return Reply(None)
        if len(moves) == 1:
            return Reply(moves[0], pause(chance, 0.8, 1.8))
        imagination = BLA5T.imagine(view)
        faces = recalled(view, HEAD)
        state = imagination.state(chance)
        assert isinstance(state, Bla5t)
        witness = Witness(state.seats)
        witness.follow(state)
        top = recalled_top(view, HEAD)
        rates = rate(Sight(state, view.seat, faces, top, witness), moves)
        if isinstance(moves[0], Claim):
            return answer(view, moves, rates, HEAD, chance)
        after = pause(chance, 0.8, 1.6)
        if not ACTION <= state.step <= END:
            return Reply(moves[near_best(rates, 0.05, 0.2, chance)], after)
        tried, hunches = worthy(moves, rates, self._skill.candidates, A_POINT * CONVICTION)
        near = [hunch > -CLEAR * A_POINT * CONVICTION for hunch in hunches].count(True)
        if near == 1:
            return Reply(tried[0], after)
        decision = Bla5tDecision(imagination, view.seat, faces, witness)
        playouts = int(budget * self._skill.pace[view.seats])
        return Reply(search(decision, tried[:near], hunches[:near], playouts, chance), after)


class Bla5tDecision(Decision):
    """In each world all candidates meet the same luck."""

    def __init__(
        self, imagination: Imagination, seat: Seat, faces: list[int], witness: Witness
    ) -> None:
        self._imagination: Final = imagination
        self._seat: Final = seat
        self._faces: Final = faces
        self._luck = 0
        self._witness: Final = witness.copy()
        self._lost: Final[list[int]] = []  # backs seen and forgotten
        for back, face in enumerate(faces):
            if face == HIDDEN and witness.seen[seat] >> back & 1:
                self._witness.seen[seat] &= ~(1 << back)
                self._lost.append(back)

    def world(self, chance: Chance) -> State:
        state = self._imagination.state(chance)
        assert isinstance(state, Bla5t)
        self._doubt(state, chance)
        self._luck = chance.below(1 << 30)
        return state

    def reward(self, state: State, move: Move, chance: Chance) -> float:
        assert isinstance(state, Bla5t)
        luck = FastChance(self._luck)
        before = state.scores.copy()
        state.apply(self._seat, move, luck)
        Playout(state, self._witness.copy(), luck).run()
        gained = [after - old for after, old in zip(state.scores, before, strict=True)]
        mine = gained.pop(self._seat)
        reward = 0.5 + A_POINT * (sum(gained) / len(gained) - mine)
        if state.step == OVER:
            reward += WON if state.scores[self._seat] == min(state.scores) else -WON
        return reward

    def _doubt(self, state: Bla5t, chance: Chance) -> None:
        """What we forgot may be anything; what others drew and kept is seldom high."""
        pile = state.pile
        kept = self._witness.kept
        for back in [back for layout in state.layouts for back in layout if back >= 0]:
            owner = state.seat_at[state.at[back]]
            is_odd = back in self._lost
            if self._faces[back] == HIDDEN and owner >= 0 and owner != self._seat:
                is_kept = self._witness.seen[owner] & kept & 1 << back
                is_odd = bool(is_kept) and chance.below(14) < VALUE[state.faces[back]]
            if is_odd and pile:
                place = chance.below(len(pile))
                state.faces[back], pile[place] = pile[place], state.faces[back]
