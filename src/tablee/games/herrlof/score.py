"""Herrlof's scoring, and who wins a trick or the game."""

from typing import Final

from tablee.games.herrlof.cards import COLOUR, FREE

PREDICTION_BONUS: Final = 10
FEW_TRICKS_BONUS: Final = 5


class Line:
    """One seat's line of the score sheet for one round: how each point came about."""

    def __init__(self, tricks: int, prediction: int, seats: int) -> None:
        """HERR-SCORE-1; with three players there is no bonus for few tricks (HERR-3P-1)."""
        self.tricks: Final = tricks
        self.prediction: Final = prediction
        self.bonus: Final = PREDICTION_BONUS if tricks == prediction else 0
        self.few: Final = FEW_TRICKS_BONUS if seats == 2 and tricks in (3, 4) else 0
        self.points: Final = tricks + self.bonus + self.few


def best_of(trick: list[int], trump: int) -> int:
    """The index of the winning card of a complete trick without A (HERR-RES-2, HERR-RES-3)."""
    best = 0
    top = trick[0]
    top_colour = COLOUR[top]
    for index in range(1, len(trick)):
        card = trick[index]
        colour = COLOUR[card]
        if colour == FREE:
            continue  # HERR-RES-2: N loses to every number; HERR-RES-3: the first N wins
        if colour == top_colour:
            if card < top:
                continue
        elif colour != trump and top_colour != FREE:  # HERR-Q21: the first number sets the colour
            continue
        best, top, top_colour = index, card, colour
    return best
