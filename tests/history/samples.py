"""Records of real games, for tests that need many."""

from functools import cache

from tablee.core.records import Record
from tablee.packs import GAMES
from tests.laws.golden import golden_record


@cache
def samples() -> list[Record]:
    """One of every variant of every game."""
    return [
        golden_record(game, seats, options)[0]
        for game in GAMES.values()
        for seats, options in game.variants()
    ]
