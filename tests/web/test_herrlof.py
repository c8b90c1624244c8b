import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.tables import act, deal, hand, names, open_table

pytestmark = pytest.mark.browser


def test_a_reload_in_the_middle_loses_nothing(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "herrlof", 2, {}))
    page.locator(".dial .middle button").click()
    for _ in range(6):
        page.locator(".hand .card.lifted, .choices button").first.wait_for()
        act(page)
    page.locator(".hand .card.lifted, .choices button").first.wait_for()
    before, story = names(hand(page)), page.locator("aside .log li").last.inner_text()
    page.reload()
    expect(hand(page)).to_have_count(len(before))
    assert names(hand(page)) == before
    expect(page.locator("aside .log li").last).to_have_text(story)
    expect(page.locator("aside .log li").first).to_be_attached()


def test_an_illegal_card_says_which_rule_and_leads_to_it(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "herrlof", 2, {}))
    tried = page.locator(".hand .card.dim")
    for _ in range(400):
        if page.locator(".trick .card").count() == 1 and tried.count():
            held = hand(page).count()
            page.wait_for_timeout(300)
            if hand(page).count() == held and tried.count():
                break
        act(page)
        page.wait_for_timeout(20)
    before = hand(page).count()
    tried.first.click()
    link = page.locator(".toast").get_by_role("link")
    expect(link).to_have_text(re.compile("^HERR-"))
    assert hand(page).count() == before
    rule = link.inner_text()
    link.click()
    expect(page.locator(f"#{rule}")).to_be_in_viewport()


def test_two_tabs_of_one_seat_agree(context: BrowserContext, page: Page, site: str) -> None:
    code = open_table(page, site, "herrlof", 2, {})
    deal(page, site, code)
    other = context.new_page()
    other.goto(f"{site}/t/{code}")
    page.locator(".dial .middle button").click()
    expect(other.locator(".dial")).to_have_count(0)
    other.locator(".hand .card.lifted, .choices button").first.wait_for()
    act(other)
    for _ in range(100):
        if names(hand(page)) == names(hand(other)):
            break
        page.wait_for_timeout(50)
    else:
        pytest.fail("the two tabs show different hands")
    expect(hand(page)).not_to_have_count(15)


def test_the_latest_trick_on_request_and_no_earlier_one(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "herrlof", 2, {}))
    again = page.get_by_role("button", name="Dernier pli")
    expect(again).to_be_disabled()
    for _ in range(400):
        if again.is_enabled():
            break
        act(page)
        page.wait_for_timeout(20)
    again.click()
    expect(page.locator("dialog[open] .card")).to_have_count(2)
