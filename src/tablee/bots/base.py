"""What a bot is given and what it answers."""

from typing import Final, Protocol

from tablee.core.chance import Chance
from tablee.core.moves import Move
from tablee.core.view import View


class Reply:
    """A move (None: leave it) and after how many seconds a person would have made it."""

    def __init__(self, move: Move | None, after: float = 0.0) -> None:
        self.move: Final = move
        self.after: Final = after


class Bot(Protocol):
    """A player. It keeps no state: what it forgets is drawn from chance keyed by the fact, so that
    a restart changes nothing."""

    def choose(
        self,
        view: View,
        moves: list[Move],
        reactions: list[Move],
        chance: Chance,
        budget: float,
    ) -> Reply:
        """`moves` is empty when nobody waits for this seat; then a Reply(None) lets it be.

        `budget` is the time to think, in seconds of one core.
        """
        ...
