"""Blitz! as a Game."""

from typing import Final

import msgspec

from tablee.core.chance import Chance
from tablee.core.contract import Game, Imagination, State
from tablee.core.moves import Move
from tablee.core.options import Options
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.games.blitz import imagine, reading
from tablee.games.blitz.moves import AS_BEGUN, PLACES, TABLE_OF_MOVES, VERDICTS, Say
from tablee.games.blitz.options import BlitzOptions
from tablee.games.blitz.rules import Blitz
from tablee.games.blitz.view import BlitzView

_SYLLABLES: Final = ["ba", "co", "di", "fe", "ju", "lo", "mi", "na", "pu", "ra", "so", "ti"]


class BlitzGame(Game):
    def settle(self, options: Options, people: int) -> Options:
        """BLITZ-Q33: when one person plays, the word list judges and asks that person."""
        assert isinstance(options, BlitzOptions)
        judge = options.judge
        if judge == "auto":
            judge = "list" if people == 1 else "group"
        asks = "player" if people == 1 else "opponent"
        return msgspec.structs.replace(options, judge=judge, asks=asks)

    def kept(self, rules: int) -> dict[str, str]:
        """By rules 1 the list let every unlisted word pass; BLITZ-Q33 asks since rules 2."""
        return {"unlisted": "accepted"} if rules == 1 else {}

    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        self.check_seats(seats)
        assert isinstance(options, BlitzOptions)
        state = Blitz(seats, options)
        state.deal(chance)
        return state

    def imagine(self, view: View) -> Imagination:
        assert isinstance(view, BlitzView)
        return imagine.imagine(view)

    def example(self, state: State, seat: Seat, chance: Chance) -> Move | None:
        """A made-up word with any verdict, from a seat that has started."""
        assert isinstance(state, Blitz)
        word = "".join([_SYLLABLES[chance.below(len(_SYLLABLES))] for _ in range(4)])
        place = AS_BEGUN if chance.below(3) else chance.below(len(PLACES))
        said = Say(word.capitalize(), word, chance.below(len(VERDICTS)), place)
        return said if state.refusal(seat, said) is None else None

    def position(self, text: str) -> State:
        return reading.read(text)

    def variants(self) -> list[tuple[int, Options]]:
        default = [(seats, BlitzOptions()) for seats in self.seats]
        return [
            *default,
            (3, BlitzOptions(remove_symbols=False)),
            (4, BlitzOptions(judge="list")),
            (3, BlitzOptions(judge="list", asks="player", pause="long")),
            (4, BlitzOptions(judge="list", strict=True, language="en", deck=2)),
            (4, BlitzOptions(spoken=True)),
            (4, BlitzOptions(shared=True)),
        ]


BLITZ: Final = BlitzGame("blitz", range(3, 7), BlitzOptions, TABLE_OF_MOVES, 2)
