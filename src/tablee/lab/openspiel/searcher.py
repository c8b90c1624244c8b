"""OpenSpiel's search as one of our bots: it is given a view and answers with a move."""

from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from tablee.bots.base import Reply
from tablee.bots.taste import pause
from tablee.core.chance import Chance, FastChance
from tablee.core.moves import Move
from tablee.core.notation import NotationError
from tablee.core.seats import Seat
from tablee.core.view import View
from tablee.lab.learning.actions import Actions
from tablee.lab.learning.turns import LEAVE, Turns
from tablee.lab.openspiel.registering import NAMES, PREFIX
from tablee.lab.openspiel.states import SEEDS, SpielState, resampler
from tablee.packs.library import GAMES

EXPLORATION: Final = 2.0


class IsmctsBot:
    """Its Python ISMCTS with random rollouts. All it knows of the game is the view: the search
    starts in a world imagined from it, and draws every other world from what is known there."""

    def __init__(self, game: str, simulations: int) -> None:
        if game not in NAMES:
            raise NotationError(f"OpenSpiel does not play {game} (it does {', '.join(NAMES)})")
        if simulations < 2:
            raise NotationError(f"a search makes at least 2 simulations, not {simulations}")
        self._game: Final = GAMES[game]
        self._simulations: Final = simulations

    def choose(
        self,
        view: View,
        moves: list[Move],
        reactions: list[Move],
        chance: Chance,
        budget: float,
    ) -> Reply:
        """What may be left is asked first, as in virtual time; `budget` changes nothing."""
        after = pause(chance, 0.6, 1.4)
        seat = view.seat
        assert seat is not None
        if reactions:
            move = self._search(view, seat, chance, offers=[seat])
            if move is not LEAVE:
                return Reply(move, after)
        if not moves:
            return Reply(None)
        return Reply(self._search(view, seat, chance, offers=[]), after)

    def _search(self, view: View, seat: Seat, chance: Chance, offers: list[Seat]) -> Move:
        world = self._game.imagine(view).state(FastChance(chance.below(SEEDS)))
        turns = Turns(self._game, world)
        turns.ask(seat, offers)
        if len(turns.choices) == 1:
            return turns.choices[0]
        state = self._state(view, turns)
        luck = np.random.RandomState(chance.below(SEEDS))
        bot = ismcts.ISMCTSBot(
            game=state.get_game(),
            evaluator=mcts.RandomRolloutEvaluator(1, luck),
            uct_c=EXPLORATION,
            max_simulations=self._simulations,
            random_state=luck,
        )
        bot.set_resampler(resampler(luck.uniform))
        actions: Actions = state.get_game().actions
        return actions[bot.step(state)]

    def _state(self, view: View, turns: Turns) -> Any:
        """As if its actions had led to this question."""
        players = {"players": getattr(view, "seats", self._game.seats[0])}
        state = pyspiel.load_game(PREFIX + self._game.name, players).new_initial_state()
        assert isinstance(state, SpielState)
        state.course.face(turns)
        return state
