"""One measured turn of OpenSpiel: random playouts driven from Python, chance nodes included."""

import json
import random
import sys
import time
from importlib.metadata import version

import pyspiel


def play_out(game: pyspiel.Game, rng: random.Random) -> int:
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


def play_out_tuned(game: pyspiel.Game, rng: random.Random) -> int:
    """As fast as it can be driven: chance is even in these games, so it is drawn from the legal
    actions, which are cheaper to ask for than weighted outcomes."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
    return decisions


def main(name: str, loop: str, seconds: float) -> None:
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    run = play_out_tuned if loop == "tuned" else play_out
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += run(game, rng)
    turn = {"count": decisions, "seconds": spent, "version": version("open_spiel")}
    print(json.dumps(turn))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
