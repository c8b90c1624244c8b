"""The face-off: spotting it, racing, winning, cascades."""

import msgspec
import pytest

from tablee.core.notation import NotationError
from tablee.games.blitz import BLITZ
from tablee.games.blitz.cards import TEXT
from tablee.games.blitz.view import BlitzView
from tests.games.blitz.table import Table

LIST = "options judge=list; "
FACE = "left q1 w1; right w2; P0 play c1; P1 play t1 c2; turn P2; drawer P1; "


def test_blitz_fo_1_each_answers_the_opponents_theme_and_the_first_right_one_wins() -> None:
    table = Table(LIST + FACE)
    assert TEXT[table.state.theme_for(0)] == "c2"
    assert TEXT[table.state.theme_for(1)] == "c1"
    table.play("P0 start", 'P0 say known rock "rock"')
    assert "won" in table.told()
    assert table.won(0) == ["c2"]


def test_blitz_fo_2_the_winner_takes_the_losers_top_card_and_keeps_their_own_in_play() -> None:
    table = Table(LIST + FACE).play("P0 start", 'P0 say known rock "rock"')
    assert table.won(0) == ["c2"]
    assert table.top(0) == "c1"
    assert table.top(1) == "t1"
    assert table.screen(1).won == [1, 0, 0, 0]


def test_blitz_fo_3_the_uncovered_card_may_match_anyone() -> None:
    table = Table(LIST + FACE + "P3 play t2").play("P0 start", 'P0 say known rock "rock"')
    assert table.duellists() == [1, 3]
    table.play("P1 start", 'P1 say known jazz "jazz"')
    assert table.state.face is None
    assert table.won(1) == ["t2"]


def test_blitz_fo_4_then_the_left_neighbour_of_the_last_drawer_draws() -> None:
    table = Table(LIST + "left c1 w1; right w2; P1 play t1 c2; P3 play t2; turn P0")
    table.play("P0 draw left", "P0 start", 'P0 say known a "a"')
    table.play("P3 start", 'P3 say known b "b"')
    assert table.state.to_act() == [1]


def test_blitz_forget_1_no_flip_before_the_face_off_is_played() -> None:
    table = Table("left c1 w1; right w2; P2 play c2").play("P0 draw left")
    assert table.refusal("P1 draw left") == "BLITZ-FORGET-1"
    table.play("- look")
    assert table.refusal("P1 draw left") == "BLITZ-FORGET-1"


def test_blitz_q3_a_position_cannot_have_two_face_offs() -> None:
    with pytest.raises(NotationError, match="BLITZ-Q3"):
        BLITZ.position("P0 play c1; P1 play c2; P2 play t1; P3 play t2; left q1")


def _asked(table: Table, seat: int) -> tuple[list[int], list[str]]:
    asked = table.state.asked(seat)
    return asked.to_act, [move.text for move in asked.moves + asked.reactions]


def test_blitz_q4_nothing_points_at_a_face_off_for_3_seconds() -> None:
    position = "left {} w1; right w2; P1 play q1; P2 play c2"
    match = Table(position.format("c1")).play("P0 draw left")
    plain = Table(position.format("x1")).play("P0 draw left")
    assert match.told() == plain.told() == ["drawn"]
    assert match.state.waits() == plain.state.waits()
    for seat in (None, 0, 1, 2):
        assert _without_tops(match.screen(seat)) == _without_tops(plain.screen(seat))
    assert _asked(match, 1) == ([1], ["draw left", "draw right"])
    assert _asked(match, 0) == ([1], [])
    assert _asked(match, 0) == _asked(plain, 0)
    assert match.clocks() == {"look -": 3}
    match.play("- look")
    assert match.told() == ["face_off"]
    assert _asked(match, 0) == ([0, 2], ["start", "give up"])
    assert _asked(match, 1) == ([0, 2], [])
    assert match.screen(3).face_off is not None


def test_blitz_q4_the_same_holds_for_the_last_card() -> None:
    match = Table("left c1; P2 play c2").play("P0 draw left")
    plain = Table("left x1; P2 play c2").play("P0 draw left")
    assert _without_tops(match.screen(1)) == _without_tops(plain.screen(1))
    assert match.state.waits() == plain.state.waits()


def test_blitz_q4_a_start_shows_that_it_was_spotted() -> None:
    table = Table("left c1 w1; right w2; P2 play c2").play("P0 draw left", "P2 start")
    assert table.told() == ["face_off", "started"]
    assert "look -" not in table.clocks()


def _without_tops(screen: BlitzView) -> BlitzView:
    return msgspec.structs.replace(screen, tops=[])


def test_blitz_q32_the_race_goes_on_without_an_absent_duellist() -> None:
    table = Table(LIST + FACE).play("P1 start", 'P1 say known rock "rock"')
    assert table.won(1) == ["c1"]
    silent = Table(FACE)
    assert all(wait.seat is None for wait in silent.state.waits())


# --- starts and deliveries ------------------------------------------------------------------------


def test_blitz_q11_typed_answers_have_6_seconds_spoken_ones_2_and_a_half() -> None:
    assert Table(FACE).play("P0 start").clocks()["deliver P0"] == 6
    assert Table("options spoken=yes; " + FACE).play("P0 start").clocks()["deliver P0"] == 2.5


def test_blitz_q11_an_answer_needs_a_start() -> None:
    assert Table(FACE).refusal('P0 say known rock "rock"') == "BLITZ-Q11"


def test_blitz_q11_both_may_start() -> None:
    table = Table(FACE).play("P0 start", "P1 start")
    assert table.state.to_act() == [0, 1]
    assert table.refusal("P0 start") == "BLITZ-Q11"


def test_blitz_q11_a_failed_start_costs_a_cool_down() -> None:
    table = Table(FACE).play("P0 start", "P0 blank")
    assert table.clocks()["cool -"] == 1
    assert table.refusal("P0 start") == "BLITZ-Q11"
    assert table.state.to_act() == [1]
    table.play("- ready P0", "P0 start")


def test_blitz_q11_the_cool_down_ends_by_the_clock_alone() -> None:
    table = Table(FACE).play("P0 start", "P0 blank")
    assert table.refusal("P0 ready P0") == "BLITZ-Q11"
    assert table.refusal("- ready P1") == "BLITZ-Q11"


def test_blitz_q12_tries_are_unlimited() -> None:
    table = Table(FACE)
    for _ in range(9):
        table.play("P0 start", "P0 blank", "- ready P0")
    assert table.refusal("P0 start") is None


def test_blitz_q10_the_earlier_start_wins_though_delivered_later() -> None:
    table = Table(LIST + FACE).play("P0 start", "P1 start", 'P1 say known jazz "jazz"')
    assert table.state.outcome() is None
    assert table.state.to_act() == [0]
    table.play('P0 say known accordion "accordion"')
    assert table.won(0) == ["c2"]


def test_blitz_q10_the_later_start_wins_when_the_earlier_fails() -> None:
    table = Table(LIST + FACE).play("P0 start", "P1 start", 'P1 say known jazz "jazz"')
    table.play("P0 blank")
    assert table.won(1) == ["c1"]


def test_blitz_q35_a_false_start_counts_as_a_failed_start() -> None:
    table = Table(FACE).play("P0 false start")
    assert table.clocks()["cool -"] == 1
    assert table.refusal("P0 start") == "BLITZ-Q11"


# --- one shared screen ----------------------------------------------------------------------------

SHARED = "options shared=yes; " + FACE


def test_blitz_q36_anyone_taps_who_won() -> None:
    table = Table(SHARED)
    assert table.legal(0) == ["won P0", "won P1", "tied", "give up"]
    assert table.legal(3) == ["won P0", "won P1", "tied"]
    table.play("P3 won P1", "- accept")
    assert table.won(1) == ["c1"]


def test_blitz_q36_nobody_types() -> None:
    table = Table(SHARED)
    assert table.refusal("P0 start") == "BLITZ-Q36"
    assert table.refusal('P0 say known rock "rock"') == "BLITZ-Q36"
    assert Table(FACE).refusal("P3 won P1") == "BLITZ-Q36"


def test_blitz_q36_a_disputed_tap_goes_to_a_vote() -> None:
    table = Table(SHARED).play("P3 won P1", "P1 dispute")
    table.play("P0 vote no", "P1 vote no", "P2 vote yes", "P3 vote abstain")
    assert table.won(1) == []
    table.play("P2 won P0", "- accept")
    assert table.won(0) == ["c2"]
