"""What one's own games come to."""

from msgspec import Struct


class GameFigure(Struct, frozen=True, kw_only=True):
    """One game. `best`: one's best score, as that game counts, and the record it is from."""

    game: str
    games: int
    won: int
    best: int
    best_record: str


class LevelFigure(Struct, frozen=True):
    """Games at a table with bots of that level."""

    level: str
    games: int
    won: int


class OpponentFigure(Struct, frozen=True):
    """Games with one other person, by the name they had last. `won` are one's own."""

    name: str
    games: int
    won: int


class PredictionFigure(Struct, frozen=True):
    """One game in which people predict: in how many of its rounds one's prediction came true."""

    record: str
    game: str
    when: float
    hits: int
    rounds: int


class MyFigures(Struct, frozen=True, kw_only=True):
    """Of one's latest finished games. `by_game` and `opponents`: the most played first; `levels`:
    the weakest first; `predictions`: the oldest first."""

    games: int
    won: int
    by_game: list[GameFigure] = []
    levels: list[LevelFigure] = []
    opponents: list[OpponentFigure] = []
    predictions: list[PredictionFigure] = []
