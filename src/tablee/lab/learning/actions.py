"""Actions are numbers: a closed move's own in its game's table, and after the last `leave it`."""

from typing import Final

from tablee.core.contract import Game
from tablee.core.moves import Move
from tablee.lab.learning.turns import LEAVE


class Actions:
    """Only moves that are listed: open ones, and those a referee makes, have no number here."""

    def __init__(self, game: Game) -> None:
        self._moves: Final = [*game.moves.listed, LEAVE]

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, action: int) -> Move:
        return self._moves[action]

    def number(self, move: Move) -> int:
        return len(self._moves) - 1 if move is LEAVE else move.number

    def numbers(self, moves: list[Move]) -> list[int]:
        """In rising order."""
        return sorted(map(self.number, moves))
