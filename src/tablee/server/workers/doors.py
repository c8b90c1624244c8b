"""What workers listen on. The parent opens it and keeps it: a worker that is started again finds
who has knocked meanwhile, and its own address is still its own."""

import errno
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from tablee.server.running import BACKLOG, Setup
from tablee.store.troubles import Unusable

LOOPBACK: Final = "127.0.0.1"
LAST_PORT: Final = 65535


class Doors(Struct, frozen=True):
    """`public` are everybody's; `own` each worker's, which the others call by `addresses`."""

    public: list[socket.socket]
    own: list[list[socket.socket]]
    addresses: list[str]

    @property
    def port(self) -> int:
        return int(self.public[0].getsockname()[1])


@contextmanager
def opened(setup: Setup, count: int) -> Iterator[Doors]:
    """Workers' own ports follow the public one on the loopback, or begin with that of `--node`."""
    node = urlsplit(setup.node)
    own_host = setup.host if setup.node else LOOPBACK
    named = str(node.hostname) if setup.node else LOOPBACK
    first = node.port or 80 if setup.node else setup.port and setup.port + 1
    if max(setup.port, first + count - 1) > LAST_PORT:
        raise Unusable(f"No {count} workers fit after port {first - 1}: ports end at {LAST_PORT}.")
    with ExitStack() as stack:
        public = _listening(stack, setup.host, setup.port, "")
        own = [
            _listening(stack, own_host, first and first + number, f" (worker {number + 1}'s own)")
            for number in range(count)
        ]
        addresses = [f"http://{_bracketed(named)}:{door[0].getsockname()[1]}" for door in own]
        yield Doors(public, own, addresses)


def _listening(stack: ExitStack, host: str, port: int, about: str) -> list[socket.socket]:
    """One socket for each address the host has."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    made = []
    for family, *_, place in dict.fromkeys(found):
        try:
            door = socket.create_server(place[:2], family=family, backlog=BACKLOG)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            raise PortTaken(port, about) from None
        made.append(stack.enter_context(door))
    return made


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


class PortTaken(Unusable):
    def __init__(self, port: int, about: str = "") -> None:
        super().__init__(
            f"Port {port}{about} is taken: stop what uses it, or choose another with --port."
        )
