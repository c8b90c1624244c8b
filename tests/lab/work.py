"""Work for tests of workplaces: functions of a module, as those that travel are."""

import os
import signal
from pathlib import Path


def square(number: int) -> int:
    return number * number


def refuse(number: int) -> int:
    raise ValueError(f"no {number}")


def die_once(mark: str) -> str:
    """The first process that gets such a job is killed in the middle of it."""
    path = Path(mark)
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return path.name
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError("it is dead")


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def press_ctrl_c(number: int) -> int:
    raise KeyboardInterrupt
