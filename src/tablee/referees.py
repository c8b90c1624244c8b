"""The referee of each game, with the judge of words for those who need one."""

from tablee.core.contract import Game
from tablee.core.referee import Referee
from tablee.games import REFEREES
from tablee.words.judging import judge_card


def referee_for(game: Game) -> Referee:
    """A new one for each table: it remembers what was shown there and when."""
    return REFEREES.get(game.name, Referee)(game, judge_card)
