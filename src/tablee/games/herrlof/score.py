"""Herrlof's scoring."""

from typing import Final

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
