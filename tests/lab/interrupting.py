"""Ctrl-C while a command works."""

import json
import os
import signal
import subprocess
import sys
from typing import Final

# What a shell runs in the background is deaf to Ctrl-C, and so is all that the tests start then.
_PROGRAM: Final = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)

from tablee.cli import main
from tablee.commands.working import Work

advance = Work.advance

def tell(self, done):
    advance(self, done)
    print("some are done", flush=True)

Work.advance = tell
main()
"""


def interrupted(*args: str, **env: str) -> tuple[dict[str, int], str, int]:
    """Ctrl-C once something is done, as in a terminal, where every process of the group is told:
    the report, what was said beside it, and the exit code."""
    with subprocess.Popen(
        [sys.executable, "-c", _PROGRAM, *args, "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, **env},
    ) as command:
        assert command.stdout is not None
        said = command.stdout.readline()
        assert said == "some are done\n", said + "".join(command.communicate())
        os.killpg(command.pid, signal.SIGINT)
        output, errors = command.communicate()
    return json.loads(output[output.index("{") :]), errors.strip(), command.returncode
