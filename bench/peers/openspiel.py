"""One measured turn of OpenSpiel: `driven`, `tuned`, `rollouts`, `ismcts` or `ismcts_python`."""

import json
import random
import sys
import time
from importlib.metadata import version

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

SIMULATIONS = 1000
PYTHON_SIMULATIONS = 50
ROLLOUTS = 2000


def drive(game: pyspiel.Game, rng: random.Random) -> int:
    """The loop of OpenSpiel's own examples. Decisions of players are counted, dealing is not, as
    it is not for anyone here; its time is."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions


def drive_tuned(game: pyspiel.Game, rng: random.Random) -> int:
    """As fast as it can be driven: chance is even in these games, so it is drawn from the legal
    actions, which are cheaper to ask for than weighted outcomes."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
    return decisions


def dealt(game: pyspiel.Game, rng: random.Random) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def roll_out(game: pyspiel.Game, rng: random.Random) -> int:
    """Random rollouts in C++ from one dealt state: the one evaluation of a search of one step."""
    state = dealt(game, rng)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, rng.randrange(1 << 30))
    pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False).mcts_search(state)
    return ROLLOUTS * _decisions(state, rng)


def _decisions(state: pyspiel.State, rng: random.Random) -> int:
    """The same for every game with a fixed number of tricks."""
    rest, decisions = state.clone(), 0
    while not rest.is_terminal():
        rest.apply_action(rng.choice(rest.legal_actions()))
        decisions += 1
    return decisions


def search(game: pyspiel.Game, rng: random.Random) -> int:
    evaluator = pyspiel.RandomRolloutEvaluator(1, rng.randrange(1 << 30))
    bot = pyspiel.ISMCTSBot(rng.randrange(1 << 30), evaluator, 2.0, SIMULATIONS)
    bot.step(dealt(game, rng))
    return SIMULATIONS


def search_in_python(game: pyspiel.Game, rng: random.Random) -> int:
    luck = np.random.RandomState(rng.randrange(1 << 30))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=2.0,
        max_simulations=PYTHON_SIMULATIONS,
        random_state=luck,
    )
    bot.step(dealt(game, rng))
    return PYTHON_SIMULATIONS


WAYS = {
    "driven": drive,
    "tuned": drive_tuned,
    "rollouts": roll_out,
    "ismcts": search,
    "ismcts_python": search_in_python,
}


def main(way: str, name: str, seconds: float) -> None:
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    count = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        count += WAYS[way](game, rng)
    turn = {"count": count, "seconds": spent, "version": version("open_spiel")}
    print(json.dumps(turn))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
