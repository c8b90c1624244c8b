import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from tests.web.conftest import BRISK
from tests.web.tables import deal, hand, names, open_table, opened_beside, set_up, stop_time

pytestmark = pytest.mark.browser

FOLLOWING = "seats 2; lead P1; turn P0; trick G4; P0 hand G8 R2 R4 B5; P1 hand Y2 Y4 Y5"
"""P0, who follows suit with the green 8, wins the trick and leads to the next."""


def test_a_reload_in_the_middle_loses_nothing(page: Page, site: str) -> None:
    deal(page, site, set_up(page, site, "herrlof", FOLLOWING))
    page.get_by_role("button", name="8 vert").click()
    told = page.locator("aside .log li")
    expect(hand(page)).to_have_count(3)
    expect(told.last).to_contain_text("remporte le pli")
    before, story = names(hand(page)), told.all_inner_texts()
    page.reload()
    expect(hand(page)).to_have_count(3)
    assert names(hand(page)) == before
    expect(told).to_have_text(story)


def test_an_illegal_card_says_which_rule_and_leads_to_it(page: Page, site: str) -> None:
    deal(page, site, set_up(page, site, "herrlof", FOLLOWING))
    page.get_by_role("button", name="2 rouge", exact=True).click()
    link = page.locator(".toast").get_by_role("link")
    expect(link).to_have_text("HERR-PLAY-2")
    expect(hand(page)).to_have_count(4)
    book = opened_beside(page, link)
    expect(book.locator("#HERR-PLAY-2")).to_be_in_viewport()
    page.get_by_role("button", name="8 vert").click()
    expect(hand(page)).to_have_count(3)


def test_two_tabs_of_one_seat_agree(context: BrowserContext, page: Page, site: str) -> None:
    """With cards that ask nothing of whoever plays them."""
    code = set_up(page, site, "herrlof", FOLLOWING)
    deal(page, site, code)
    other = context.new_page()
    other.goto(f"{site}/t/{code}")
    expect(hand(other)).to_have_count(4)
    for one, card, left in ((other, "8 vert", 3), (page, "5 bleu", 2)):
        one.get_by_role("button", name=card).click()
        for tab in (page, other):
            expect(hand(tab)).to_have_count(left)
            expect(tab.get_by_role("button", name=card)).to_have_count(0)


def test_two_tabs_of_one_seat_predict_once(context: BrowserContext, page: Page, site: str) -> None:
    code = open_table(page, site, "herrlof", 2, {})
    deal(page, site, code)
    other = context.new_page()
    other.goto(f"{site}/t/{code}")
    expect(other.locator(".dial")).to_have_count(1)
    page.locator(".dial .middle button").click()
    for tab in (page, other):
        expect(tab.locator(".dial")).to_have_count(0)


def test_the_latest_trick_on_request_and_no_earlier_one(page: Page, site: str) -> None:
    deal(page, site, set_up(page, site, "herrlof", FOLLOWING))
    again = page.get_by_role("button", name="Dernier pli")
    expect(again).to_be_disabled()
    page.get_by_role("button", name="8 vert").click()
    again.click()
    expect(page.locator("dialog[open] .card")).to_have_count(2)


def test_a_power_says_what_it_does_by_mouse_by_key_and_by_touch(
    browser: Browser, site: str
) -> None:
    page = browser.new_page(locale="en-GB", has_touch=True)
    page.add_init_script(BRISK)
    deal(page, site, set_up(page, site, "herrlof", FOLLOWING))
    thief = page.get_by_role("button", name="1, which steals a trick")
    told = page.get_by_role("tooltip")
    expect(told).to_have_count(0)
    thief.hover()
    expect(told).to_contain_text("take from an opponent a trick")
    expect(told).to_be_in_viewport(ratio=1)
    expect(thief).to_have_accessible_description(re.compile("If it wins"))
    page.get_by_role("button", name="Powers").hover()
    expect(told).to_have_count(0)
    thief.focus()
    page.keyboard.press("Tab")
    expect(told).to_contain_text("draw a card from the stock")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.get_by_role("button", name="N rune").tap()
    expect(told).to_contain_text("loses to every number")
    page.context.close()


def test_an_own_press_ends_the_pause_after_a_trick(page: Page, site: str) -> None:
    """The page's time stands still: a pause would never end by itself."""
    page.add_init_script("localStorage.setItem('tablee.motion', 'full')")
    page.clock.install()
    deal(page, site, set_up(page, site, "herrlof", FOLLOWING))
    expect(hand(page)).to_have_count(4)
    stop_time(page)
    page.get_by_role("button", name="8 vert").click()
    expect(page.locator(".trick .card")).to_have_count(2)
    page.get_by_role("button", name="4 rouge").click()
    expect(hand(page)).to_have_count(2)


def test_a_double_click_plays_one_card_and_says_nothing(page: Page, site: str) -> None:
    deal(page, site, set_up(page, site, "herrlof", FOLLOWING))
    page.get_by_role("button", name="8 vert").dblclick()
    expect(page.get_by_role("button", name="Dernier pli")).to_be_enabled()
    expect(hand(page)).to_have_count(3)
    expect(page.locator(".toast")).to_have_count(0)


def test_a_touched_card_lifts_before_the_server_has_answered(browser: Browser, site: str) -> None:
    """What the server says stays unheard from the touch on; a second touch is no press."""
    page = browser.new_page(
        locale="fr-FR", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
    )
    page.add_init_script(BRISK)
    code, pressed, is_deaf = set_up(page, site, "herrlof", FOLLOWING), list[str | bytes](), False

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def speak(said: str | bytes) -> None:
            if '"press"' in str(said):
                pressed.append(said)
            server.send(said)

        socket.on_message(speak)
        server.on_message(lambda said: None if is_deaf else socket.send(said))

    page.route_web_socket("**/live", relay)
    deal(page, site, code)
    expect(hand(page)).to_have_count(4)
    is_deaf = True
    touched, other = (page.get_by_role("button", name=name) for name in ("8 vert", "2 rouge"))
    before = touched.evaluate("card => parseFloat(getComputedStyle(card).translate.split(' ')[1])")
    touched.tap()
    higher = "([card, was]) => parseFloat(getComputedStyle(card).translate.split(' ')[1]) < was - 5"
    page.wait_for_function(higher, arg=[touched.element_handle(), before])
    other.tap()
    page.wait_for_timeout(100)
    assert len(pressed) == 1
    expect(hand(page)).to_have_count(4)
    page.context.close()


def test_a_late_press_is_told_once_and_nobody_was_quicker(
    context: BrowserContext, page: Page, site: str
) -> None:
    """The second tab of a seat is shown no more screens, and presses what the first has played."""
    code = set_up(page, site, "herrlof", FOLLOWING)
    deal(page, site, code)
    other = context.new_page()
    is_blind = False

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def hear(said: str | bytes) -> None:
            if not (is_blind and '"say":"screen"' in str(said)):
                socket.send(said)

        server.on_message(hear)

    other.route_web_socket("**/live", relay)
    other.goto(f"{site}/t/{code}")
    expect(hand(other)).to_have_count(4)
    is_blind = True
    page.get_by_role("button", name="8 vert").click()
    expect(hand(page)).to_have_count(3)
    other.get_by_role("button", name="8 vert").click()
    expect(other.locator(".toast")).to_contain_text("Trop tard : la partie avait déjà continué.")
    other.get_by_role("button", name="Menu").click()
    other.get_by_role("button", name="English").click()
    expect(other.get_by_role("heading", name="Menu")).to_be_visible()
    expect(other.locator(".toast")).not_to_contain_text("Too late")
