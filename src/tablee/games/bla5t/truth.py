"""Whether the round's history, told to the end, leads to the cards as they lie."""

from collections import Counter
from typing import Final

from tablee.core.notation import require
from tablee.games.bla5t import history
from tablee.games.bla5t.cards import KINDS, TEXT
from tablee.games.bla5t.history import (
    DEALT,
    DRAWN,
    GONE,
    KEPT,
    LOOKED,
    MIX,
    MOVED,
    RETURNED,
    SHOWN,
    TAKEN,
    back_of,
    face_of,
    kind_of,
)
from tablee.games.bla5t.knowledge import Hypothesis, begins_lot
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.steps import NONE
from tablee.kit.backs import BACKS


class Past:
    """The round so far, for somebody who sees everything. What was dealt is known only from what
    is said of it, and so is the discard from the first card said to lie on it."""

    def __init__(self, codes: list[int]) -> None:
        self.codes: Final = codes
        self.way: Final = Hypothesis()
        self.gone: set[int] = set()  # backs that lie nowhere now
        self.discard: list[int] = []
        self.is_whole = False  # that is all of the discard

    def fault_of(self, index: int) -> str:
        """Takes in one entry; what cannot be about it, or nothing."""
        code = self.codes[index]
        kind = kind_of(code)
        old = _old_backs(code)
        if any(back in self.gone for back in old):
            return "that card has left the table"
        for back in old:
            self.way.token_at(back)
        new = _new_backs(code)
        if any(back in self.way.token_of for back in new):
            return "another card has that back"
        self.gone.difference_update(new)
        if kind == MIX:
            return ""
        if kind in (MOVED, KEPT):
            before = self.codes[index - 1]
            self.way.mix(before, code, 1 if kind == MOVED else 0)
            self.gone.update(_old_backs(before))
            return ""
        fault = self._fault_of_discard(index)
        if fault:
            return fault
        return "" if self.way.read(index, code) else "it was another card"

    def _fault_of_discard(self, index: int) -> str:
        code = self.codes[index]
        kind, face = kind_of(code), face_of(code)
        if kind == GONE:
            self.gone.add(back_of(code))
            self.discard.append(face)
        elif kind == TAKEN:
            if not self.discard:
                return "the discard was empty" if self.is_whole else ""
            if self.discard.pop() != face:
                return "another card lay on the discard"
        elif begins_lot(self.codes, index):
            return self._fault_of_reshuffle(index)
        return ""

    def _fault_of_reshuffle(self, index: int) -> str:
        """BLA5T-ROUND-4."""
        if self.way.top != NONE:
            return "the pile was not empty"
        self.way.left.append([0] * KINDS)
        returned: Counter[int] = Counter()
        for code in self.codes[index:]:
            if kind_of(code) != RETURNED:
                break
            returned[face_of(code)] += 1
        below = Counter(self.discard[:-1])
        if returned != below if self.is_whole else below - returned:
            return "all of the discard but its latest card"
        self.discard = self.discard[-1:]
        self.is_whole = bool(self.discard)
        return ""


def check(state: Position) -> None:
    past = Past(state.history)
    for index, code in enumerate(state.history):
        fault = past.fault_of(index)
        require(not fault, "history", f"{history.write(code)}: {fault}")
    _check_backs(state, past)
    _check_pile(state, past.way)
    below = 0 if past.is_whole else max(0, len(state.discard) - len(past.discard))
    is_right = state.discard[below:] == past.discard
    require(is_right, "history", "the history contradicts the discard")


def _check_backs(state: Position, past: Past) -> None:
    way = past.way
    for back in range(BACKS):
        if not state.used >> back & 1:
            require(back not in way.token_of, "history", f"b{back} would lie on the table")
            continue
        require(back not in past.gone, "history", f"b{back} would have left the table")
        card = TEXT[state.faces[back]]
        is_seen = way.see(way.token_at(back), state.faces[back])
        require(is_seen, "history", f"the history contradicts the cards: b{back} is {card}")


def _check_pile(state: Position, way: Hypothesis) -> None:
    """After a reshuffle every card of the pile is known to come from it."""
    pile = state.pile
    if way.top != NONE:
        is_top = bool(pile) and way.see(way.top, pile[-1])
        require(is_top, "history", "the history contradicts the pile's top")
        pile = pile[:-1]
    lots = [Counter({card: n for card, n in enumerate(lot) if n}) for lot in way.left[1:]]
    if lots:
        is_right = lots[-1] == Counter(pile) and not any(lots[:-1])
        require(is_right, "history", "the history contradicts the pile")


def _old_backs(code: int) -> list[int]:
    """The cards that must have lain there."""
    kind = kind_of(code)
    if kind == MIX:
        return [back_of(code), face_of(code)]
    return [back_of(code)] if kind in (LOOKED, SHOWN, GONE) else []


def _new_backs(code: int) -> list[int]:
    kind = kind_of(code)
    if kind in (MOVED, KEPT):
        return [back_of(code), face_of(code)]
    return [back_of(code)] if kind in (DRAWN, DEALT, TAKEN) else []
