"""What public plays prove about hidden hands. Hands only shrink in a round, so a void stays."""

from tablee.core.seats import Seat
from tablee.games.blot import history
from tablee.games.blot.cards import COLOUR, NONE
from tablee.games.blot.legality import SHOWN


def voids_of(ceremonies: list[list[int]], seats: int) -> list[int]:
    """By seat, the set of colours it can no longer hold; from all cards played in the round."""
    voids = [0] * seats
    for pile in ceremonies:
        demanded = NONE
        for code in pile:
            seat: Seat = history.seat_of(code)
            colour = COLOUR[history.card_of(code)]
            voids[seat] |= SHOWN[history.tile_of(code)][demanded][colour]
            if demanded == NONE:
                demanded = colour
    return voids
