"""One measured turn of OpenSpiel: random playouts driven from Python, chance nodes included."""

import json
import random
import sys
import time
from importlib.metadata import version

import pyspiel


def play_out(game: pyspiel.Game, rng: random.Random) -> int:
    """Decisions of players; dealing is not counted, as it is not for anyone here.

    Chance in these games is even, so its legal actions are drawn from directly, which is faster
    than asking for the weighted outcomes.
    """
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
    return decisions


def main(name: str, seconds: float) -> None:
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += play_out(game, rng)
    turn = {"count": decisions, "seconds": spent, "version": version("open_spiel")}
    print(json.dumps(turn))  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
