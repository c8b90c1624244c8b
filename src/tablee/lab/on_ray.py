"""Work on Ray: on the processors of this machine, or on a cluster's.

What a node that is gone had not finished is done again by another. Nodes have the same Tablée.
"""

import logging
import os
import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from tablee import __version__
from tablee.lab.workplace import AHEAD, WorkplaceError, in_flight

J = TypeVar("J")
R = TypeVar("R")

KNOCK_SECONDS: Final = 10.0
"""Ray itself would knock for ever where nobody is."""
TRIES: Final = 20
"""How often a job may lose its node or its process."""


class OnRay:
    """`address` is a cluster's; empty: the one RAY_ADDRESS names, or else this machine. At most
    `jobs` are done at once; None: as many as there are processors."""

    def __init__(self, address: str = "", jobs: int | None = None) -> None:
        if find_spec("ray") is None:
            raise WorkplaceError("Ray is missing: pip install 'tablee[ray]'")
        self._address: Final = address or os.environ.get("RAY_ADDRESS", "")
        self._jobs: Final = jobs

    def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[R, None, None]:
        import ray  # noqa: PLC0415 - an extra, which takes seconds to load

        with _connected(ray, self._address, self._jobs):
            ahead = self._jobs or AHEAD * int(ray.cluster_resources().get("CPU", 1))
            task = ray.remote(max_retries=TRIES)(work)
            try:
                for reference in in_flight((task.remote(job) for job in jobs), ahead):
                    yield ray.get(reference)
            except ray.exceptions.RayTaskError:
                raise  # what went wrong in the work itself
            except ray.exceptions.RayError as error:
                raise WorkplaceError(f"Ray has lost the work: {_last_line(error)}") from None


@contextmanager
def _connected(ray: Any, address: str, jobs: int | None) -> Iterator[None]:
    """Whoever leaves takes what is still being done along."""
    _knock(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell its makers
    try:
        ray.init(
            address or "local",
            num_cpus=None if address else jobs,
            include_dashboard=None if address else False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise WorkplaceError(
            f"no Ray at {address or 'this machine'}: {_last_line(error)} "
            "(one that wants a token is given it by RAY_AUTH_MODE=token and RAY_AUTH_TOKEN)"
        ) from None
    try:
        _check_nodes(ray)
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
    except OSError as error:
        raise WorkplaceError(f"no Ray at {address}: {error.strerror or error}") from None


def _version(_: int) -> str:
    return __version__


def _check_nodes(ray: Any) -> None:
    try:
        there = ray.get(ray.remote(_version).remote(0))
    except ray.exceptions.RayError as error:
        raise WorkplaceError(
            f"Ray's nodes cannot load Tablée ({_last_line(error)}): "
            f"pip install 'tablee[ray]=={__version__}' on each of them"
        ) from None
    if there != __version__:
        raise WorkplaceError(
            f"Ray's nodes have Tablée {there}, this is {__version__}: use the same"
        )


def _last_line(error: Exception) -> str:
    lines = [line for line in str(error).splitlines() if line.strip()]
    return lines[-1].strip() if lines else type(error).__name__
