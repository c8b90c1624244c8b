"""One measured turn of ours: `driven`, `rollout`, `search` or `growth` of a game."""

import json
import sys
import time
from collections.abc import Callable
from typing import Final

from tablee import __version__
from tablee.bots.herrlof.expert import EXPERT, HerrlofDecision
from tablee.bots.search import search
from tablee.core.build import BUILD
from tablee.core.chance import FastChance
from tablee.core.contract import Game
from tablee.core.random_play import next_move, rollout
from tablee.games.herrlof import HERRLOF
from tablee.packs import GAMES

SIMULATIONS: Final = 1000
QUARTERS: Final = 4


def drive(game: Game, seats: int, chance: FastChance) -> int:
    """A random game driven from Python through the public contract, move by move."""
    state = game.deal(seats, game.options(), chance)
    has_open = game.moves.has_open
    moves = 0
    while True:
        awaited = state.to_act()
        if len(awaited) == 1 and not has_open and not state.may_react():
            listed = state.moves(awaited[0])
            state.apply(awaited[0], listed[chance.below(len(listed))], chance)
        else:
            step = next_move(game, state, chance)
            if step is None:
                return moves
            state.apply(step[0], step[1], chance)
        moves += 1


def roll(game: Game, seats: int, chance: FastChance) -> int:
    """A random game inside the engine."""
    return rollout(game, game.deal(seats, game.options(), chance), chance)


def simulate(_: Game, seats: int, chance: FastChance) -> int:
    """The expert's search, as Herrlof begins: every simulation plays the round to its end."""
    state = HERRLOF.deal(seats, HERRLOF.options(), chance)
    decision = HerrlofDecision(HERRLOF.imagine(state.view(0)), 0, EXPERT)
    moves = state.moves(0)[:8]
    search(decision, moves, [0.0] * len(moves), SIMULATIONS, chance)
    return SIMULATIONS


WAYS: Final[dict[str, Callable[[Game, int, FastChance], int]]] = {
    "driven": drive,
    "rollout": roll,
    "search": simulate,
}


def measure(way: str, game: Game, seats: int, seconds: float) -> dict[str, object]:
    chance = FastChance(1)
    count = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        count += WAYS[way](game, seats, chance)
    return {"count": count, "seconds": spent}


def growth(game: Game, seats: int, seconds: float) -> dict[str, object]:
    """Decisions and CPU seconds by quarter of a game."""
    chance = FastChance(1)
    decisions, spent = [0] * QUARTERS, [0.0] * QUARTERS
    end = time.process_time() + seconds
    while time.process_time() < end:
        state = game.deal(seats, game.options(), chance)
        stamps = [time.process_time()]
        while (step := next_move(game, state, chance)) is not None:
            state.apply(step[0], step[1], chance)
            stamps.append(time.process_time())
        edges = [(len(stamps) - 1) * quarter // QUARTERS for quarter in range(QUARTERS + 1)]
        for quarter in range(QUARTERS):
            first, last = edges[quarter], edges[quarter + 1]
            decisions[quarter] += last - first
            spent[quarter] += stamps[last] - stamps[first]
    per = [s / d for s, d in zip(spent, decisions, strict=True)]
    return {"count": sum(decisions), "seconds": sum(spent), "quarters": [p / per[0] for p in per]}


def main(way: str, name: str, seats: int, seconds: float) -> None:
    game = GAMES[name]
    turn = growth(game, seats, seconds) if way == "growth" else measure(way, game, seats, seconds)
    print(json.dumps({**turn, "version": f"{__version__}, {BUILD}"}))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4]))
