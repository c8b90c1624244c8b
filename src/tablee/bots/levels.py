"""The levels of bots."""

from collections.abc import Callable, Mapping
from typing import Final

from tablee.bots.base import Bot

LEVELS: Final = ("random", "novice", "regular", "expert")
"""From weakest to strongest."""

Makers = Mapping[str, Callable[[], Bot]]
"""By level, what makes a game's own bot."""
