"""`make fuzz`: `python -m tests.fuzz MINUTES [TARGET…]`, each target half by hypothesis, half by
atheris, where that is installed. What is found is written to build/fuzz and told.

Hypothesis chooses pieces of what is kept; atheris changes bytes and keeps what reaches new lines.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Final

from tests.fuzz.corpora import CORPUS, NAMES, kept

PLACE: Final = Path(__file__).parents[2] / "build" / "fuzz"
LONGEST: Final = 4096


def main(minutes: float, names: list[str]) -> int:
    """The exit status: 1 if anything was found."""
    ways = ["hypothesis", *(["atheris"] if find_spec("atheris") else [])]
    if len(ways) == 1:
        sys.stdout.write("atheris is not installed here: hypothesis has all the time\n")
    found = 0
    for name in names or NAMES:
        for way in ways:
            seconds = str(int(60 * minutes / len(ways)))
            command = [sys.executable, "-m", "tests.fuzz", f"--{way}", name, seconds]
            status = subprocess.run(command, check=False).returncode
            sys.stdout.write(f"{name} by {way}: {'found something' if status else 'nothing'}\n")
            found += bool(status)
    return 1 if found else 0


def by_hypothesis(name: str, seconds: float) -> None:
    from hypothesis import HealthCheck, Phase, given, seed, settings  # noqa: PLC0415
    from hypothesis import strategies as st  # noqa: PLC0415

    from tests.fuzz.shapes import spliced  # noqa: PLC0415

    target = _target(name)
    seeds = [path.read_bytes() for path in kept(name)]
    made = st.randoms(use_true_random=False).map(lambda luck: spliced(seeds, luck))
    end, tried = time.monotonic() + seconds, 0
    while time.monotonic() < end:

        @seed(Random().getrandbits(64))
        @settings(
            max_examples=200,
            deadline=None,
            database=None,
            phases=[Phase.generate, Phase.shrink],
            suppress_health_check=list(HealthCheck),
        )
        @given(st.one_of(made, st.binary(max_size=LONGEST), st.sampled_from(seeds)))
        def one(data: bytes) -> None:
            nonlocal tried
            tried += 1
            try:
                target(data)
            except BaseException:
                PLACE.mkdir(parents=True, exist_ok=True)
                (PLACE / f"{name}-hypothesis").write_bytes(data)
                raise

        one()
    sys.stdout.write(f"{name}: {tried} inputs by hypothesis\n")


def by_atheris(name: str, seconds: float) -> None:
    import atheris  # noqa: PLC0415

    with atheris.instrument_imports(include=["tablee"]):
        target = _target(name)
    grown = PLACE / "corpus" / name
    grown.mkdir(parents=True, exist_ok=True)
    options = [f"-max_total_time={int(seconds)}", f"-max_len={LONGEST}", "-timeout=120"]
    options += [f"-artifact_prefix={PLACE}/{name}-", "-rss_limit_mb=4096", "-print_final_stats=1"]
    atheris.Setup(["fuzz", *options, str(grown), str(CORPUS / name)], target)
    atheris.Fuzz()


def _target(name: str) -> Callable[[bytes], None]:
    if name == "http":
        from tests.fuzz.visits import Visits  # noqa: PLC0415

        return Visits(f"sqlite:///{tempfile.mkdtemp()}/tablee.db")
    from tests.fuzz.targets import TARGETS  # noqa: PLC0415

    return TARGETS[name]


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--hypothesis", name, seconds]:
            by_hypothesis(name, float(seconds))
        case ["--atheris", name, seconds]:
            by_atheris(name, float(seconds))
        case [minutes, *names]:
            sys.exit(main(float(minutes), names))
        case _:
            sys.exit("python -m tests.fuzz MINUTES [TARGET…]")
