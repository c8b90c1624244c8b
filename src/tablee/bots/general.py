"""The general bot: plays any game by its contract alone, for games that bring no strategy."""

from typing import Final

from tablee.bots.base import Reply
from tablee.bots.search import Decision, search
from tablee.bots.taste import pause
from tablee.core.chance import Chance
from tablee.core.contract import Game, Imagination, State
from tablee.core.moves import Move
from tablee.core.random_play import rollout
from tablee.core.seats import Seat
from tablee.core.view import View

PLAYOUTS_PER_SECOND: Final = {"novice": 60, "regular": 300, "expert": 1500}
"""A constant, not a clock: the same view, luck and budget give the same move anywhere."""

LEAVE: Final = Move("leave it")
"""Doing nothing, where one may react: weighed like a move."""


class GeneralBot:
    def __init__(self, game: Game, level: str) -> None:
        self._game: Final = game
        self._playouts: Final = PLAYOUTS_PER_SECOND[level]

    def choose(
        self,
        view: View,
        moves: list[Move],
        reactions: list[Move],
        chance: Chance,
        budget: float,
    ) -> Reply:
        after = pause(chance, 0.6, 1.4)
        if len(moves) == 1 and not reactions:
            return Reply(moves[0], after)
        tried = [*moves, *reactions] if moves else [*reactions, LEAVE]
        assert view.seat is not None
        decision = RandomRest(self._game, self._game.imagine(view), view.seat)
        playouts = int(budget * self._playouts)
        move = search(decision, tried, [0.0] * len(tried), playouts, chance)
        return Reply(None if move is LEAVE else move, after)


class RandomRest(Decision):
    """How much of the win a move brings when everybody plays at random after it."""

    def __init__(self, game: Game, imagination: Imagination, seat: Seat) -> None:
        self._game: Final = game
        self._imagination: Final = imagination
        self._seat: Final = seat

    def world(self, chance: Chance) -> State:
        return self._imagination.state(chance)

    def reward(self, state: State, move: Move, chance: Chance) -> float:
        if move is not LEAVE:
            state.apply(self._seat, move, chance)
        rollout(self._game, state, chance)
        outcome = state.outcome()
        if outcome is None or self._seat not in outcome.winners:
            return 0.0
        return 1.0 / len(outcome.winners)
