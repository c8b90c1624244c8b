"""Work that stands still on one node, until that node is killed."""

import signal
import time
from pathlib import Path

import msgspec
import ray

from tablee.lab.simulate import Job, Tally, run


class Trap(msgspec.Struct, frozen=True):
    """Some games; on this node they are never finished, and the mark says that they have begun.
    Elsewhere they wait for the mark, so that some do begin there."""

    job: Job
    node: str
    mark: str


def run_elsewhere(trap: Trap) -> Tally:
    if ray.get_runtime_context().get_node_id() == trap.node:
        Path(trap.mark).touch()
        signal.pause()
    while not Path(trap.mark).exists():
        time.sleep(0.05)
    return run(trap.job)
