"""Trials: resumed from their files, on deals of their own."""

from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from msgspec.structs import replace
from typer.testing import CliRunner

from tablee.commands.trial import lines
from tablee.commands.trial import trial as command
from tablee.core.notation import NotationError
from tablee.lab.match import LAST_SEED, Deal, Job
from tablee.lab.trial import CHALLENGER, Heading, go_on, heading
from tablee.packs import PACKS
from tablee.packs.pack import Trial

TRIAL = Trial("expert@1", 0.55, (0.4, 0.8))

app = typer.Typer()
app.command()(command)
runner = CliRunner()


class Imagined:
    """A workplace where nothing is played: a deal's number says how it ends."""

    def __init__(self, result: Callable[[Job], float], stops_after: int = 10_000) -> None:
        self.jobs: list[Job] = []
        self._result = result
        self._stops_after = stops_after

    def each(self, work: Any, jobs: Sequence[Any]) -> Generator[Any, None, None]:
        for number, job in enumerate(jobs):
            if number == self._stops_after:
                raise KeyboardInterrupt
            self.jobs.append(job)
            share = self._result(job)
            yield Deal([share, 1 - share], [0.0, 0.0], [[0.3, 0.3], [0.2]], [0, 0])


def mixed(job: Job) -> float:
    return (job.deal * 7 % 5) / 4


def won(job: Job) -> float:
    return 1.0


def head() -> Heading:
    return heading("blot", TRIAL, 1)


def no_progress(done: int) -> None:
    pass


def test_a_trial_that_is_interrupted_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = go_on(head(), tmp_path / "whole", Imagined(mixed), no_progress)
    parts = tmp_path / "parts"
    first, second = Imagined(mixed, stops_after=17), Imagined(mixed)
    assert go_on(head(), parts, first, no_progress).tally.verdict is None
    with parts.open("ab") as file:
        file.write(b'{"deal":17,"sha')  # killed while it was written
    resumed = go_on(head(), parts, second, no_progress)
    assert parts.read_bytes() == (tmp_path / "whole").read_bytes()
    assert [job.deal for job in first.jobs + second.jobs] == list(range(whole.tally.deals))
    assert resumed.tally.verdict is whole.tally.verdict is not None
    assert lines(head(), resumed) == lines(head(), whole)


def test_a_trial_that_is_over_plays_no_more(tmp_path: Path) -> None:
    again = Imagined(mixed)
    first = go_on(head(), tmp_path / "file", Imagined(mixed), no_progress)
    assert go_on(head(), tmp_path / "file", again, no_progress).tally.deals == first.tally.deals
    assert again.jobs == []


def test_each_attempt_has_deals_that_no_match_can_have(tmp_path: Path) -> None:
    seeds = []
    for attempt in (1, 2):
        place = Imagined(mixed)
        go_on(heading("blot", TRIAL, attempt), tmp_path / f"{attempt}", place, no_progress)
        seeds.append({job.seed for job in place.jobs})
    assert all(min(found) > LAST_SEED and len(found) == 1 for found in seeds)
    assert not seeds[0] & seeds[1]


def test_a_file_of_another_trial_or_of_other_code_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(msgspec.json.encode(replace(head(), code="other")) + b"\n")
    with pytest.raises(NotationError, match="code other, not"):
        go_on(head(), file, Imagined(mixed), no_progress)
    file.write_text("a letter\n")
    with pytest.raises(NotationError, match="is no trial's"):
        go_on(head(), file, Imagined(mixed), no_progress)
    assert file.read_text() == "a letter\n"


def test_what_both_sides_took_is_said_and_more_time_proves_nothing(tmp_path: Path) -> None:
    sums = go_on(head(), tmp_path / "file", Imagined(won), no_progress)
    told = "\n".join(lines(head(), sums))
    assert "expert: budget 0.4 s; 18 s of processor time, 300.0 ms a question" in told
    assert "expert@1: budget 0.8 s; 6 s of processor time, 200.0 ms a question" in told
    assert "with 3.00 times the other's processor time: that proves nothing" in told


def test_every_trial_is_against_a_bot_there_is() -> None:
    for pack in PACKS.values():
        for trial in pack.trials:
            assert CHALLENGER in pack.bots
            assert trial.opponent in pack.opponents
            assert 0.5 < trial.hoped < 1.0


@pytest.mark.parametrize(
    ("game", "opponent", "why"),
    [
        ("chess", "expert@1", "unknown game"),
        ("blot", "regular", "no trial against 'regular'"),
        ("blitz", "expert@1", "blitz has none"),
    ],
)
def test_mistakes_are_explained(game: str, opponent: str, why: str, tmp_path: Path) -> None:
    result = runner.invoke(app, [game, opponent, "--into", str(tmp_path / "file")])
    assert result.exit_code == 2
    assert why in result.output
