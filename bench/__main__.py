"""`make bench`: tables of ratios, everything in one run on one machine.

`python -m bench engine PEERS` measures the rules and the search, `python -m bench server` the live
server, `python -m bench compile` the compiled build, `python -m bench start` how soon the command
answers, `python -m bench floods` what an honest player feels of a dishonest one, `python -m bench
races` who wins races over long and short ways, `python -m bench nodes` several nodes on one store
(`--faults`: how soon they play on), `python -m bench scale` simulates more players than a machine
has room for; `python -m bench bars` compares the latest results of the first
two with what must be reached.
"""

import sys

from bench import bars, compiling, engine, start
from bench.nodes import command as nodes
from bench.nodes import simulation
from bench.server import comparison, floods, races


def main() -> None:
    part, *rest = sys.argv[1:] or ["server"]
    if part == "server":
        comparison.main(rest)
    elif part == "engine" and len(rest) == 1:
        engine.main(rest[0])
    elif part == "compile":
        compiling.main()
    elif part == "floods":
        floods.main(rest)
    elif part == "races":
        races.main(rest)
    elif part == "nodes":
        nodes.main(rest)
    elif part == "scale":
        simulation.main()
    elif part == "start":
        start.main()
    elif part == "bars":
        bars.main()
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
