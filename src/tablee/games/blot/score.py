"""What the gods give for a round, and who wins the game.

A *side* is a seat, or a team (BLOT-TEAM-2). `piles[side]` are its tricks of the round.
"""

from collections.abc import Callable
from typing import Final

from tablee.games.blot.cards import GODS, NONE, SUITS
from tablee.kit.suits import size

CEREMONY_POINTS: Final = 3
BALDER_POINTS: Final = 2
LOKI_POINTS: Final = -3
ODIN_POINTS: Final = 2
THOR_POINTS: Final = 4

Piles = list[list[int]]
"""By side, its tricks, each a set of cards like a hand."""


class ScoreLine:
    """A side's line of the score sheet for one round: how each point came about."""

    def __init__(self, ceremonies: int, gods: list[int]) -> None:
        self.ceremonies: Final = ceremonies
        self.gods: Final = gods
        self.points: Final = CEREMONY_POINTS * ceremonies + sum(gods)  # BLOT-SCORE-2

    @property
    def is_excluded(self) -> bool:
        return self.ceremonies == 0  # BLOT-SCORE-1


class Round:
    """A finished round: the gods' faces and associated colours, and a line a side."""

    def __init__(self, faces: list[int], colours: list[int], lines: list[ScoreLine]) -> None:
        self.faces: Final = faces
        self.colours: Final = colours
        self.lines: Final = lines


def score_round(piles: Piles, faces: list[int], colours: list[int]) -> Round:
    """A god without a colour is masked, and gives nothing (BLOT-SCORE-5)."""
    nothing = [0] * len(piles)
    by_god = [
        nothing if colours[god] == NONE else EFFECTS[god](piles, faces[god], colours[god])
        for god in range(len(GODS))
    ]
    lines = [
        ScoreLine(len(tricks), [points[side] for points in by_god])
        for side, tricks in enumerate(piles)
    ]
    return Round(list(faces), list(colours), lines)


# --- the gods (BLOT-SCORE-3): face 0, face 1 --------------------------------------------------


def balder(piles: Piles, face: int, colour: int) -> list[int]:
    """+2 / −2 for each pair of the colour (BLOT-Q14)."""
    points = BALDER_POINTS if face == 0 else -BALDER_POINTS
    return [points * (amount // 2) for amount in _amounts(piles, colour)]


def loki(piles: Piles, face: int, colour: int) -> list[int]:
    """−3 to those with most / least of the colour."""
    return [LOKI_POINTS if is_struck else 0 for is_struck in _struck(piles, face, colour)]


def odin(piles: Piles, face: int, colour: int) -> list[int]:
    """+2 for each own trick with / without the colour."""
    is_wanted = face == 0
    return [
        ODIN_POINTS * len([1 for trick in tricks if SUITS.has_suit(trick, colour) == is_wanted])
        for tricks in piles
    ]


def thor(piles: Piles, face: int, colour: int) -> list[int]:
    """+4 to those with most / least of the colour."""
    return [THOR_POINTS if is_struck else 0 for is_struck in _struck(piles, face, colour)]


EFFECTS: Final[list[Callable[[Piles, int, int], list[int]]]] = [balder, loki, odin, thor]


def _amounts(piles: Piles, colour: int) -> list[int]:
    return [size(SUITS.of_suit(sum(tricks), colour)) for tricks in piles]


def _struck(piles: Piles, face: int, colour: int) -> list[bool]:
    """Who has most (face 0) or least (face 1): ties all count (BLOT-SCORE-4, BLOT-Q11 to Q13)."""
    amounts = _amounts(piles, colour)
    eligible = [side for side, tricks in enumerate(piles) if tricks]  # BLOT-SCORE-1, BLOT-Q10
    if not eligible:
        return [False] * len(piles)
    counts = [amounts[side] for side in eligible]
    extreme = max(counts) if face == 0 else min(counts)
    return [side in eligible and amounts[side] == extreme for side in range(len(piles))]


# --- the game ---------------------------------------------------------------------------------


def totals(sheet: list[Round], sides: int) -> list[int]:
    return [sum(finished.lines[side].points for finished in sheet) for side in range(sides)]


def ranks(sheet: list[Round], sides: int, last_winner: int) -> list[list[int]]:
    """A sort key a side: total, then the very last ceremony, then the best round (BLOT-END-2)."""
    return [
        [total, 1 if side == last_winner else 0, _best_round(sheet, side)]
        for side, total in enumerate(totals(sheet, sides))
    ]


def _best_round(sheet: list[Round], side: int) -> int:
    return max((finished.lines[side].points for finished in sheet), default=0)  # BLOT-Q26
