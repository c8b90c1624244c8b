"""OpenSpiel's own playthrough of Herrlof, kept to be reviewed as a diff: what an action, a text or
an array means has changed when it has. `.peers/bin/python -m tests.adapters.playthrough` makes it
anew."""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import tablee.lab.openspiel  # noqa: F401 - registers the games

GAME = "tablee_herrlof(options=target:1)"
SEED = 1
GOLDEN = Path(__file__).parent / "golden" / "herrlof.txt"


def played() -> str:
    """Without the rows of arrays that hold nothing."""
    lines = playthrough(GAME, None, seed=SEED).splitlines()
    return "\n".join(line for line in lines if line == "" or line.strip(" ◯")) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(played(), encoding="utf-8")
