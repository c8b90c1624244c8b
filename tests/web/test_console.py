"""The suite hears what browsers complain of."""

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import Console

pytestmark = pytest.mark.browser

COMPLAINTS = """() => {
    console.error('said');
    setTimeout(() => { throw new TypeError('thrown'); });
    Promise.reject(new Error('rejected'));
    fetch('/api/nothing-here');
}"""


def test_every_exception_and_error_line_is_heard(
    browser: Browser, page: Page, site: str, console: Console
) -> None:
    """On the test's own page, and on any other it opens."""
    for one in (page, browser.new_page(), browser.new_context().new_page()):
        one.goto(f"{site}/join")
        with one.expect_response("**/api/nothing-here"):
            one.evaluate(COMPLAINTS)
        heard = "\n".join(console.heard())
        console.errors.clear()
        for complaint in ("said", "TypeError: thrown", "Error: rejected", "/api/nothing-here"):
            assert complaint in heard
        one.context.close()
