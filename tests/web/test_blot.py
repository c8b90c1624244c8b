"""Blot through the page: choosing, dragging, gods, phones."""

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.tables import deal, drive, hand, is_over, names, open_table
from tests.web.test_everyone import check

pytestmark = pytest.mark.browser

TEAMS = {"teams": "yes"}
READY = ".hand .card.lifted"
OPEN = ".ceremony.takes"


def try_click(found: Locator) -> bool:
    try:
        found.first.click(timeout=1_000)
    except Exception:  # gone meanwhile: the next look will tell
        return False
    return True


def act(page: Page) -> bool:
    """One thing that can be done now, by mouse: a card and its ceremony, a god, a starter."""
    for wanted in ("dialog[open] footer .primary", ".god.open", ".ask .answer:visible"):
        if page.locator(wanted).count() and not is_over(page):
            return try_click(page.locator(wanted))
    if page.locator(".hand-row.ready").count() == 0:
        return False
    if page.locator(".hand .card[aria-pressed=true]").count() == 0:
        try_click(page.locator(READY))
    return try_click(page.locator(OPEN))


def my_turn(page: Page) -> None:
    page.locator(".hand-row.ready").wait_for()


def test_a_card_carried_to_a_ceremony_is_played_there(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "blot", 3, {}))
    my_turn(page)
    page.locator(READY).first.click()
    tile = page.locator(OPEN).first.get_attribute("data-tile")
    before = names(hand(page))
    chosen = page.locator(".hand .card[aria-pressed=true]")
    label = (chosen.get_attribute("aria-label") or "").partition(",")[0]
    chosen.drag_to(page.locator(f"[data-tile={tile}]"))
    expect(hand(page)).to_have_count(len(before) - 1)
    expect(page.locator(f"[data-tile={tile}]")).to_contain_text(f"{label}, par Ada")


def test_an_illegal_card_says_which_rule(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "blot", 4, {}))
    for place in range(200):
        my_turn(page)
        page.locator(".hand .card").nth(place % hand(page).count()).click()
        if page.locator(".ceremony.refuses:not(.gone)").count():
            break
        page.locator(OPEN).first.click()
        page.wait_for_timeout(60)
    before = hand(page).count()
    page.locator(".ceremony.refuses:not(.gone)").first.click()
    expect(page.locator(".toast").get_by_role("link")).to_have_text(re.compile("^BLOT-PLAY-[23]$"))
    assert hand(page).count() == before


def test_won_tricks_are_open_to_everybody(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "blot", 3, {}))
    won = page.locator(".tricks:not([aria-label*=': 0 '])")
    end = time.monotonic() + 60
    while won.count() == 0:
        assert time.monotonic() < end, "nobody wins a ceremony"
        act(page)
        page.wait_for_timeout(30)
    won.first.click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".list > li").first.locator(".card")).to_have_count(3)


def test_both_faces_of_the_gods_on_request(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "blot", 3, {}))
    page.get_by_role("button", name=re.compile("^Loki, ")).click()
    dialog = page.locator("dialog[open]")
    for words in ("le plus de sa couleur", "le moins de sa couleur"):
        expect(dialog.get_by_text(f"−3 à qui a {words}")).to_be_visible()


def test_two_against_two_and_the_tricks_won(page: Page, swift: str) -> None:
    deal(page, swift, open_table(page, swift, "blot", 4, TEAMS))
    drive(page, 5)
    check(page)
    page.locator(".tricks").first.click()
    page.locator("dialog[open]").wait_for()
    check(page)


def test_a_game_in_english(page: Page, site: str) -> None:
    page.add_init_script("localStorage.setItem('tablee.language', 'en')")
    deal(page, site, open_table(page, site, "blot", 3, {}))
    my_turn(page)
    expect(page.get_by_text("Your turn: an offering, then its ceremony").first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Red ceremony, dark face"))).to_be_visible()
