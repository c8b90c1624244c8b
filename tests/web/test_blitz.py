import time

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import deal, open_table

pytestmark = pytest.mark.browser


def play_until(page: Page, wanted: str, seconds: float = 90) -> None:
    """Flips with the arrows and answers every face-off of one's own, by keyboard alone."""
    end = time.monotonic() + seconds
    words = 0
    while not page.locator(wanted).count():
        assert time.monotonic() < end, f"never seen: {wanted}"
        if page.locator(".corner.me").count() and not page.locator(".verdict").count():
            words += 1
            page.keyboard.type(f"mot{words}", delay=40)
            page.keyboard.press("Enter")
        elif page.locator(".stock.live").count():
            page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(100)


def test_the_box_is_open_from_the_first_card_on(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "blitz", 3, {}))
    box = page.get_by_label("Votre réponse", exact=True)
    expect(box).to_be_focused()
    page.keyboard.type("a")
    expect(box).to_have_value("a")
    page.keyboard.press("Escape")
    expect(box).to_have_value("")
    expect(page.locator(".player")).to_have_count(3)


def test_a_face_off_is_answered_by_keyboard(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "blitz", 3, {"judge": "group"}))
    play_until(page, ".corner.me .answers li")
    expect(page.locator(".corner.me .answers li").first).to_contain_text("mot")


def test_a_phone_has_nothing_beyond_its_edge(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    deal(page, site, open_table(page, site, "blitz", 6, {}))
    play_until(page, ".stage")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
