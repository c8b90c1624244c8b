"""Decisions of a finished game, judged from what was known; the curve, from everything."""

import msgspec
import pytest

from tablee.core.chance import FastChance
from tablee.core.moves import Move
from tablee.core.records import Line, Record
from tablee.history.analysis.analysing import Analysing
from tablee.history.analysis.curve import balance, turning
from tablee.history.analysis.findings import (
    MARGIN,
    Analysis,
    Point,
    Verdict,
    label_of,
)
from tablee.history.analysis.judging import coarse, fine
from tablee.history.analysis.occasions import occasions
from tablee.history.replay import RecordError
from tablee.packs import GAMES, PACKS
from tablee.packs.filling import fill
from tablee.packs.phrases import Speaker
from tests.history.late import late_position, late_record
from tests.laws.golden import golden_record


def analysed(record: Record, seat: int) -> Analysis:
    work = Analysing(record, seat)
    for _ in work.steps():
        pass
    return work.analysis()


@pytest.fixture(scope="module")
def blot() -> Record:
    return late_record("blot", 12)


@pytest.fixture(scope="module")
def of_blot(blot: Record) -> Analysis:
    return analysed(blot, 0)


def test_a_verdict_is_as_sure_as_it_says(of_blot: Analysis) -> None:
    assert of_blot.verdicts
    for verdict in of_blot.verdicts:
        assert verdict.is_final
        assert verdict.margin <= MARGIN or not verdict.is_sure
        assert verdict.loss == pytest.approx(verdict.before - verdict.after, abs=2e-4)
        assert verdict.label == label_of(verdict.loss)
        assert (verdict.loss == 0.0) == (verdict.best == verdict.played)


def test_a_card_that_throws_the_game_away_is_a_mistake(of_blot: Analysis) -> None:
    worst = max(of_blot.verdicts, key=lambda verdict: verdict.loss)
    assert worst.label == "mistake"
    assert (worst.before, worst.after) == (1.0, 0.0)


def test_every_choice_of_the_seat_is_judged_once(blot: Record, of_blot: Analysis) -> None:
    judged = [(verdict.at, verdict.played) for verdict in of_blot.verdicts]
    own = [(at, line.move) for at, line in enumerate(blot.lines) if line.seat == 0]
    assert set(judged) <= set(own)
    assert len(set(judged)) == len(judged)
    assert all(verdict.choices > 1 for verdict in of_blot.verdicts)


def test_the_same_record_gives_the_same_findings(blot: Record, of_blot: Analysis) -> None:
    assert analysed(blot, 0) == of_blot


def test_it_is_gone_on_with_where_it_was_left(blot: Record, of_blot: Analysis) -> None:
    kept: Analysis | None = None
    for _ in range(1000):
        work = Analysing(blot, 0, kept)
        left, spent = work.left(), next(work.steps(), 0)
        if not spent:
            break
        assert work.left() < left or work.is_rough()
        kept = msgspec.json.decode(msgspec.json.encode(work.analysis()), type=Analysis)
    assert kept == of_blot
    assert of_blot.is_final


def test_findings_are_kept_as_json(of_blot: Analysis) -> None:
    kept = msgspec.json.encode(of_blot)
    assert msgspec.json.decode(kept, type=Analysis) == of_blot


@pytest.mark.parametrize("name", ["blot", "herrlof", "bloops", "bla5t"])
def test_what_is_hidden_changes_no_verdict(name: str) -> None:
    """A game whose other cards lie elsewhere, and whose player knew the same."""
    game = GAMES[name]
    record, _ = golden_record(game, 2, game.options())
    found = occasions(record, 0)
    occasion = found[len(found) // 3]
    other = game.imagine(occasion.view).state(FastChance(5))
    elsewhere = msgspec.structs.replace(occasion, view=other.view(0))
    assert coarse(elsewhere) == coarse(occasion)


def test_a_fine_verdict_is_made_of_what_was_known(blot: Record) -> None:
    occasion = occasions(blot, 0)[0]
    for luck in range(3):
        other = GAMES["blot"].imagine(occasion.view).state(FastChance(luck))
        again = msgspec.structs.replace(occasion, view=other.view(0))
        assert fine(again) == fine(occasion)


def test_labels_follow_the_loss() -> None:
    losses = [0.0, 0.019, 0.02, 0.049, 0.05, 0.099, 0.1, 1.0]
    labels = ["precise", "precise", "good", "good", "doubtful", "doubtful", "mistake", "mistake"]
    assert [label_of(loss) for loss in losses] == labels


def test_the_curve_goes_from_the_start_to_the_result(blot: Record, of_blot: Analysis) -> None:
    assert [point.at for point in of_blot.curve] == list(range(len(blot.lines) + 1))
    assert all(sum(point.chances) == pytest.approx(1.0, abs=1e-3) for point in of_blot.curve)
    assert sorted(of_blot.curve[-1].chances) in ([0.0, 1.0], [0.5, 0.5])


def point(at: int, *chances: float) -> Point:
    return Point(at=at, chances=list(chances), playouts=1)


def verdict(at: int, loss: float) -> Verdict:
    return Verdict(
        at=at,
        seat=0,
        played="a",
        best="b",
        before=loss,
        after=0.0,
        loss=loss,
        margin=0.0,
        label=label_of(loss),
        choices=2,
    )


def test_luck_is_what_decisions_do_not_explain() -> None:
    points = [point(0, 0.5, 0.5), point(1, 0.2, 0.8), point(2, 1.0, 0.0)]
    precise = verdict(2, 0.019)
    found = balance(points, [verdict(0, 0.1), verdict(1, 0.05), precise], 0)
    assert (found.start, found.end) == (0.5, 1.0)
    assert found.decisions == pytest.approx(-0.15)
    assert found.start + found.decisions + found.luck == pytest.approx(found.end)


def test_three_greatest_swings_decided_it_in_their_order() -> None:
    chances = [0.5, 0.6, 0.3, 0.32, 0.5, 0.9]
    points = [point(at, share, 1 - share) for at, share in enumerate(chances)]
    record = late_record("blot", 12)
    record.lines = [Line(at % 2, float(at), f"move {at}") for at in range(5)]
    found = turning(record, points, 0)
    assert [(one.at, one.move, one.swing) for one in found] == [
        (2, "move 1", -0.3),
        (4, "move 3", 0.18),
        (5, "move 4", 0.4),
    ]


def test_what_was_taken_back_is_no_decision(blot: Record) -> None:
    first = occasions(blot, 0)[0]
    line = blot.lines[first.at]
    other = (
        next(move for move in GAMES["blot"].position(blot.start).moves(0) if move.text != line.move)
        if first.at == 0
        else None
    )
    undone = line.move if other is None else other.text
    twice = msgspec.structs.replace(blot)
    twice.lines = [
        *blot.lines[: first.at],
        Line(0, line.time, undone),
        Line(0, line.time, "takeback"),
        *blot.lines[first.at :],
    ]
    found = occasions(twice, 0)
    assert [(one.at, one.played) for one in found][:1] == [(first.at + 2, first.played)]
    assert len(found) == len(occasions(blot, 0))


def test_not_to_say_bloops_is_a_decision() -> None:
    game = GAMES["bloops"]
    record, _ = golden_record(game, 2, game.options())
    found = occasions(record, 0) + occasions(record, 1)
    left = [one for one in found if one.played == Move("silence")]
    said = [one for one in found if one.played == Move("bloops")]
    assert left
    lines = {at for at, line in enumerate(record.lines) if line.move == "bloops"}
    assert len(said) == len(lines)
    assert len({(one.seat, one.at) for one in found}) == len(found)


def test_only_finished_games_are_analysed(blot: Record) -> None:
    unfinished = msgspec.structs.replace(blot)
    unfinished.lines = blot.lines[:-1]
    with pytest.raises(RecordError, match="before the game is over"):
        Analysing(unfinished, 0)
    with pytest.raises(RecordError, match="no seat 2"):
        Analysing(blot, 2)


def test_a_game_nobody_can_reckon_is_refused() -> None:
    game = GAMES["blitz"]
    record, _ = golden_record(game, 3, game.options())
    with pytest.raises(RecordError, match="no analysis of 'blitz'"):
        Analysing(record, 0)


@pytest.mark.parametrize("name", ["blot", "herrlof", "bloops", "bla5t"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_reasons_can_be_said(name: str, language: str) -> None:
    numbers = {"whole": 2, "tenth": 3, "hits": 20, "better": 40, "least": 7, "least_tenth": 1}
    reasons = {k: w for k, w in PACKS[name].words.facts.items() if k.startswith("why_")}
    assert reasons
    for wording in reasons.values():
        said = fill(wording[language], {**numbers, "god": "Thor"}, language)
        assert "{" not in said


def test_a_reason_has_the_numbers_of_what_is_known() -> None:
    state = late_position("herrlof", 12, 3)
    seat = state.to_act()[0]
    moves = state.moves(seat)
    analyst = PACKS["herrlof"].analyst
    assert analyst is not None
    assert analyst.reason is not None
    view = state.view(seat)
    other = GAMES["herrlof"].imagine(view).state(FastChance(9))
    told = [
        [analyst.reason(each, a, b, FastChance(1)) for a in moves for b in moves]
        for each in (view, other.view(seat))
    ]
    assert told[0] == told[1]
    speaker = Speaker(PACKS["herrlof"].words, ["Ada", "Björn"], "fr", str)
    assert all("100" in speaker.fact(one) for one in told[0] if one is not None)
