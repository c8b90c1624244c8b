"""A network that is gone: every packet that arrives at one socket is dropped by the kernel.

Nothing is acknowledged and nothing closed; who sends there sends again and again. It is a socket
filter (linux/filter.h) that lets nothing pass, which takes no rights.
"""

import ctypes
import socket
import struct
import sys
from typing import Final

import aiohttp
import pytest

_ATTACH: Final = 26  # SO_ATTACH_FILTER
_DETACH: Final = 27  # SO_DETACH_FILTER
_RETURN_NOTHING: Final = struct.pack("=HBBI", 0x06, 0, 0, 0)  # BPF_RET | BPF_K, keep 0 bytes

needs_filters: Final = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux drops a socket's packets by a filter"
)


class DeadNetwork:
    """What arrives at that socket is lost from `cut` until `mend`."""

    def __init__(self, end: socket.socket) -> None:
        self._end: Final = end

    def cut(self) -> None:
        rules = ctypes.create_string_buffer(_RETURN_NOTHING, len(_RETURN_NOTHING))
        program = struct.pack("@HP", 1, ctypes.addressof(rules))
        self._end.setsockopt(socket.SOL_SOCKET, _ATTACH, program)

    def mend(self) -> None:
        self._end.setsockopt(socket.SOL_SOCKET, _DETACH, 0)


def network_of(client: aiohttp.ClientWebSocketResponse) -> DeadNetwork:
    end: socket.socket = client.get_extra_info("socket")
    return DeadNetwork(end)
