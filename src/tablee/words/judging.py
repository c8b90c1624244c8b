"""Judging an answer to a card of Blitz!: its theme is found by deck and number."""

from collections.abc import Collection
from functools import cache
from hashlib import sha256
from typing import Final

from tablee.core.referee import WordJudge
from tablee.core.wrong_choice import WrongChoice
from tablee.extras import need
from tablee.words.deckfile import ListedAnswer
from tablee.words.folding import before_answer, fold
from tablee.words.judge import Judge
from tablee.words.lemmas import load_lemmas
from tablee.words.lexicon import load_lexicon
from tablee.words.themes import decks, languages, load_deck

EXAMPLES: Final = 3
WELL_KNOWN: Final = (1, 2)
"""The grades of which examples are taken, if there are enough."""


class DeckJudge(WordJudge):
    """By the shipped decks."""

    def verdict(
        self, language: str, deck: int, card: int, word: str, used: Collection[str]
    ) -> tuple[str, str]:
        judged = _judge(language, deck, card).verdict(word, used)
        return judged.verdict.value, judged.folded

    def article(self, language: str, text: str) -> int:
        return before_answer(text, language)

    def examples(
        self, language: str, deck: int, card: int, used: Collection[str]
    ) -> list[tuple[str, str]]:
        """Free ones, well known ones first; not the same ones each time."""
        free = _judge(language, deck, card).free(frozenset(used))
        free.sort(key=lambda answer: (answer.grade not in WELL_KNOWN, _lot(answer, used)))
        return [(fold(answer.text, language), answer.text) for answer in free[:EXAMPLES]]


def is_slip(language: str, deck: int, card: int, word: str, used: Collection[str]) -> bool:
    """Whether a word would be taken for a slip in a free answer to that card."""
    return _judge(language, deck, card).is_slip(word, used)


def need_judge() -> None:
    """MissingExtra unless any word can be judged. Without, French words on the lists are known;
    English ones are folded by a dictionary."""
    for module in ("rapidfuzz", "simplemma", "wordfreq"):
        need(module, "words")


def check_deck(language: str, deck: int) -> None:
    """NotationError unless there is such a deck."""
    if language not in languages():
        wording = {
            "fr": "il n’y a pas de thèmes dans la langue « {language} » (il y a : {known})",
            "en": "there are no themes in the language '{language}' (only {known})",
        }
        raise WrongChoice(wording, {"language": language, "known": ", ".join(languages())})
    if deck not in decks(language):
        wording = {
            "fr": "il n’y a pas de paquet {deck} dans la langue « {language} » (il y a : {known})",
            "en": "there is no deck {deck} in the language '{language}' ({known})",
        }
        known = ", ".join(map(str, decks(language)))
        raise WrongChoice(wording, {"deck": deck, "language": language, "known": known})


def get_ready(language: str, deck: int) -> None:
    """Loads now what would keep the first words waiting."""
    check_deck(language, deck)
    load_lemmas(language)
    load_lexicon(language)
    for card in range(len(load_deck(language, deck))):
        _judge(language, deck, card)


@cache
def _judge(language: str, deck: int, card: int) -> Judge:
    check_deck(language, deck)
    return Judge.of(load_deck(language, deck)[card])


def _lot(answer: ListedAnswer, used: Collection[str]) -> bytes:
    return sha256(f"{len(used)} {answer.text}".encode()).digest()
