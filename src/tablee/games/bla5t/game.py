"""Bla5t as a Game."""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.contract import Game, Imagination, State
from tablee.core.options import Options
from tablee.core.view import View
from tablee.games.bla5t import imagine, reading, round_start
from tablee.games.bla5t.moves import TABLE_OF_MOVES
from tablee.games.bla5t.options import Bla5tOptions
from tablee.games.bla5t.rules import Bla5t
from tablee.games.bla5t.view import Bla5tView


class Bla5tGame(Game):
    def kept(self, rules: int) -> dict[str, str]:
        return {"rulings": "first"} if rules == 1 else {}

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        self.check_seats(seats)
        assert isinstance(options, Bla5tOptions)
        state = Bla5t(seats, options)
        state.heroes = options.hero_cards()
        state.bosses = options.boss_cards()
        state.dealer = chance.below(seats)
        round_start.begin(state, chance, None)
        return state

    def imagine(self, view: View) -> Imagination:
        assert isinstance(view, Bla5tView)
        return imagine.Bla5tImagination(view)

    def position(self, text: str) -> State:
        return reading.read(text)

    def variants(self) -> list[tuple[int, Options]]:
        plain: list[tuple[int, Options]] = [(seats, Bla5tOptions()) for seats in self.seats]
        return [
            *plain,
            (3, Bla5tOptions(limit=50, bosses_first_round=False)),
            (4, Bla5tOptions(eleration=True)),
            (2, Bla5tOptions(mode="advanced", heroes="Daisy,Carol,Stephania,Jimbo")),
            (4, Bla5tOptions(mode="advanced", heroes="Enzo,Lola,Leo,Helmut", bosses="Fawkes,Maga")),
            (5, Bla5tOptions(mode="advanced", eleration=True, heroes="Stephania,Apo,Carol,Jayce")),
            (3, Bla5tOptions(mode="advanced", limit=50, heroes="Jimbo,Enzo,Lola,Leo")),
            (
                6,
                Bla5tOptions(
                    mode="advanced", heroes="Helmut,Herman,Enzo,Daisy", bosses="Maga,Gordon"
                ),
            ),
        ]


BLA5T: Final = Bla5tGame("bla5t", range(2, 7), Bla5tOptions, TABLE_OF_MOVES, 2)
