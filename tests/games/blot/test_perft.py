"""Perft: how many sequences of 1, 2, 3 … moves a position has, counted once and kept in perft.txt.

After a change of rules, `python -m tests.games.blot.test_perft` counts anew; review the difference.
"""

from pathlib import Path

import pytest

from tablee.core.chance import ScriptedChance
from tablee.core.contract import State
from tablee.games.blot import BLOT

FILE = Path(__file__).with_name("perft.txt")
"""Blocks of a title, a position and the counts."""


def blocks() -> list[list[str]]:
    return [block.splitlines() for block in FILE.read_text(encoding="utf-8").strip().split("\n\n")]


def perft(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for seat in state.to_act():
        for move in state.moves(seat):
            after = state.copy()
            after.play(seat, move, ScriptedChance())
            total += perft(after, depth - 1)
    return total


def counts(position: str, depth: int) -> str:
    return " ".join(str(perft(BLOT.position(position), n)) for n in range(1, depth + 1))


@pytest.mark.parametrize("block", blocks(), ids=lambda block: block[0])
def test_the_number_of_sequences_is_as_counted(block: list[str]) -> None:
    _, position, known = block
    assert counts(position, len(known.split())) == known


def main() -> None:
    renewed = [
        "\n".join([title, position, counts(position, len(known.split()))])
        for title, position, known in blocks()
    ]
    FILE.write_text("\n\n".join(renewed) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
