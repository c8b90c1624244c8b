"""What one seat of Bla5t believes about the cards on the table.

It reads from a state only what this seat may know: faces come from `faces`, what it remembers, and
of the unseen cards only what all of them are.
"""

from math import erf, sqrt
from typing import Final

from tablee.bots.bla5t.witness import Witness
from tablee.core.seats import Seat
from tablee.games.bla5t.cards import HERMAN, HIDDEN, KINDS, VALUE
from tablee.games.bla5t.position import Position
from tablee.games.bla5t.score import GOOD_BLAST, HERMAN_POINTS, combo_of
from tablee.games.bla5t.steps import NONE

KEPT_CARD: Final = 0.55
"""Of the mean: what somebody drew and kept is mostly low."""
LOOKED_CARD: Final = 0.8
"""Of the mean: what its owner has seen and not yet replaced."""
DOUBT: Final = 14.0
"""The variance of an unknown card's value."""


class Sight:
    def __init__(
        self, state: Position, seat: Seat, faces: list[int], top: int, witness: Witness
    ) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.faces: Final = faces
        """By back: the card this seat knows there, or HIDDEN."""
        self.top: Final = top
        """The pile's top card, or HIDDEN."""
        self.witness: Final = witness
        self.chair: Final = state.chair[seat]
        self.own: Final = state.cards_at(self.chair)
        counts = [0] * KINDS
        for card in state.deck():
            counts[card] += 1
        for card in state.discard:
            counts[card] -= 1
        for layout in state.layouts:
            for back in layout:
                if back >= 0 and faces[back] != HIDDEN:
                    counts[faces[back]] -= 1
        for back in state.hand:
            if faces[back] != HIDDEN:
                counts[faces[back]] -= 1
        self.unseen: Final = [(card, count) for card, count in enumerate(counts) if count > 0]
        self.left: Final = max(1, sum([count for _, count in self.unseen]))
        self.mean: Final = sum([VALUE[card] * count for card, count in self.unseen]) / self.left

    # --- cards ----------------------------------------------------------------------------------

    def is_known(self, back: int) -> bool:
        return self.faces[back] != HIDDEN

    def worth(self, back: int) -> float:
        """What a card on the table is expected to count."""
        face = self.faces[back]
        if face != HIDDEN:
            return VALUE[face]
        owner = self.state.seat_at[self.state.at[back]] if self.state.at[back] >= 0 else NONE
        if owner >= 0 and owner != self.seat and self.witness.seen[owner] >> back & 1:
            kept = self.witness.kept >> back & 1
            return self.mean * (KEPT_CARD if kept else LOOKED_CARD)
        return self.mean

    def hand_points(self, backs: list[int], extra: list[int]) -> float:
        """What a hand of ours counts: cards on the table and `extra` faces."""
        known = [self.faces[back] for back in backs if self.faces[back] != HIDDEN] + extra
        unknown = len(backs) + len(extra) - len(known)
        points = sum([VALUE[card] for card in known]) + unknown * self.mean
        if not unknown and combo_of(known) != NONE:
            return -3.0  # 0 points, and the boss helps in the next round
        return min(points, HERMAN_POINTS) if HERMAN in known else points

    def points(self, chair: int) -> float:
        """What the cards at a chair are expected to count."""
        backs = self.state.cards_at(chair)
        if chair == self.chair:
            return self.hand_points(backs, [])
        total = sum([self.worth(back) for back in backs])
        has_herman = any(self.faces[back] == HERMAN for back in backs)
        return min(total, HERMAN_POINTS) if has_herman else total

    def others(self) -> list[int]:
        """The chairs of the opponents, the dummy's not among them."""
        state = self.state
        return [c for c in range(state.chairs) if c != self.chair and state.seat_at[c] >= 0]

    def leader(self) -> int:
        """The chair of the opponent who seems to stand best in this round."""
        return min(self.others(), key=self.points)

    def weight(self, chair: int) -> float:
        """How much a loss at that chair is our gain."""
        if self.state.seat_at[chair] < 0:
            return 0.0
        return 0.8 if self.state.seats == 2 else 0.5 if chair == self.leader() else 0.25

    # --- BLAST ----------------------------------------------------------------------------------

    def at_most(self, backs: list[int], limit: int) -> float:
        """How likely these cards of ours add up to no more than that."""
        sums = {sum([VALUE[self.faces[back]] for back in backs if self.is_known(back)]): 1.0}
        for back in backs:
            if not self.is_known(back):
                wider: dict[int, float] = {}
                for points, likely in sums.items():
                    for card, count in self.unseen:
                        total = points + VALUE[card]
                        if total <= limit + 2:
                            wider[total] = wider.get(total, 0.0) + likely * count / self.left
                sums = wider
        return sum([likely for points, likely in sums.items() if points <= limit])

    def good_blast(self) -> float:
        """How likely a BLAST now is right: five or less, or a combo."""
        if self.has_combo():
            return 1.0
        return self.at_most(self.own, GOOD_BLAST)

    def has_combo(self) -> bool:
        known = [self.faces[back] for back in self.own if self.is_known(back)]
        return len(known) == len(self.own) and combo_of(known) != NONE

    def beaten(self, mine: float, last_turn: float) -> float:
        """How likely somebody ends below our points after a last turn."""
        safe = 1.0
        for chair in self.others():
            backs = self.state.cards_at(chair)
            unknown = sum([not self.is_known(back) for back in backs])
            lead = self.points(chair) - last_turn - mine + 0.5
            safe *= 0.5 + 0.5 * erf(lead / sqrt(DOUBT * unknown + 2.0) / sqrt(2.0))
        return 1.0 - safe
