"""Blitz!'s bots."""

from typing import Final

from tablee.bots.blitz.mind import EXPERT, NOVICE, REGULAR
from tablee.bots.blitz.player import WordBot
from tablee.bots.levels import Makers

BOTS: Final[Makers] = {
    "novice": lambda: WordBot(NOVICE),
    "regular": lambda: WordBot(REGULAR),
    "expert": lambda: WordBot(EXPERT),
}
