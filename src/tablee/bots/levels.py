"""The bots there are, by game and level."""

from typing import Final

from tablee.bots.base import Bot
from tablee.bots.random_bot import RandomBot

LEVELS: Final = ("random",)


def bot_for(game: str, level: str) -> Bot:
    if level not in LEVELS:
        raise ValueError(f"no {level!r} bot for {game} (one of {', '.join(LEVELS)})")
    return RandomBot()
