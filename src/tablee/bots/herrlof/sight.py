"""A position of Herrlof as one seat sees it, in integers: what the greedy rules reason from."""

from typing import Final

from tablee.core.seats import Seat
from tablee.games.herrlof.cards import FREE, FULL, UNIT, size
from tablee.games.herrlof.rules import Herrlof

NOTHING: Final[list[int]] = []


class Sight:
    """`hand` and `unseen` are hands as cards.py codes them; unseen cards are the others' and the
    stock's. `left`: tricks still to come, the current one included."""

    def __init__(self, seat: Seat, seats: int, hand: int, unseen: int, trump: int) -> None:
        self.seat = seat
        self.seats = seats
        self.hand = hand
        self.unseen = unseen
        self.trump = trump
        self.left = size(hand)
        self.theirs = (seats - 1) * self.left
        self.trick: list[int] = NOTHING
        self.led = FREE
        self.tricks: list[int] = NOTHING
        self.prediction = 0


def sight_of(state: Herrlof, seat: Seat) -> Sight:
    """From a state, reading nothing that seat may not know."""
    hand = state.hands[seat]
    unseen = FULL - hand - state.played
    for card in state.turned:
        unseen -= UNIT[card]
    for card in state.discards[seat]:
        unseen -= UNIT[card]
    sight = Sight(seat, state.seats, hand, unseen, state.trump)
    sight.theirs -= len(state.trick)
    sight.trick = state.trick
    sight.led = state.led
    sight.tricks = state.tricks
    sight.prediction = state.predictions[seat]
    return sight
