"""The rules pages: search, contents, pictures, anchors, paper."""

import re

import pytest
from playwright.sync_api import Page, expect

from tablee.packs import GAMES, PACKS
from tablee.teaching.pictures import gallery
from tests.web.tables import deal, hand, open_table, opened_beside
from tests.web.test_everyone import check

pytestmark = pytest.mark.browser


CUT = """(frame, parts) => {
    const all = frame.getBoundingClientRect();
    const isWithin = (box) => box.left >= all.left - 1 && box.right <= all.right + 1 &&
        box.top >= all.top - 1 && box.bottom <= all.bottom + 1;
    const table = frame.querySelector('.table').getBoundingClientRect();
    const boxes = [...frame.querySelectorAll('[data-part]')]
        .filter((one) => parts.includes(one.dataset.part))
        .map((one) => one.getBoundingClientRect()).filter((box) => box.height > 0);
    return {found: boxes.length, whole: boxes.every(isWithin), share: all.height / table.height};
}"""
"""Of a drawn picture: how many of these parts it has, whether all of them are within it, and how
much of the table's height is left."""
IS_CUT = f"""([frame, parts, found, most]) => {{
    const cut = ({CUT})(frame, parts);
    return cut.found >= found && cut.whole && cut.share < most;
}}"""
"""As it stays: a table finds its own measures first."""
ANY_PART = 1.1


def open_rules(page: Page, site: str, address: str) -> None:
    page.goto(f"{site}/rules/{address}")
    page.get_by_role("heading", level=1).wait_for()


def draw_all(page: Page) -> None:
    """Scrolls to every picture, as a reader does: on, if what is drawn meanwhile moves it away."""
    page.get_by_label("Montrer toutes les images").check()
    for frame in page.locator("figure > .frame").all():
        page.wait_for_function(
            "one => one.querySelector('.table > *') || one.scrollIntoView({block: 'center'})",
            arg=frame.element_handle(),
        )
        expect(frame.locator(".table > *").first).to_be_visible()


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
        assert not figure.locator("> .frame > .table").evaluate(
            "one => one.scrollWidth > one.clientWidth + 1"
        )
        if picture.shows:
            frame = figure.locator("> .frame").element_handle()
            page.wait_for_function(IS_CUT, arg=[frame, picture.shows, 1, ANY_PART])
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
    for hidden in (".books", ".finding", "#app > header", "details > summary"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(page.locator("#BLITZ-FO-1 figure")).to_be_visible()
    expect(page.locator("#BLITZ-FO-1 p").first).to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize(
    ("rule", "most"),
    [
        ("BLOT-RES-2", 0.9),
        ("HERR-RES-3", 0.7),
        ("BLOOPS-CD-3", 0.5),
        ("BLA5T-ROUND-4", 0.5),
        ("BLITZ-Q10", 0.9),
    ],
)
def test_a_picture_is_cut_to_what_it_shows(
    page: Page, site: str, rule: str, most: float, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    game = "herrlof" if rule.startswith("HERR") else rule.partition("-")[0].lower()
    picture = next(one for one in gallery(PACKS[game]).picture if one.rule == rule)
    open_rules(page, site, f"{game}#{rule}")
    frame = page.locator(f"#{rule} figure > .frame")
    expect(frame.locator(".table > *").first).to_be_visible()
    expect(frame).to_have_attribute("style", re.compile("height"))
    arg = [frame.element_handle(), picture.shows, len(picture.shows), most]
    page.wait_for_function(IS_CUT, arg=arg)


A4 = 718
"""Pixels between the margins of that paper."""


def test_on_paper_a_picture_is_no_wider_than_the_sheet(page: Page, site: str) -> None:
    open_rules(page, site, "herrlof#HERR-PRED-1")
    frame = page.locator("#HERR-PRED-1 figure > .frame")
    expect(frame.locator(".table > *").first).to_be_visible()
    width = "one => one.getBoundingClientRect().width"
    assert frame.evaluate(width) > A4
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert frame.evaluate(width) < A4
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.wait_for_function(f"one => ({width})(one) > {A4}", arg=frame.element_handle())


PAGES = {"blot": 26, "herrlof": 24, "bloops": 28, "bla5t": 40, "blitz": 28}
"""Screens of a phone; with every picture they were 46 to 75."""


@pytest.mark.parametrize("game", PAGES)
def test_on_a_phone_the_rules_begin_with_all_in_short(page: Page, site: str, game: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    open_rules(page, site, game)
    expect(page.get_by_role("heading", name="L’essentiel")).to_be_visible()
    expect(page.locator("figure").first).to_be_hidden()
    height = page.evaluate("document.documentElement.scrollHeight")
    assert height / 640 < PAGES[game]
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    check(page)


def test_search_and_contents_stay_within_reach_of_a_phone(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    open_rules(page, site, "blot")
    page.locator("#BLOT-END-2").scroll_into_view_if_needed()
    expect(page.get_by_label("Chercher dans les règles")).to_be_in_viewport()
    contents = page.get_by_role("navigation", name="Sommaire")
    expect(contents).to_be_hidden()
    opener = page.get_by_role("button", name="Sommaire")
    opener.press("Enter")
    expect(contents).to_be_visible()
    page.keyboard.press("Escape")
    expect(contents).to_be_hidden()
    expect(opener).to_be_focused()
    opener.click()
    contents.get_by_role("link", name="L’essentiel").click()
    expect(contents).to_be_hidden()
    expect(page.get_by_role("heading", name="L’essentiel")).to_be_in_viewport()
    page.get_by_label("Chercher dans les règles").fill("affinité")
    expect(page.locator("li[id]").first).to_be_in_viewport()


def test_a_picture_opens_by_itself_and_where_an_address_leads(page: Page, site: str) -> None:
    open_rules(page, site, "herrlof#HERR-PRED-1")
    expect(page.locator("#HERR-PRED-1 figure")).to_be_visible()
    rule = page.locator("#HERR-SETUP-3")
    expect(rule.locator("figure")).to_be_hidden()
    rule.get_by_text("Un exemple en image").press("Enter")
    expect(rule.locator(".frame .table > *").first).to_be_visible()
    page.get_by_label("Montrer toutes les images").check()
    page.reload()
    expect(page.locator("#HERR-PLAY-1 figure")).to_be_visible()


def test_the_summary_goes_on_one_sheet_of_paper(page: Page, site: str) -> None:
    article = "document.querySelector('article')"
    page.add_init_script(f"window.print = () => void (window.printed = {article}.className)")
    open_rules(page, site, "bla5t")
    page.get_by_role("button", name="Imprimer l’essentiel").click()
    assert "short" in page.evaluate("window.printed").split()
    page.emulate_media(media="print")
    page.evaluate(f"{article}.classList.add('short')")
    expect(page.get_by_role("heading", name="L’essentiel")).to_be_visible()
    expect(page.locator("#BLA5T-TURN-1")).to_be_hidden()
    page.set_viewport_size({"width": 718, "height": 1040})  # A4 with its margins
    assert page.evaluate("document.documentElement.scrollHeight") <= 1040
