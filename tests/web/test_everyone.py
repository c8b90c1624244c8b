"""Axe, phones, targets for a finger, and the plain table for every game."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tablee.games import GAMES
from tests.web.conftest import BRISK
from tests.web.tables import STEPS, deal, drive, open_table

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PAGES = ["/", "/join", "/my-games", "/rules/herrlof", "/nowhere"]
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
FINGER = 44
"""Pixels a target needs each way; links in a text and rules' numbers are as large as words, and in
a replay the table is drawn smaller, as nothing on it need be pressed."""
SMALL = """(least) => [...document.querySelectorAll(
        'button, a, input:not([type=hidden]), select, textarea, summary, [role=radio]')]
    .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
    .filter((one) => !one.closest('p, dd, .id, .visually-hidden, .skip, [inert], .watched'))
    .map((one) => [one.closest('label') ?? one, one])
    .map(([target, one]) => [target.getBoundingClientRect(), one])
    .filter(([{width, height}]) => width > 1 && Math.min(width, height) < least - 0.5)
    .map(([{width, height}, one]) => `${one.tagName}.${one.className} ` +
        `${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}: ` +
        `${Math.round(width)} by ${Math.round(height)}`)"""


def problems(page: Page) -> list[str]:
    """What axe finds serious or worse."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [
        f"{one['id']}: {[node['target'] for node in one['nodes']][:3]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def check_phone(page: Page) -> None:
    """Nothing beyond the edge, nothing too small for a finger."""
    page.set_viewport_size(PHONE)
    page.wait_for_timeout(50)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], page.url
    assert page.evaluate(SMALL, FINGER) == []


def check(page: Page) -> None:
    """On a desktop, then on a phone, where the page is left."""
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        page.wait_for_timeout(100)
        assert problems(page) == [], size
    check_phone(page)


def check_in_english(page: Page, ready: str) -> None:
    page.evaluate("localStorage.setItem('tablee.language', 'en')")
    page.reload()
    page.locator(ready).first.wait_for()
    page.wait_for_timeout(100)
    assert page.evaluate("document.documentElement.lang") == "en"
    assert problems(page) == []
    check_phone(page)


@pytest.mark.parametrize("path", PAGES)
def test_a_page(page: Page, site: str, path: str) -> None:
    page.goto(site + path)
    page.get_by_role("heading", level=1).wait_for()
    check(page)
    check_in_english(page, "h1")


def test_the_lobby(page: Page, site: str) -> None:
    page.goto(site)
    page.locator("article.bla5t").get_by_role("button", name="Inviter des amis").click()
    page.locator(".seats").wait_for()
    check(page)
    check_in_english(page, ".seats")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_the_middle_of_a_game(page: Page, swift: str, game: str) -> None:
    """With as many people as it takes, then with as few."""
    seats = sorted(GAMES[game].seats)
    deal(page, swift, open_table(page, swift, game, seats[-1], {}))
    drive(page, STEPS[game])
    check(page)
    check_in_english(page, ".bar")
    deal(page, swift, open_table(page, swift, game, seats[0], {}))
    drive(page, STEPS[game])
    check_phone(page)


def test_the_end_of_a_game_and_my_games(page: Page, swift: str) -> None:
    deal(page, swift, open_table(page, swift, "herrlof", 3, {"target": "5"}))
    page.get_by_role("button", name="Feuille de score").click()
    page.locator("dialog[open]").wait_for()
    drive(page, 500, seconds=60)
    page.locator("dialog[open] .ranking").wait_for()
    check(page)
    check_in_english(page, "dialog[open] .ranking")
    page.goto(f"{swift}/my-games")
    page.get_by_role("link", name="Download").first.wait_for()
    check(page)


def test_dialogs_of_a_table(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "herrlof", 3, {}))
    for name in ("Menu", "Feuille de score", "Pouvoirs"):
        page.set_viewport_size(DESKTOP)
        page.get_by_role("button", name=name).click()
        page.locator("dialog[open]").wait_for()
        check(page)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
def test_the_plain_table_plays_any_game(browser: Browser, site: str, game: str) -> None:
    page = browser.new_page(locale="fr-FR")
    page.add_init_script(BRISK + "; localStorage.setItem('tablee.plain', 'on')")
    seats = max(3, min(GAMES[game].seats))
    deal(page, site, open_table(page, site, game, seats, {}))
    choice = page.locator(".plain .choices button").first
    for _ in range(3):
        choice.wait_for()
        before = page.locator(".plain").inner_text()
        choice.click(timeout=5_000)
        expect(page.locator(".plain")).not_to_have_text(before)
    assert problems(page) == []
    check_phone(page)
    page.context.close()


def test_reduced_motion_is_respected(browser: Browser, site: str) -> None:
    page = browser.new_page(locale="fr-FR", reduced_motion="reduce")
    deal(page, site, open_table(page, site, "herrlof", 2, {}))
    page.locator(".dial .middle button").click()
    page.locator(".hand .card.lifted").first.click()
    page.wait_for_timeout(150)
    assert (
        page.evaluate("document.getAnimations().filter(one => !one.transitionProperty).length") == 0
    )
    page.context.close()
