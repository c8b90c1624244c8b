"""Contenders run in turns, each in a process of its own; CPU seconds, medians, the spread shown."""

import json
import subprocess
import sys
from statistics import median
from typing import Final

import msgspec

ROUNDS: Final = 5


class Contender(msgspec.Struct, frozen=True):
    """A program that prints `{"count": …, "seconds": …, "version": …}` for one measured turn."""

    name: str
    command: list[str]


class Result(msgspec.Struct):
    """Counts a CPU second, one a round."""

    name: str
    rates: list[float]
    version: str = ""
    shapes: list[list[float]] = []
    """For a measure of growth: by round, the time per decision by quarter of a game."""

    @property
    def rate(self) -> float:
        return median(self.rates)

    def quarters(self) -> list[float]:
        return [median(shape) for shape in zip(*self.shapes, strict=True)]

    @property
    def spread(self) -> float:
        return (max(self.rates) - min(self.rates)) / self.rate


def measure(contenders: list[Contender], rounds: int = ROUNDS) -> list[Result]:
    results = [Result(contender.name, []) for contender in contenders]
    for _ in range(rounds):
        for contender, result in zip(contenders, results, strict=True):
            done = subprocess.run(contender.command, capture_output=True, text=True, check=False)
            if done.returncode:
                sys.exit(f"{contender.name} failed:\n{done.stderr[-2000:]}")
            turn = json.loads(done.stdout.splitlines()[-1])
            result.rates.append(turn["count"] / turn["seconds"])
            result.version = turn["version"]
            result.shapes += [turn["quarters"]] if "quarters" in turn else []
    return results
