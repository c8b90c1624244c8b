"""How many right answers a list does not know: measured on answers written before it was opened.

`fresh/<language>.txt` has a theme a line: `theme : right, right, … / wrong, wrong`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files

from tablee.words.deckfile import DeckError, Theme
from tablee.words.judge import Judge, Verdict
from tablee.words.themes import decks, load_deck

ACCEPTED = (Verdict.KNOWN, Verdict.NEAR)


@dataclass(frozen=True, slots=True)
class Card:
    """A theme and what was written for it."""

    theme: Theme
    right: tuple[str, ...]
    wrong: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Freshness:
    """`unknown` names the right answers that are not known, `accepted` the wrong ones that are."""

    language: str
    themes: int
    right: int
    wrong: int
    unknown: list[str]
    accepted: list[str]

    @property
    def share(self) -> float:
        """Of the right answers, those not known."""
        return len(self.unknown) / max(1, self.right)


def load_cards(language: str) -> list[Card]:
    source = files("tablee.words") / "fresh" / f"{language}.txt"
    if not source.is_file():
        return []
    return list(_cards(source.read_text("utf-8"), language))


def _cards(text: str, language: str) -> Iterator[Card]:
    themes = {theme.text: theme for deck in decks(language) for theme in load_deck(language, deck)}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        name, colon, answers = line.partition(" : ")
        if not colon or name not in themes:
            raise DeckError(f"fresh/{language}.txt", number, f"no theme {name!r} in the decks")
        right, _, wrong = answers.partition(" / ")
        yield Card(themes[name], _split(right), _split(wrong))


def _split(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def measure_fresh(language: str) -> Freshness:
    cards = load_cards(language)
    unknown, accepted = list[str](), list[str]()
    for card in cards:
        judge = Judge.of(card.theme)
        name = card.theme.text
        unknown += [f"{name}: {word}" for word in card.right if not _accepts(judge, word)]
        accepted += [f"{name}: {word}" for word in card.wrong if _accepts(judge, word)]
    right = sum(len(card.right) for card in cards)
    wrong = sum(len(card.wrong) for card in cards)
    return Freshness(language, len(cards), right, wrong, unknown, accepted)


def _accepts(judge: Judge, word: str) -> bool:
    return judge.verdict(word, ()).verdict in ACCEPTED
