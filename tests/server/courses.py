"""Games to try things on, without a table."""

from tablee.core.chance import CountedChance
from tablee.core.options import Options
from tablee.packs import GAMES
from tablee.table.course import Course


def new_course(
    name: str, seats: int, seed: bytes = b"seed", options: Options | None = None
) -> Course:
    game, luck = GAMES[name], CountedChance(seed)
    return Course(
        game, game.deal(seats, game.options() if options is None else options, luck), luck
    )
