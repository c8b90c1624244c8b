"""A look's clock starts when its cards are in sight of who is shown them, two seconds after they
were sent at the latest."""

import pytest

from tablee.packs import GAMES
from tablee.table.manner import Occupant
from tablee.table.sights import UNSEEN
from tablee.table.told import Clock
from tests.playing.byhand import ByHand
from tests.playing.timetable import run


def bloops() -> ByHand:
    """Both are shown three cards for 15 seconds, sent at 0.000."""
    return ByHand(GAMES["bloops"], 2, GAMES["bloops"].options())


def clock(table: ByHand, key: str, at: float) -> Clock:
    return next(one for one in table.play.circumstances(at).clocks if one.key == key)


def test_a_look_lasts_from_when_its_cards_are_in_sight() -> None:
    run(
        bloops(),
        """
        0.400  P0 has setup.0 in sight |
        0.900  P1 has setup.1 in sight |
        15.399 now                     |
        15.400 now                     | writes P0 seen (time)
        15.450 written                 |
        15.899 now                     |
        15.900 now                     | writes P1 seen (time)
        """,
    )


def test_a_client_that_says_nothing_has_two_seconds_more_and_no_longer() -> None:
    run(
        bloops(),
        """
        16.999 now                     |
        17.000 now                     | writes P0 seen (time)
        17.010 written                 | writes P1 seen (time)
        """,
    )


@pytest.mark.parametrize("at", [2.0, 2.5, 14.0])
def test_who_says_it_late_gains_nothing(at: float) -> None:
    run(
        bloops(),
        f"""
        {at:.3f} P0 has setup.0 in sight |
        16.999 now                       |
        17.000 now                       | writes P0 seen (time)
        """,
    )


def test_it_is_said_once() -> None:
    run(
        bloops(),
        """
        0.400  P0 has setup.0 in sight |
        1.900  P0 has setup.0 in sight |
        15.400 now                     | writes P0 seen (time)
        """,
    )


def test_nobody_says_it_for_another_nor_of_another_clock() -> None:
    table = bloops()
    run(
        table,
        """
        0.400  P1 has setup.0 in sight |
        0.500  P0 has setup.7 in sight |
        0.600  P0 has draw.1.0 in sight |
        """,
    )
    assert clock(table, "setup.0", 0.6).unseen
    assert clock(table, "setup.0", 0.6).left == 15 + UNSEEN - 0.6


def test_the_clock_that_is_told_stands_until_then() -> None:
    table = bloops()
    before = table.play.audience
    assert before is not None
    version = before.version(1)
    assert (clock(table, "setup.0", 0.4).unseen, clock(table, "setup.0", 0.4).left) == (True, 16.6)
    table.in_sight(0, "setup.0", at=0.4)
    assert (clock(table, "setup.0", 0.4).unseen, clock(table, "setup.0", 0.4).left) == (False, 15.0)
    assert before.version(1) == version + 1  # everybody is told the new hand
    table.in_sight(0, "setup.0", at=0.5)
    assert before.version(1) == version + 1
    assert not clock(table, "setup.1", 2.0).unseen


def test_nothing_is_on_its_way_to_a_bot_or_to_who_is_away() -> None:
    run(
        bloops(),
        """
        0.100  P0 leaves               |
        14.999 now                     |
        15.000 now                     | writes P0 seen (time)
        15.010 written                 |
        16.000 P0 returns              |
        """,
    )
    table = bloops()
    table.seat(Occupant(level="regular", recalls=True), Occupant())
    assert not clock(table, "setup.0", 0.0).unseen


def test_a_restart_forgets_what_was_in_sight_and_gives_no_more_than_that() -> None:
    run(
        bloops(),
        """
        0.400  P0 has setup.0 in sight |
        5.000  crash                   |
        16.999 now                     |
        17.000 now                     | writes P0 seen (time)
        """,
    )


def test_time_to_think_starts_at_once() -> None:
    table = ByHand(GAMES["herrlof"], 2, GAMES["herrlof"].options())
    table.in_sight(0, "predict.1.0", at=1.0)
    assert not any(one.unseen for one in table.play.circumstances(1.0).clocks)


@pytest.mark.parametrize("game", ["bloops", "bla5t"])
def test_every_look_of_a_game_waits_to_be_seen(game: str) -> None:
    """The clocks of looks, and no others, of a game dealt and played a little."""
    rules = GAMES[game]
    table = ByHand(rules, 2, rules.options())
    for wait in table.state.waits():
        seat = wait.seat
        assert seat is not None
        assert wait.looking == ("seen" in [move.text for move in table.state.moves(seat)])
