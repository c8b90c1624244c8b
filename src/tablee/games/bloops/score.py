"""Bloops' scoring."""

from typing import Final

from tablee.core.contract import Outcome, RuleId, places_of
from tablee.games.bloops.cards import STARS, VALUE

STARS_SET_ASIDE: Final = 3


class Score:
    """One seat's cards at the end: the stars that do not count, the points of the rest."""

    def __init__(self, cards: list[int]) -> None:
        stars = [card for card in cards if STARS[card]]
        self.set_aside: Final = stars if len(stars) >= STARS_SET_ASIDE else []  # BLOOPS-SCORE-1
        total = sum([VALUE[card] for card in cards])  # BLOOPS-SCORE-2
        self.points: Final = total - sum([VALUE[card] for card in self.set_aside])


def outcome_of(points: list[int], rule: RuleId) -> Outcome:
    """The lowest sum wins, ties share (BLOOPS-SCORE-2)."""
    return Outcome(list(points), places_of([[-one] for one in points]), rule)
