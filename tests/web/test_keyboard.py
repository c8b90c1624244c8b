"""A whole game without a mouse."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import SHORT, is_over, open_table

pytestmark = pytest.mark.browser


def tab_to(page: Page, wanted: str, most: int = 60) -> None:
    """Presses Tab until the focus is on what is wanted (a CSS selector)."""
    for _ in range(most):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab does not reach {wanted}")


def tab_to_text(page: Page, text: str, most: int = 60) -> None:
    for _ in range(most):
        if page.evaluate(
            """text => document.activeElement.matches('button, a') &&
                document.activeElement.textContent.includes(text)""",
            text,
        ):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab does not reach {text!r}")


def play_a_card(page: Page) -> None:
    """Into the hand with Tab, along it with the arrows to a card that stands out."""
    tab_to(page, ".hand .card")
    page.keyboard.press("Home")
    for _ in range(20):
        if page.evaluate("document.activeElement?.classList.contains('lifted')"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("ArrowRight")


def test_from_the_home_page_to_the_cards(page: Page, site: str) -> None:
    page.goto(site)
    tab_to(page, "article.herrlof .button.primary")
    page.keyboard.press("Enter")
    expect(page.locator(".hand .card")).to_have_count(15)
    tab_to(page, ".dial [role=radio]")
    page.keyboard.press("ArrowRight")
    tab_to(page, ".dial .middle button")
    page.keyboard.press("Enter")
    expect(page.locator(".dial")).to_have_count(0)


def test_a_whole_game_of_herrlof(page: Page, site: str) -> None:
    code = open_table(page, site, "herrlof", 2, SHORT)
    page.goto(f"{site}/t/{code}")
    page.locator(".go .primary").wait_for()
    tab_to_text(page, "Distribuer les cartes")
    page.keyboard.press("Enter")
    page.locator(".bar").wait_for()
    end = time.monotonic() + 240
    while not is_over(page):
        assert time.monotonic() < end, f"stuck at {page.locator('.prompt').inner_text()!r}"
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        elif page.locator(".dial").count():
            tab_to(page, ".dial .middle button")
            page.keyboard.press("Enter")
        elif page.locator(".choices button").count():
            tab_to(page, ".choices button")
            page.keyboard.press("Enter")
        elif page.locator(".hand .card.lifted").count():
            play_a_card(page)
        page.wait_for_timeout(40)
    tab_to_text(page, "Revanche")
