"""Bla5t through the page: looks that are gone again, rules told, phones."""

import re
import time

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.tables import deal, open_table

pytestmark = pytest.mark.browser

ADVANCED = {"mode": "advanced"}
OWN = ".layout.mine .slot .card"
TARGET = ".slot.target .card"


def own(page: Page) -> Locator:
    return page.locator(OWN)


def try_click(found: Locator) -> bool:
    """Bots are quick: what is gone meanwhile need not be pressed."""
    try:
        found.first.click(timeout=800)
    except Exception:
        return False
    return True


def act(page: Page) -> bool:
    """Whatever can be done now; BLAST as soon as it can be called."""
    for wanted in (".blast", ".desk .main", ".desk .verbs .action", TARGET, ".desk .action"):
        if page.locator(f"{wanted}:not([disabled])").count():
            return try_click(page.locator(f"{wanted}:not([disabled])"))
    return False


def memorise(page: Page) -> None:
    """The two looks of the set-up."""
    expect(own(page)).to_have_count(4)
    for _ in range(2):
        page.locator(f".mine {TARGET}").first.click()
        page.wait_for_timeout(150)
    page.get_by_role("button", name="C’est vu").click()


def faces(page: Page) -> list[str]:
    labels = [card.get_attribute("aria-label") or "" for card in own(page).all()]
    return [label for label in labels if "carte cachée" not in label]


def test_bla5t_q59_a_look_is_shown_and_then_gone(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "bla5t", 2, {}))
    expect(own(page)).to_have_count(4)
    page.locator(f".mine {TARGET}").first.click()
    expect(page.locator(".mine .slot.seen")).to_have_count(1)
    page.locator(f".mine {TARGET}").first.click()
    expect(page.locator(".mine .slot.seen")).to_have_count(2)
    assert len(faces(page)) == 2
    page.get_by_role("button", name="C’est vu").click()
    expect(page.locator(".mine .slot.seen")).to_have_count(0)
    assert faces(page) == []


def test_bla5t_lock_1_a_locked_card_says_why_it_cannot_be_replaced(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "bla5t", 2, ADVANCED))
    memorise(page)
    end = time.monotonic() + 90
    while page.locator(".verbs").count() == 0 or page.locator(".mine .slot.up").count() == 0:
        assert time.monotonic() < end, "no card of mine lies face up on my turn"
        if page.locator(".verbs").count():
            page.locator(".verbs").get_by_role("button", name="Retourner").click()
            try_click(page.locator(f".mine {TARGET}"))
        for calm in ("Finir le tour", "Laisser faire"):
            if page.get_by_role("button", name=calm).count():
                try_click(page.get_by_role("button", name=calm))
        page.wait_for_timeout(40)
    page.locator(".verbs").get_by_role("button", name="Prendre").click()
    expect(page.locator(".mine .slot.up .lock").first).to_be_visible()
    page.locator(".mine .slot.up .card").first.click()
    expect(page.locator(".toast").get_by_role("link")).to_have_text("BLA5T-LOCK-1")


def test_a_reload_in_the_middle_loses_nothing(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "bla5t", 3, {}))
    memorise(page)
    page.locator(".verbs").wait_for(timeout=30_000)
    discard = page.locator(".discard .card").get_attribute("aria-label")
    page.reload()
    page.locator(".verbs").wait_for()
    expect(own(page)).to_have_count(4)
    assert page.locator(".discard .card").get_attribute("aria-label") == discard


def test_each_card_tells_its_power(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "bla5t", 2, ADVANCED))
    page.get_by_role("button", name="Cartes", exact=True).click()
    dialog = page.locator("dialog[open]")
    for name in ("Stephania", "Hyperion", "13 (1 et 2)"):
        expect(dialog.get_by_text(name, exact=True).first).to_be_attached()
    dialog.get_by_role("link", name="BLA5T-HERO-APO").wait_for()


def test_in_english_as_well(page: Page, site: str) -> None:
    page.add_init_script("localStorage.setItem('tablee.language', 'en')")
    deal(page, site, open_table(page, site, "bla5t", 2, {}))
    expect(page.locator(".bar")).to_contain_text(re.compile("Look at 2 more cards"))
    expect(page.get_by_role("region", name="Your cards")).to_be_visible()
