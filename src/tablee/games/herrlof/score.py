"""Herrlof's scoring."""

from typing import Final

from tablee.core.contract import Outcome, places_of

ROUNDS: Final = 10  # HERR-END-1
PREDICTION_BONUS: Final = 10
FEW_TRICKS_BONUS: Final = 5


class ScoreLine:
    """One seat's line of the score sheet for one round: how each point came about."""

    def __init__(self, tricks: int, prediction: int, seats: int) -> None:
        """HERR-SCORE-1; with three players there is no bonus for few tricks (HERR-3P-1)."""
        self.tricks: Final = tricks
        self.prediction: Final = prediction
        self.bonus: Final = PREDICTION_BONUS if tricks == prediction else 0
        self.few: Final = FEW_TRICKS_BONUS if seats == 2 and tricks in (3, 4) else 0
        self.points: Final = tricks + self.bonus + self.few


def is_over(scores: list[int], rounds: int, target: int) -> bool:
    return max(scores) >= target or rounds >= ROUNDS  # HERR-END-1, HERR-Q19


def outcome_of(scores: list[int], bonuses: list[int], tricks: list[int], target: int) -> Outcome:
    """By seat: points, prediction bonuses of the game, tricks of its last round (HERR-END-2)."""
    ranks = [list(key) for key in zip(scores, bonuses, tricks, strict=True)]
    rule = "HERR-END-1" if max(scores) >= target else "HERR-Q19"
    return Outcome(list(scores), places_of(ranks), rule)
