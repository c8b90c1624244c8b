"""`python -m bench learning PEERS`: environments for learners beside others, in one run.

PEERS is the Python of the others' environment, in which ours is installed too (`make adapters`).
"""

from typing import Final

from rich.console import Console

from bench.engine import HERE, Part
from bench.results import keep
from bench.timing import Contender, measure

SECONDS: Final = "2.0"
TITLE: Final = "environments for learners"
QUICK: Final = [("herrlof", 2), ("herrlof", 3), ("blot", 2), ("blot", 4)]
"""Games that are stepped by the thousand."""


def ours(way: str, name: str, seats: int) -> Contender:
    command = [str(HERE / "environments.py"), way, name, str(seats), SECONDS]
    return Contender(title(way, name, seats), command)


def title(way: str, name: str, seats: int) -> str:
    return f"{name}, {seats} seats, {'PettingZoo' if way == 'zoo' else 'vectorised'}"


def part(peers: str) -> Part:
    rlcard = str(HERE / "peers/rlcard_games.py")
    zoo = str(HERE / "peers/pettingzoo_games.py")
    contenders = [
        *[ours(way, name, seats) for name, seats in QUICK for way in ("zoo", "vector")],
        Contender("RLCard uno", [rlcard, "uno", SECONDS]),
        Contender("RLCard gin-rummy", [rlcard, "gin-rummy", SECONDS]),
        Contender("PettingZoo leduc_holdem_v4", [zoo, "leduc_holdem_v4", SECONDS]),
        Contender("PettingZoo texas_holdem_v4", [zoo, "texas_holdem_v4", SECONDS]),
    ]
    return Part(
        TITLE,
        "steps",
        [Contender(one.name, [peers, *one.command]) for one in contenders],
        [title("zoo", "herrlof", 2), title("zoo", "blot", 2), "RLCard uno"],
    )


def main(peers: str) -> None:
    measured = part(peers)
    results = measure(measured.contenders)
    Console(width=130).print(measured.table(results))
    keep("learning", results)
