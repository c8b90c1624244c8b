"""Bloops' bots."""

from typing import Final

from tablee.bots.bloops.expert import EXPERT, ExpertBot
from tablee.bots.bloops.rules_of_thumb import NOVICE, REGULAR, ThumbBot
from tablee.bots.levels import Makers

BOTS: Final[Makers] = {
    "novice": lambda: ThumbBot(NOVICE),
    "regular": lambda: ThumbBot(REGULAR),
    "expert": lambda: ExpertBot(EXPERT),
}
