"""Herrlof as a Game."""

from typing import ClassVar, Final

from tablee.core.chance import Chance
from tablee.core.contract import Game, Imagination, State
from tablee.core.options import Options
from tablee.core.view import View
from tablee.games.herrlof import imagine, reading
from tablee.games.herrlof.moves import TABLE_OF_MOVES
from tablee.games.herrlof.options import HerrlofOptions
from tablee.games.herrlof.rules import Herrlof
from tablee.games.herrlof.view import HerrlofView


class HerrlofGame(Game):
    TAKES_BACK: ClassVar[bool] = True

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        self.check_seats(seats)
        assert isinstance(options, HerrlofOptions)
        state = Herrlof(seats, options)
        state.dealer = chance.below(seats)  # HERR-SETUP-1
        state.deal_round(chance)
        return state

    def imagine(self, view: View) -> Imagination:
        assert isinstance(view, HerrlofView)
        return imagine.imagine(view)

    def position(self, text: str) -> State:
        return reading.read(text)

    def variants(self) -> list[tuple[int, Options]]:
        return [(2, HerrlofOptions()), (3, HerrlofOptions()), (2, HerrlofOptions(target=20))]


HERRLOF: Final = HerrlofGame("herrlof", range(2, 4), HerrlofOptions, TABLE_OF_MOVES, 1)
