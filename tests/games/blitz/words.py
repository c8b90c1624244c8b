"""A judge of words for tests: it says what it is told to."""

from collections.abc import Collection

from tablee.core.referee import WordJudge
from tablee.games.blitz.cards import TEXT
from tablee.words.folding import before_answer


class Oracle(WordJudge):
    """`verdicts` by word, "known" for all others; a word is folded by leaving spaces out."""

    def __init__(self, verdicts: dict[str, str] | None = None) -> None:
        self.verdicts = verdicts or {}
        self.asked: list[tuple[str, str]] = []

    def verdict(
        self, language: str, deck: int, card: int, word: str, used: Collection[str]
    ) -> tuple[str, str]:
        self.asked.append((TEXT[card], word))
        folded = word.lower().replace(" ", "")
        return "used" if folded in used else self.verdicts.get(word, "known"), folded

    def article(self, language: str, text: str) -> int:
        return before_answer(text, language)

    def examples(
        self, language: str, deck: int, card: int, used: Collection[str]
    ) -> list[tuple[str, str]]:
        words = ["Rock", "Jazz", "Big Band", "Soul"]
        folded = [(word.lower().replace(" ", ""), word) for word in words]
        return [pair for pair in folded if pair[0] not in used][:3]
