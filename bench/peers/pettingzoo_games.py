"""One measured turn of PettingZoo: random playouts through its agent loop."""

import json
import random
import sys
import time
from importlib import import_module
from importlib.metadata import version

import numpy as np


def main(name: str, seconds: float) -> None:
    env = import_module(f"pettingzoo.classic.{name}").env()
    rng = random.Random(1)
    decisions = 0
    env.reset(seed=1)
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        env.reset()
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            actions = np.flatnonzero(seen["action_mask"])
            env.step(int(actions[int(rng.random() * len(actions))]))
            decisions += 1
    turn = {"count": decisions, "seconds": spent, "version": version("pettingzoo")}
    print(json.dumps(turn))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
