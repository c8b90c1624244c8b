"""Which records are found."""

import pytest
from msgspec.structs import replace

from tablee.core.notation import NotationError
from tablee.core.records import Line
from tablee.history.finding import Span, Wanted, options_of, read_span
from tablee.history.replay import RecordError
from tablee.history.results import moves_of, result_of
from tests.history.samples import samples


def found(wanted: Wanted) -> list[int]:
    return [index for index, record in enumerate(samples()) if wanted.finds(record)]


def test_by_what_the_header_says() -> None:
    assert found(Wanted()) == list(range(len(samples())))
    for index in found(Wanted(game="blot", seats=4, options={"teams": "yes"})):
        record = samples()[index]
        assert (record.game, len(record.names)) == ("blot", 4)
        assert "teams=yes" in record.options
    assert found(Wanted(game="blot", seats=4, options={"teams": "yes"}))
    assert found(Wanted(rules=99)) == []
    assert found(Wanted(players=["Player 0", "Player 5"])) == [
        index for index, record in enumerate(samples()) if len(record.names) == 6
    ]


def test_an_option_that_no_text_mentions_has_its_default() -> None:
    record = samples()[0]
    assert "starter" not in record.options
    assert options_of(record)["starter"] == "random"
    assert Wanted(options={"starter": "random"}).finds(record)


def test_by_its_length() -> None:
    for index, record in enumerate(samples()):
        exactly = Span(len(record.lines), len(record.lines))
        assert index in found(Wanted(moves=exactly))
        assert not Wanted(moves=Span(len(record.lines) + 1)).finds(record)
        assert Wanted(seconds=Span(0, record.lines[-1].time)).finds(record)
        assert not Wanted(seconds=Span(0, record.lines[-1].time - 1)).finds(record)


def test_a_move_taken_back_is_no_move() -> None:
    record = samples()[0]
    first = record.lines[0]
    back = Line(first.seat, first.time, "takeback")
    assert moves_of(replace(record, lines=[first, back, *record.lines])) == len(record.lines)


def test_by_how_it_ended() -> None:
    for record in samples():
        outcome = result_of(record)
        assert outcome is not None
        for seat, name in enumerate(record.names):
            is_winner = seat in outcome.winners
            assert Wanted(winners=[f"P{seat}"]).finds(record) is is_winner
            assert Wanted(winners=[name]).finds(record) is is_winner
        assert Wanted(ended=outcome.rule, is_over=True).finds(record)
        assert not Wanted(ended=outcome.rule + "x").finds(record)
        assert not Wanted(is_over=False).finds(record)


def test_unfinished_games_have_no_winner() -> None:
    running = replace(samples()[0], secret="")
    stopped = replace(samples()[0], lines=samples()[0].lines[:-1])
    for record in (running, stopped):
        assert Wanted(is_over=False).finds(record)
        assert not Wanted(is_over=True).finds(record)
        assert not Wanted(winners=["P0"]).finds(record)
        assert not Wanted(is_over=False, ended="BLOT-END-1").finds(record)


def test_only_what_else_fits_is_played() -> None:
    broken = replace(samples()[0], lines=[Line(0, 0.0, "nonsense")])
    assert not Wanted(winners=["P0"], seats=99).finds(broken)
    with pytest.raises(RecordError, match="move 1"):
        Wanted(winners=["P0"]).finds(broken)
    with pytest.raises(RecordError, match="unknown game 'chess'"):
        Wanted(options={"a": "b"}).finds(replace(samples()[0], game="chess"))
    with pytest.raises(RecordError, match="unknown option"):
        Wanted(options={"a": "b"}).finds(replace(samples()[0], options="a=b"))


def test_spans() -> None:
    assert read_span("5") == Span(5, 5)
    assert read_span("5..9") == Span(5, 9)
    assert read_span("5..") == Span(5)
    assert read_span("..9") == Span(0, 9)


@pytest.mark.parametrize("text", ["..", "a", "9..5", "-3", "1..2..3"])
def test_wrong_spans_are_told(text: str) -> None:
    with pytest.raises(NotationError):
        read_span(text)
