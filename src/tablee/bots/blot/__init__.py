"""Blot's bots."""

from typing import Final

from tablee.bots.blot.expert import EXPERT, ExpertBot
from tablee.bots.blot.rules_of_thumb import NOVICE, REGULAR, ThumbBot
from tablee.bots.levels import Makers

BOTS: Final[Makers] = {
    "novice": lambda: ThumbBot(NOVICE),
    "regular": lambda: ThumbBot(REGULAR),
    "expert": lambda: ExpertBot(EXPERT),
}
