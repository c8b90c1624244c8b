"""How often the judge is wrong, measured on pairs written by hand.

A pair is what somebody types, the answer on the list, and what a fair person would say:
*same* word, *near* (a slip, worth a vote), or *different*.
"""

import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from statistics import median

from tablee.words.deckfile import DeckError, ListedAnswer
from tablee.words.judge import UNLISTED, Judge, Verdict
from tablee.words.themes import load_deck

SAME, NEAR, DIFFERENT = "same", "near", "different"
TRUTHS = (SAME, NEAR, DIFFERENT)


@dataclass(frozen=True, slots=True)
class Pair:
    said: str
    answer: str
    truth: str

    def verdict(self, language: str) -> Verdict:
        """The judge's verdict if `answer` alone were on the list: no other answer can help."""
        return Judge([ListedAnswer(1, (self.answer,))], language).verdict(self.said, ()).verdict


@dataclass(frozen=True, slots=True)
class Rates:
    """The judge's record on a language's pairs."""

    language: str
    pairs: int
    verdicts: dict[str, dict[str, int]]
    """How many pairs of each truth got each verdict."""
    false_accept: float
    """Of the pairs that are not the same word, the share judged known."""
    false_refuse: float
    """Of the pairs that are the same word or a slip in it, the share not found on the list."""
    needless_vote: float
    """Of the pairs that people need not discuss (same, different), the share judged near."""
    microseconds: float
    """The median time of a verdict on a theme of ordinary length."""


def load_pairs(language: str) -> list[Pair]:
    """The hand-written pairs of a language: `said | answer | truth` a line, '#' for comments."""
    file = f"pairs/{language}.txt"
    source = files("tablee.words") / "pairs" / f"{language}.txt"
    if not source.is_file():
        return []
    pairs = []
    for number, line in enumerate(source.read_text("utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        fields = [field.strip() for field in line.split("|")]
        if len(fields) != 3 or not all(fields) or fields[2] not in TRUTHS:
            raise DeckError(file, number, f"expected 'said | answer | {'/'.join(TRUTHS)}'")
        pairs.append(Pair(*fields))
    return pairs


def measure(language: str) -> Rates:
    """Judges every pair of a language."""
    pairs = load_pairs(language)
    counts = Counter((pair.truth, pair.verdict(language)) for pair in pairs)

    def share(truths: tuple[str, ...], *verdicts: Verdict) -> float:
        judged = sum(counts[truth, verdict] for truth in truths for verdict in verdicts)
        return judged / max(1, sum(pair.truth in truths for pair in pairs))

    return Rates(
        language=language,
        pairs=len(pairs),
        verdicts={
            truth: {verdict.value: counts[truth, verdict] for verdict in Verdict}
            for truth in TRUTHS
        },
        false_accept=share((NEAR, DIFFERENT), Verdict.KNOWN),
        false_refuse=share((SAME, NEAR), *UNLISTED),
        needless_vote=share((SAME, DIFFERENT), Verdict.NEAR),
        microseconds=_microseconds(language, [pair.said for pair in pairs]),
    )


def _microseconds(language: str, words: Iterable[str]) -> float:
    """Timed on the first theme of the first deck, as in a game."""
    judge = Judge.of(load_deck(language, 1)[0])
    times = []
    for word in words:
        before = time.perf_counter()
        judge.verdict(word, ())
        times.append(time.perf_counter() - before)
    return median(times) * 1e6 if times else 0.0
