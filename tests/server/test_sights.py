"""A look's clock over a real socket: it starts when the cards are in sight, or two seconds late."""

import pytest

from tablee.server import running
from tablee.server.wire import protocol as p
from tests.server.client import players, seat_all, start
from tests.server.conftest import setup
from tests.server.hand_clock import HandClock
from tests.server.through import serving


def clock_of(screen: p.Screen, key: str) -> p.Clock:
    return next(clock for clock in screen.clocks if clock.key == key)


async def test_a_look_lasts_from_when_its_cards_are_in_sight(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada says so after a second, also of Björn's; Björn says nothing."""
    clock = HandClock()
    monkeypatch.setattr(running, "HouseClock", lambda speed: clock)
    async with (
        serving(setup(store_url)) as (_, url),
        players(url, "Ada", "Björn") as (ada, bjorn),
    ):
        await seat_all([ada, bjorn], game="bloops")
        await start([ada, bjorn])
        before = await ada.see(lambda screen: screen.moves == ["seen"])
        assert (clock_of(before, "setup.0").unseen, clock_of(before, "setup.0").left) == (True, 17)
        clock.advance(1.0)
        for key in ("setup.1", "no such clock", "setup.0", "setup.0"):
            await ada.say(p.InSight(key))
        for player in (ada, bjorn):
            told = await player.see(lambda screen: not clock_of(screen, "setup.0").unseen)
            assert clock_of(told, "setup.0").left == 15
            assert clock_of(told, "setup.1").unseen
        clock.advance(14.75)
        await ada.say(p.Resync())
        fresh = await ada.hear(p.Snapshot)
        assert fresh.screen is not None
        assert fresh.screen.to_act == [0, 1]
        clock.advance(1.0)  # presses still on their way are waited for
        await ada.see(lambda screen: screen.to_act == [1])
        clock.advance(1.0)
        await bjorn.see(lambda screen: 1 not in screen.to_act or screen.moves != ["seen"])


async def test_what_is_said_in_vain_is_no_fault(url: str) -> None:
    """Before the deal, and by somebody without a seat."""
    async with players(url, "Ada", "Björn") as (ada, bjorn):
        await seat_all([ada, bjorn], game="bloops")
        await bjorn.say(p.InSight("setup.1"))
        await start([ada, bjorn])
        await bjorn.say(p.Stand())
        await bjorn.hear(p.Snapshot, lambda said: said.seat is None)
        await bjorn.say(p.InSight("setup.1"))
        await bjorn.say(p.Ping(1.0))
        while not isinstance(said := await bjorn.next(), p.Pong):
            assert not isinstance(said, p.Failed)
