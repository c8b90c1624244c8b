"""The random player as a bot: the measure below which nobody should play."""

from typing import Final

from tablee.bots.base import Reply
from tablee.core.chance import Chance
from tablee.core.moves import Move
from tablee.core.view import View

REACTS_ONE_IN: Final = 20


class RandomBot:
    def choose(
        self,
        view: View,
        moves: list[Move],
        reactions: list[Move],
        chance: Chance,
        budget: float,
    ) -> Reply:
        if reactions and chance.below(REACTS_ONE_IN) == 0:
            return Reply(reactions[chance.below(len(reactions))], 0.8 + chance.below(1000) / 1000)
        if moves:
            return Reply(moves[chance.below(len(moves))], 0.6 + chance.below(600) / 1000)
        return Reply(None)
