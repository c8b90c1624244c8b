"""The games: the only list of them."""

from typing import Final

from tablee.core.contract import Game
from tablee.games.bloops import BLOOPS
from tablee.games.blot import BLOT
from tablee.games.herrlof import HERRLOF

GAMES: Final[dict[str, Game]] = {game.name: game for game in (BLOT, HERRLOF, BLOOPS)}
