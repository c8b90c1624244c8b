"""Counts what becomes of damaged positions of a game, and prints the first of each kind that fails.

.venv/bin/python -m tests.laws.fates herrlof 20000
"""

import re
import sys
from collections import Counter

from tablee.core.notation import NotationError
from tablee.lab.laws.damage import mutants
from tablee.lab.laws.fates import fate_of
from tablee.packs import PACKS


def main(name: str, count: int, seed: int = 0) -> None:
    fates: Counter[str] = Counter()
    for text in mutants(PACKS[name].game, seed, count):
        try:
            fate = fate_of(PACKS[name], text)
        except Exception as error:
            fate = _fault(error)
            if fate not in fates:
                print(f"\n{fate}\n  {error!s:.300}\n  {text}")  # noqa: T201 - a report
        fates[fate] += 1
    for fate, times in fates.most_common():
        print(times, fate)  # noqa: T201 - a report


def _fault(error: Exception) -> str:
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    line = f"{place.tb_frame.f_code.co_filename.split('/')[-1]}:{place.tb_lineno}" if place else ""
    if isinstance(error, NotationError):
        line = "later"
    reason = re.sub(r"'.*?'|[A-Z]?-?\d+[ab*^]*", "…", str(error)[:80])
    return f"{type(error).__name__} {line} {reason}"


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
