"""How long a chair waits for its person, all for a host, and a game for anybody."""

import math

import pytest

from tablee.core.seats import Seat
from tablee.table.attendance import Attendance, Company, who_stays

EVERYBODY = (0, 1, 2)


def company(
    persons: tuple[Seat, ...] = EVERYBODY,
    substituted: tuple[Seat, ...] = (),
    host: Seat | None = 0,
    *,
    is_host_watching: bool = False,
    is_watched: bool = True,
    is_playing: bool = True,
    bot_after: float = 60.0,
) -> Company:
    return Company(
        list(persons),
        list(substituted),
        host,
        is_host_watching=is_host_watching,
        is_watched=is_watched,
        is_playing=is_playing,
        bot_after=bot_after,
        idle=600.0,
    )


def seen(*times: tuple[float, tuple[Seat | None, ...]]) -> Attendance:
    """Who of three people was here when; everybody from 0 on."""
    attendance = Attendance(0.0)
    for now, here in ((0.0, EVERYBODY), *times):
        attendance.count(EVERYBODY, here, now, is_watched=bool(here))
    return attendance


def test_a_bot_takes_the_chair_of_the_absent_when_their_time_is_up() -> None:
    """P2 leaves at 10, P1 at 30: 60 seconds each."""
    attendance = seen((10.0, (0, 1)), (30.0, (0,)))
    assert attendance.due(company(), 30.0) == 70.0
    assert attendance.to_substitute(company(), 69.9) == []
    assert attendance.to_substitute(company(), 70.0) == [2]
    held = company(substituted=(2,))
    assert attendance.due(held, 70.0) == 90.0
    assert attendance.to_substitute(held, 90.0) == [1]


def test_who_returns_has_the_whole_time_again() -> None:
    attendance = seen((10.0, (0, 1)), (69.0, EVERYBODY), (70.0, (0, 1)))
    assert attendance.to_substitute(company(), 129.9) == []
    assert attendance.to_substitute(company(), 130.0) == [2]


@pytest.mark.parametrize("waits", [company(bot_after=0.0), company(is_playing=False)])
def test_nobody_holds_a_chair_where_that_is_not_wanted_or_nothing_is_played(waits: Company) -> None:
    attendance = seen((10.0, (0, 1)))
    assert attendance.to_substitute(waits, 1e9) == []


def test_a_chair_given_up_is_not_waited_for() -> None:
    attendance = seen((10.0, (0, 1)))
    attendance.count((0, 1), (0, 1), 20.0, is_watched=True)
    assert attendance.to_substitute(company((0, 1)), 1e9) == []


def test_a_host_may_be_away_two_minutes() -> None:
    """P0 leaves at 10; P1 has left before, so that P2 follows."""
    attendance = seen((5.0, (0, 2)), (10.0, (2,)))
    waits = company(is_playing=False)
    assert attendance.due(waits, 10.0) == 130.0
    assert attendance.new_host(waits, 129.9) is None
    assert attendance.new_host(waits, 130.0) == 2


def test_a_host_without_a_chair_is_followed_at_once_unless_they_look_on() -> None:
    attendance = seen()
    left = company(host=None, is_playing=False)
    assert attendance.due(left, 10.0) <= 10.0
    assert attendance.new_host(left, 10.0) == 0
    watching = company(host=None, is_host_watching=True, is_playing=False)
    assert attendance.due(watching, 10.0) == math.inf
    assert attendance.new_host(watching, 1e9) is None


def test_a_host_who_gave_up_their_chair_is_followed_by_the_first_who_is_here() -> None:
    """P0 has been away since 10: it is not for them to run the table."""
    attendance = seen((10.0, (1, 2)))
    assert attendance.new_host(company(host=None), 10.0) == 1
    attendance.count(EVERYBODY, (2,), 11.0, is_watched=True)
    assert attendance.new_host(company(host=None), 11.0) == 2


def test_where_nobody_is_here_nobody_follows() -> None:
    attendance = seen((10.0, ()))
    assert attendance.new_host(company(), 1e9) is None
    assert attendance.due(company(is_playing=False), 10.0) == math.inf


def test_a_game_in_which_no_person_moves_is_paused() -> None:
    attendance = seen()
    attendance.person_moved = 100.0
    assert attendance.due(company(), 100.0) == 700.0
    assert not attendance.is_forsaken(company(), 699.9)
    assert attendance.is_forsaken(company(), 700.0)
    assert not attendance.is_forsaken(company(is_playing=False), 1e9)


def test_bots_play_on_for_spectators_but_not_for_nobody() -> None:
    attendance = Attendance(0.0)
    attendance.count((), (None,), 50.0, is_watched=True)
    assert not attendance.is_forsaken(company((), host=None, is_host_watching=True), 1e9)
    attendance.count((), (), 80.0, is_watched=False)
    alone = company((), host=None, is_watched=False)
    assert attendance.due(alone, 80.0) == 650.0
    assert not attendance.is_forsaken(alone, 649.9)
    assert attendance.is_forsaken(alone, 650.0)


def test_a_table_nobody_is_at_is_kept_for_half_an_hour() -> None:
    attendance = seen((100.0, ()))
    attendance.count(EVERYBODY, (2,), 200.0, is_watched=True)
    attendance.count(EVERYBODY, (), 300.0, is_watched=False)
    assert not attendance.was_left_long_ago(200.0 + 1800.0)
    assert attendance.was_left_long_ago(200.0 + 1800.1)


@pytest.mark.parametrize(
    ("chairs", "seats", "staying"),
    [
        ("a-Bc", 3, "aBc"),
        ("a-Bc", 2, "aB"),
        ("a-Bc", 1, "B"),
        ("aBC", 2, "BC"),
        ("abc", 2, "ab"),
        ("ABC", 2, "AB"),
        ("AB", 4, "AB"),
    ],
)
def test_empty_chairs_go_first_the_last_bots_next(chairs: str, seats: int, staying: str) -> None:
    """Capitals are people, small letters bots."""
    taken = [seat for seat, who in enumerate(chairs) if who != "-"]
    bots = [seat for seat in taken if chairs[seat].islower()]
    assert "".join(chairs[seat] for seat in who_stays(taken, bots, seats)) == staying
