"""A table's contract in tables of times: races, clocks, writes, reconnections, bots, pauses."""

import pytest

from tablee.packs import GAMES
from tablee.table.manner import Manner, Occupant
from tablee.table.outputs import Shown, Write
from tests.playing.byhand import ByHand
from tests.playing.test_times import asked, window
from tests.playing.timetable import run


def herrlof() -> ByHand:
    """Both predict at the same time, each on a clock of 60 seconds."""
    return ByHand(GAMES["herrlof"], 2, GAMES["herrlof"].options())


def blot(take_back: bool = False, delay: float = 0.0) -> ByHand:
    """P2 leads within 45 seconds; red under green first."""
    manner = Manner("normal", "on" if take_back else "off")
    return ByHand(GAMES["blot"], 3, GAMES["blot"].options(), manner, delay=delay)


# --- races ------------------------------------------------------------------------------------


def test_a_throw_made_before_a_draw_wins_though_it_arrives_after() -> None:
    """The card was shown at 1.000; P1 is 20 ms away, P2 200 ms."""
    run(
        window(),
        """
        1.200  P1 d: draw after 180ms       | d pressed
        1.349  now                          |
        1.350  P2 t: throw b12 after 150ms  | t pressed
        1.350  now                          | writes P2 throw b12
        1.360  written                      | t accepted
        1.394  now                          |
        1.395  now                          | writes P1 draw
        1.420  written                      | d accepted
        """,
    )


@pytest.mark.parametrize(
    ("throw", "first"),
    [("436", "P2 throw b12"), ("450", "P2 throw b12"), ("464", "P2 throw b12"), ("466", "P1 draw")],
)
def test_gaps_under_15_ms_are_level_and_then_the_throw_goes_first(throw: str, first: str) -> None:
    """BLOOPS: who throws goes before who draws; P1 draws 450 ms after the card was shown."""
    table = window()
    table.press(1, "d", "draw", at=1.470, reaction=0.450)
    table.press(2, "t", "throw b12", at=1.200 + int(throw) / 1000, reaction=int(throw) / 1000)
    table.wake(1.8)
    table.write_all()
    assert table.lines()[2].endswith(first)


def test_a_claim_the_network_does_not_bear_out_counts_for_nothing() -> None:
    """P1 says 100 ms, but what arrives from 20 ms away at 1.470 was pressed at 1.450."""
    run(
        window(),
        """
        1.470  P1 d: draw after 100ms       | d pressed
        1.600  P2 t: throw b12 after 400ms  | t pressed
        1.900  now                          | writes P2 throw b12
        1.900  written                      | t accepted, writes P1 draw
        """,
    )


def test_a_race_of_one_waits_for_nobody_longer_than_the_farthest_is_away() -> None:
    run(
        window(),
        """
        1.650  P2 t: throw b12 after 450ms  | t pressed
        1.484  now                          |
        1.651  now                          | writes P2 throw b12
        """,
    )


def test_bloops_q9_a_throw_after_the_draw_is_void_for_a_while_then_late() -> None:
    """P1 has drawn at 1.900; on P2's screen the card could still be thrown on."""
    run(
        window(),
        """
        1.470  P1 d: draw after 450ms       | d pressed
        1.900  now                          | writes P1 draw
        1.900  written                      | d accepted
        2.050  P2 s: throw b12 on screen -1 | s lapsed
        2.500  P2 t: throw b12 on screen -1 | writes P2 late b12
        2.500  written                      | t accepted
        """,
    )


def test_a_press_sent_twice_while_it_is_held_is_held_once() -> None:
    run(
        window(),
        """
        1.470  P1 d: draw after 450ms       | d pressed
        1.480  P1 d: draw after 450ms       |
        1.900  now                          | writes P1 draw
        1.910  P1 d: draw after 450ms       |
        2.000  written                      | d accepted, d accepted
        2.500  P1 d: draw after 450ms       | d accepted
        """,
    )


# --- clocks and writes ------------------------------------------------------------------------


def test_a_clock_that_runs_out_during_a_write_is_judged_when_that_is_done() -> None:
    """After who pressed in time, however late the disk was; before who did not."""
    run(
        herrlof(),
        """
        59.900 P0 a: predict 5              | writes P0 predict 5
        59.950 P1 b: predict 6              |
        61.000 now                          |
        62.000 written                      | a accepted, writes P1 predict 6
        63.000 written                      | b accepted
        """,
    )


def test_who_pressed_after_the_clock_ran_out_is_too_late_though_nobody_looked() -> None:
    run(
        herrlof(),
        """
        59.900 P0 a: predict 5              | writes P0 predict 5
        60.500 P1 b: predict 6              |
        62.000 written                      | a accepted, writes P1 predict 7 (time)
        62.100 written                      | b lapsed
        """,
    )


def test_a_clock_whose_move_cannot_be_written_tries_again() -> None:
    run(
        herrlof(),
        """
        60.000 now                          | writes P0 predict 7 (time)
        60.500 not written                  |
        61.000 now                          | writes P0 predict 7 (time)
        61.100 written                      | writes P1 predict 7 (time)
        61.200 written                      |
        """,
    )


def test_what_waits_behind_a_write_that_fails_is_judged_without_it() -> None:
    run(
        blot(),
        """
        1.000  P2 a: R:G5                   | writes P2 R:G5
        1.100  P2 b: R:B7                   |
        2.000  not written                  | a store_away, writes P2 R:B7
        2.100  written                      | b accepted
        """,
    )


def test_after_a_crash_a_clock_has_run_as_long_as_the_record_says() -> None:
    """From the last move on: what the process was away does not count."""
    run(
        herrlof(),
        """
        20.000 P0 a: predict 5              | writes P0 predict 5
        20.000 written                      | a accepted
        20.000 crash                        |
        59.900 now                          |
        60.000 now                          | writes P1 predict 7 (time)
        """,
    )


# --- sealed answers ---------------------------------------------------------------------------


def test_who_returns_in_a_sealed_window_finds_their_answer_and_nobody_elses() -> None:
    """Asked at 1.000, opened at 5.000, whatever is answered."""
    table = asked()
    run(
        table,
        """
        2.000  P0 a: claim b2               | keeps claim b2
        2.100  written                      | a held
        2.200  P0 returns                   |
        3.000  P0 b: decline                | keeps decline
        3.000  written                      | b held
        """,
    )
    audience = table.play.audience
    assert audience is not None
    around = table.play.circumstances(3.0)
    held = {seat: around.held_by(seat) for seat in (0, 1, 2, None)}
    assert held == {0: ["decline"], 1: [], 2: [], None: []}
    run(
        table,
        """
        3.100  crash                        |
        3.200  P0 c: claim b2               | keeps claim b2
        3.300  crash                        |
        4.999  now                          |
        5.000  now                          | writes P0 decline
        """,
    )


def test_an_answer_that_cannot_be_kept_leaves_the_one_before() -> None:
    run(
        asked(),
        """
        2.000  P0 a: claim b2               | keeps claim b2
        2.100  written                      | a held
        3.000  P0 b: decline                | keeps decline
        3.100  not written                  | b store_away
        5.000  now                          | writes P0 claim b2
        """,
    )


def test_an_answer_that_is_being_kept_when_the_time_is_up_counts() -> None:
    run(
        asked(),
        """
        4.900  P0 a: claim b2               | keeps claim b2
        5.500  now                          |
        6.000  written                      | a held, writes P0 claim b2
        """,
    )


def test_an_answer_after_the_time_is_none() -> None:
    run(
        asked(),
        """
        5.001  P0 a: claim b2               | writes P0 decline
        5.002  written                      | a lapsed
        """,
    )


# --- taking back ------------------------------------------------------------------------------


def test_a_move_is_taken_back_once_and_before_anybody_else_moves() -> None:
    run(
        blot(take_back=True),
        """
        1.000  P2 a: R:G5                   | writes P2 R:G5
        1.000  written                      | a accepted
        2.000  P0 x takes back              | x cannot_take_back
        3.000  P2 b takes back              | writes P2 takeback
        3.000  written                      | b accepted
        3.100  P2 b takes back              | b accepted
        3.200  P2 c takes back              | c cannot_take_back
        """,
    )


def test_a_move_being_written_can_be_taken_back_when_it_is() -> None:
    run(
        blot(take_back=True),
        """
        1.000  P2 a: R:G5                   | writes P2 R:G5
        1.100  P2 b takes back              |
        2.000  written                      | a accepted, writes P2 takeback
        2.100  not written                  | b store_away
        2.200  P2 c takes back              | writes P2 takeback
        """,
    )


def test_nobody_takes_back_into_a_position_whose_time_is_up() -> None:
    """P2 had 45 seconds for the card."""
    run(
        blot(take_back=True),
        """
        44.000 P2 a: R:G5                   | writes P2 R:G5
        44.000 written                      | a accepted
        45.000 P2 b takes back              | b cannot_take_back
        """,
    )


# --- bots of the house ------------------------------------------------------------------------


def test_an_answer_to_an_older_question_is_dropped() -> None:
    run(
        blot(),
        """
        1.000  P2 is a bot                  | asks P2
        2.000  P2 is a person               |
        3.000  P2 is a bot                  | asks P2
        3.500  bot P2 means R:G5 as asked before |
        4.000  now                          |
        5.000  bot P2 means R:B7 in 2.0     |
        6.999  now                          |
        7.000  now                          | writes P2 R:B7
        """,
    )


def test_a_bot_that_means_what_is_no_longer_possible_does_nothing() -> None:
    """Its clock has played for it."""
    run(
        blot(),
        """
        1.000  P2 is a bot                  | asks P2
        44.000 bot P2 means R:B7 in 3.0     |
        45.000 now                          | writes P2 R:G5 (time)
        45.100 written                      |
        48.000 now                          |
        """,
    )


def test_a_bots_sealed_answer_is_given_at_once_and_opened_with_the_others() -> None:
    run(
        asked(),
        """
        2.000  P0 is a bot                  | asks P0
        2.500  bot P0 means claim b2 in 3.0 | keeps claim b2
        2.600  written                      |
        4.999  now                          |
        5.000  now                          | writes P0 claim b2
        """,
    )


def test_a_bot_is_not_asked_while_something_is_written() -> None:
    run(
        herrlof(),
        """
        1.000  P0 a: predict 5              | writes P0 predict 5
        1.100  P1 is a bot                  |
        2.000  written                      | a accepted, asks P1
        """,
    )


def test_that_another_stood_in_for_a_bot_is_told_before_it_moves() -> None:
    table = blot()
    table.seat(Occupant(), Occupant(), Occupant("regular"))
    number = table.questions[2].number
    table.play.answer(2, number, "R:B7", 0.0, at=2.0, is_stand_in=True)
    told, written = table.play.take_out(), table.play.take_out()
    assert isinstance(told, Shown)
    assert [event.kind for event in told.events] == ["stood_in"]
    assert isinstance(written, Write)
    assert [row.move for row in written.rows] == ["R:B7"]


# --- resting ----------------------------------------------------------------------------------


def test_while_the_game_rests_no_press_counts_and_no_clock_runs() -> None:
    table = herrlof()
    run(
        table,
        """
        20.000 P0 a: predict 5              | writes P0 predict 5
        20.000 written                      | a accepted
        30.000 rest                         |
        40.000 P1 b: predict 6              | b paused
        50.000 P0 a: predict 5              | a accepted
        50.000 P0 c takes back              | c paused
        90.000 now                          |
        """,
    )
    assert table.play.due() is None
    run(
        table,
        """
        30.000 go on                        |
        59.999 now                          |
        60.000 now                          | writes P1 predict 7 (time)
        """,
    )


def test_a_press_held_for_a_race_waits_on_while_the_game_rests() -> None:
    run(
        window(),
        """
        1.470  P1 d: draw after 450ms       | d pressed
        1.500  rest                         |
        9.000  now                          |
        1.500  go on                        |
        1.664  now                          |
        1.665  now                          | writes P1 draw
        """,
    )


def test_a_bot_is_asked_again_after_a_rest_and_its_earlier_answer_dropped() -> None:
    run(
        blot(),
        """
        1.000  P2 is a bot                  | asks P2
        2.000  rest                         |
        2.000  bot P2 means R:G5 as asked before |
        2.000  go on                        | asks P2
        3.000  now                          |
        """,
    )


def test_an_answer_is_kept_over_a_rest() -> None:
    run(
        asked(),
        """
        2.000  P0 a: claim b2               | keeps claim b2
        2.000  written                      | a held
        3.000  rest                         |
        3.000  crash                        |
        3.000  go on                        |
        5.000  now                          | writes P0 claim b2
        """,
    )


# --- spectators -------------------------------------------------------------------------------


def test_spectators_see_every_move_later_and_in_order() -> None:
    table = blot(delay=30.0)
    run(
        table,
        """
        4.000  P2 a: R:G5                   | writes P2 R:G5
        4.000  written                      | a accepted
        33.999 now                          |
        34.000 now                          | spectators see it
        34.000 now                          |
        """,
    )


def test_what_was_played_before_a_rest_spectators_see_after_it() -> None:
    run(
        blot(delay=30.0),
        """
        4.000  P2 a: R:G5                   | writes P2 R:G5
        4.000  written                      | a accepted
        10.000 rest                         |
        99.000 now                          |
        10.000 go on                        |
        34.000 now                          | spectators see it
        """,
    )


def test_a_delayed_spectator_who_comes_back_sees_no_more_than_the_others() -> None:
    table = blot(delay=30.0)
    table.reconnect(None)
    before = table.views[None]
    run(
        table,
        """
        4.000  P2 a: R:G5                   | writes P2 R:G5
        4.000  written                      | a accepted
        """,
    )
    table.reconnect(None)
    assert table.views[None] == before
    table.wake(34.0)
    assert table.views[None] != before
