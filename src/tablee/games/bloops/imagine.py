"""What a view of Bloops leaves open.

Unknown cards are permuted within the shuffle they came from, every order as likely as every other:
nobody's choices are taken as a hint. Whether somebody else's BLOOPS is armed is drawn from
ARMED_IN: one turn in so many.
"""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.contract import Imagination
from tablee.core.options import read_options
from tablee.games.bloops.cards import read_card
from tablee.games.bloops.options import BloopsOptions
from tablee.games.bloops.position import PUBLIC
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.steps import DECIDE, NOBODY, STEPS, WINDOW, Effect
from tablee.games.bloops.view import BloopsView, Memory
from tablee.kit.backs import GAP, NO_BACK
from tablee.kit.places import NO_CARD, ShownCard

ARMED_IN: Final = 10
"""The prior of an armed BLOOPS: one in ten."""


class BloopsImagination(Imagination):
    """`frame` is the position without what is open, `unseen` the open cards of each shuffle."""

    def __init__(self, frame: Bloops, unseen: list[list[int]], view: BloopsView) -> None:
        self._frame: Final = frame
        self._unseen: Final = unseen
        self._pile: Final[int] = view.pile
        self._aside: Final[int] = view.aside
        self._may_be_armed: Final = view.seat != frame.turn and _can_arm(frame)
        self._hidden: Final[list[list[int]]] = [[] for _ in unseen]
        for back in frame.backs():
            if frame.faces[back] == NO_CARD:
                self._hidden[frame.shuffles[back]].append(back)

    def state(self, chance: Chance) -> Bloops:
        state = self._frame.copy()
        for shuffle, cards in enumerate(self._unseen):
            mixed = cards.copy()
            chance.shuffle(mixed)
            for back in self._hidden[shuffle]:
                state.faces[back] = mixed.pop()
            if shuffle == 0:
                state.aside = [mixed.pop() for _ in range(self._aside)]
            if shuffle == state.shuffle:
                state.pile = [mixed.pop() for _ in range(self._pile)]
        if self._may_be_armed:
            state.armed = chance.below(ARMED_IN) == 0
        return state


def _can_arm(state: Bloops) -> bool:
    is_time = state.step == DECIDE or (state.step == WINDOW and bool(state.queue))
    return is_time and state.holder == NOBODY


def imagine(view: BloopsView) -> Imagination:
    assert view.memory is not None
    unseen = [[read_card(text) for text in cards] for cards in view.memory.unseen]
    return BloopsImagination(_frame(view, view.memory), unseen, view)


def _frame(view: BloopsView, memory: Memory) -> Bloops:
    """All that the view tells; unknown faces are left as NO_CARD."""
    state = Bloops(view.seats, read_options(BloopsOptions, view.options))
    state.step = STEPS.index(view.step)
    state.looked = _bits(view.ready)
    state.turn = view.turn
    state.direction = view.direction
    state.turns = view.turns
    state.passes = view.passes
    state.drawn = NO_BACK if view.drawn is None else view.drawn.back
    state.discarded = view.discarded
    state.queue = [Effect(step.seat, step.value, step.number) for step in view.queue]
    state.looking = NO_BACK if view.looking is None else view.looking
    state.locked = view.locked
    state.lock = view.lock
    state.holder = NOBODY if view.holder is None else view.holder
    state.armed = view.armed
    state.confirmed = _bits(view.confirmed)
    state.fresh = view.fresh
    state.barred = _bits(view.barred)
    state.shown = [ShownCard(shown.back, shown.number) for shown in view.shown]
    state.reveals = view.reveals
    state.rule = view.rule or ""
    _lay_out(state, view, memory)
    return state


def _lay_out(state: Bloops, view: BloopsView, memory: Memory) -> None:
    state.shuffle = len(memory.unseen) - 1
    state.discard = [read_card(text) for text in memory.discard]
    for seat, places in enumerate(view.cards):
        state.layouts[seat] = [GAP if place is None else place.back for place in places]
        for back in state.cards_at(seat):
            state.at[back] = seat
    for name, shuffle in memory.shuffles.items():
        back = int(name[1:])
        state.take_back(back, NO_CARD)
        state.shuffles[back] = shuffle
    for name, seats in memory.looked_by.items():
        for seat in seats:
            state.knowers[int(name[1:])] |= 1 << seat
    for name in memory.shown:
        state.knowers[int(name[1:])] |= PUBLIC
    for name, card in memory.known.items():
        state.faces[int(name[1:])] = read_card(card)


def _bits(flags: list[bool]) -> int:
    return sum([1 << seat for seat, flag in enumerate(flags) if flag])
