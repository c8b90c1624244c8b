"""A game's own time: what the record counts."""

from tablee.table.game_time import GameTime


def test_pauses_do_not_count() -> None:
    """Dealt at 1000, paused at 1010 for a minute."""
    time = GameTime()
    assert (time.at(990.0), time.moment(5.0)) == (0.0, None)
    time.run(1000.0)
    assert (time.at(1004.0), time.moment(5.0)) == (4.0, 1005.0)
    time.stop(1010.0)
    assert (time.at(1050.0), time.moment(15.0)) == (10.0, None)
    time.run(1070.0)
    assert (time.at(1070.0), time.moment(15.0)) == (10.0, 1075.0)


def test_what_is_running_is_not_set_going_again() -> None:
    time = GameTime()
    time.run(1000.0)
    time.run(1004.0)
    assert time.at(1004.0) == 4.0


def test_after_a_restart_it_goes_on_from_the_last_move() -> None:
    time = GameTime()
    time.set(31.5)
    time.run(2000.0)
    assert time.at(2001.0) == 32.5
