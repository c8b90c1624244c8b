import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.tables import hand, play_now

pytestmark = pytest.mark.browser

STATIC = Path(__file__).parents[2] / "src/tablee/server/static"
MOST_SCRIPT = 150_000


def test_the_five_games_with_art_and_a_line(page: Page, site: str) -> None:
    page.goto(site)
    tiles = page.get_by_role("article")
    expect(tiles).to_have_count(5)
    for title in ("Blot", "Herrlof", "Bloops", "Bla5t", "Blitz!"):
        tile = tiles.filter(has=page.get_by_role("heading", name=title, exact=True))
        expect(tile.locator(".art svg")).to_be_visible()
        expect(tile.locator(".facts")).to_contain_text(
            re.compile(r"\d à \d personnes · \d+–\d+ min")
        )
        for door in ("Jouer maintenant", "Inviter des amis"):
            expect(tile.get_by_role("button", name=door)).to_be_visible()


def test_one_click_to_the_first_card(page: Page, site: str) -> None:
    play_now(page, site, "herrlof")
    expect(hand(page)).to_have_count(15)
    expect(page.get_by_text("À vous : notez votre pronostic").first).to_be_visible()


def test_language_follows_the_browser_and_can_be_switched(browser: Browser, site: str) -> None:
    page = browser.new_page(locale="en-GB")
    page.goto(site)
    expect(page.get_by_role("heading", level=1)).to_have_text("Card games, one table")
    assert page.evaluate("document.documentElement.lang") == "en"
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Des jeux de cartes, une table")
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Des jeux de cartes, une table")
    page.context.close()


def test_a_code_leads_to_its_table_and_a_wrong_one_says_so(page: Page, site: str) -> None:
    page.goto(f"{site}/join")
    page.get_by_label("Code de la table").fill("zzzzzz")
    page.get_by_role("button", name="Entrer").click()
    expect(page.get_by_text("Aucune table ne porte ce code.")).to_be_visible()
    page.goto(site)
    page.locator("article.herrlof").get_by_role("button", name="Inviter des amis").click()
    code = page.locator(".code").inner_text()
    page.goto(f"{site}/join")
    page.get_by_label("Code de la table").fill(code.lower())
    page.get_by_role("button", name="Entrer").click()
    page.wait_for_url(f"**/t/{code}")
    expect(page.get_by_role("img", name="Code QR du lien de cette table")).to_be_visible()


def test_a_table_that_is_not_there(page: Page, site: str) -> None:
    page.goto(f"{site}/t/ZZZZZZ")
    expect(page.get_by_role("heading", level=1)).to_have_text("Cette table n’existe pas")


def test_rules_have_anchors_and_marks(page: Page, site: str) -> None:
    page.goto(f"{site}/rules/herrlof#HERR-SPEC-3")
    rule = page.locator("#HERR-SPEC-3")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(page.locator("#HERR-Q18 .mark")).to_have_text("Précision de table")
    page.get_by_role("button", name="English").click()
    expect(page.locator("#HERR-Q18 .mark")).to_have_text("Table ruling")


def test_the_first_load_is_light(page: Page, site: str) -> None:
    """Counted as a browser fetches it, compressed."""
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(site)
    page.wait_for_load_state("networkidle")
    scripts = [STATIC / url.removeprefix(f"{site}/") for url in loaded if url.endswith(".js")]
    assert scripts
    assert sum(len(gzip.compress(script.read_bytes())) for script in scripts) < MOST_SCRIPT
