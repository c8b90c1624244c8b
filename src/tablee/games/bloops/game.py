"""Bloops as a Game."""

from typing import Final

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Game, Imagination, State
from tablee.core.moves import Move
from tablee.core.options import Options
from tablee.core.seats import Seat
from tablee.core.starting import fewest_with, starter_among, starter_of
from tablee.core.view import View
from tablee.core.wrong_choice import WrongChoice
from tablee.games.bloops import handling, imagine, reading
from tablee.games.bloops.cards import FEWEST_PER_SEAT
from tablee.games.bloops.moves import MOST_SEATS, TABLE_OF_MOVES, Arrange
from tablee.games.bloops.options import BloopsOptions
from tablee.games.bloops.rules import Bloops
from tablee.games.bloops.view import BloopsView

SMALL_DECK: Final = "0x3 2*x3 4x2 6x3 7x3 8x2 9x3 11*x3 20x1"


class BloopsGame(Game):
    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        self.check_seats(seats)
        assert isinstance(options, BloopsOptions)
        deck = options.cards()
        needed = seats * FEWEST_PER_SEAT
        if len(deck) < needed:
            wording = {
                "fr": "deck : à {seats}, il faut {needed} cartes, et non {given}",
                "en": "deck: {seats} players need {needed} cards, not {given}",
            }
            raise WrongChoice(wording, {"seats": seats, "needed": needed, "given": len(deck)})
        state = Bloops(seats, options)
        handling.deal(state, deck, chance)
        state.turn = starter_of(options.starter, seats, chance)  # BLOOPS-SETUP-5
        return state

    def kept(self, rules: int) -> dict[str, str]:
        return {"endless": "yes"} if rules == 1 else {}

    def fewest(self, options: Options) -> int:
        assert isinstance(options, BloopsOptions)
        return fewest_with(options.starter, self.seats)

    def options_for(self, options: Options, seats: int) -> Options:
        assert isinstance(options, BloopsOptions)
        return replace(options, starter=starter_among(options.starter, seats))

    def imagine(self, view: View) -> Imagination:
        assert isinstance(view, BloopsView)
        return imagine.imagine(view)

    def example(self, state: State, seat: Seat, chance: Chance) -> Move | None:
        assert isinstance(state, Bloops)
        layout = state.layouts[seat].copy()
        chance.shuffle(layout)
        move = Arrange(_without_gaps_at_the_end(layout))
        return move if state.refusal(seat, move) is None else None

    def position(self, text: str) -> State:
        return reading.read(text)

    def variants(self) -> list[tuple[int, Options]]:
        defaults: list[tuple[int, Options]] = [(seats, BloopsOptions()) for seats in self.seats]
        return [
            *defaults,
            (2, BloopsOptions(grace="none")),
            (3, BloopsOptions(deck=SMALL_DECK)),
            (4, BloopsOptions(aide_memoire=True)),
        ]


def _without_gaps_at_the_end(layout: list[int]) -> list[int]:
    while layout and layout[-1] < 0:
        layout.pop()
    return layout


BLOOPS: Final = BloopsGame("bloops", range(2, MOST_SEATS + 1), BloopsOptions, TABLE_OF_MOVES, 2)
