"""Imagining Herrlof: states a view cannot tell from the real one.

The prior: every deal is as likely as every other, and so are all secret choices (which card was
discarded or given back) and all predictions; public plays only need to have been legal.
"""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.contract import Imagination, State
from tablee.core.options import read_options
from tablee.games.herrlof import history
from tablee.games.herrlof.cards import COLOUR, COLOURS, FREE, FULL, SUITS, UNIT, cards_of, hand_of
from tablee.games.herrlof.options import HerrlofOptions
from tablee.games.herrlof.past import KNOWN, OPEN, Backwards, Past, Slot, ways
from tablee.games.herrlof.position import hand_size
from tablee.games.herrlof.rules import Herrlof
from tablee.games.herrlof.score import ScoreLine
from tablee.games.herrlof.steps import STEPS, UNKNOWN
from tablee.games.herrlof.view import HerrlofView
from tablee.kit.unseen import Unseen, pick


def imagine(view: HerrlofView) -> Imagination:
    return HerrlofImagination(view)


class HerrlofImagination(Imagination):
    def __init__(self, view: HerrlofView) -> None:
        assert view.memory is not None, "imagining needs a view with memory"
        self._view: Final = view
        self._table: Final = _what_is_known(view)
        self._entries: Final = self._table.history
        self._slots: Final = _slots(view)
        mine = [] if view.seat is None else cards_of(self._table.hands[view.seat])
        self._walk: Final = Backwards(
            view.seat, view.seats, self._entries, self._slots, mine, len(view.trick)
        )
        self._pasts: Final[list[Past]] = []
        self._deals: Final[list[_Deal]] = []
        self._weights: Final[list[int]] = []
        unseen = FULL - _seen(self._table)
        for past in self._walk.pasts():
            deal = _Deal(past, self._slots, unseen, [view.stock, view.aside])
            if deal.weight:
                self._pasts.append(past)
                self._deals.append(deal)
                self._weights.append(deal.weight)

    def state(self, chance: Chance) -> State:
        index = pick(self._weights, chance)
        past = self._pasts[index]
        faces, stock, aside = self._deals[index].deal(chance)
        state = self._table.copy()
        for number, slot in enumerate(self._slots):
            if slot.discard < 0:
                state.hands[slot.holder] += UNIT[faces[number]]
            else:
                state.discards[slot.holder].append(faces[number])
        state.stock = stock
        state.aside = hand_of(aside)
        for seat in range(state.seats):
            if self._view.predicted[seat] and state.predictions[seat] == UNKNOWN:
                state.predictions[seat] = chance.below(hand_size(state.seats) + 1)
        self._remember(state, past, faces, chance)
        return state

    def _remember(self, state: Herrlof, past: Past, faces: list[int], chance: Chance) -> None:
        """Fills in the hidden faces of the round's history."""
        held = [[_face(token, faces) for token in tokens] for tokens in past.holdings]
        for index, token in past.picks:
            _show(state, index, _face(token, faces))
        order = [len(cards) for cards in state.discards]
        for code in self._entries:
            if history.kind_of(code) == history.DISCARDED:
                order[history.seat_of(code)] -= 1
        for index, code in enumerate(self._entries):
            if history.kind_of(code) == history.DISCARDED:
                seat = history.seat_of(code)
                _show(state, index, state.discards[seat][order[seat]])
                order[seat] += 1
        for index in range(min(self._walk.first, len(self._entries)) - 1, -1, -1):
            _undo_freely(state, index, held, chance)


class _Deal:
    """The unseen cards under one past: which groups of slots may take which."""

    def __init__(self, past: Past, slots: list[Slot], unseen: int, heaps: list[int]) -> None:
        self._past: Final = past
        self._groups: Final[list[list[int]]] = []
        pinned = [face for face in past.pinned if face != OPEN]
        masks = []
        keys: dict[tuple[int, int, int], list[int]] = {}
        for number, slot in enumerate(slots):
            if past.pinned[number] == OPEN:
                key = (slot.holder, slot.discard, past.barred[number])
                keys.setdefault(key, []).append(number)
        for key, group in keys.items():
            self._groups.append(group)
            masks.append(key[2])
        pool = cards_of(unseen)
        copies = 1
        for face in pinned:
            copies *= pool.count(face)
            if face in pool:
                pool.remove(face)
        self.weight = 0
        if not copies:
            return
        sizes = [len(group) for group in self._groups]
        self._unseen: Final = Unseen(SUITS.by_suit(pool), sizes + heaps, masks + [0] * len(heaps))
        self.weight = ways(past, self._unseen, sizes) * copies

    def deal(self, chance: Chance) -> tuple[list[int], list[int], list[int]]:
        """A face for each slot, the stock, what lies aside."""
        faces = list(self._past.pinned)
        piles = self._unseen.deal(chance)
        for group, pile in zip(self._groups, piles, strict=False):
            for number, face in zip(group, pile, strict=True):
                faces[number] = face
        return faces, piles[-2], piles[-1]


def _face(token: int, faces: list[int]) -> int:
    return token - KNOWN if token >= KNOWN else faces[token]


def _show(state: Herrlof, index: int, face: int) -> None:
    state.history[index] = history.with_card(state.history[index], face)


def _undo_freely(state: Herrlof, index: int, held: list[list[int]], chance: Chance) -> None:
    """One step back where nothing constrains: hidden picks fall on any card held afterwards."""
    code = state.history[index]
    kind, seat, other = history.kind_of(code), history.seat_of(code), history.other_of(code)
    if kind in (history.PLAYED, history.DISCARDED):
        held[seat].append(history.card_of(code))
        return
    if kind not in (history.DRAWN, history.TAKEN, history.GIVEN):
        return
    holder = other if kind == history.GIVEN else seat
    face = history.card_of(code)
    if face == history.HIDDEN:
        face = held[holder][chance.below(len(held[holder]))]
        _show(state, index, face)
    held[holder].remove(face)
    if kind == history.TAKEN:
        held[other].append(face)
    elif kind == history.GIVEN:
        held[seat].append(face)


def _slots(view: HerrlofView) -> list[Slot]:
    slots = []
    for seat in range(view.seats):
        if view.hands[seat] is None:
            slots += [Slot(seat, OPEN) for _ in range(view.counts[seat])]
        hidden = view.discarded[seat]
        if isinstance(hidden, int):
            slots += [Slot(seat, order) for order in range(hidden)]
    return slots


def _seen(table: Herrlof) -> int:
    seen = table.played + table.hands.together()
    for card in table.turned + [c for cards in table.discards for c in cards]:
        seen += UNIT[card]
    return seen


def _what_is_known(view: HerrlofView) -> Herrlof:
    """A state with everything the view shows and nothing else."""
    assert view.memory is not None
    state = Herrlof(view.seats, read_options(HerrlofOptions, view.options))
    state.round = view.round
    state.dealer = view.dealer
    state.step = STEPS.index(view.step)
    state.turn = view.turn
    state.leader = view.leader
    state.trump = FREE if view.trump is None else COLOURS.index(view.trump)
    state.turned = [SUITS.read(text) for text in view.turned]
    state.trick = [SUITS.read(text) for text in view.trick]
    state.led = COLOUR[state.trick[0]] if state.trick else FREE
    state.tricks = list(view.tricks)
    state.destroyed = view.destroyed
    state.scores = list(view.scores)
    state.bonuses = list(view.bonuses)
    state.victim = 0 if view.victim is None else view.victim
    state.played = hand_of([SUITS.read(text) for text in view.memory.played])
    state.history = [history.read(line, view.seats) for line in view.memory.history]
    if view.latest is not None:
        state.latest_leader = view.latest.leader
        state.latest = [SUITS.read(text) for text in view.latest.cards]
    for seat in range(view.seats):
        hand, shown, prediction = view.hands[seat], view.discarded[seat], view.predictions[seat]
        state.hands[seat] = hand_of([SUITS.read(text) for text in hand or []])
        if not isinstance(shown, int):
            state.discards[seat] = [SUITS.read(text) for text in shown]
        state.predictions[seat] = UNKNOWN if prediction is None else prediction
    state.sheet = [
        [ScoreLine(x.tricks, x.prediction, view.seats) for x in row] for row in view.sheet
    ]
    return state
