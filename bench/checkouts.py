"""A checkout of this project, as it was compiled there: another version to be measured beside."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

BUILT: Final = Path("build/compiled")
HERE: Final = Path(__file__).parent.parent
LIMITS: Final = "from bench.server.servers import LIMITS; print(*LIMITS)"


class Checkout:
    """`python` is the command that runs its interpreter, there, with what is compiled there;
    `beneath` is a program that is to run it, if one is."""

    def __init__(self, place: Path, beneath: Sequence[str] = ()) -> None:
        self.place: Final = place.resolve()
        interpreter = self.place / ".venv/bin/python"
        for needed in (interpreter, self.place / BUILT / ".done"):
            if not needed.exists():
                sys.exit(
                    f"{needed} is missing: nothing is compiled in {self.place}. "
                    f"Run `make {BUILT}/.done BUILD=compiled` there."
                )
        built = f"PYTHONPATH={self.place / BUILT}"
        around = ("env", f"--chdir={self.place}", built)
        self.python: Final = (*around, *beneath, str(interpreter))
        self._plain: Final = (*around, str(interpreter))

    def commit(self) -> str:
        command = ["git", "-C", str(self.place), "describe", "--always", "--dirty"]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    def limits(self) -> list[str]:
        """The limits that its server knows and a load sets aside."""
        command = [*self._plain, "-c", LIMITS]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
