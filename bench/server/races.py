"""`python -m bench races`: who wins races over real distances, direct and behind a real proxy.

Four players of one skill sit behind round trips of 20, 60, 120 and 250 ms (`far`) and play
Bloops with cards that are all alike: after every discard all four throw as soon as they can, and
the first wins. Many tables play at once, and who sits where is drawn by lot: the rule for level
throws goes by seats.

The cheat has the shortest path, answers every protocol ping 200 to 250 ms late, so as to look far
away, and claims to have reacted in 150 ms, always.
"""

import argparse
import asyncio
import contextlib
import math
import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import uvloop

from bench.server.caddy import caddy_before
from bench.server.far import HOUSE, House, NoNamespaces
from bench.server.far import Path as Way
from bench.server.racers import CHEAT, HONEST, SEATS, Habit, Player, guest, make_table, play
from bench.server.servers import running

ROUND_TRIPS: Final = (20, 60, 120, 250)
"""Milliseconds."""
FAIR: Final = (0.20, 0.30)
"""What an honest player on the slowest path wins, of four."""
MOST_CHEATED: Final = 0.35
JITTER: Final = 0.004
TABLES: Final = 25
GAMES: Final = 2
"""At each table, one after the other."""


class Shares(msgspec.Struct, frozen=True):
    """Races won by each path."""

    condition: str
    wins: list[int]
    cheat: bool

    @property
    def races(self) -> int:
        return sum(self.wins)

    def share(self, path: int) -> float:
        return self.wins[path] / self.races

    def interval(self, path: int) -> float:
        """Half of the interval that holds the true share in 95 of 100 such runs."""
        share = self.share(path)
        return 1.96 * math.sqrt(share * (1 - share) / self.races)

    def is_reached(self) -> bool:
        if self.cheat:
            return self.share(0) < MOST_CHEATED
        return FAIR[0] <= self.share(len(self.wins) - 1) <= FAIR[1]


async def race(url: str, habits: list[Habit], tables: int, games: int) -> list[int]:
    """How often the player behind each path has won, on whatever seat."""
    players = [
        Player(address, habit, await guest(url, address))
        for address, habit in zip(_addresses(), habits, strict=True)
    ]

    making = asyncio.Lock()  # of one address few records are read at once

    async def at_table() -> list[int]:
        won = []
        for _ in range(games):
            order = random.sample(range(SEATS), SEATS)
            seated = [players[path] for path in order]
            async with making:
                code = await make_table(url, seated[0])
            won += [order[seat] for seat in (await play(url, code, seated)).winners]
        return won

    won = await asyncio.gather(*(at_table() for _ in range(tables)))
    wins = Counter(path for paths in won for path in paths)
    return [wins[path] for path in range(SEATS)]


def _addresses() -> list[str]:
    return [f"10.77.0.{10 + number}" for number in range(len(ROUND_TRIPS))]


@contextlib.contextmanager
def _servers(folder: Path) -> Iterator[dict[str, str]]:
    """One that players reach directly, and one behind a proxy, as docs/hosting.md tells."""
    core = min(os.sched_getaffinity(0))
    proxied = ["--proxy", "127.0.0.1", "--proxy-rtt"]
    with (
        running("tablee", Path(), core, ["--host", HOUSE], HOUSE) as direct,
        running("tablee", Path(), core, proxied) as behind,
        caddy_before(f"127.0.0.1:{behind.port}", folder, HOUSE) as front,
    ):
        yield {"direct": f"http://{HOUSE}:{direct.port}", "behind Caddy": front}


def measure(tables: int, games: int, jitter: float) -> Iterator[Shares]:
    """Leaves this process on the far side."""
    house = House()
    ways = {
        address: Way(round_trip / 1000, jitter)
        for address, round_trip in zip(_addresses(), ROUND_TRIPS, strict=True)
    }
    with (
        tempfile.TemporaryDirectory() as folder,
        _servers(Path(folder)) as servers,
        house.leave(ways),
    ):
        for place, url in servers.items():
            for name, habit in (("honest", HONEST), ("cheat", CHEAT)):
                habits = [habit, HONEST, HONEST, HONEST]
                wins = uvloop.run(race(url, habits, tables, games))
                yield Shares(f"{place}, {name}", wins, habit is CHEAT)


def main(rest: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench races")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--games", type=int, default=GAMES, help="at each table")
    parser.add_argument("--jitter", type=float, default=JITTER, help="seconds, a way")
    asked = parser.parse_args(rest)
    print(f"| | races | {' | '.join(f'{one} ms' for one in ROUND_TRIPS)} | bar |")
    print("|---|--:|" + "--:|" * len(ROUND_TRIPS) + "---|")
    missed = False
    try:
        for row in measure(asked.tables, asked.games, asked.jitter):
            shares = [
                f"{row.share(path):.1%} ± {row.interval(path):.1%}" for path in range(len(row.wins))
            ]
            bar = "cheat < 35 %" if row.cheat else "slowest 20–30 %"
            verdict = "reached" if row.is_reached() else "missed"
            missed = missed or not row.is_reached()
            line = f"| {row.condition} | {row.races} | {' | '.join(shares)} | {bar}: {verdict} |"
            print(line, flush=True)
    except NoNamespaces as error:
        sys.exit(str(error))
    sys.exit(int(missed))
