"""How many tricks to predict, and what others may have predicted."""

from typing import Final

from tablee.bots.herrlof.greedy import tricks_of
from tablee.bots.herrlof.sight import Sight
from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.herrlof import history
from tablee.games.herrlof.cards import FULL, UNIT, can_add
from tablee.games.herrlof.position import hand_size
from tablee.games.herrlof.rules import Herrlof

EXTRA: Final = [0.0, 0.0, 2.0, 1.0]
"""By number of players: tricks one gets beyond what the cards are worth, by wanting them."""


def rate_predictions(sight: Sight, most: int) -> list[float]:
    """By number of tricks, how well it suits the hand."""
    worth = tricks_of(sight) + EXTRA[sight.seats]
    return [-abs(tricks - worth) for tricks in range(most + 1)]


def likely_prediction(sight: Sight, chance: Chance) -> int:
    """What greedy rules would predict, give or take one."""
    worth = tricks_of(sight) + EXTRA[sight.seats]
    return min(sight.left, max(0, int(worth + chance.below(4) / 2 - 0.25)))


def dealt_sight(state: Herrlof, seat: Seat) -> Sight:
    """About what a seat saw when it predicted: the cards it still has and those it has played."""
    hand = state.hands[seat]
    for code in state.history:
        if history.kind_of(code) == history.PLAYED and history.seat_of(code) == seat:
            card = history.card_of(code)
            if can_add(hand, card):
                hand += UNIT[card]
    sight = Sight(seat, state.seats, hand, FULL - hand, state.trump)
    sight.left = hand_size(state.seats)
    return sight
