"""Actions are numbers: a closed move's own in its table, then `leave it`, then `answer`, where
a game says what that is."""

from typing import Final

from tablee.core.contract import Game
from tablee.core.moves import UNNUMBERED, Move
from tablee.lab.learning.turns import ANSWER, LEAVE
from tablee.packs.arrays.parts import Answering


class Actions:
    """Only moves that are listed: other open ones, and those a referee makes, have no number."""

    def __init__(self, game: Game, answering: Answering | None) -> None:
        self._moves: Final = [*game.moves.listed, LEAVE, *([ANSWER] if answering else [])]
        self._listed: Final = len(game.moves.listed)

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, action: int) -> Move:
        return self._moves[action]

    def number(self, move: Move) -> int:
        if move is LEAVE:
            return self._listed
        return self._listed + 1 if move is ANSWER else move.number

    def numbers(self, moves: list[Move]) -> list[int]:
        """In rising order."""
        numbers = [move.number for move in moves]
        if UNNUMBERED in numbers:
            numbers = [self.number(move) for move in moves]
        return sorted(numbers)
