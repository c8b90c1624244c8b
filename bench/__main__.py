"""`make bench`: tables of ratios, everything in one run on one machine.

`python -m bench engine PEERS` measures the rules and the search, `python -m bench server` the live
server; `python -m bench bars` compares their latest results with what must be reached.
"""

import sys

from bench import bars, engine
from bench.server import comparison


def main() -> None:
    part, *rest = sys.argv[1:] or ["server"]
    if part == "server":
        comparison.main(rest)
    elif part == "engine" and len(rest) == 1:
        engine.main(rest[0])
    elif part == "bars":
        bars.main()
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
