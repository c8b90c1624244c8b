"""Blitz!'s bots."""

from typing import Final

from tablee.bots.blitz.mind import EXPERT, NOVICE, REGULAR, Mind
from tablee.bots.blitz.player import WordBot
from tablee.bots.levels import Makers
from tablee.words.judging import need_judge


def _fallible(mind: Mind) -> WordBot:
    """Only the judge can weigh slips and words for another card; an expert's are on the list."""
    need_judge()
    return WordBot(mind)


BOTS: Final[Makers] = {
    "novice": lambda: _fallible(NOVICE),
    "regular": lambda: _fallible(REGULAR),
    "expert": lambda: WordBot(EXPERT),
}
