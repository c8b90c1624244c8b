"""Blot through the page: choosing, dragging, gods, phones."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.tables import deal, drive, hand, names, open_table, set_up
from tests.web.test_everyone import check

pytestmark = pytest.mark.browser

TEAMS = {"teams": "yes"}
READY = ".hand .card.lifted"
OPEN = ".ceremony.takes"
TO_FOLLOW = """seats 4; turn P0; R dark P3:G10; P0 hand G5 B7 Y9; P1 hand R5 B8; P2 hand G9 Y4;
    P3 hand Y5 Y6"""
"""Green is demanded on red, which P0 holds; blue never goes on blue."""
TO_WIN = "seats 3; turn P0; R dark P1:G8 P2:G5; P0 hand G10 B7; P1 hand R5; P2 hand Y9"
"""The green 10 ends the red ceremony, and wins it."""


def my_turn(page: Page) -> None:
    page.locator(".hand-row.ready").wait_for()


def test_a_card_carried_to_a_ceremony_is_played_there(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "blot", 3, {}))
    my_turn(page)
    page.locator(READY).first.click()
    tile = page.locator(OPEN).first.get_attribute("data-tile")
    before = names(hand(page))
    chosen = page.locator(".hand .card[aria-pressed=true]")
    label = (chosen.get_attribute("aria-label") or "").partition(",")[0]
    chosen.drag_to(page.locator(f"[data-tile={tile}]"))
    expect(hand(page)).to_have_count(len(before) - 1)
    expect(page.locator(f"[data-tile={tile}]")).to_contain_text(f"{label}, par Ada")


def test_an_illegal_card_says_which_rule(page: Page, site: str) -> None:
    deal(page, site, set_up(page, site, "blot", TO_FOLLOW))
    page.locator(".hand").get_by_role("button", name=re.compile("^7 bleu")).click()
    for tile, rule in (("R", "BLOT-PLAY-3"), ("B", "BLOT-PLAY-2")):
        page.locator(f".ceremony.refuses[data-tile={tile}]").click()
        link = page.locator(".toast").get_by_role("link", name=rule)
        expect(link).to_have_attribute("target", "_blank")  # the table stays
    expect(hand(page)).to_have_count(3)


def test_won_tricks_are_open_to_everybody(page: Page, site: str) -> None:
    deal(page, site, set_up(page, site, "blot", TO_WIN))
    page.locator(".hand").get_by_role("button", name=re.compile("^10 vert")).click()
    page.locator(".ceremony[data-tile=R]").click()
    won = page.locator(".tricks:not([aria-label*=': 0 '])")
    won.first.click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".list > li").first.locator(".card")).to_have_count(3)


def test_both_faces_of_the_gods_on_request(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "blot", 3, {}))
    page.get_by_role("button", name=re.compile("^Loki, ")).click()
    dialog = page.locator("dialog[open]")
    for words in ("le plus de sa couleur", "le moins de sa couleur"):
        expect(dialog.get_by_text(f"−3 à qui a {words}")).to_be_visible()


def test_two_against_two_and_the_tricks_won(page: Page, swift: str) -> None:
    deal(page, swift, open_table(page, swift, "blot", 4, TEAMS))
    drive(page, 5)
    check(page)
    page.locator(".tricks").first.click()
    page.locator("dialog[open]").wait_for()
    check(page)


def test_a_game_in_english(page: Page, site: str) -> None:
    page.add_init_script("localStorage.setItem('tablee.language', 'en')")
    deal(page, site, open_table(page, site, "blot", 3, {}))
    my_turn(page)
    expect(page.get_by_text("Your turn: an offering, then its ceremony").first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Red ceremony, dark face"))).to_be_visible()


def test_the_story_opens_at_its_newest_line_on_a_phone(page: Page, swift: str) -> None:
    deal(page, swift, open_table(page, swift, "blot", 3, {}))
    drive(page, 6)
    page.set_viewport_size({"width": 360, "height": 640})
    page.get_by_role("button", name="Le récit").click()
    lines = page.get_by_role("dialog").locator(".log li")
    expect(lines.last).to_be_in_viewport(ratio=1)
    expect(lines.first).not_to_be_in_viewport()
