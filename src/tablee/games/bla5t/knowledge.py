"""What a seat can work out from what it has seen, with perfect recall.

Each physical card is a *token* from one shuffle (a *lot*): the round's deal, then each reshuffle of
the discard, whose cards everybody has seen. A look or a showing tells a token's face. An opponent's
6b leaves two possibilities, moved or not: each is a hypothesis, dropped when it is contradicted.
"""

from typing import Final

from tablee.core.seats import Seat
from tablee.games.bla5t.cards import HIDDEN, KINDS
from tablee.games.bla5t.history import (
    DEALT,
    DRAWN,
    GONE,
    KEPT,
    MIX,
    MOVED,
    RETURNED,
    TAKEN,
    TOPPED,
    UNSURE,
    back_of,
    face_of,
    kind_of,
    seen_by,
)
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.steps import NONE
from tablee.kit.backs import BACKS

MOST_HYPOTHESES: Final = 1024


class Hypothesis:
    """One way the other players' 6b may have gone, and what was seen in it."""

    def __init__(self) -> None:
        self.token_of: dict[int, int] = {}  # by back
        self.faces: list[int] = []  # by token
        self.lots: list[int] = []  # by token
        self.left: list[list[int]] = [[0] * KINDS]  # unseen cards of each reshuffle, by kind
        self.top = NONE  # the token on the pile, if somebody has looked at it
        self.holes: list[tuple[int, int]] = []  # history entries whose face is a token's
        self.coins: dict[int, int] = {}  # history entries of a 6b: 1 if this way has it moved
        self.free: list[
            tuple[int, int, int]
        ] = []  # of a 6b between two cards nobody can tell apart

    def copy(self) -> "Hypothesis":
        twin = Hypothesis()
        twin.token_of = self.token_of.copy()
        twin.faces = self.faces.copy()
        twin.lots = self.lots.copy()
        twin.left = [counts.copy() for counts in self.left]
        twin.top = self.top
        twin.holes = self.holes.copy()
        twin.coins = self.coins.copy()
        twin.free = self.free.copy()
        return twin

    def new_token(self, lot: int) -> int:
        self.faces.append(HIDDEN)
        self.lots.append(lot)
        return len(self.faces) - 1

    def token_at(self, back: int) -> int:
        """A back nothing is said of was dealt when the round began."""
        token = self.token_of.get(back, NONE)
        if token == NONE:
            token = self.new_token(0)
            self.token_of[back] = token
        return token

    def draw(self, back: int) -> int:
        token = self.top if self.top != NONE else self.new_token(len(self.left) - 1)
        self.top = NONE
        self.token_of[back] = token
        return token

    def see(self, token: int, face: int) -> bool:
        """Whether that can be."""
        if self.faces[token] != HIDDEN:
            return self.faces[token] == face
        self.faces[token] = face
        lot = self.lots[token]
        if lot:
            self.left[lot][face] -= 1
        return not lot or self.left[lot][face] >= 0

    def read(self, index: int, code: int) -> bool:
        """Takes in one entry other than a 6b; False: it contradicts this hypothesis."""
        kind, back, face = kind_of(code), back_of(code), face_of(code)
        if kind == RETURNED:
            self.left[-1][face] += 1
            return True
        if kind == DEALT:
            self.draw(back)
            return True
        if kind == TAKEN:
            token = self.new_token(0)
            self.faces[token] = face
            self.token_of[back] = token
            return True
        if kind == DRAWN:
            token = self.draw(back)
        elif kind == TOPPED:
            if self.top == NONE:
                self.top = self.new_token(len(self.left) - 1)
            token = self.top
        else:
            token = self.token_at(back)
        if face == HIDDEN:
            self.holes.append((index, token))
            return True
        can_be = self.see(token, face)
        if kind == GONE:
            del self.token_of[back]
        return can_be

    def mix(self, old: int, new: int, moved: int) -> None:
        tokens = [self.token_at(back_of(old)), self.token_at(face_of(old))]
        del self.token_of[back_of(old)], self.token_of[face_of(old)]
        self.token_of[back_of(new)] = tokens[moved]
        self.token_of[face_of(new)] = tokens[1 - moved]

    def cannot_tell_apart(self, old: int) -> bool:
        one, other = self.token_at(back_of(old)), self.token_at(face_of(old))
        if self.faces[one] != self.faces[other]:
            return False
        return self.faces[one] != HIDDEN or self.lots[one] == self.lots[other]


def hypotheses(state: Position, seat: Seat | None) -> list[Hypothesis]:
    """Every way the round may have gone for that seat, from its own memory of it."""
    ways = [Hypothesis()]
    codes = [seen_by(code, seat) for code in state.history]
    for index, code in enumerate(codes):
        kind = kind_of(code)
        if kind == MIX:
            continue
        if kind == UNSURE:
            ways = _either_way(ways, index, codes[index - 1], code)
        elif kind in (MOVED, KEPT):
            for way in ways:
                way.mix(codes[index - 1], code, 1 if kind == MOVED else 0)
        else:
            if begins_lot(codes, index):
                for way in ways:
                    way.left.append([0] * KINDS)
            ways = [way for way in ways if way.read(index, code)]
    return [way for way in ways if _fits_table(state, way)]


def begins_lot(codes: list[int], index: int) -> bool:
    if kind_of(codes[index]) != RETURNED:
        return False
    return index == 0 or kind_of(codes[index - 1]) != RETURNED


def _either_way(ways: list[Hypothesis], index: int, old: int, new: int) -> list[Hypothesis]:
    split: list[Hypothesis] = []
    for way in ways:
        if way.cannot_tell_apart(old):
            way.free.append((index, way.token_at(back_of(old)), way.token_at(face_of(old))))
            way.mix(old, new, 0)
            split.append(way)
            continue
        twin = way.copy()
        for moved, branch in enumerate((way, twin)):
            branch.coins[index] = moved
            branch.mix(old, new, moved)
            split.append(branch)
    return split[:: 1 + len(split) // MOST_HYPOTHESES]


def _fits_table(state: Position, way: Hypothesis) -> bool:
    """What lies open is seen by everybody, also where a position's text tells no history."""
    is_open = state.open_backs()
    for back in range(BACKS):
        if state.used >> back & 1:
            token = way.token_at(back)
            if is_open >> back & 1 and not way.see(token, state.faces[back]):
                return False
    return True


def certain(ways: list[Hypothesis], back: int) -> int:
    """The face that back must have, or HIDDEN."""
    faces = {way.faces[way.token_of[back]] for way in ways}
    return faces.pop() if len(faces) == 1 else HIDDEN


def certain_top(ways: list[Hypothesis]) -> int:
    """The face on top of the pile, as far as this seat knows."""
    if not ways or ways[0].top == NONE:
        return HIDDEN
    return ways[0].faces[ways[0].top]
