"""One measured turn of ours: random playouts driven from Python through the public contract."""

import json
import sys
import time

from tablee import __version__
from tablee.core.chance import FastChance
from tablee.core.random_play import rollout
from tablee.games import GAMES


def main(name: str, seats: int, seconds: float) -> None:
    game = GAMES[name]
    options = game.options()
    chance = FastChance(1)
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += rollout(game, game.deal(seats, options, chance), chance)
    print(json.dumps({"count": decisions, "seconds": spent, "version": __version__}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
