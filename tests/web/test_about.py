"""Whose games these are, and what a host calls them."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tablee.packs import PACKS
from tests.server.command import Serve

pytestmark = pytest.mark.browser


def test_every_game_has_its_makers(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_role("contentinfo").get_by_role("link", name="À propos").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("À propos de Tablée")
    expect(page).to_have_title("À propos de Tablée · Tablée")
    for pack in PACKS.values():
        assert pack.about.credits is not None
        shown = page.get_by_role("listitem").filter(
            has=page.get_by_role("heading", name=pack.about.title["fr"], exact=True)
        )
        made = pack.about.credits
        for name in (*made.authors, *made.artists, *made.publishers):
            expect(shown).to_contain_text(name)
    page.get_by_role("button", name="English").click()
    expect(page.get_by_text("neither affiliated with them nor endorsed by them")).to_be_visible()


def test_another_title_holds_on_the_home_page_over_the_rules_and_at_the_table(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    store = tmp_path_factory.mktemp("titles") / "tablee.db"
    server = Serve(f"sqlite:///{store}", "--title", "blot=Le jeu des dieux")
    assert server.is_open(), server.told()
    page = browser.new_page(locale="fr-FR")
    page.goto(server.url)
    tile = page.get_by_role("article").filter(
        has=page.get_by_role("heading", name="Le jeu des dieux", exact=True)
    )
    tile.get_by_role("button", name="Inviter des amis").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Le jeu des dieux").first).to_be_visible()
    expect(page.get_by_text("Blot", exact=True)).to_have_count(0)
    page.goto(f"{server.url}/rules/blot")
    expect(page.get_by_role("heading", level=1)).to_have_text("Le jeu des dieux")
    page.goto(f"{server.url}/about")
    expect(page.get_by_role("heading", name="Le jeu des dieux")).to_be_visible()
    expect(page.get_by_role("definition").filter(has_text="Palladis Games")).to_be_visible()
    expect(page.get_by_role("definition").get_by_text("Blot", exact=True)).to_be_visible()
    page.context.close()
    assert server.stop() == 0
