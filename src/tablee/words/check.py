"""`tablee words check`: everything about the decks that can be checked without taste.

Counts and symbols (BLITZ-COMP-1), an answer twice in a theme, themes written twice for a
language, spelling oddities. A word may well answer several themes: a game takes it only once.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tablee.words.deckfile import SYMBOLS, DeckError, ListedAnswer, Theme
from tablee.words.folding import fold
from tablee.words.oddities import oddities
from tablee.words.themes import deck_file, decks, load_deck

DECKS = (1, 2, 3)
THEMES = sum(SYMBOLS.values())
FEWEST_ANSWERS = 40
FEWEST_COMMON = 10


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to put right: which check found it, where, and what."""

    kind: str
    file: str
    line: int
    problem: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.kind}: {self.problem}"


def check(languages: Iterable[str]) -> list[Finding]:
    """All findings in the shipped decks of these languages."""
    return [finding for language in languages for finding in _check_language(language)]


def _check_language(language: str) -> Iterator[Finding]:
    themes: list[Theme] = []
    for number in sorted({*DECKS, *decks(language)}):
        try:
            deck = load_deck(language, number)
        except DeckError as error:
            yield Finding("unreadable", error.file, error.line, error.problem)
        else:
            themes += deck
            yield from check_deck(deck)
    yield from check_repeated_themes(themes)


def check_deck(deck: Iterable[Theme]) -> list[Finding]:
    """The findings inside one deck."""
    deck = list(deck)
    return [
        *_check_symbols(deck),
        *(finding for theme in deck for finding in _check_theme(theme)),
    ]


def check_repeated_themes(themes: Iterable[Theme]) -> Iterator[Finding]:
    """The same theme twice among the decks of one language."""
    first: dict[str, Theme] = {}
    for theme in themes:
        earlier = first.setdefault(fold(theme.text, theme.language), theme)
        if earlier is not theme:
            place = f"{deck_file(earlier.language, earlier.deck)}:{earlier.line}"
            yield _finding("repeated theme", theme, f"{theme.text!r} is also at {place}")


def _finding(kind: str, theme: Theme, problem: str) -> Finding:
    return Finding(kind, deck_file(theme.language, theme.deck), theme.line, problem)


def _check_symbols(deck: list[Theme]) -> Iterator[Finding]:
    if len(deck) != THEMES:
        yield _finding("count", deck[0], f"{len(deck)} themes, not {THEMES}")
    found = Counter(theme.symbol for theme in deck)
    for symbol, wanted in SYMBOLS.items():
        if found[symbol] != wanted:
            yield _finding("symbols", deck[0], f"{symbol} on {found[symbol]} themes, not {wanted}")


def _check_theme(theme: Theme) -> Iterator[Finding]:
    common = sum(answer.grade == 1 for answer in theme.answers)
    if len(theme.answers) < FEWEST_ANSWERS and not theme.is_closed:
        counted = f"{len(theme.answers)} answers, fewer than {FEWEST_ANSWERS}"
        yield _finding("count", theme, f"{theme.text!r} has {counted}")
    if common < FEWEST_COMMON:
        counted = f"{common} answers of grade 1, fewer than {FEWEST_COMMON}"
        yield _finding("count", theme, f"{theme.text!r} has {counted}")
    first: dict[str, ListedAnswer] = {}
    for answer, spelling, key in _keys(theme):
        earlier = first.setdefault(key, answer)
        if earlier is not answer:
            problem = f"{spelling!r} is twice in {theme.text!r}, as {earlier.text!r}"
            yield _finding("duplicate", theme, problem)
    for problem in oddities(theme):
        yield _finding("spelling", theme, problem)


def _keys(theme: Theme) -> Iterator[tuple[ListedAnswer, str, str]]:
    for answer in theme.answers:
        for spelling in answer.spellings:
            yield answer, spelling, fold(spelling, theme.language)
