"""What one seat of Bloops believes about the cards on the table.

Reads nothing of a state that this seat may not know: which unseen card lies where is never asked,
only what all of them add up to.
"""

from math import erf, sqrt
from typing import Final

from tablee.core.seats import Seat
from tablee.games.bloops.cards import STARS, THE_20, VALUE
from tablee.games.bloops.position import PUBLIC
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.score import STARS_SET_ASIDE
from tablee.games.bloops.steps import NOBODY
from tablee.kit.backs import GAP
from tablee.kit.places import NO_CARD

UNKNOWN: Final = -1
STAR_COST: Final = [0.0, 10.0, 17.0]
"""What so many stars cost while a third may still come; three cost nothing."""
FINAL_STAR_COST: Final = [0.0, 11.0, 22.0]
THE_20_HELD: Final = 9.0
"""The 20 can be discarded, and ends the game, when that suits its holder."""
KEPT_CARD: Final = [1.0, 0.83, 0.76, 0.69, 0.63, 0.6]
"""Of the mean, by rounds played: a card its owner knows has been kept because it is low."""
SPREAD_OF_A_CARD: Final = 16.0
"""The variance of an unknown card's value."""


class Sight:
    def __init__(self, state: Bloops, seat: Seat) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.is_last: Final = state.holder != NOBODY
        """Whether this turn or window is the seat's last."""
        mask = PUBLIC | 1 << seat
        total = sum([VALUE[card] for card in state.pile])
        count = len(state.pile)
        for card in state.aside:
            total += VALUE[card]
            count += 1
        self.cards: Final = state.faces.copy()
        """By back: the card, or UNKNOWN."""
        for back, card in enumerate(state.faces):
            if card != NO_CARD and not state.knowers[back] & mask:
                total += VALUE[card]
                count += 1
                self.cards[back] = UNKNOWN
        self.mean: Final = total / count if count else 0.0
        self.own: Final = state.cards_at(seat)

    def known(self, seat: Seat) -> list[int]:
        """That seat's cards this one knows."""
        layout = self.state.layouts[seat]
        return [back for back in layout if back != GAP and self.cards[back] != UNKNOWN]

    def twins(self, value: int) -> list[int]:
        """Own backs known to have this value."""
        return [b for b in self.own if self.cards[b] != UNKNOWN and VALUE[self.cards[b]] == value]

    # --- what cards are worth -------------------------------------------------------------------

    def own_points(self, backs: list[int]) -> float:
        """What these cards are expected to cost their holder, this seat."""
        points, stars = 0.0, 0
        for back in backs:
            card = self.cards[back]
            if card == UNKNOWN:
                points += self.mean
            elif STARS[card]:
                stars += 1
            elif card == THE_20 and not self.is_last:
                points += THE_20_HELD
            else:
                points += VALUE[card]
        if stars < STARS_SET_ASIDE:
            points += FINAL_STAR_COST[stars] if self.is_last else STAR_COST[stars]
        return points

    def worth(self, back: int, owner: Seat) -> float:
        """What one card on the table is expected to count."""
        card = self.cards[back]
        if card != UNKNOWN:
            return VALUE[card]
        if owner != self.seat and self.state.knowers[back] >> owner & 1:
            rounds = self.state.turns // self.state.seats
            return KEPT_CARD[min(rounds, len(KEPT_CARD) - 1)] * self.mean
        return self.mean

    def points(self, seat: Seat) -> float:
        if seat == self.seat:
            return self.own_points(self.own)
        layout = self.state.layouts[seat]
        stars = sum([STARS[self.cards[back]] for back in self.known(seat)])
        total = sum([self.worth(back, seat) for back in layout if back != GAP])
        return total - 11.0 * stars if stars >= STARS_SET_ASIDE else total

    def doubt(self, seat: Seat) -> float:
        """The variance of those points."""
        layout = self.state.layouts[seat]
        unknown = len(layout) - layout.count(GAP) - len(self.known(seat))
        return SPREAD_OF_A_CARD * unknown

    def leader(self) -> Seat:
        """The opponent who seems to stand best."""
        return min(self.state.opponents(self.seat), key=self.points)

    def win_chance(self, mine: float, doubt: float, last_turn: float) -> float:
        """If the game ended with these points of ours, the others each `last_turn` better off."""
        likely = 1.0
        for other in self.state.opponents(self.seat):
            lead = self.points(other) - last_turn - mine
            deviation = sqrt(doubt + self.doubt(other) + 1.0)
            likely *= 0.5 + 0.5 * erf(lead / deviation / sqrt(2.0))
        return likely
