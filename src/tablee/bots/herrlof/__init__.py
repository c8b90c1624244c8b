"""Herrlof's bots."""

from typing import Final

from tablee.bots.herrlof.expert import EXPERT, ExpertBot
from tablee.bots.herrlof.rules_of_thumb import NOVICE, REGULAR, ThumbBot
from tablee.bots.levels import Makers

BOTS: Final[Makers] = {
    "novice": lambda: ThumbBot(NOVICE),
    "regular": lambda: ThumbBot(REGULAR),
    "expert": lambda: ExpertBot(EXPERT),
}
