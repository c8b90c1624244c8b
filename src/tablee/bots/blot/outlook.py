"""What each ceremony promises one seat of Blot: its worth, who leads it, and how safely."""

from typing import Final

from tablee.core.seats import Seat
from tablee.games.blot import history
from tablee.games.blot.cards import COLOUR, GODS, LIGHT, NONE, ODIN, SUITS, TILES
from tablee.games.blot.rules import Blot
from tablee.games.blot.score import (
    BALDER_POINTS,
    CEREMONY_POINTS,
    LOKI_POINTS,
    ODIN_POINTS,
    THOR_POINTS,
)
from tablee.kit.suits import one, size

NO_CARD: Final = -1
ONES: Final = SUITS.ones
UP_FROM: Final = SUITS.up_from
RANK: Final = SUITS.rank_of
WHOLE: Final = SUITS.whole
FROM_CARD: Final = SUITS.from_card

SHARES: Final = 32
MISSED: Final = [[(1 - share / SHARES) ** cards for cards in range(41)] for share in range(33)]
"""`MISSED[share][k]`: how likely k cards all lie elsewhere than with holders of that share."""

EAGER_TWO: Final = [0.0, 1.0, 0.6]
EAGER: Final = [0.0, 0.4, 0.5, 0.75, 0.8]
"""By places left on a ceremony: how likely a card that beats the best one is put there."""
RETAKE_TWO: Final = [0.0, 0.03, 0.55]
RETAKE: Final = [0.0, 0.05, 0.25, 0.35, 0.4]
"""By places left: how likely we take over what another leads, if we hold a card that beats it."""
MOST_SHARE: Final = 0.15
"""How much of a god's gift to the most (or least) one more card of the colour is worth."""
A_CARD_MORE: Final = [
    [BALDER_POINTS / 2, -BALDER_POINTS / 2],
    [MOST_SHARE * LOKI_POINTS, -MOST_SHARE * LOKI_POINTS],
    [0.0, 0.0],
    [MOST_SHARE * THOR_POINTS, -MOST_SHARE * THOR_POINTS],
]
"""By god and face: about what one more card of its colour brings. Odin looks at tricks."""
GIFT: Final = 0.5
"""What it is worth to say which god gets a tile."""


class Outlook:
    """For the seat to play. Reads nothing of a state that this seat may not know."""

    def __init__(self, state: Blot, seat: Seat) -> None:
        self.seat: Final = seat
        self.sides: Final = state.sides
        self.full: Final = state.full
        self.hand: Final = state.hands[seat]
        self.faces: Final = state.faces
        self.demanded: Final = state.demanded
        self.piles: Final = state.piles
        unseen, held = state.aside, 0
        for other in range(state.seats):
            if other != seat:  # together, their cards and those aside are what this seat misses
                unseen |= state.hands[other]
                held += state.hands[other].bit_count()
        self.unseen: Final = SUITS.apart(unseen)[0]  # the ranks of each colour
        share = held / max(1, size(unseen))
        eager = EAGER_TWO if state.seats == 2 else EAGER
        self.missed: Final = [MISSED[round(SHARES * share * part)] for part in eager]
        self.retake: Final = RETAKE_TWO if state.seats == 2 else RETAKE
        self.per_card: Final = [0.0] * (TILES + 1)
        self.odin: Final = state.colours[ODIN]
        self.odin_wants: Final = state.god_faces[ODIN] == 0
        for god in range(len(GODS)):
            self.per_card[state.colours[god]] += A_CARD_MORE[god][state.god_faces[god]]
        self.per_card[NONE] = 0.0
        self.best: Final = [NO_CARD] * TILES  # the leading card
        self.is_ours: Final = [False] * TILES  # whether our side has put it there
        self.worth: Final = [0.0] * TILES  # of the pile as it lies
        self.has_odin: Final = [False] * TILES
        self.before: Final = [0.0] * TILES
        for tile in range(TILES):
            self._read(tile)

    def _read(self, tile: int) -> None:
        worth = CEREMONY_POINTS + (GIFT if self.faces[tile] == LIGHT else 0.0)
        best, leader = NO_CARD, self.seat
        for code in self.piles[tile]:
            card = history.card_of(code)
            worth += self.per_card[COLOUR[card]]
            if COLOUR[card] == self.odin:
                self.has_odin[tile] = True
            if best == NO_CARD or beats(card, best, tile):
                best, leader = card, history.seat_of(code)
        is_ours = leader % self.sides == self.seat % self.sides
        self.best[tile] = best
        self.is_ours[tile] = is_ours
        self.worth[tile] = worth
        if best != NO_CARD:
            places = self.full - len(self.piles[tile])
            value = worth + self._odin(self.has_odin[tile])
            hope = self.hope(tile, best, is_ours, self.demanded[tile], places, self.hand)
            self.before[tile] = value * hope

    def _odin(self, has_colour: bool) -> float:
        return ODIN_POINTS if self.odin != NONE and has_colour == self.odin_wants else 0.0

    def gain(self, tile: int, card: int) -> float:
        """What putting the card there changes in the tile's promise."""
        colour = COLOUR[card]
        best, is_ours = self.best[tile], self.is_ours[tile]
        if best == NO_CARD or beats(card, best, tile):
            best, is_ours = card, True
        places = self.full - len(self.piles[tile]) - 1
        demanded = self.demanded[tile]
        demanded = colour if demanded == NONE else demanded
        hope = self.hope(tile, best, is_ours, demanded, places, self.hand & ~one(card))
        worth = self.worth[tile] + self.per_card[colour]
        worth += self._odin(self.has_odin[tile] or colour == self.odin)
        return worth * hope - self.before[tile]

    def hope(
        self, tile: int, best: int, is_ours: bool, demanded: int, places: int, hand: int
    ) -> float:
        """From 1 (our side surely wins it) to -1 / (sides - 1) (another does), others to play."""
        loss = -1.0 / (self.sides - 1)
        if places == 0:
            return 1.0 if is_ours else loss
        retakes = self.retake[places] if can_beat(hand, best, demanded, tile) else 0.0
        if is_ours:
            stays = self.stays(tile, best, demanded, places)
            ours = stays + (1.0 - stays) * 0.5 * retakes
        else:
            ours = retakes
        return ours + (1.0 - ours) * loss

    def stays(self, tile: int, card: int, demanded: int, places: int) -> float:
        """How likely nobody beats the card on the places left."""
        missed = self.missed[places]
        colour = COLOUR[card]
        higher = ONES[self.unseen[colour] & UP_FROM[RANK[card]]]
        void = missed[ONES[self.unseen[demanded]]]
        if colour == tile:
            safe = missed[higher]
            return safe if demanded == tile else 1.0 - void * (1.0 - safe)
        trumps = ONES[self.unseen[tile]]
        return missed[higher] * (1.0 - void * (1.0 - missed[trumps]))


def beats(card: int, best: int, tile: int) -> bool:
    """Whether a card played later beats the best so far (BLOT-RES-2)."""
    if COLOUR[card] == COLOUR[best]:
        return card > best
    return COLOUR[card] == tile


def can_beat(hand: int, best: int, demanded: int, tile: int) -> bool:
    """Whether a hand may beat the best card there (BLOT-PLAY-3, BLOT-PLAY-4)."""
    if hand & WHOLE[demanded]:
        return COLOUR[best] == demanded and hand & FROM_CARD[best] != 0
    return hand & (FROM_CARD[best] if COLOUR[best] == tile else WHOLE[tile]) != 0
