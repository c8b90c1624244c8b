"""Real distance: packets that are on their way for as long as a path says, through a real proxy."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.server.far_races import NO_NAMESPACES, RACES, ROUND_TRIPS

LATE = 200
"""Milliseconds by which the cheat answers every ping late, at least."""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has network namespaces")
def test_behind_a_proxy_the_far_are_believed_and_who_answers_late_is_not(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.far_races", str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    if ran.returncode == NO_NAMESPACES:
        pytest.skip(ran.stderr.strip())
    assert ran.returncode == 0, ran.stderr
    known = msgspec.json.decode(ran.stdout, type=list[tuple[int, int, int]])
    assert sorted({seat for seat, _, _ in known}) == list(range(len(ROUND_TRIPS)))
    assert len(known) >= RACES * len(ROUND_TRIPS) - len(ROUND_TRIPS)
    for seat, low, high in known:
        if seat == 0:
            assert high < LATE
        else:
            assert ROUND_TRIPS[seat] <= low <= high
