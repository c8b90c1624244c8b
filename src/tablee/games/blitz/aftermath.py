"""What a decided face-off leaves on the table until the next card is drawn: the verdicts, and words
that would have won."""

from typing import Final

from tablee.core.seats import Seat
from tablee.games.blitz.faceoff import Answer


class Missed:
    """A theme nobody had, or not in time. Rules know no words: a referee shows some."""

    def __init__(self, theme: int) -> None:
        self.theme: Final = theme
        self.words: list[str] = []
        self.is_shown = False

    def copy(self) -> "Missed":
        twin = Missed(self.theme)
        twin.words = self.words.copy()
        twin.is_shown = self.is_shown
        return twin


class Aftermath:
    """`winner` is NONE if a card left the game (BLITZ-Q24)."""

    def __init__(self, winner: Seat, answers: list[Answer], missed: list[Missed]) -> None:
        self.winner: Final = winner
        self.answers: Final = answers
        self.missed: Final = missed

    def unshown(self, theme: int) -> Missed | None:
        """That theme, if its words are still to be shown."""
        for missed in self.missed:
            if missed.theme == theme and not missed.is_shown:
                return missed
        return None

    def copy(self) -> "Aftermath":
        answers = [answer.copy() for answer in self.answers]
        return Aftermath(self.winner, answers, [missed.copy() for missed in self.missed])


class Trusted:
    """A word the list lacks that counted because somebody said it fits (BLITZ-Q33)."""

    def __init__(self, seat: Seat, theme: int, word: str) -> None:
        self.seat: Final = seat
        self.theme: Final = theme
        self.word: Final = word
