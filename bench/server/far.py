"""Real distance without rights: two network namespaces, and every packet between them late.

The server's side is `HOUSE`; players are at the addresses of the far side, each behind a path of
its own. A TUN device on each side hands its packets to one process, which passes each on when half
of its path's round trip is over. Linux only.
"""

import ctypes
import fcntl
import heapq
import os
import random
import select
import signal
import socket
import struct
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path as File
from typing import Final, NoReturn

from msgspec import Struct

HOUSE: Final = "10.77.0.1"
_MASK: Final = "255.255.255.0"

_NEW_USERS: Final = 0x10000000  # CLONE_NEWUSER
_NEW_NET: Final = 0x40000000  # CLONE_NEWNET
_TUN: Final = (0x400454CA, 0x0001 | 0x1000)  # TUNSETIFF: IFF_TUN, IFF_NO_PI
_SET_ADDRESS: Final = 0x8916
_SET_MASK: Final = 0x891C
_SET_FLAGS: Final = 0x8914
_UP: Final = 1
_LONGEST_PACKET: Final = 65536


class NoNamespaces(Exception):
    """This machine lets nobody make a network of their own; says why."""


class Path(Struct, frozen=True):
    """A way to the house, in seconds: there and back together `round_trip`, and each way
    longer by `jitter` on average (exponentially distributed; packets keep their order)."""

    round_trip: float
    jitter: float = 0.0

    def way(self, luck: random.Random) -> float:
        more = luck.expovariate(1 / self.jitter) if self.jitter else 0.0
        return self.round_trip / 2 + more


class House:
    """This process, and what it starts, in a network where there is only the house. Only for a
    process of one thread."""

    def __init__(self) -> None:
        user, group = os.getuid(), os.getgid()
        try:
            _unshare(_NEW_USERS | _NEW_NET)
            File("/proc/self/setgroups").write_text("deny")
            File("/proc/self/uid_map").write_text(f"0 {user} 1")
            File("/proc/self/gid_map").write_text(f"0 {group} 1")
            _set_up("lo")
            self._device: Final = _tun("house", HOUSE)
        except OSError as error:
            raise NoNamespaces(f"no network of one's own here: {error}") from None

    @contextmanager
    def leave(self, paths: Mapping[str, Path]) -> Iterator[None]:
        """To the far side, for good: what was started before stays in the house, what is opened
        from now on is far away, at the addresses that `paths` has."""
        _unshare(_NEW_NET)
        _set_up("lo")
        far = _tun("far", *paths)
        relay = os.fork()
        if relay == 0:
            _carry(self._device, far, paths)
        try:
            yield
        finally:
            os.kill(relay, signal.SIGKILL)
            os.waitpid(relay, 0)
            os.close(far)
            os.close(self._device)


def _carry(house: int, far: int, paths: Mapping[str, Path]) -> NoReturn:
    try:
        Relay(house, far, paths).run()
    except KeyboardInterrupt:
        pass
    finally:
        os._exit(1)


class Relay:
    """Packets on their way, by when they arrive."""

    def __init__(self, house: int, far: int, paths: Mapping[str, Path]) -> None:
        self._house: Final = house
        self._far: Final = far
        self._paths: Final = {socket.inet_aton(one): path for one, path in paths.items()}
        self._luck: Final = random.Random()
        self._latest: Final[dict[tuple[int, bytes], float]] = {}
        self._travelling: Final[list[tuple[float, int, int, bytes]]] = []
        self._count = 0

    def run(self) -> NoReturn:
        while True:
            first = self._travelling[0][0] if self._travelling else None
            pause = None if first is None else max(0.0, first - time.monotonic())
            for end in select.select([self._house, self._far], [], [], pause)[0]:
                self._send_off(end, os.read(end, _LONGEST_PACKET))
            while self._travelling and self._travelling[0][0] <= time.monotonic():
                _, _, end, packet = heapq.heappop(self._travelling)
                os.write(end, packet)

    def _send_off(self, end: int, packet: bytes) -> None:
        """IPv4, to or from an address that has a path; anything else is lost."""
        place = 16 if end == self._house else 12
        player = packet[place : place + 4]
        path = self._paths.get(player)
        if packet[0] >> 4 != 4 or path is None:
            return
        latest = self._latest.get((end, player), 0.0)
        arrives = max(latest, time.monotonic() + path.way(self._luck))
        self._latest[end, player] = arrives
        self._count += 1
        other = self._far if end == self._house else self._house
        heapq.heappush(self._travelling, (arrives, self._count, other, packet))


def _unshare(what: int) -> None:
    if ctypes.CDLL(None, use_errno=True).unshare(what) != 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))


def _tun(name: str, *addresses: str) -> int:
    """A device with these addresses; what is sent to their network is read from it."""
    end = os.open("/dev/net/tun", os.O_RDWR | os.O_CLOEXEC)
    request, kind = _TUN
    fcntl.ioctl(end, request, struct.pack("16sH22x", name.encode(), kind))
    for number, address in enumerate(addresses):
        alias = f"{name}:{number}" if number else name
        _configure(alias, _SET_ADDRESS, _internet(address))
        _configure(alias, _SET_MASK, _internet(_MASK))
    _set_up(name)
    return end


def _set_up(name: str) -> None:
    _configure(name, _SET_FLAGS, struct.pack("H", _UP))


def _internet(address: str) -> bytes:
    return struct.pack("HH4s", socket.AF_INET, 0, socket.inet_aton(address))


def _configure(name: str, what: int, value: bytes) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        fcntl.ioctl(any_socket, what, struct.pack("16s24s", name.encode(), value))
