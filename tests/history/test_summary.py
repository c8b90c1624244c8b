"""Many records, counted."""

from collections import Counter

import pytest
from msgspec.structs import replace

from tablee.core.records import Line, Record
from tablee.history.replay import RecordError
from tablee.history.results import result_of
from tablee.history.summary import Ground, Group, Spread, Summary
from tests.history.samples import samples


def counted(records: list[Record], *grounds: Ground, with_results: bool = False) -> list[Group]:
    summary = Summary(list(grounds), with_results=with_results)
    for record in records:
        summary.add(record)
    return summary.groups()


def test_lengths_have_their_median_and_mean() -> None:
    lines = [Line(0, float(second), "x") for second in range(10)]
    records = [replace(samples()[0], lines=lines[:count]) for count in (1, 2, 2, 10)]
    (group,) = counted(records, "game")
    assert group.records == 4
    assert group.moves == Spread(least=1, median=2, mean=3.75, most=10)
    assert group.seconds == Spread(least=0, median=1, mean=2.75, most=9)
    assert group.wins is None


def test_groups_are_those_asked_for() -> None:
    groups = counted(samples(), "game", "seats")
    expected = Counter((record.game, str(len(record.names))) for record in samples())
    assert {(group.by["game"], group.by["seats"]): group.records for group in groups} == expected


def test_results_add_up() -> None:
    for group in counted(samples(), "game", with_results=True):
        assert group.wins is not None
        assert group.ended is not None
        assert sum(group.ended.values()) == group.records
        assert sum(group.wins.values()) == pytest.approx(group.records)
        assert group.unfinished == 0


def test_players_have_their_own_wins() -> None:
    record = samples()[0]
    outcome = result_of(record)
    assert outcome is not None
    groups = counted([record], "player", with_results=True)
    assert [group.by["player"] for group in groups] == sorted(record.names)
    for group, (seat, name) in zip(groups, enumerate(record.names), strict=True):
        share = (seat in outcome.winners) / len(outcome.winners)
        assert group.wins == {name: share}


def test_unfinished_games_are_counted_apart() -> None:
    (group,) = counted([replace(samples()[0], secret="")], "game", with_results=True)
    assert (group.records, group.unfinished, group.wins, group.ended) == (1, 1, {}, {})


def test_a_game_that_cannot_be_played_does_not_count() -> None:
    summary = Summary(["game"], with_results=True)
    with pytest.raises(RecordError):
        summary.add(replace(samples()[0], lines=[Line(0, 0.0, "nonsense")]))
    assert summary.groups() == []
