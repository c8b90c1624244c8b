"""Axe, narrow phones, and the plain table for every game."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tablee.games import GAMES
from tests.web.conftest import BRISK
from tests.web.tables import act, deal, open_table

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PAGES = ["/", "/join", "/my-games", "/rules/herrlof", "/nowhere"]
WIDTHS = [360, 768, 1280]


def problems(page: Page) -> list[str]:
    """What axe finds serious or worse."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(result => result.violations)")
    return [
        f"{one['id']}: {[node['target'] for node in one['nodes']][:3]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def is_too_wide(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide


def check(page: Page) -> None:
    page.wait_for_timeout(100)
    assert problems(page) == []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740})
        page.wait_for_timeout(50)
        assert not is_too_wide(page), f"{page.url} at {width} px"


@pytest.mark.parametrize("path", PAGES)
def test_a_page(page: Page, site: str, path: str) -> None:
    page.goto(site + path)
    page.get_by_role("heading", level=1).wait_for()
    check(page)


def test_the_lobby(page: Page, site: str) -> None:
    page.goto(site)
    page.locator("article.bla5t").get_by_role("button", name="Inviter des amis").click()
    page.locator(".seats").wait_for()
    check(page)


def test_herrlofs_table_its_menu_and_its_sheet(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "herrlof", 3, {}))
    page.locator(".dial").wait_for()
    check(page)
    for _ in range(12):
        act(page)
        page.wait_for_timeout(40)
    check(page)
    for name in ("Menu", "Feuille de score", "Pouvoirs"):
        page.set_viewport_size({"width": 1280, "height": 800})
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
    check(page)
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
