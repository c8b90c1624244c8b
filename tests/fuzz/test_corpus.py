"""What fuzzing was given and what it found stays well: `make fuzz` looks for more."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from tests.fuzz.corpora import NAMES, called, kept
from tests.fuzz.shapes import spliced
from tests.fuzz.targets import TARGETS
from tests.fuzz.visits import visiting

CHANGED = 30


def inputs(name: str) -> Sequence[tuple[str, bytes]]:
    """Those that are kept, and a few that are made of them, the same every time."""
    found = [(called(path), path.read_bytes()) for path in kept(name)]
    seeds = [data for _, data in found]
    return [*found, *((f"{name} {n}", spliced(seeds, Random(n))) for n in range(CHANGED))]


@pytest.mark.parametrize("name", TARGETS)
def test_what_was_found_stays_well(name: str) -> None:
    for told, data in inputs(name):
        try:
            TARGETS[name](data)
        except Exception as error:
            error.add_note(f"{told}: {data!r}")
            raise


async def test_what_was_found_over_http_stays_well(tmp_path: Path) -> None:
    async with visiting(f"sqlite:///{tmp_path}/tablee.db") as visitor:
        for _, data in inputs("http"):
            await visitor.visit(data)


def test_every_target_has_its_corpus() -> None:
    assert (*TARGETS, "http") == NAMES
    assert all(len(kept(name)) >= 5 for name in NAMES)
