"""Two races over real distance, behind a real proxy: what the server knew of each press.

Run as a module, for it leaves this machine's network: `far_races FOLDER`. Prints for each press
its seat and the least and the most the network could have been, in milliseconds.
"""

import asyncio
import os
import re
import sys
from pathlib import Path

import msgspec

from bench.server.caddy import caddy_before
from bench.server.far import HOUSE, House, NoNamespaces
from bench.server.far import Path as Way
from bench.server.racers import CHEAT, HONEST, Player, guest, make_table, play
from bench.server.servers import running
from tablee.core.seats import Mover
from tablee.store import Store

ROUND_TRIPS = (20, 250, 60, 120)
"""By seats; the cheat is on the first."""
RACES = 2
NO_NAMESPACES = 77


async def _race(url: str, addresses: list[str]) -> str:
    """The game's record."""
    habits = [CHEAT, HONEST, HONEST, HONEST]
    players = [
        Player(address, habit, await guest(url, address))
        for address, habit in zip(addresses, habits, strict=True)
    ]
    return (await play(url, await make_table(url, players[0]), players, RACES)).record


async def _known(store_url: str, record: str) -> list[tuple[Mover, int, int]]:
    store = await Store.open(store_url)
    rows = await store.moves(record)
    await store.close()
    found = []
    for row in rows:
        network = re.search(r"network (\d+)-(\d+)$", row.remark)
        if network and row.move.startswith("throw"):
            found.append((row.seat, int(network[1]), int(network[2])))
    return found


def main(folder: Path) -> None:
    store = f"sqlite:///{folder}/far.db"
    addresses = [f"10.77.0.{10 + seat}" for seat in range(len(ROUND_TRIPS))]
    ways = {
        address: Way(round_trip / 1000)
        for address, round_trip in zip(addresses, ROUND_TRIPS, strict=True)
    }
    try:
        house = House()
    except NoNamespaces as reason:
        sys.stderr.write(str(reason))
        sys.exit(NO_NAMESPACES)
    proxied = ["--proxy", "127.0.0.1", "--proxy-rtt", "--store", store]
    with (
        running("tablee", Path(), min(os.sched_getaffinity(0)), proxied) as server,
        caddy_before(f"127.0.0.1:{server.port}", folder, HOUSE) as front,
        house.leave(ways),
    ):
        record = asyncio.run(_race(front, addresses))
    sys.stdout.write(msgspec.json.encode(asyncio.run(_known(store, record))).decode())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
