"""To a table and onto it without a mouse; whole games are in test_whole_games."""

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def tab_to(page: Page, wanted: str, most: int = 60) -> None:
    """Presses Tab until the focus is on what is wanted (a CSS selector)."""
    for _ in range(most):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab does not reach {wanted}")


def tab_to_text(page: Page, text: str, most: int = 60) -> None:
    """The same, for a button or a link that says this."""
    for _ in range(most):
        if page.evaluate(
            """text => document.activeElement.matches('button, a') &&
                document.activeElement.textContent.includes(text)""",
            text,
        ):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab does not reach {text!r}")


def test_from_the_home_page_to_the_cards(page: Page, site: str) -> None:
    page.goto(site)
    tab_to(page, "article.herrlof .button.primary")
    page.keyboard.press("Enter")
    tab_to(page, "dialog[open] .primary")
    page.keyboard.press("Enter")
    expect(page.locator(".hand .card")).to_have_count(15)
    tab_to(page, ".dial [role=radio]")
    page.keyboard.press("ArrowRight")
    tab_to(page, ".dial .middle button")
    page.keyboard.press("Enter")
    expect(page.locator(".dial")).to_have_count(0)
