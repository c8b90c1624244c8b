"""`make bench`: tables of ratios, everything in one run on one machine. `python -m bench PART` is
one of them; without a part it lists them."""

import sys
from collections.abc import Callable
from typing import Final

from bench import against, bars, compiling, engine, install, learning, start
from bench.nodes import command as nodes
from bench.nodes import simulation
from bench.server import comparison, floods, races

Part = Callable[[list[str]], None]

PARTS: Final[dict[str, tuple[Part, str]]] = {
    "engine": (lambda rest: engine.main(*rest), "PEERS: the rules and the search, beside others"),
    "learning": (lambda rest: learning.main(*rest), "PEERS: environments for learners"),
    "server": (comparison.main, "the live server beside others (--paced, --growth)"),
    "nodes": (nodes.main, "several nodes on one store (--faults: how soon they play on)"),
    "scale": (lambda _: simulation.main(), "more players than a machine has room for, simulated"),
    "floods": (floods.main, "what an honest player feels of a dishonest one"),
    "races": (races.main, "who wins races over long and short ways"),
    "against": (against.main, "PATH: this checkout beside another (--server: the live servers)"),
    "compile": (lambda _: compiling.main(), "what the compiled build costs to make"),
    "start": (start.main, "how soon the command answers and a program has dealt"),
    "install": (lambda _: install.main(), "what the light install downloads"),
    "bars": (lambda _: bars.main(), "the latest results beside what must be reached"),
}


def main() -> None:
    name, *rest = sys.argv[1:] or [""]
    if name not in PARTS:
        listed = [f"  {part:<9} {about}" for part, (_, about) in PARTS.items()]
        sys.exit("\n".join(["python -m bench PART:", *listed]))
    part, about = PARTS[name]
    if about.startswith("PEERS") and len(rest) != 1:
        sys.exit(f"python -m bench {name} {about}")
    part(rest)


if __name__ == "__main__":
    main()
