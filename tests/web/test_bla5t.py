"""Bla5t through the page: looks that are gone again, rules told, phones."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.conftest import BRISK
from tests.web.tables import deal, open_table, set_up, sit_down

pytestmark = pytest.mark.browser

ADVANCED = {"mode": "advanced"}
OWN = ".layout.mine .slot .card"
TARGET = ".slot.target .card"
WRONG = "seats 2; P0 cards 5 2 7 9; P1 cards 1 4 8 3; pile 2 11 12; discard 4; P0 knows 3"
SEVEN = f"{WRONG}; step pick; effect 7".replace("discard 4", "discard 7 4")
HALF_WAY = """seats 2; options mode=advanced; step change; turn P0; round 2; changed yes;
    P0 score 54; P1 score 31"""
FIVE = "seats 2; P0 cards 5 2 7 9 3; P1 cards 4 4 8 3; pile 1 1 1 1; discard 3"
LOCKED = "seats 2; P0 cards 5^ 2 7 9; P1 cards 1 4 8 3; pile 2 11; discard 6a"
JAYCE = """seats 2; options mode=advanced; P0 cards 1 2 Helmut 9; P1 cards 5 7 3 11; discard 4;
    pile 12 8 9 3 4 5 6b; turn P1; step pick; effect Jayce; history P0 sees b2 Helmut"""


def own(page: Page) -> Locator:
    return page.locator(OWN)


def memorise(page: Page) -> list[str]:
    """The two looks of the set-up, and what they showed."""
    expect(own(page)).to_have_count(4)
    for looks in (1, 2):
        page.locator(f".mine {TARGET}").first.click()
        expect(page.locator(".mine .slot.seen")).to_have_count(looks)
    seen = faces(page)
    page.get_by_role("button", name="C’est vu").click()
    return seen


def faces(page: Page) -> list[str]:
    labels = [card.get_attribute("aria-label") or "" for card in own(page).all()]
    return [label for label in labels if "carte cachée" not in label]


def test_bla5t_q59_a_look_is_shown_and_then_gone(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "bla5t", 2, {}))
    assert len(memorise(page)) == 2
    expect(page.locator(".mine .slot.seen")).to_have_count(0)
    assert faces(page) == []


def test_bla5t_q59_the_story_does_not_tell_what_was_seen(page: Page, site: str) -> None:
    """Not while the look lasts, not afterwards, not on a page opened anew."""
    deal(page, site, set_up(page, site, "bla5t", SEVEN))
    page.locator(f".mine {TARGET}").first.click()
    expect(page.locator(".mine .slot.seen")).to_have_count(1)
    looked = page.locator(".log li", has_text="Ada regarde")
    expect(looked).to_have_text("Ada regarde sa carte en place 1.")
    page.get_by_role("button", name="C’est vu").click()
    for _ in range(2):
        page.get_by_role("button", name="Finir le tour").wait_for()
        expect(looked).to_have_text("Ada regarde sa carte en place 1.")
        assert faces(page) == []
        page.reload()


def test_bla5t_q59_a_wrong_match_is_seen_for_three_seconds(page: Page, site: str) -> None:
    deal(page, site, set_up(page, site, "bla5t", WRONG))
    page.locator(".verbs").get_by_role("button", name="Poser la même").click()
    own(page).nth(2).click()
    shown = page.get_by_role("button", name=re.compile("^Votre monstre 7, place 3.*un instant"))
    expect(shown).to_be_visible()
    expect(page.locator(".mine .slot.seen")).to_have_count(0)
    assert faces(page) == []
    expect(page.locator(".log li", has_text="voulait poser").last).not_to_contain_text("7")


def test_bla5t_mid_1_one_button_keeps_the_list(page: Page, site: str) -> None:
    deal(page, site, set_up(page, site, "bla5t", HALF_WAY))
    expect(page.get_by_role("button", name=re.compile("^Fixer cette liste"))).to_be_disabled()
    page.get_by_role("button", name="Garder la liste", exact=True).click()
    expect(page.locator(".log")).to_contain_text("Ada a choisi la liste")
    expect(own(page)).to_have_count(4)


def test_bla5t_comp_4_the_base_game_says_why_a_hero_is_not_for_it(page: Page, site: str) -> None:
    page.goto(f"{site}/t/{open_table(page, site, 'bla5t', 2, {})}")
    page.get_by_text("Plus de réglages").click()
    heroes = page.get_by_label("Les quatre héros")
    heroes.fill("Jayce,Apo,Helmut,Daisy")
    heroes.press("Enter")
    expect(page.locator(".toast").get_by_role("link")).to_have_text("BLA5T-COMP-4")
    expect(page.locator(".toast")).to_contain_text("réservées au jeu avancé")


def test_bla5t_lock_1_a_locked_card_says_why_it_cannot_be_replaced(page: Page, site: str) -> None:
    deal(page, site, set_up(page, site, "bla5t", LOCKED))
    page.locator(".verbs").get_by_role("button", name="Prendre").click()
    expect(page.locator(".mine .slot.up .lock")).to_be_visible()
    page.locator(".mine .slot.up .card").click()
    expect(page.locator(".toast").get_by_role("link")).to_have_text("BLA5T-LOCK-1")


def test_a_fifth_card_leaves_room_for_what_can_be_done(page: Page, site: str) -> None:
    """On a phone the buttons stand beside one's own cards, however many those are."""
    page.set_viewport_size({"width": 360, "height": 740})
    deal(page, site, set_up(page, site, "bla5t", FIVE))
    page.locator(".verbs").get_by_role("button", name="Piocher").click()
    page.get_by_role("button", name=re.compile("^Défausser")).wait_for()
    expect(own(page)).to_have_count(5)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.fixture
def friend(page: Page, browser: Browser, site: str) -> Iterator[Page]:
    """On P1, about to swap with Jayce; P0, whose page is French, has looked at its Helmut, b2."""
    other = browser.new_page(locale="en-GB", viewport={"width": 360, "height": 740})
    other.add_init_script(BRISK)
    code = set_up(page, site, "bla5t", JAYCE)
    page.goto(f"{site}/t/{code}")
    page.get_by_label("Qui joue à la place 2 ?").select_option("")
    sit_down(page, other, site, code, bots=0)
    yield other
    other.context.close()


def swap_with_helmut(friend: Page) -> None:
    friend.get_by_role("button", name=re.compile("^Your .*place 1.*can be chosen$")).click()
    friend.get_by_role("button", name=re.compile("of Ada, place 3.*can be chosen$")).click()
    friend.get_by_role("button", name="Done", exact=True).click()


def test_bla5t_hero_helmut_is_claimed_in_time(page: Page, friend: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    swap_with_helmut(friend)
    question = page.get_by_role("alertdialog", name="Halte ! Est-ce Helmut ?")
    expect(question.get_by_role("timer")).to_be_in_viewport()
    claim = page.get_by_role("button", name="C’est Helmut, place 3 !")
    expect(claim).to_be_in_viewport(ratio=1)
    claim.click()
    expect(page.get_by_text("Réponse scellée")).to_be_visible()
    helmut = friend.get_by_role("img", name=re.compile("^Helmut.* of Ada, place 3"))
    expect(helmut).to_be_visible()
    expect(question).to_have_count(0)


def test_bla5t_q26_who_lets_it_happen_loses_the_card(page: Page, friend: Page) -> None:
    swap_with_helmut(friend)
    page.get_by_role("button", name="Laisser faire").press("Enter")
    expect(page.get_by_role("button", name="Laisser faire", pressed=True)).to_be_visible()
    expect(friend.locator(".news")).to_contain_text("swaps their card in place 1")


def test_a_reload_in_the_middle_loses_nothing(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "bla5t", 3, {}))
    memorise(page)
    page.locator(".verbs").wait_for()
    discard = page.locator(".discard .card").get_attribute("aria-label")
    page.reload()
    page.locator(".verbs").wait_for()
    expect(own(page)).to_have_count(4)
    assert page.locator(".discard .card").get_attribute("aria-label") == discard


def test_each_card_tells_its_power(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "bla5t", 2, ADVANCED))
    page.get_by_role("button", name="Cartes", exact=True).click()
    dialog = page.locator("dialog[open]")
    for name in ("Stephania", "Hyperion", "13 (1 et 2)"):
        expect(dialog.get_by_text(name, exact=True).first).to_be_attached()
    dialog.get_by_role("link", name="BLA5T-HERO-APO").wait_for()


def test_in_english_as_well(page: Page, site: str) -> None:
    page.add_init_script("localStorage.setItem('tablee.language', 'en')")
    deal(page, site, open_table(page, site, "bla5t", 2, {}))
    expect(page.locator(".bar")).to_contain_text(re.compile("Look at 2 more cards"))
    expect(page.get_by_role("region", name="Your cards")).to_be_visible()
