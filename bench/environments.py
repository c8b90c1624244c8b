"""One measured turn of our environments for learners, random actions among those in the masks:
`zoo` is PettingZoo's, one game after the other, `vector` thousands at once."""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Final

import numpy as np

from tablee import __version__
from tablee.core.build import BUILD
from tablee.lab.pettingzoo import env
from tablee.lab.vector import VectorGames

GAMES: Final = 2048


def zoo(name: str, seats: int) -> Callable[[], int]:
    """One game."""
    one, rng = env(name, seats), random.Random(1)
    one.reset(seed=1)

    def play() -> int:
        steps = 0
        one.reset()
        for _ in one.agent_iter():
            seen, _, is_over, is_cut, _ = one.last()
            if is_over or is_cut:
                one.step(None)
                continue
            actions = np.flatnonzero(seen["action_mask"])
            one.step(int(actions[int(rng.random() * len(actions))]))
            steps += 1
        return steps

    return play


def vector(name: str, seats: int) -> Callable[[], int]:
    """A step of all games."""
    games, rng = VectorGames(name, GAMES, seats, seed=1), np.random.default_rng(1)

    def play() -> int:
        games.step((games.masks * rng.random(games.masks.shape, np.float32)).argmax(axis=1))
        return GAMES

    for _ in range(20):  # past the first round's beginning, where all games stand at once
        play()
    return play


WAYS: Final = {"zoo": zoo, "vector": vector}


def main(way: str, name: str, seats: int, seconds: float) -> None:
    play = WAYS[way](name, seats)
    steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        steps += play()
    print(json.dumps({"count": steps, "seconds": spent, "version": f"{__version__}, {BUILD}"}))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4]))
