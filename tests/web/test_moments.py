"""Great moments of the films, on a page whose time is led on by hand."""

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tablee.packs import GAMES
from tablee.table.told import Clock, Screen
from tests.web.films import MOMENTS, READER, Moment, Take
from tests.web.fits import NO_SERVER
from tests.web.tables import STILL, deal, hand, set_up
from tests.web.test_herrlof import FOLLOWING

pytestmark = pytest.mark.browser

SCORED = 4_000
"""The sheet of a round of Herrlof is open by then."""
READING = 9_000
"""So long a sheet stays, once its reader's clock runs."""
LONG = 60_000
SPEEDS = {"relaxed": (3_600, 6_500), "full": (2_200, 4_000), "brisk": (900, 2_000)}
"""Until when the last trick and the predictions are looked at, and when the sheet is open."""


def moment_of(game: str, name: str) -> Moment:
    return next(one for one in MOMENTS if (one.game, one.name) == (game, name))


def take(page: Page, site: str, moment: Moment, motion: str = "full") -> Take:
    page.add_init_script(
        NO_SERVER
        + f"localStorage.setItem('tablee.motion', '{motion}');"
        + "localStorage.setItem('tablee.sound', 'off')"
    )
    taken = Take(page, site, moment)
    taken.begin()
    return taken


@pytest.mark.parametrize("name", ["end-won", "end-lost"])
@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_told_from_its_top(page: Page, site: str, game: str, name: str) -> None:
    """Where its sheet has many rounds as well, on a phone as on a desktop."""
    ends = moment_of(game, name)
    take(page, site, ends)
    page.clock.run_for(ends.at[-1])
    for width, height in ((960, 640), (360, 640), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("dialog[open] .celebration")).to_be_in_viewport(ratio=1)
        expect(page.locator("dialog[open] .why a")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("motion", SPEEDS)
def test_the_last_card_stays_before_the_sheet_opens(page: Page, site: str, motion: str) -> None:
    looked_at, opened = SPEEDS[motion]
    take(page, site, moment_of("herrlof", "round"), motion)
    sheet = page.locator("dialog[open] table")
    page.clock.run_for(400)
    expect(page.locator(".trick .card")).to_have_count(2)
    page.clock.run_for(looked_at - 400)
    expect(sheet).to_have_count(0)
    page.clock.run_for(opened - looked_at)
    expect(sheet).to_have_count(1)
    expect(sheet.locator("thead .mine")).to_have_text("Ada")


def test_without_motion_the_sheet_opens_at_once(page: Page, site: str) -> None:
    take(page, site, moment_of("herrlof", "round"), "none")
    expect(page.locator("dialog[open] table")).to_have_count(1)


def test_a_press_anywhere_ends_the_moment(page: Page, site: str) -> None:
    take(page, site, moment_of("herrlof", "round"))
    page.clock.run_for(400)
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".herrlof .board").click(position={"x": 5, "y": 5})
    expect(page.locator("dialog[open] table")).to_have_count(1)


def test_a_sheet_waits_for_its_reader(page: Page, site: str) -> None:
    taken = take(page, site, moment_of("herrlof", "round"))
    page.clock.run_for(SCORED)
    page.clock.run_for(LONG)
    expect(page.locator("dialog[open] table")).to_have_count(1)
    taken.close_sheet()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".dial")).to_have_count(1)


def test_a_sheet_does_not_hide_ones_own_clock(page: Page, site: str) -> None:
    """It begins while the round before is still read."""
    taken = take(page, site, moment_of("herrlof", "round"))
    page.clock.run_for(SCORED)
    clock = Clock(key="predict.0", seat=READER, seconds=60, left=60)
    news = Screen(
        version=3,
        seat=READER,
        view=msgspec.Raw(b"{}"),
        to_act=[READER],
        moves=["predict 0"],
        reactions=[],
        may_react=[],
        clocks=[clock],
        result=None,
    )
    taken.hear(msgspec.json.encode(news).decode())
    page.clock.run_for(READING - 1_000)
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.clock.run_for(2_000)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_finished_ceremony_is_gone_when_the_next_round_begins(page: Page, site: str) -> None:
    masks = moment_of("blot", "masks")
    taken = take(page, site, masks)
    page.clock.run_for(masks.closes or 0)
    taken.close_sheet()
    page.clock.run_for(masks.at[-1] - (masks.closes or 0))
    expect(page.get_by_text("Pour Ada")).to_have_count(0)


FLIGHTS = """
    window.flights = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        if (how[1].delay > 0) window.flights += 1;
        return animate.apply(this, how);
    };
"""
"""Cards that wait for those dealt before them."""


@pytest.mark.parametrize("game", ["blot", "herrlof", "bloops", "bla5t"])
def test_the_first_cards_are_dealt(page: Page, site: str, game: str) -> None:
    page.add_init_script(FLIGHTS)
    take(page, site, moment_of(game, "deal"))
    page.wait_for_function("() => flights >= 5")


def test_who_comes_back_finds_the_cards_lying(page: Page, site: str) -> None:
    """Once something has been told of the game."""
    page.add_init_script(FLIGHTS + "localStorage.setItem('tablee.motion', 'full')")
    deal(page, site, set_up(page, site, "herrlof", FOLLOWING))
    page.wait_for_function("() => flights > 0")
    page.get_by_role("button", name="8 vert").click()
    expect(hand(page)).to_have_count(3)
    page.reload()
    expect(hand(page)).to_have_count(3)
    page.evaluate(STILL)
    assert page.evaluate("flights") == 0
