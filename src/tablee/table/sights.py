"""When a look begins: once its cards are in sight of the person they are shown to."""

from collections.abc import Collection
from typing import Final

UNSEEN: Final = 2.0
"""So many seconds cards may be on their way; a client that says nothing gains no more."""


class Sights:
    """`begun` is when the cards were shown; `unseen` is how long they may take to be in sight."""

    def __init__(self) -> None:
        self._at: Final[dict[str, float]] = {}

    def has(self, key: str) -> bool:
        return key in self._at

    def note(self, key: str, at: float) -> None:
        self._at[key] = at

    def keep(self, keys: Collection[str]) -> None:
        """The clocks that still run."""
        for key in [key for key in self._at if key not in keys]:
            del self._at[key]

    def begins(self, key: str, begun: float, unseen: float) -> float:
        latest = begun + unseen
        return min(latest, max(begun, self._at.get(key, latest)))
