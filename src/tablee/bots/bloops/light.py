"""Light play of Bloops, to see how a position may go on: quick, plain, and never peeking.

Every seat acts on what it knows in that state (`knowers`); whatever it does not know counts as an
average card. The same for all: nobody misses much, nobody is clever.
"""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.moves import Move
from tablee.core.seats import TABLE, Seat
from tablee.games.bloops.cards import STARS, THE_20, VALUE
from tablee.games.bloops.moves import (
    ANNOUNCE,
    CLOCKWISE,
    CLOSE,
    DISCARD,
    DRAW,
    GIFTS,
    KEEPS,
    LOOKS,
    PASS,
    SEEN,
    SWAPS,
    THROWS,
    UNLOCK,
)
from tablee.games.bloops.position import PUBLIC
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.score import STARS_SET_ASIDE
from tablee.games.bloops.steps import DECIDE, DIRECTION, LOOK, NOBODY, OVER, WINDOW
from tablee.kit.backs import GAP, NO_BACK

UNKNOWN_CARD: Final = 6.0
KEPT_CARD: Final = 4.4
"""A card its owner knows and has kept."""
KNOWING: Final = 1.0
STAR: Final = [11.0, 10.0, 8.5, 0.0]
"""What a star counts, by how many there are; from three on nothing."""
NOTICED: Final = 12
"""Of sixteen throws that fit, so many are made."""
LEAD: Final = [0.0, 0.0, 7.0, 5.0, 4.0, 3.0]
"""By seats: with such a lead BLOOPS is said."""
MOST_TURNS: Final = 80


class Playout:
    """One game on its way; `muted` is a turn in which BLOOPS is not said."""

    def __init__(self, state: Bloops, chance: Chance, muted: int) -> None:
        self.state: Final = state
        self.chance: Final = chance
        self.muted: Final = muted
        self.scanned = -1

    def run(self) -> int:
        """To the end; how many turns were played."""
        state = self.state
        began = state.turns
        while state.step != OVER and state.turns - began < MOST_TURNS:
            step = state.step
            if step == WINDOW:
                self._window()
            elif step == DECIDE:
                seat = state.turn
                state.apply(seat, decide(state, seat), self.chance)
            else:
                self._begin()
        return state.turns - began + 1

    def _begin(self) -> None:
        state = self.state
        if state.step == LOOK:
            state.apply(state.to_act()[0], SEEN, self.chance)
        elif state.step == DIRECTION:
            state.apply(state.turn, CLOCKWISE, self.chance)
        else:
            state.apply(state.turn, DRAW, self.chance)

    def _window(self) -> None:
        state = self.state
        if self.scanned != state.discarded:
            self._throw_all()
        if state.queue:
            seat = state.queue[0].seat
            state.apply(seat, effect_move(state, seat), self.chance)
            return
        if state.holder == NOBODY and state.turns != self.muted and wants_bloops(state):
            state.apply(state.turn, ANNOUNCE, self.chance)
        drawer = state.drawer()
        if drawer == NOBODY:
            state.apply(TABLE, CLOSE, self.chance)
            return
        if state.locked:
            state.apply(TABLE, UNLOCK, self.chance)
        state.apply(drawer, DRAW if state.has_to_draw(0) else PASS, self.chance)

    def _throw_all(self) -> None:
        """What fits and is noticed, once after each discard."""
        state = self.state
        if not state.discard:
            return
        value = VALUE[state.discard[-1]]
        faces, knowers = state.faces, state.knowers
        for seat in range(state.seats):
            if state.is_barred(seat):
                continue
            mask = PUBLIC | 1 << seat
            fitting = [
                back
                for back in state.layouts[seat]
                if back != GAP and knowers[back] & mask and VALUE[faces[back]] == value
            ]
            if len(fitting) >= STARS_SET_ASIDE and STARS[faces[fitting[0]]]:
                continue
            for back in fitting:
                if self.chance.below(16) < NOTICED:
                    state.apply(seat, THROWS[back], self.chance)
        self.scanned = state.discarded


# --- what is known ------------------------------------------------------------------------------


def reckon(state: Bloops, seat: Seat, viewer: Seat) -> float:
    """About what a seat's cards count, as the viewer sees it."""
    knowers, faces = state.knowers, state.faces
    mask = PUBLIC | 1 << viewer
    points, stars = 0.0, 0
    for back in state.layouts[seat]:
        if back == GAP:
            continue
        known = knowers[back]
        if known & mask:
            card = faces[back]
            if STARS[card]:
                stars += 1
            else:
                points += VALUE[card]
        elif known >> seat & 1:
            points += KEPT_CARD
        else:
            points += UNKNOWN_CARD
    return points + 11.0 * stars if stars < STARS_SET_ASIDE else points


def lowest_other(state: Bloops, seat: Seat) -> float:
    return min([reckon(state, other, seat) for other in range(state.seats) if other != seat])


def wants_bloops(state: Bloops) -> bool:
    seat = state.turn
    return lowest_other(state, seat) - reckon(state, seat, seat) > LEAD[state.seats]


# --- the turn -----------------------------------------------------------------------------------


def decide(state: Bloops, seat: Seat) -> Move:
    faces, knowers = state.faces, state.knowers
    mask = PUBLIC | 1 << seat
    drawn = faces[state.drawn]
    own = [back for back in state.layouts[seat] if back != GAP]
    if not own:
        return DISCARD
    known = [faces[back] if knowers[back] & mask else -1 for back in own]
    stars = sum([1 for card in known if card >= 0 and STARS[card]]) + STARS[drawn]
    star = STAR[min(stars, STARS_SET_ASIDE)]
    costs = [
        UNKNOWN_CARD + KNOWING if card < 0 else star if STARS[card] else float(VALUE[card])
        for card in known
    ]
    if drawn == THE_20 or THE_20 in known:
        return _with_the_20(state, seat, own, known, costs)
    value = VALUE[drawn]
    mine = star if STARS[drawn] else float(value)
    best = bonus(state, value)
    for card, cost in zip(known, costs, strict=True):
        if card >= 0 and VALUE[card] == value:
            best += cost
    move: Move = DISCARD
    for index, card in enumerate(known):
        gain = costs[index] - mine
        if card >= 0:
            value = VALUE[card]
            gain += bonus(state, value)
            for other, cost in zip(known, costs, strict=True):
                if other >= 0 and VALUE[other] == value:
                    gain += cost
            gain -= costs[index]
        if gain > best:
            best = gain
            move = KEEPS[own[index]]
    return move


def _with_the_20(
    state: Bloops, seat: Seat, own: list[int], known: list[int], costs: list[float]
) -> Move:
    """It goes when that wins; until then it is kept, or kept away from."""
    lowest = lowest_other(state, seat)
    points = reckon(state, seat, seat)
    drawn = state.faces[state.drawn]
    is_last = state.holder != NOBODY
    if drawn == THE_20:
        if points < lowest or is_last:
            return DISCARD
        return KEEPS[own[costs.index(max(costs))]]
    held = known.index(THE_20)
    if points - VALUE[THE_20] + VALUE[drawn] < lowest or is_last:
        return KEEPS[own[held]]
    costs = [-1.0 if index == held else cost for index, cost in enumerate(costs)]
    worst = costs.index(max(costs))
    return KEEPS[own[worst]] if costs[worst] > VALUE[drawn] else DISCARD


def bonus(state: Bloops, value: int) -> float:
    """About what a discarded card's effect brings."""
    if value < 6 or value > 9:
        return 0.0
    if value == 6:
        return UNKNOWN_CARD / (state.seats - 1)
    return 2.0 if value == 9 else 0.6


# --- effects ------------------------------------------------------------------------------------


def effect_move(state: Bloops, seat: Seat) -> Move:
    if state.looking != NO_BACK:
        return SEEN
    value = state.queue[0].value
    if value == 6:
        return _gift(state, seat)
    return _swap(state, seat) if value == 9 else _look(state, seat)


def _gift(state: Bloops, seat: Seat) -> Move:
    others = [other for other in range(state.seats) if other != seat]
    return GIFTS[min(others, key=lambda other: reckon(state, other, seat))]


def _look(state: Bloops, seat: Seat) -> Move:
    mask = PUBLIC | 1 << seat
    somewhere = NO_BACK
    for step in range(state.seats):
        for back in state.layouts[(seat + step) % state.seats]:
            if back != GAP:
                if not state.knowers[back] & mask:
                    return LOOKS[back]
                somewhere = back
    return LOOKS[somewhere]


def _swap(state: Bloops, seat: Seat) -> Move:
    """The worst of ours for the best of theirs."""
    knowers, faces = state.knowers, state.faces
    mask = PUBLIC | 1 << seat
    mine, worst = NO_BACK, -1.0
    for back in state.layouts[seat]:
        if back != GAP:
            cost = float(VALUE[faces[back]]) if knowers[back] & mask else UNKNOWN_CARD
            if cost > worst:
                mine, worst = back, cost
    theirs, best = NO_BACK, 99.0
    for other in range(state.seats):
        if other == seat or other == state.holder:
            continue
        for back in state.layouts[other]:
            if back == GAP:
                continue
            if knowers[back] & mask:
                cost = float(VALUE[faces[back]])
            else:
                cost = KEPT_CARD if knowers[back] >> other & 1 else UNKNOWN_CARD
            if cost < best:
                theirs, best = back, cost
    return SWAPS[mine][theirs]
