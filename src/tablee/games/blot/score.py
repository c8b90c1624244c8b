"""What the gods give for a round, and who wins the game.

A *side* is a seat, or a team (BLOT-TEAM-2). `piles[side]` are its tricks of the round.
"""

from collections.abc import Callable
from typing import Final

from tablee.core.contract import Outcome, places_of
from tablee.games.blot.cards import GODS, NONE, SUITS
from tablee.kit.suits import size

CEREMONY_POINTS: Final = 3
BALDER_POINTS: Final = 2
LOKI_POINTS: Final = -3
ODIN_POINTS: Final = 2
THOR_POINTS: Final = 4

Piles = list[list[int]]
"""By side, its tricks, each a set of cards like a hand."""


class Won:
    """What a side won in a round, as a god sees it: its tricks, and of the god's colour its cards
    and its tricks that have any."""

    def __init__(self, tricks: int, cards: int, coloured: int) -> None:
        self.tricks: Final = tricks
        self.cards: Final = cards
        self.coloured: Final = coloured


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
    won = [[] if colour == NONE else won_by(piles, colour) for colour in colours]
    return score_won([len(tricks) for tricks in piles], won, faces, colours)


def score_won(
    ceremonies: list[int], won: list[list[Won]], faces: list[int], colours: list[int]
) -> Round:
    """A round from what each side won, for each god. One without a colour is masked, and gives
    nothing (BLOT-SCORE-5)."""
    nothing = [0] * len(ceremonies)
    by_god = [
        nothing if colours[god] == NONE else EFFECTS[god](won[god], faces[god])
        for god in range(len(GODS))
    ]
    lines = [
        ScoreLine(tricks, [points[side] for points in by_god])
        for side, tricks in enumerate(ceremonies)
    ]
    return Round(list(faces), list(colours), lines)


def won_by(piles: Piles, colour: int) -> list[Won]:
    return [
        Won(
            len(tricks),
            size(SUITS.of_suit(sum(tricks), colour)),
            len([1 for trick in tricks if SUITS.has_suit(trick, colour)]),
        )
        for tricks in piles
    ]


# --- the gods (BLOT-SCORE-3): face 0, face 1 --------------------------------------------------


def balder(won: list[Won], face: int) -> list[int]:
    """+2 / −2 for each pair of the colour (BLOT-Q14)."""
    points = BALDER_POINTS if face == 0 else -BALDER_POINTS
    return [points * (side.cards // 2) for side in won]


def loki(won: list[Won], face: int) -> list[int]:
    """−3 to those with most / least of the colour."""
    return [LOKI_POINTS if is_struck else 0 for is_struck in _struck(won, face)]


def odin(won: list[Won], face: int) -> list[int]:
    """+2 for each own trick with / without the colour."""
    return [
        ODIN_POINTS * (side.coloured if face == 0 else side.tricks - side.coloured) for side in won
    ]


def thor(won: list[Won], face: int) -> list[int]:
    """+4 to those with most / least of the colour."""
    return [THOR_POINTS if is_struck else 0 for is_struck in _struck(won, face)]


EFFECTS: Final[list[Callable[[list[Won], int], list[int]]]] = [balder, loki, odin, thor]


def _struck(won: list[Won], face: int) -> list[bool]:
    """Who has most (face 0) or least (face 1): ties all count (BLOT-SCORE-4, BLOT-Q11 to Q13)."""
    counts = [side.cards for side in won if side.tricks]  # BLOT-SCORE-1, BLOT-Q10
    if not counts:
        return [False] * len(won)
    extreme = max(counts) if face == 0 else min(counts)
    return [side.tricks > 0 and side.cards == extreme for side in won]


def faces_after(faces: list[int], mask: int) -> list[int]:
    """Once the mask has moved there, the three other gods turn over (BLOT-NEXT-1, BLOT-Q15)."""
    return [face if god == mask else 1 - face for god, face in enumerate(faces)]


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


def outcome_of(sheet: list[Round], sides: int, last_winner: int) -> Outcome:
    """By side, once all rounds are scored."""
    keys = ranks(sheet, sides, last_winner)
    scores = totals(sheet, sides)
    is_tied = scores.count(max(scores)) > 1
    return Outcome(scores, places_of(keys), "BLOT-END-2" if is_tied else "BLOT-END-1")
