"""The games: the only list of them."""

from typing import Final

from tablee.core.contract import Game
from tablee.core.referee import Referee
from tablee.games.bla5t import BLA5T
from tablee.games.blitz import BLITZ
from tablee.games.blitz.referee import Referee as BlitzReferee
from tablee.games.bloops import BLOOPS
from tablee.games.bloops.referee import Referee as BloopsReferee
from tablee.games.blot import BLOT
from tablee.games.herrlof import HERRLOF

GAMES: Final[dict[str, Game]] = {game.name: game for game in (BLOT, HERRLOF, BLOOPS, BLA5T, BLITZ)}

REFEREES: Final[dict[str, type[Referee]]] = {"bloops": BloopsReferee, "blitz": BlitzReferee}
"""Of the games in which presses race."""
