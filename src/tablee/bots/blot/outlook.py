"""What each ceremony promises one seat of Blot: its worth, who leads it, and how safely."""

from typing import Final

from tablee.core.seats import Seat
from tablee.games.blot.cards import (
    COLOUR,
    GODS,
    LIGHT,
    NONE,
    ODIN,
    SUIT_MASK,
    TILES,
    VALUES,
)
from tablee.games.blot.rules import Blot
from tablee.games.blot.score import (
    BALDER_POINTS,
    CEREMONY_POINTS,
    LOKI_POINTS,
    ODIN_POINTS,
    THOR_POINTS,
)

NOBODY: Final = -1

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
        self.unseen: Final = unseen
        share = held / max(1, self.unseen.bit_count())
        eager = EAGER_TWO if state.seats == 2 else EAGER
        self.missed: Final = [MISSED[round(SHARES * share * part)] for part in eager]
        self.retake: Final = RETAKE_TWO if state.seats == 2 else RETAKE
        self.per_card: Final = [0.0] * (TILES + 1)
        self.odin: Final = state.colours[ODIN]
        self.odin_wants: Final = state.god_faces[ODIN] == 0
        for god in range(len(GODS)):
            self.per_card[state.colours[god]] += A_CARD_MORE[god][state.god_faces[god]]
        self.per_card[NONE] = 0.0
        self.best: Final = [NOBODY] * TILES  # the leading play's code
        self.worth: Final = [0.0] * TILES  # of the pile as it lies
        self.has_odin: Final = [False] * TILES
        self.before: Final = [0.0] * TILES
        for tile in range(TILES):
            self._read(tile)

    def _read(self, tile: int) -> None:
        worth = CEREMONY_POINTS + (GIFT if self.faces[tile] == LIGHT else 0.0)
        best = NOBODY
        for code in self.piles[tile]:
            card = code & 63
            worth += self.per_card[COLOUR[card]]
            if COLOUR[card] == self.odin:
                self.has_odin[tile] = True
            if best == NOBODY or beats(card, best & 63, tile):
                best = code
        self.best[tile] = best
        self.worth[tile] = worth
        if best != NOBODY:
            places = self.full - len(self.piles[tile])
            value = worth + self._odin(self.has_odin[tile])
            hope = self.hope(tile, best, self.demanded[tile], places, self.hand)
            self.before[tile] = value * hope

    def _odin(self, has_colour: bool) -> float:
        return ODIN_POINTS if self.odin != NONE and has_colour == self.odin_wants else 0.0

    def gain(self, tile: int, card: int) -> float:
        """What putting the card there changes in the tile's promise."""
        colour = COLOUR[card]
        best = self.best[tile]
        if best == NOBODY or beats(card, best & 63, tile):
            best = self.seat << 8 | card
        places = self.full - len(self.piles[tile]) - 1
        demanded = self.demanded[tile]
        demanded = colour if demanded == NONE else demanded
        hope = self.hope(tile, best, demanded, places, self.hand & ~(1 << card))
        worth = self.worth[tile] + self.per_card[colour]
        worth += self._odin(self.has_odin[tile] or colour == self.odin)
        return worth * hope - self.before[tile]

    def hope(self, tile: int, best: int, demanded: int, places: int, hand: int) -> float:
        """From 1 (our side surely wins it) to -1 / (sides - 1) (another does), others to play."""
        loss = -1.0 / (self.sides - 1)
        is_ours = (best >> 8 & 7) % self.sides == self.seat % self.sides
        if places == 0:
            return 1.0 if is_ours else loss
        retakes = self.retake[places] if can_beat(hand, best & 63, demanded, tile) else 0.0
        if is_ours:
            stays = self.stays(tile, best & 63, demanded, places)
            ours = stays + (1.0 - stays) * 0.5 * retakes
        else:
            ours = retakes
        return ours + (1.0 - ours) * loss

    def stays(self, tile: int, card: int, demanded: int, places: int) -> float:
        """How likely nobody beats the card on the places left."""
        missed = self.missed[places]
        colour = COLOUR[card]
        higher = (self.unseen >> VALUES * colour & SUIT_MASK) >> card % VALUES
        followers = (self.unseen >> VALUES * demanded & SUIT_MASK).bit_count()
        void = missed[followers]
        if colour == tile:
            safe = missed[higher.bit_count()]
            return safe if demanded == tile else 1.0 - void * (1.0 - safe)
        trumps = (self.unseen >> VALUES * tile & SUIT_MASK).bit_count()
        return missed[higher.bit_count()] * (1.0 - void * (1.0 - missed[trumps]))


def beats(card: int, best: int, tile: int) -> bool:
    """Whether a card played later beats the best so far (BLOT-RES-2)."""
    if COLOUR[card] == COLOUR[best]:
        return card > best
    return COLOUR[card] == tile


def can_beat(hand: int, best: int, demanded: int, tile: int) -> bool:
    """Whether a hand may beat the best card there (BLOT-PLAY-3, BLOT-PLAY-4)."""
    followers = hand >> VALUES * demanded & SUIT_MASK
    if followers:
        return COLOUR[best] == demanded and followers >> best % VALUES != 0
    trumps = hand >> VALUES * tile & SUIT_MASK
    return (trumps >> best % VALUES if COLOUR[best] == tile else trumps) != 0
