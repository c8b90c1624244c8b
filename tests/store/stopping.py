"""A node that writes batches of many moves, to be stopped in the middle of one.

Run as a module: `stopping.py STORE CODE ROWS`. Prints the name of its game, then after each batch
how many moves are acknowledged, and at last why it could write no more.
"""

import asyncio
import sys

from tablee.store.node_store import NodeStore
from tablee.store.rows import TableRow
from tablee.store.troubles import Away, NotOurs
from tests.store.test_store import a_game, a_move


async def write_on(place: str, code: str, rows: int) -> None:
    store = await NodeStore.join(place, "http://stopped:8000")
    table = TableRow(code, "{}", 1.0, True)
    await store.add_table(table)
    game = a_game(code)
    await store.deal(game, {}, table)
    _say(game.id)
    done = 0
    try:
        while True:
            await store.append(code, [a_move(game.id, done + n) for n in range(rows)])
            done += rows
            _say(str(done))
    except (Away, NotOurs) as error:
        _say(type(error).__name__)
    await store.close()


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(write_on(sys.argv[1], sys.argv[2], int(sys.argv[3])))
