"""Blot as a Game."""

from typing import ClassVar, Final

from tablee.core.chance import Chance
from tablee.core.contract import Game, Imagination, State
from tablee.core.options import Options
from tablee.core.starting import fewest_with, starter_among, starter_of
from tablee.core.view import View
from tablee.games.blot import imagine, reading
from tablee.games.blot.cards import GODS
from tablee.games.blot.moves import TABLE_OF_MOVES
from tablee.games.blot.options import TEAM_SEATS, BlotOptions
from tablee.games.blot.rules import Blot
from tablee.games.blot.view import BlotView


class BlotGame(Game):
    TAKES_BACK: ClassVar[bool] = True

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        self.check_seats(seats)
        assert isinstance(options, BlotOptions)
        options.check(seats)
        state = Blot(seats, options)
        state.god_faces = [chance.below(2) for _ in GODS]  # BLOT-SETUP-2
        starter = starter_of(options.starter, seats, chance)  # BLOT-SETUP-5
        state.deal_round(starter, chance)
        return state

    def fewest(self, options: Options) -> int:
        assert isinstance(options, BlotOptions)
        if options.teams:
            return TEAM_SEATS
        return fewest_with(options.starter, self.seats)

    def options_for(self, options: Options, seats: int) -> Options:
        assert isinstance(options, BlotOptions)
        return BlotOptions(
            teams=options.teams and seats == TEAM_SEATS,
            starter=starter_among(options.starter, seats),
        )

    def imagine(self, view: View) -> Imagination:
        assert isinstance(view, BlotView)
        return imagine.imagine(view)

    def position(self, text: str) -> State:
        return reading.read(text)

    def variants(self) -> list[tuple[int, Options]]:
        return [
            *[(seats, BlotOptions()) for seats in self.seats],
            (TEAM_SEATS, BlotOptions(teams=True)),
        ]


BLOT: Final = BlotGame("blot", range(2, 6), BlotOptions, TABLE_OF_MOVES, 1)
