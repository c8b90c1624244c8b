"""Bloops through the page: races between two browsers, arranging, phones."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.conftest import BRISK
from tests.web.tables import NO_FALSE_START, deal, open_table, set_up, sit_down

pytestmark = pytest.mark.browser

OWN = ".mine .places .card"
THEIRS = ".tank .card"


def only(value: int) -> dict[str, str]:
    """All cards alike, but for the one 20."""
    return {"deck": f"{value}x60 20x1", "grace": "relaxed"}


def own(page: Page) -> Locator:
    return page.locator(OWN)


def turn_among(value: int) -> str:
    """P0 is to draw. All cards are alike; the one 20 is P0's, who knows it. P1 knows nothing."""
    six = " ".join([str(value)] * 6)
    return f"""seats 2; options deck="{value}x60 20x1" grace=quick; turn P0; P0 cards 20 {six[2:]};
        P0 knows b0; P1 cards {six}; pile {six} {six} {six}"""


def memorise(page: Page) -> list[str]:
    """Ends the set-up look; what the three cards of the bottom row were."""
    shown = page.locator(f"{OWN}:has(.face)")
    expect(shown).to_have_count(3)
    labels = [card.get_attribute("aria-label") or "" for card in shown.all()]
    page.get_by_role("button", name="C’est vu").click()
    return [label.rpartition(": ")[2] for label in labels]


def test_the_first_look_is_shown_and_then_gone(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "bloops", 3, {}))
    assert len(memorise(page)) == 3
    expect(page.locator(f"{OWN}:has(.face)")).to_have_count(0)
    expect(own(page)).to_have_count(6)


def test_the_page_says_when_the_first_look_is_in_sight(page: Page, site: str) -> None:
    page.add_init_script("""
        window.said = [];
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) { said.push(text); send.call(this, text); };
    """)
    deal(page, site, open_table(page, site, "bloops", 2, {}))
    expect(page.locator(f"{OWN}:has(.face)")).to_have_count(3)
    page.wait_for_function("""() => said.includes('{"say":"in_sight","clock":"setup.0"}')""")


def test_cards_are_dragged_to_another_place(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "bloops", 2, only(3)))
    memorise(page)
    page.get_by_role("button", name="Ranger").wait_for()
    from_box = page.locator("[data-place='0'] .card").bounding_box()
    to_box = page.locator("[data-place='2']").bounding_box()
    assert from_box
    assert to_box
    page.mouse.move(from_box["x"] + 20, from_box["y"] + 30)
    page.mouse.down()
    page.mouse.move(to_box["x"] + to_box["width"] * 1.6, to_box["y"] + 30, steps=6)
    page.mouse.up()
    expect(page.locator("[data-place='6'] .card")).to_be_visible()
    expect(page.locator("[data-place='0'] .card")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-place='6'] .card")).to_be_visible()


def test_one_touch_throws_and_everybody_sees_it(browser: Browser, page: Page, site: str) -> None:
    friend = browser.new_page(locale="en-GB")
    friend.add_init_script(BRISK)
    code = set_up(page, site, "bloops", turn_among(3))
    page.goto(f"{site}/t/{code}")
    page.get_by_label("Qui joue à la place 2 ?").select_option("")
    sit_down(page, friend, site, code, bots=0)
    page.locator(".stack.ready").click()
    page.get_by_role("button", name="Défausser", exact=True).click()
    expect(friend.locator(".stack.ready")).to_be_visible()
    friend.wait_for_timeout(NO_FALSE_START)
    friend.locator(OWN).first.click()
    expect(friend.locator(OWN)).to_have_count(5)
    expect(page.locator(THEIRS)).to_have_count(5)
    friend.context.close()


@pytest.mark.parametrize("value", [6, 7, 9])
def test_an_effect_waits_in_its_bubble(page: Page, site: str, value: int) -> None:
    deal(page, site, set_up(page, site, "bloops", turn_among(value), bots="novice"))
    page.locator(".stack.ready").click()
    page.get_by_role("button", name="Défausser", exact=True).click()
    expect(page.locator(".queue .mine")).to_have_count(1)
    if value == 6:
        page.get_by_role("button", name=re.compile("^Offrir à")).click()
        expect(page.locator(THEIRS)).to_have_count(7)
    elif value == 7:
        page.locator(f"{THEIRS}.lifted").first.click()
        expect(page.get_by_role("img", name="Carte regardée : 7")).to_be_visible()
        page.get_by_role("button", name="C’est vu").click()
        expect(page.get_by_role("img", name="Carte regardée : 7")).to_have_count(0)
    else:
        page.locator(f"{OWN}.lifted").first.click()
        page.locator(f"{THEIRS}.lifted").first.click()
    expect(page.locator(".queue .mine")).to_have_count(0)


def test_cards_are_arranged_with_the_keyboard(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "bloops", 2, only(3)))
    page.get_by_role("button", name="C’est vu").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Ranger").wait_for()
    expect(page.locator(f"{OWN}:focus")).to_have_count(1)
    page.keyboard.press("m")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text("Carte en place 4, rangée du bas.")).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Carte posée.")).to_be_attached()
    expect(page.locator("[data-place='3'] .card")).to_be_focused()
