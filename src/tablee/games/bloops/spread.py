"""What lies on the table: the pile, the discard, the face-down cards and who knows them.

A face-down card has a *back*, a public number that it gets when it leaves the pile, that travels
with it, and that is free again once its face is public. Who has looked at which back is public too.
"""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.bloops.cards import DEALT
from tablee.games.bloops.moves import BACKS, GAP

NO_CARD: Final = -1
ALL_FREE: Final = (1 << BACKS) - 1
PUBLIC: Final = 1 << 7
"""The bit of a back whose face was once shown to everybody; the bits below are seats."""
BOTTOM_ROW: Final = range(DEALT // 2, DEALT)


class Spread:
    """`pile` and `discard` have their top last; a layout is its places, GAP an empty one."""

    def __init__(self, seats: int) -> None:
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.layouts: list[list[int]] = [[] for _ in range(seats)]
        self.faces = [NO_CARD] * BACKS
        self.knowers = [0] * BACKS  # bits: the seats that looked, and PUBLIC
        self.shuffles = [0] * BACKS  # which shuffle the card came from
        self.shuffle = 0  # the latest, which the pile came from
        self.free = ALL_FREE
        self.aside: list[int] = []  # what a position's text omitted; of shuffle 0

    def deal(self, deck: list[int], chance: Chance) -> None:
        chance.shuffle(deck)  # BLOOPS-SETUP-1
        self.pile = deck[::-1]
        for seat, layout in enumerate(self.layouts):
            for _ in range(DEALT):  # BLOOPS-SETUP-2
                layout.append(self.take_top())
            for place in BOTTOM_ROW:  # BLOOPS-SETUP-3
                self.knowers[layout[place]] = 1 << seat

    def has(self, back: int) -> bool:
        return self.faces[back] != NO_CARD

    def owner(self, back: int) -> Seat | None:
        """Before whom a card lies; None: it is in no layout."""
        for seat, layout in enumerate(self.layouts):
            if back in layout:
                return seat
        return None

    def own(self, seat: Seat) -> list[int]:
        return [back for back in self.layouts[seat] if back != GAP]

    def knows(self, seat: Seat | None, back: int) -> bool:
        """By perfect recall; None is a spectator."""
        mask = PUBLIC if seat is None else PUBLIC | 1 << seat
        return self.knowers[back] & mask != 0

    def take_top(self) -> int:
        """The pile's top card, with a back of its own; nobody has seen it."""
        card = self.pile.pop()
        lowest = self.free & -self.free
        self.free ^= lowest
        back = lowest.bit_length() - 1
        self.faces[back] = card
        self.shuffles[back] = self.shuffle
        return back

    def give_top(self, seat: Seat) -> int:
        """Puts the pile's top card, unseen, on the first empty place before a player."""
        back = self.take_top()
        layout = self.layouts[seat]
        if GAP in layout:
            layout[layout.index(GAP)] = back
        else:
            layout.append(back)
        return back

    def put_on_discard(self, back: int) -> int:
        """The card's face becomes public, and its back free."""
        card = self.faces[back]
        self.faces[back] = NO_CARD
        self.knowers[back] = 0
        self.shuffles[back] = 0
        self.free |= 1 << back
        self.discard.append(card)
        return card

    def remove(self, seat: Seat, back: int) -> None:
        """Leaves a gap, so that the other cards keep their places."""
        layout = self.layouts[seat]
        layout[layout.index(back)] = GAP
        while layout and layout[-1] == GAP:
            layout.pop()

    def replace(self, seat: Seat, old: int, new: int) -> None:
        layout = self.layouts[seat]
        layout[layout.index(old)] = new

    def can_refill(self, kept: int) -> bool:
        """Whether the pile has a card, or gets one by a reshuffle that leaves `kept` discards."""
        return bool(self.pile) or len(self.discard) > kept

    def refill(self, kept: int, chance: Chance) -> bool:
        """Reshuffles an empty pile (BLOOPS-TURN-4, BLOOPS-Q32); False: it had cards."""
        if self.pile:
            return False
        end = len(self.discard) - kept
        self.pile = self.discard[:end]
        self.discard = self.discard[end:]
        chance.shuffle(self.pile)
        self.shuffle += 1
        return True

    def copy(self) -> "Spread":
        twin = Spread(0)
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.layouts = [layout.copy() for layout in self.layouts]
        twin.faces = self.faces.copy()
        twin.knowers = self.knowers.copy()
        twin.shuffles = self.shuffles.copy()
        twin.shuffle = self.shuffle
        twin.free = self.free
        twin.aside = self.aside.copy()
        return twin
