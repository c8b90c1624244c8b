"""Coming back: what one was in the middle of, what is in sight, and being called to one's turn."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.conftest import BRISK
from tests.web.tables import deal, hand, open_table, set_up, sit_down
from tests.web.test_everyone import check, check_in_english
from tests.web.test_play_now import LAST_TRICK

pytestmark = pytest.mark.browser

PHONE_HEIGHT = 2_700
"""Pixels of the home page of a browser that comes for the first time, 360 wide."""

THEIRS = "seats 2; lead P1; turn P0; trick G8; P0 hand G5 R2 B4; P1 hand Y2 Y4"
"""Herrlof: P1 takes this trick, leads, and P0 is next."""

AWAY = """window.called = [];
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.Notification = class {
        static permission = 'granted';
        constructor(title, { body }) { window.called.push(`${title}: ${body}`); }
    };
    navigator.vibrate = (shakes) => window.called.push(shakes.length);"""
"""The reader looks elsewhere; what would reach them is written down."""

HEARD = """window.heard = [];
    const own = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        const made = own.call(this), start = made.start.bind(made);
        made.start = (at) => { window.heard.push(made.frequency.value); start(at); };
        return made;
    };"""
TURN = [392, 523]
"""The pitches of one's turn."""


def icon(page: Page) -> str | None:
    return page.locator("link[rel=icon]").get_attribute("href")


def test_a_game_under_way_is_offered_first(page: Page, site: str) -> None:
    code = open_table(page, site, "herrlof", 2, {})
    deal(page, site, code)
    page.goto(site)
    resume = page.get_by_role("list", name="Vos parties en cours").get_by_role("link")
    expect(resume).to_have_text(re.compile(r"^Reprendre\s: Herrlof avec .+, à vous$"))
    assert page.locator("main a, main button").first.get_attribute("href") == f"/t/{code}"
    check(page)
    check_in_english(page, "main .button.primary")
    expect(
        page.get_by_role("link", name=re.compile("^Go on: Herrlof with .+, your turn$"))
    ).to_be_visible()
    page.get_by_role("link", name=re.compile("^Go on")).click()
    expect(hand(page)).to_have_count(15)


def test_a_game_that_is_over_is_not_offered(page: Page, site: str) -> None:
    deal(page, site, set_up(page, site, "herrlof", LAST_TRICK))
    hand(page).click()
    page.get_by_role("dialog", name="Vous gagnez !").wait_for()
    page.goto(site)
    page.get_by_role("article").first.wait_for()
    expect(page.get_by_label("Votre nom à table")).to_have_value("Ada")
    expect(page.get_by_role("link", name=re.compile("^Reprendre"))).to_have_count(0)


def test_a_phone_has_code_and_open_tables_in_sight(browser: Browser, site: str) -> None:
    page = browser.new_page(locale="fr-FR", viewport={"width": 360, "height": 640})
    page.goto(site)
    page.get_by_role("article", name="Blitz!").wait_for()
    expect(page.get_by_label("Code de la table")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name="Tables ouvertes")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollHeight") < PHONE_HEIGHT
    page.context.close()


@pytest.mark.parametrize(
    ("door", "title", "path"),
    [
        ("Apprendre", "Apprendre en jouant", "/learn/bloops"),
        ("Règles", "Règles des jeux", "/rules/bloops"),
    ],
)
def test_the_header_leads_to_lessons_and_rules(
    page: Page, site: str, door: str, title: str, path: str
) -> None:
    page.goto(f"{site}/join")
    page.get_by_role("navigation").get_by_role("link", name=door, exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.locator("main li a")).to_have_count(5)
    check(page)
    check_in_english(page, "main li a")
    page.locator(f"main a[href='{path}']").click()
    page.wait_for_url(f"**{path}")


def test_the_tab_says_whose_turn_it_is(browser: Browser, page: Page, site: str) -> None:
    friend = browser.new_page(locale="fr-FR")
    friend.add_init_script(BRISK)
    sit_down(page, friend, site, open_table(page, site, "herrlof", 2, {}, bots=""), bots=0)
    expect(page).to_have_title(re.compile("^● À vous de jouer · Herrlof"))
    assert icon(page) == "/icon-turn.svg"
    page.locator(".dial .middle button").click()
    expect(page).to_have_title(re.compile("^Herrlof · "))
    assert icon(page) == "/icon.svg"
    page.goto(site)
    expect(page).to_have_title(re.compile("^Tablée"))
    assert icon(page) == "/icon.svg"
    friend.context.close()


def test_who_likes_it_is_called_by_shake_and_notice(
    context: BrowserContext, page: Page, site: str
) -> None:
    context.add_init_script(AWAY)
    deal(page, site, set_up(page, site, "herrlof", THEIRS))
    expect(page).to_have_title(re.compile("^●"))
    assert page.evaluate("called") == []
    page.get_by_role("button", name="Menu").click()
    for wish in ("Vibrer quand c’est à moi", "Me prévenir quand c’est à moi"):
        page.get_by_label(wish).check()
    check(page)
    page.get_by_role("button", name="Fermer").click()
    page.get_by_role("button", name="5 vert").click()
    page.wait_for_function("() => called.length === 2")
    assert page.evaluate("called") == [3, "À vous de jouer: Herrlof"]


def test_who_looks_elsewhere_hears_their_turn_whatever_was_played_last(
    context: BrowserContext, page: Page, site: str
) -> None:
    context.add_init_script(AWAY + HEARD)
    deal(page, site, set_up(page, site, "herrlof", THEIRS))
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Sons").check()
    page.get_by_role("button", name="Fermer").click()
    page.get_by_role("button", name="5 vert").click()
    page.wait_for_function(
        "turn => turn.every(one => heard.map(Math.round).includes(one))", arg=TURN
    )


def test_a_browser_that_refuses_notices_is_told_what_to_do(
    context: BrowserContext, page: Page, site: str
) -> None:
    context.add_init_script("window.Notification = class { static permission = 'denied'; }")
    deal(page, site, open_table(page, site, "herrlof", 2, {}))
    page.get_by_role("button", name="Menu").click()
    box = page.get_by_label("Me prévenir quand c’est à moi")
    box.click()
    expect(page.get_by_text("Votre navigateur refuse les notifications")).to_be_visible()
    expect(box).not_to_be_checked()
