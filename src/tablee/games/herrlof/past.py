"""Which unseen cards may lie where, reasoned backwards through the round.

Walking back, each player's holding regains what it lost and loses what it gained. A player who did
not follow had none of that colour, so everything they held then is barred from it. Which card was
drawn, taken or given unseen is open: every card held afterwards is as likely as every other (the
prior: all deals even, secret choices even). Each way to answer is a `Past`, with its weight.
"""

from math import factorial
from typing import Final

from tablee.core.seats import Seat
from tablee.games.herrlof import history
from tablee.games.herrlof.cards import COLOUR, FREE, SUITS
from tablee.kit import voids
from tablee.kit.unseen import Unseen

OPEN: Final = -1
"""The face of a token nobody we know has seen. Tokens at or above KNOWN are faces."""
KNOWN: Final = 1000


class Slot:
    """An unseen card in an opponent's hand, or (discard ≥ 0) one of their face-down discards."""

    def __init__(self, holder: Seat, discard: int) -> None:
        self.holder: Final = holder
        self.discard: Final = discard


class Past:
    """One way the hidden choices may have gone, back to the entry before which nothing matters."""

    def __init__(self, holdings: list[list[int]], slots: int) -> None:
        self.holdings = holdings  # tokens: slot numbers, or KNOWN + face
        self.barred = [0] * slots
        self.pinned = [OPEN] * slots
        self.picks: list[tuple[int, int]] = []  # entry, token
        self.weight = 1

    def copy(self) -> "Past":
        twin = Past([list(held) for held in self.holdings], 0)
        twin.barred = list(self.barred)
        twin.pinned = list(self.pinned)
        twin.picks = list(self.picks)
        twin.weight = self.weight
        return twin

    def face(self, token: int) -> int:
        return token - KNOWN if token >= KNOWN else self.pinned[token]

    def bar(self, seat: Seat, colour: int) -> bool:
        """That seat held none of the colour: False if it is known to have."""
        for token in self.holdings[seat]:
            face = self.face(token)
            if face != OPEN:
                if COLOUR[face] == colour:
                    return False
            else:
                self.barred[token] |= voids.of(colour)
        return True


class Backwards:
    """The walk. `slots` are the unseen cards of the others, `mine` the cards I hold now, and `laid`
    cards lie in the trick."""

    def __init__(
        self,
        me: Seat | None,
        seats: int,
        entries: list[int],
        slots: list[Slot],
        mine: list[int],
        laid: int,
    ) -> None:
        self.me: Final = me
        self.entries: Final = entries
        self.slots: Final = slots
        plays = sum(1 for code in entries if history.kind_of(code) == history.PLAYED)
        self.voids: Final = voids_of(entries, seats, cards_before(laid, plays, seats))
        self.first: Final = self._first_constraint()
        holdings: list[list[int]] = [[] for _ in range(seats)]
        for number, slot in enumerate(slots):
            if slot.discard < 0:
                holdings[slot.holder].append(number)
        if me is not None:
            holdings[me] = [KNOWN + card for card in mine]
        self._start: Final = Past(holdings, len(slots))

    def pasts(self) -> list[Past]:
        found = [self._start]
        discards = self._discard_counts()
        for index in range(len(self.entries) - 1, self.first - 1, -1):
            found = [past for before in found for past in self._undo(index, before, discards)]
        return found

    def _first_constraint(self) -> int:
        """Nothing before this entry says anything about unseen cards."""
        for index, code in enumerate(self.entries):
            if self.voids[index] != FREE and history.seat_of(code) != self.me:
                return index
            if self._shows_me_a_card(code):
                return index
        return len(self.entries)

    def _shows_me_a_card(self, code: int) -> bool:
        kind = history.kind_of(code)
        return kind in (history.TAKEN, history.GIVEN) and self.me in (
            history.seat_of(code),
            history.other_of(code),
        )

    def _discard_counts(self) -> dict[int, int]:
        """The slot of each discard entry by another seat."""
        numbers: dict[int, int] = {}
        seen: dict[Seat, int] = {}  # the first of them may lie there since before the history
        for slot in self.slots:
            if slot.discard >= 0:
                seen[slot.holder] = seen.get(slot.holder, 0) + 1
        for code in self.entries:
            if history.kind_of(code) == history.DISCARDED:
                seat = history.seat_of(code)
                seen[seat] = seen.get(seat, 0) - 1
        for index, code in enumerate(self.entries):
            if history.kind_of(code) == history.DISCARDED:
                seat = history.seat_of(code)
                order = seen.get(seat, 0)
                seen[seat] = order + 1
                for number, slot in enumerate(self.slots):
                    if slot.holder == seat and slot.discard == order:
                        numbers[index] = number
        return numbers

    def _undo(self, index: int, past: Past, discards: dict[int, int]) -> list[Past]:
        code = self.entries[index]
        kind, seat, other = history.kind_of(code), history.seat_of(code), history.other_of(code)
        card = history.card_of(code)
        if kind == history.PLAYED:
            past.holdings[seat].append(KNOWN + card)
            void = self.voids[index]
            return [past] if void == FREE or past.bar(seat, void) else []
        if kind == history.DISCARDED:
            past.holdings[seat].append(discards.get(index, KNOWN + card))
            return [past]
        if kind == history.DRAWN:
            return self._unhand(index, past, seat, None, card)
        if kind == history.TAKEN:
            return self._unhand(index, past, seat, other, card)
        if kind == history.GIVEN:
            return self._unhand(index, past, other, seat, card)
        return [past]

    def _unhand(
        self, index: int, past: Past, holder: Seat, back_to: Seat | None, card: int
    ) -> list[Past]:
        """A card came to `holder` from `back_to` (None: the stock): which of those held was it?"""
        found = []
        for token, copies in self._candidates(index, past, holder, card):
            before = past.copy()
            before.weight *= copies
            before.holdings[holder].remove(token)
            if token < KNOWN and card != history.HIDDEN and before.pinned[token] == OPEN:
                if voids.has(before.barred[token], COLOUR[card]):
                    continue
                before.pinned[token] = card
            if back_to is not None:
                before.holdings[back_to].append(token)
            before.picks.append((index, token))
            found.append(before)
        return found

    def _candidates(self, index: int, past: Past, holder: Seat, card: int) -> list[tuple[int, int]]:
        """Tokens that may have been it, one for each kind of them, with how many are alike."""
        alike: dict[tuple[int, ...], list[int]] = {}
        for token in past.holdings[holder]:
            face = past.face(token)
            if card != history.HIDDEN and face not in (OPEN, card):
                continue
            if token >= KNOWN:
                key: tuple[int, ...] = (-1, face if self._matters(index, face) else OPEN)
            else:
                slot = self.slots[token]
                key = (slot.holder, slot.discard, past.barred[token], past.pinned[token])
            alike.setdefault(key, []).append(token)
        return [(tokens[0], len(tokens)) for tokens in alike.values()]

    def _matters(self, index: int, face: int) -> bool:
        """Whether holding this face earlier could contradict something."""
        return any(
            self.voids[i] == COLOUR[face] or history.card_of(self.entries[i]) == face
            for i in range(self.first, index)
        )


def ways(past: Past, deal: Unseen, sizes: list[int]) -> int:
    """How likely a past is: its weight times the deals it leaves, every place told apart."""
    total = past.weight * deal.ways
    for size in sizes:
        total *= factorial(size)
    return total


def cards_before(laid: int, plays: int, seats: int) -> int:
    """How many cards of its first trick lay there before a history of so many plays began, if now
    `laid` cards lie in the trick: none, but in a small position set up by hand."""
    return (laid - plays) % seats


def voids_of(entries: list[int], seats: int, before: int) -> list[int]:
    """For each entry the colour its player has just shown not to hold, or FREE."""
    voids = []
    led, played = FREE, before
    for code in entries:
        void = FREE
        if history.kind_of(code) == history.PLAYED:
            colour = COLOUR[history.card_of(code)]
            if played % seats == 0:
                led = colour
            else:
                void = SUITS.lacked(led, colour)  # HERR-PLAY-2
            played += 1
        voids.append(void)
    return voids
