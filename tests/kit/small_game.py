"""The smallest game the kit can make: five tricks, a card that is left turned up for trump."""

from typing import Final

from tablee.core.chance import Chance
from tablee.core.notation import require
from tablee.core.options import Options
from tablee.kit.fields import CARDS, Field
from tablee.kit.suits import NO_SUIT, Suits
from tablee.kit.trickgame import TrickGame
from tablee.kit.trickstate import Cards, Rules, TrickState

ROUNDS: Final = 2
CARDS_EACH: Final = 5


class Small(TrickState):
    FIELDS = (*TrickState.FIELDS, Field("turned", "turned", CARDS))
    turned: list[int]

    def deal(self, chance: Chance) -> None:
        self.turned = self.hand_out(CARDS_EACH, chance, turned=1)

    def trump(self) -> int:
        return self.suits.suit_of[self.turned[0]] if self.turned else NO_SUIT

    def is_last(self) -> bool:
        return self.round >= ROUNDS

    def check(self) -> None:
        require(len(self.turned) <= 1, "turned", "one card at most")


class NoOptions(Options, frozen=True, kw_only=True):
    pass


SUITS: Final = Suits("SHDC", [*"789JQKA"])
RULES: Final = Rules("SMALL-TURN", "SMALL-HAND", "SMALL-FOLLOW", "SMALL-END")
SMALL: Final = TrickGame("small", range(2, 6), NoOptions, Cards(SUITS, range(28), RULES), Small)
