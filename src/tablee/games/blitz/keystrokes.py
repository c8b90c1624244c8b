"""What is known of a text while it is typed: its length at each change, never a letter.

So the moment of the answer's first letter, after any article, is found when the answer is there
(BLITZ-Q11).
"""

from typing import Final

BUZZ_SECONDS: Final = 1.2  # BLITZ-Q11


class Typing:
    """One start. `began` is the key or the buzz it began with, `latest` the latest change."""

    def __init__(self, at: float, *, is_buzz: bool) -> None:
        self.began = at
        self.latest = at
        self._is_buzz = is_buzz
        self._changes: list[tuple[float, int]] = []

    def change(self, at: float, length: int, pause: float) -> None:
        """After a pause that is too long the start has ended: this key begins another."""
        if at - self.latest > pause:
            self.began = at
            self._is_buzz = False
            self._changes = []
        self.latest = max(self.latest, at)
        self._changes.append((at, length))

    def start(self, article: int) -> float:
        """When the letter after so many was typed; or the buzz, if that letter followed soon."""
        key = self._key(article)
        if self._is_buzz and key - self.began <= BUZZ_SECONDS:
            return self.began
        return key

    def _key(self, article: int) -> float:
        """A letter that was deleted and typed again counts when it was typed last."""
        key, length = self.latest, 0
        for at, changed in self._changes:
            if length <= article < changed:
                key = at
            length = changed
        return key
