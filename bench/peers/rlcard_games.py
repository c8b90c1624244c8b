"""One measured turn of RLCard: random playouts driven from Python through its environments."""

import json
import random
import sys
import time
from importlib.metadata import version

import rlcard


def main(name: str, seconds: float) -> None:
    env = rlcard.make(name, config={"seed": 1})
    rng = random.Random(1)
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.random() * len(actions))])
            decisions += 1
    turn = {"count": decisions, "seconds": spent, "version": version("rlcard")}
    print(json.dumps(turn))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
