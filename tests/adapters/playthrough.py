"""OpenSpiel's own playthroughs, kept to be reviewed as a diff: what an action, a text or an array
means has changed when one has. Herrlof's is a whole game, the others' are endings, for they are
long. `.peers/bin/python -m tests.adapters.playthrough` makes them anew."""

from pathlib import Path
from typing import Final

from open_spiel.python.algorithms.generate_playthrough import playthrough

import tablee.lab.openspiel  # noqa: F401 - registers the games
from tests.adapters.endings import ending

PLAYED: Final = {
    "herrlof": ("tablee_herrlof(options=target:1)", 1),
    "blot": (ending("blot", worlds=8), 2),
    "bloops": (ending("bloops", worlds=8), 1),
    "bla5t": (ending("bla5t", worlds=8), 4),
}
"""By name the game and the seed."""
GOLDEN: Final = Path(__file__).parent / "golden"


def played(name: str) -> str:
    """Without the rows of arrays that hold nothing."""
    game, seed = PLAYED[name]
    lines = playthrough(game, None, seed=seed).splitlines()
    return "\n".join(line for line in lines if line == "" or line.strip(" ◯")) + "\n"


def golden(name: str) -> Path:
    return GOLDEN / f"{name}.txt"


if __name__ == "__main__":
    for name in PLAYED:
        golden(name).write_text(played(name), encoding="utf-8")
