"""The bots there are, by game and level.

A game's bots live in the folder of its name, whose `BOTS` says how to make each level. A level a
game does not have yet is played by the random bot.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from tablee.bots.base import Bot
from tablee.bots.random_bot import RandomBot

LEVELS: Final = ("random", "novice", "regular", "expert")
"""From weakest to strongest."""

Makers = dict[str, Callable[[], Bot]]
"""What a game's `BOTS` is: by level, what makes the bot."""


def bot_for(game: str, level: str) -> Bot:
    if level not in LEVELS:
        raise ValueError(f"no {level!r} bot for {game} (one of {', '.join(LEVELS)})")
    return makers(game).get(level, RandomBot)()


def makers(game: str) -> Makers:
    """Imported when first asked for: nobody loads the bots of games not played."""
    name = f"tablee.bots.{game}"
    if not game.isidentifier() or find_spec(name) is None:
        return {}
    made: Makers = import_module(name).BOTS
    return made
