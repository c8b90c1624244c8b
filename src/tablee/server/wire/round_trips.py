"""A connection's round trip as a kernel measured it: what no client can feign.

Of a direct connection our own kernel knows it. Behind a proxy it is that of the proxy's connection
to the client: on the same machine the kernel is asked for it (Linux), else the proxy may tell what
it measured when the client came.

It is the least of the last minutes, as the kernel keeps it: whoever says nothing lets their kernel
acknowledge up to 40 ms late, and the smoothed round trip rises by that.
"""

import re
import socket
import struct
import sys
from collections.abc import Callable, Mapping
from ipaddress import ip_address
from typing import Final

RoundTrip = Callable[[], float | None]
"""In seconds; None: it is not known now."""

ENDS: Final = "X-Client-Socket"
"""A proxy's header: the ends of its connection to a client, `HOST PORT HOST PORT`, theirs first."""
MEASURED: Final = "X-Client-RTT"
"""A proxy's header: the round trip it measured, in microseconds."""

_INFO_BYTES: Final = 152
_RTT_PLACE: Final = 68
"""Where tcp_info has the smoothed round trip, in microseconds."""
_LEAST_PLACE: Final = 148
"""Where it has the least one (Linux 4.6)."""
_NO_SAMPLE: Final = 0xFFFFFFFF

_SOCK_DIAG: Final = 4  # NETLINK_SOCK_DIAG
_BY_FAMILY: Final = 20  # SOCK_DIAG_BY_FAMILY
_REQUEST: Final = 1  # NLM_F_REQUEST
_WITH_INFO: Final = 1 << 1  # INET_DIAG_INFO
_INFO: Final = 2
_HEAD: Final = struct.Struct("=IHHII")
_QUESTION: Final = struct.Struct("=BBBxI")
_ANSWER_BYTES: Final = 72
_ATTRIBUTE: Final = struct.Struct("=HH")
_ANY_COOKIE: Final = b"\xff" * 8
_SOME_STATE: Final = 0xFFFFFFFF


def of_socket(kernel: socket.socket | None) -> RoundTrip | None:
    if kernel is None or not hasattr(socket, "TCP_INFO"):
        return None

    def ask() -> float | None:
        try:
            info = kernel.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _INFO_BYTES)
        except OSError:
            return None
        return _seconds(info)

    return ask


def told_by_proxy(headers: Mapping[str, str]) -> RoundTrip | None:
    """None: this proxy tells nothing of use."""
    ends = headers.get(ENDS, "").split()
    if len(ends) == 4 and sys.platform == "linux":
        try:
            question = _question(ends[0], int(ends[1]), ends[2], int(ends[3]))
        except (ValueError, struct.error):
            return None
        return lambda: _ask(question)
    measured = headers.get(MEASURED, "")
    if re.fullmatch(r"[0-9]{1,9}", measured):
        seconds = int(measured) / 1_000_000
        return lambda: seconds
    return None


def _seconds(info: bytes) -> float | None:
    for place in (_LEAST_PLACE, _RTT_PLACE):
        if len(info) >= place + 4:
            micros: int = struct.unpack_from("=I", info, place)[0]
            if micros not in (0, _NO_SAMPLE):  # a listening socket has none
                return micros / 1_000_000
    return None


def _question(client: str, client_port: int, proxy: str, proxy_port: int) -> bytes:
    """One TCP socket of this machine, by its ends (linux/inet_diag.h)."""
    theirs, ours = ip_address(client.strip("[]")), ip_address(proxy.strip("[]"))
    if theirs.version != ours.version:
        raise ValueError("the ends are of two kinds")
    family = socket.AF_INET if ours.version == 4 else socket.AF_INET6
    ports = struct.pack("!HH", proxy_port, client_port)
    places = ours.packed.ljust(16, b"\0") + theirs.packed.ljust(16, b"\0")
    body = _QUESTION.pack(family, socket.IPPROTO_TCP, _WITH_INFO, _SOME_STATE)
    body += ports + places + struct.pack("=I", 0) + _ANY_COOKIE
    return _HEAD.pack(_HEAD.size + len(body), _BY_FAMILY, _REQUEST, 1, 0) + body


def _ask(question: bytes) -> float | None:
    try:
        with socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, _SOCK_DIAG) as kernel:
            kernel.settimeout(0.1)
            kernel.send(question)
            answer = kernel.recv(8192)
    except OSError:
        return None
    return _read(answer)


def _read(answer: bytes) -> float | None:
    """The tcp_info among the answer's attributes."""
    if len(answer) < _HEAD.size + _ANSWER_BYTES or _HEAD.unpack_from(answer)[1] != _BY_FAMILY:
        return None
    at = _HEAD.size + _ANSWER_BYTES
    while at + _ATTRIBUTE.size <= len(answer):
        length, kind = _ATTRIBUTE.unpack_from(answer, at)
        if kind == _INFO:
            return _seconds(answer[at + _ATTRIBUTE.size : at + length])
        if length < _ATTRIBUTE.size:
            break
        at += (length + 3) & ~3
    return None
