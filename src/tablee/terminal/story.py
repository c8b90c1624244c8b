"""What a person may read of what has happened."""

from collections.abc import Collection, Sequence
from typing import Final

from rich.text import Text

from tablee.core.seats import Seat
from tablee.packs.phrases import Speaker
from tablee.terminal.table import News


class Story:
    """The current chapter and the latest one, as on the page; what only this person was told is
    there until the next move, so that no face outlasts its look (BLOOPS-Q43, BLA5T-Q59)."""

    def __init__(self, speaker: Speaker, me: Seat, chapters: Collection[str]) -> None:
        self._speaker: Final = speaker
        self._me: Final = me
        self._chapters: Final = chapters
        self._parts: list[list[News]] = [[], []]
        self._latest: list[News] = []

    def add(self, news: Sequence[News]) -> None:
        """After a move, also one that nobody is told of."""
        self._latest = list(news)
        for one in news:
            self._parts[-1].append(one)
            if one.kind in self._chapters:
                self._parts = [self._parts[-1], []]

    def lines(self) -> list[Text]:
        told = [
            one.mine if one in self._latest else one.public for part in self._parts for one in part
        ]
        return [Text(f"· {self._speaker.tell(one, self._me)}") for one in told]
