"""One worker: a node in a process of its own. Run as a module by its parent, which tells it how on
its standard input and is told there how it went; when that ends, the parent is gone."""

import asyncio
import socket
import sys
from typing import Final

import msgspec
from msgspec import Struct

from tablee.server.heap import tune_interpreter
from tablee.server.logs import log_to_stderr
from tablee.server.running import Setup, serving
from tablee.server.stopping import Stopping
from tablee.store.troubles import UnknownStore, Unusable

OPEN: Final = "open"
"""What it says when it answers, and the host's secret; anything else is why it does not."""


class Orders(Struct, frozen=True):
    """`doors` are sockets that listen already, by their descriptors."""

    setup: Setup
    doors: list[int]


async def _work(orders: Orders) -> None:
    stopping = Stopping()
    loop = asyncio.get_running_loop()

    def be_left() -> None:
        loop.remove_reader(sys.stdin)
        stopping.ask()

    loop.add_reader(sys.stdin, be_left)
    tune_interpreter()
    doors = [socket.socket(fileno=door) for door in orders.doors]
    async with serving(orders.setup, doors) as (lobby, _):
        _tell(f"{OPEN} {lobby.house.host_secret}")
        await stopping.asked.wait()


def _tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> None:
    from uvloop import run  # noqa: PLC0415 (not for Windows, where there are no workers)

    log_to_stderr()
    told = sys.stdin.buffer.readline()
    if not told:
        return  # the parent is gone already
    try:
        run(_work(msgspec.json.decode(told, type=Orders)))
    except (UnknownStore, Unusable, OSError) as error:
        _tell(" ".join(str(error).split()))
        sys.exit(2)


if __name__ == "__main__":
    main()
