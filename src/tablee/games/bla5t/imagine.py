"""Drawing positions a seat cannot tell from the real one.

Priors: in a 6b, moved and not moved are equally likely; a changed list of heroes and bosses is any
list, each as likely; an answer still sealed is any of that seat's answers, each as likely; of a
list being changed any number of picks has been made, of any list.
"""

from math import factorial
from typing import Final

from tablee.core.chance import Chance
from tablee.core.contract import Imagination, State
from tablee.games.bla5t.cards import HIDDEN, IS_SPECIAL, KINDS, deck_of
from tablee.games.bla5t.effects import EFFECTS
from tablee.games.bla5t.helmut import touched
from tablee.games.bla5t.history import (
    KEPT,
    MOVED,
    UNSURE,
    kind_of,
    with_face,
    with_kind,
)
from tablee.games.bla5t.knowledge import Hypothesis, hypotheses
from tablee.games.bla5t.midgame import PICKS, all_lists, bosses_of, heroes_of
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.reading import read_seen
from tablee.games.bla5t.rules import Bla5t
from tablee.games.bla5t.steps import CHANGE, DECLINED, HIDDEN_ANSWER, NONE, PICK
from tablee.games.bla5t.view import Bla5tView
from tablee.kit.backs import BACKS
from tablee.kit.unseen import pick

ALL_LISTS: Final = all_lists()


class Way:
    """A hypothesis with the lists it allows and the cards it leaves unseen, lot by lot."""

    def __init__(self, state: Position, hypothesis: Hypothesis, met: int) -> None:
        self.hypothesis: Final = hypothesis
        known = [face for face in hypothesis.faces if face != HIDDEN]
        on_table = [hypothesis.faces[token] for token in hypothesis.token_of.values()]
        here = [face for face in on_table if face != HIDDEN] + state.discard
        if hypothesis.top != NONE and hypothesis.faces[hypothesis.top] != HIDDEN:
            here.append(hypothesis.faces[hypothesis.top])
        self.later: Final = hypothesis.left[1:]
        here += [card for counts in self.later for card in _cards(counts)]
        self.here: Final = here
        special = met
        for card in known + here:
            if IS_SPECIAL[card]:
                special |= 1 << card
        self.lists: Final = [bits for bits in lists_of(state) if bits & special == special]
        self.weight: Final = self._weight(state) if self.lists else 0

    def first_lot(self, state: Position, bits: int) -> list[int]:
        """Unseen cards of the deal, by kind; a negative count cannot be."""
        has_bosses = state.round > 1 or state.options.bosses_first_round
        bosses = bosses_of(bits) if has_bosses else []
        counts = [0] * KINDS
        for card in deck_of(heroes_of(bits), bosses, state.is_advanced):
            counts[card] += 1
        for card in self.here:
            counts[card] -= 1
        return counts

    def _weight(self, state: Position) -> int:
        """In how many ways the unseen cards can lie: the same for each list."""
        weight = len(self.lists)
        for counts in [self.first_lot(state, self.lists[0]), *self.later]:
            if min(counts) < 0:
                return 0
            weight *= factorial(sum(counts))
            for count in counts:
                weight //= factorial(count)
        return weight


def lists_of(state: Position) -> list[int]:
    """The lists of heroes and bosses that may be in play, as bits."""
    if state.heroes:
        return [sum(1 << card for card in state.heroes + state.bosses)]
    return ALL_LISTS


class Bla5tImagination(Imagination):
    def __init__(self, view: Bla5tView) -> None:
        assert view.memory is not None
        self.seat: Final = view.seat
        self.seen: Final = read_seen(view.memory.position)
        met = self.seen.met[-1 if view.seat is None else view.seat]
        ways = [Way(self.seen, way, met) for way in hypotheses(self.seen, view.seat)]
        self.ways: Final = [way for way in ways if way.weight]

    def state(self, chance: Chance) -> State:
        way = self.ways[pick([way.weight for way in self.ways], chance)]
        state = self.seen.copy()
        bits = way.lists[chance.below(len(way.lists))] if len(way.lists) > 1 else way.lists[0]
        state.heroes, state.bosses = heroes_of(bits), bosses_of(bits)
        faces = _deal_unseen(state, way, bits, chance)
        _remember(state, way.hypothesis, faces, chance)
        _draw_secrets(state, self.seat, chance)
        return state


def _deal_unseen(state: Bla5t, way: Way, bits: int, chance: Chance) -> list[int]:
    """Unseen cards are permuted within their shuffle only; answers every token's face."""
    hypothesis = way.hypothesis
    lots = [_cards(way.first_lot(state, bits)), *[_cards(counts) for counts in way.later]]
    for lot in lots:
        chance.shuffle(lot)
    faces = hypothesis.faces.copy()
    lying = sorted({*hypothesis.token_of.values(), hypothesis.top} - {NONE})
    for token in lying:
        if faces[token] == HIDDEN:
            faces[token] = lots[hypothesis.lots[token]].pop()
    for back in range(BACKS):
        if state.used >> back & 1:
            state.faces[back] = faces[hypothesis.token_of[back]]
    pile_lot = lots[-1]
    top = [faces[hypothesis.top]] if hypothesis.top != NONE else []
    below = len(state.pile) - len(top)
    state.pile = pile_lot[:below] + top
    del pile_lot[:below]
    state.aside = sorted(card for lot in lots for card in lot)
    return faces


def _remember(state: Bla5t, hypothesis: Hypothesis, faces: list[int], chance: Chance) -> None:
    """What the others have seen, filled into the round's history."""
    moved = dict(hypothesis.coins)
    for index, _, _ in hypothesis.free:
        moved[index] = chance.below(2)
    for index, code in enumerate(state.history):
        if kind_of(code) == UNSURE:
            state.history[index] = with_kind(code, MOVED if moved[index] else KEPT)
    for index, token in hypothesis.holes:
        for at, one, other in hypothesis.free:
            if at > index and moved[at] and token in (one, other):
                token = other if token == one else one
        state.history[index] = with_face(state.history[index], faces[token])


def _draw_secrets(state: Bla5t, viewer: int | None, chance: Chance) -> None:
    for seat in range(state.seats):
        if state.answers[seat] == HIDDEN_ANSWER:
            answers = [*touched(state, seat), DECLINED]
            state.answers[seat] = answers[chance.below(len(answers))]
        if seat != viewer:
            state.met[seat] = state.met[-1]
    if state.step == CHANGE and viewer != state.turn:
        bits = ALL_LISTS[chance.below(len(ALL_LISTS))]
        state.new_list = (heroes_of(bits) + bosses_of(bits))[: chance.below(PICKS)]
    if state.step == PICK:
        state.targets = EFFECTS[state.effect].targets(state)


def _cards(counts: list[int]) -> list[int]:
    return [card for card, count in enumerate(counts) for _ in range(count)]
