"""The rules pages: search, contents, pictures, anchors, paper."""

import re

import pytest
from playwright.sync_api import Page, expect

from tablee.packs import GAMES, PACKS
from tablee.teaching.pictures import gallery
from tests.web.tables import deal, hand, open_table, opened_beside
from tests.web.test_everyone import check

pytestmark = pytest.mark.browser


def open_rules(page: Page, site: str, address: str) -> None:
    page.goto(f"{site}/rules/{address}")
    page.get_by_role("heading", level=1).wait_for()


def draw_all(page: Page) -> None:
    """Scrolls past every picture."""
    frames = page.locator("figure > .frame")
    for place in range(frames.count()):
        frames.nth(place).evaluate("one => one.scrollIntoView({block: 'center'})")
        frames.nth(place).locator(".table > *").first.wait_for()


def test_the_search_minds_no_accents_and_counts(page: Page, site: str) -> None:
    open_rules(page, site, "blot")
    everything = page.locator("li[id]").count()
    page.get_by_label("Chercher dans les règles").fill("CEREMONIE remportee")
    count = page.get_by_role("status").filter(has_text="trouvée")
    expect(count).to_be_visible()
    found = page.locator("li[id]").count()
    assert 0 < found < everything
    expect(count).to_have_text(re.compile(rf"^{found} règles? trouvées?$"))
    expect(page.locator("li[id] mark").first).to_have_text(
        re.compile("cérémonie|remportée", re.IGNORECASE)
    )
    page.get_by_label("Chercher dans les règles").fill("BLOT-PLAY-3")
    expect(page.locator("li[id]")).to_have_count(1)
    page.get_by_label("Chercher dans les règles").fill("xyzzy")
    expect(page.get_by_text("Aucune règle ne contient ces mots.")).to_be_visible()
    expect(count).to_have_text("0 règle trouvée")


def test_the_search_by_keyboard(page: Page, site: str) -> None:
    open_rules(page, site, "herrlof")
    everything = page.locator("li[id]").count()
    page.get_by_label("Chercher dans les règles").focus()
    page.keyboard.type("atout")
    page.keyboard.press("Enter")
    expect(page.locator("li[id]").first).to_be_focused()
    page.get_by_label("Chercher dans les règles").focus()
    page.keyboard.press("Escape")
    expect(page.locator("li[id]")).to_have_count(everything)


def test_the_contents_lead_to_their_parts(page: Page, site: str) -> None:
    open_rules(page, site, "bloops")
    page.get_by_role("navigation", name="Sommaire").get_by_role("link", name="Le score").click()
    expect(page.get_by_role("heading", name="Le score")).to_be_in_viewport()
    expect(page.get_by_role("heading", name="Le score")).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn_by_the_table_and_only_looked_at(
    page: Page, site: str, game: str
) -> None:
    open_rules(page, site, game)
    pictures = gallery(PACKS[game]).picture
    expect(page.locator("figure")).to_have_count(len(pictures))
    assert page.locator("figure > .frame > .table").count() < len(pictures)  # those far off wait
    draw_all(page)
    expect(page.locator(f"figure .table > .{game}, figure .table .{game}").first).to_be_visible()
    for picture in pictures:
        figure = page.locator(f"#{picture.rule} figure")
        expect(figure.locator("> .frame > .table")).to_have_attribute("inert", "")
        expect(figure.get_by_role("img", name="La table dans cette situation")).to_have_count(1)
        expect(figure.locator("figcaption")).not_to_be_empty()
        sheet = figure.locator("> .frame > .table > .sheet")
        expect(sheet).to_have_count(1 if picture.sheet else 0)
        assert not figure.locator("> .frame").evaluate(
            "one => one.scrollWidth > one.clientWidth + 1"
        )
    check(page)


def test_an_address_leads_to_its_rule_on_a_phone_in_english_too(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    open_rules(page, site, "bla5t#BLA5T-LOCK-1")
    rule = page.locator("#BLA5T-LOCK-1")
    for _ in range(2):
        expect(rule.locator(".table > *").first).to_be_visible()
        expect(rule).to_have_class(re.compile("target"))
        expect(rule.locator("p").first).to_be_in_viewport()
        page.get_by_role("button", name="English").click()
    expect(rule.locator("figcaption")).to_contain_text("locked, he can be neither swapped")


def test_a_refusal_at_the_table_leads_to_its_rule(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "herrlof", 2, {}))
    hand(page).first.click()  # before any prediction
    book = opened_beside(page, page.locator(".toast").get_by_role("link"))
    book.wait_for_url(re.compile("/rules/herrlof#HERR-"))
    expect(hand(page)).to_have_count(15)  # the table has stayed
    rule = book.locator(f"[id='{book.url.partition('#')[2]}']")
    expect(rule).to_have_class(re.compile("target"))
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()


def test_on_paper_there_are_rules_and_pictures_only(page: Page, site: str) -> None:
    open_rules(page, site, "blitz")
    draw_all(page)
    page.emulate_media(media="print")
    for hidden in (".books", ".finding", "#app > header"):
        expect(page.locator(hidden)).to_be_hidden()
    expect(page.locator("#BLITZ-FO-1 figure")).to_be_visible()
    expect(page.locator("#BLITZ-FO-1 p").first).to_be_visible()
