"""Bla5t's scoring: what a layout is worth, combos, and the penalties of a BLAST."""

from typing import Final

from tablee.core.contract import Outcome, places_of
from tablee.games.bla5t.cards import HERMAN, HYPERION, IS_BOSS, VALUE
from tablee.games.bla5t.steps import NONE

GOOD_BLAST: Final = 5
HERMAN_POINTS: Final = 10
WRONG_BLAST: Final = 15
BEATEN_BLAST: Final = 5
COMBO_CARDS: Final = 4


class ScoreLine:
    """One seat's line of the score sheet for one round: how each point came about.

    `cards` is the raw sum, `counted` what Herman or a combo leaves of it.
    """

    def __init__(self, cards: int, counted: int, penalty: int) -> None:
        self.cards: Final = cards
        self.counted: Final = counted
        self.penalty: Final = penalty
        self.points: Final = counted + penalty


def raw_sum(cards: list[int]) -> int:
    """Face-up cards count like the others (BLA5T-Q39); no cards: 0 (BLA5T-Q40)."""
    return sum(VALUE[card] for card in cards)


def combo_of(cards: list[int]) -> int:
    """The boss whose combo these cards are, or NONE (BLA5T-BOSS-1, BLA5T-Q37)."""
    if len(cards) != COMBO_CARDS:
        return NONE
    values = sorted(VALUE[card] for card in cards)
    if values == [2, 3, 4, 14]:
        return next(card for card in cards if IS_BOSS[card])
    if HYPERION in cards and values[0] == values[2]:  # BLA5T-BOSS-HYPERION
        return HYPERION
    return NONE


def score_round(layouts: list[list[int]], caller: int) -> list[ScoreLine]:
    """One line a seat; `caller` is who called BLAST, or NOBODY."""
    sums = [raw_sum(cards) for cards in layouts]
    counted = [
        min(points, HERMAN_POINTS) if HERMAN in cards else points  # BLA5T-HERO-HERMAN
        for cards, points in zip(layouts, sums, strict=True)
    ]
    penalty = 0
    if caller >= 0:
        if combo_of(layouts[caller]) != NONE:  # BLA5T-Q36: the caller's only
            counted[caller] = 0  # BLA5T-Q35: and no penalty
        elif sums[caller] > GOOD_BLAST:  # BLA5T-Q35: the raw sum
            penalty = WRONG_BLAST  # BLA5T-PEN-1, BLA5T-Q33
        elif min(counted) < counted[caller]:  # BLA5T-Q34
            penalty = BEATEN_BLAST  # BLA5T-PEN-2
    return [
        ScoreLine(sums[seat], counted[seat], penalty if seat == caller else 0)
        for seat in range(len(layouts))
    ]


def is_over(scores: list[int], limit: int) -> bool:
    return max(scores) >= limit  # BLA5T-GAME-1, BLA5T-Q50


def outcome_of(scores: list[int]) -> Outcome:
    """The lowest total wins, ties share."""
    return Outcome(list(scores), places_of([[-score] for score in scores]), "BLA5T-GAME-1")
