"""Judging an answer to a card of Blitz!: its theme is found by deck and number."""

from collections.abc import Collection
from functools import lru_cache

from tablee.words.judge import Judge
from tablee.words.themes import load_deck


def judge_card(
    language: str, deck: int, card: int, word: str, used: Collection[str]
) -> tuple[str, str]:
    """The list's verdict on a word said for a theme card, and the folded word."""
    judged = _judge(language, deck, card).verdict(word, used)
    return judged.verdict.value, judged.folded


@lru_cache(maxsize=256)
def _judge(language: str, deck: int, card: int) -> Judge:
    return Judge.of(load_deck(language, deck)[card])
