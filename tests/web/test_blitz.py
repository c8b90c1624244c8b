"""Blitz! through the page: the open box, a face-off from first letter to vote, the voice."""

import re
import time
from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.conftest import BRISK
from tests.web.tables import NO_FALSE_START, deal, open_table, set_up, sit_down
from tests.web.test_everyone import check

pytestmark = pytest.mark.browser

HINTS = ".stage, .verdict, .duellist, .resting, .running, .toast"
"""What only a face-off, or a press that met one, brings onto the page."""
SPOTTED = """(hints) => {
    const symbols = [...document.querySelectorAll('.player [role=img]')]
        .map((card) => /\\(([^)]+)\\)$/.exec(card.ariaLabel)?.[1]).filter(Boolean);
    const isTold = document.querySelector('.stage') !== null;
    if (isTold || new Set(symbols).size === symbols.length) return null;
    return [...document.querySelectorAll(hints)].map((hint) => hint.className);
}"""
"""Two top cards have one symbol, and nobody has said so yet: what hints at it. Null otherwise."""


def face_off_of(people: Sequence[Page], seconds: float = 120) -> Page:
    """Flips until one of these people is in a face-off; theirs is the page given back. While there
    is one to be spotted, the page is as quiet as ever."""
    end = time.monotonic() + seconds
    while True:
        assert time.monotonic() < end, "nobody of these meets anybody"
        for page in people:
            assert not page.evaluate(SPOTTED, HINTS)
            if page.locator(".corner.me").count() and not page.locator(".verdict").count():
                return page
            if page.locator(".stock.live").count():
                page.keyboard.press("ArrowLeft")
        people[0].wait_for_timeout(50)


def test_the_box_is_open_from_the_first_card_on(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "blitz", 3, {}))
    box = page.get_by_label("Votre réponse", exact=True)
    expect(box).to_be_focused()
    page.keyboard.type("a")
    expect(box).to_have_value("a")
    page.keyboard.press("Escape")
    expect(box).to_have_value("")
    page.wait_for_timeout(500)
    expect(page.locator(HINTS)).to_have_count(0)
    expect(page.locator(".player")).to_have_count(3)


def test_a_face_off_from_the_first_letter_to_the_vote(
    browser: Browser, page: Page, site: str
) -> None:
    friend = browser.new_page(locale="fr-FR")
    friend.add_init_script(BRISK)
    code = open_table(page, site, "blitz", 3, {"judge": "group", "pause": "long"}, bots="")
    sit_down(page, friend, site, code, bots=1)
    one = face_off_of([page, friend])
    other = friend if one is page else page
    check(other)
    one.keyboard.type("z")
    expect(one.locator(".box").get_by_role("timer")).to_be_visible()
    expect(other.locator(".corner.running").get_by_role("timer").first).to_be_visible()
    one.keyboard.type("ut")
    one.keyboard.press("Enter")
    verdict = other.get_by_role("group", name=re.compile("« zut »"))
    expect(verdict.get_by_role("timer")).to_be_visible()
    verdict.get_by_role("button", name="Contester").click()
    for person in (one, other):
        question = person.get_by_role("group", name=re.compile("« zut » convient-il"))
        expect(question.get_by_role("timer")).to_be_visible()
        question.get_by_role("button", name="Non").click()
        expect(question.get_by_text("Votre vote : Non")).to_be_visible()
    expect(one.locator(".corner.me .answers .refused")).to_contain_text("zut")
    friend.context.close()


DUEL = "seats 3; options judge=list asks=player; P0 play c1; P1 play t1 c2; turn P0; left q1 w1"
"""Ada is in a face-off with a bot that never finds a word, and draws next."""
SIZES = [(360, 640), (844, 390), (1280, 800)]


def duel(page: Page, site: str) -> Locator:
    """The answer box, in a face-off of one's own."""
    deal(page, site, set_up(page, site, "blitz", DUEL))
    expect(page.locator(".corner.me")).to_be_visible()
    page.wait_for_timeout(NO_FALSE_START)  # BLITZ-Q35
    return page.get_by_label("Votre réponse", exact=True)


def test_a_start_ends_by_itself_and_costs_nothing(page: Page, site: str) -> None:
    box = duel(page, site)
    page.keyboard.type("z")
    expect(page.locator(".corner.me.running")).to_be_visible()
    expect(page.locator(".corner.me.running")).to_have_count(0)
    expect(page.locator(".box.cooling")).to_have_count(0)
    expect(box).to_have_value("z")
    page.keyboard.type("u")
    expect(page.locator(".corner.me.running")).to_be_visible()


def test_nonsense_is_refused_and_the_reason_stands_beside_the_word(page: Page, site: str) -> None:
    duel(page, site)
    page.keyboard.type("azerty")
    page.keyboard.press("Enter")
    refused = page.locator(".corner.me .answers .refused")
    expect(refused).to_contain_text("azerty")
    expect(refused).to_contain_text("ni un mot ni un nom")
    check(page)


def expect_plain_to_see(one: Locator) -> None:
    """On the screen without scrolling, with nothing over it."""
    expect(one).to_be_in_viewport(ratio=1)
    is_on_top = """(one) => {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return one.contains(found);
    }"""
    assert one.evaluate(is_on_top)


@pytest.mark.parametrize("size", SIZES)
def test_what_became_of_a_word_is_seen_without_scrolling(
    page: Page, site: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    box = duel(page, site)
    page.keyboard.type("azerty")
    page.keyboard.press("Enter")
    expect_plain_to_see(page.locator(".corner.me .answers .refused small"))
    expect_plain_to_see(box)
    expect(page.locator(".box.cooling")).to_have_count(0)
    page.keyboard.type("eau")
    page.keyboard.press("Enter")
    after = page.get_by_role("region", name="Vous gagnez le face-à-face")
    expect_plain_to_see(after.locator(".accepted"))
    for plain in (*after.locator(".missed b").all(), *page.locator(".player [role=img]").all()):
        expect_plain_to_see(plain)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size", SIZES)
def test_a_word_the_list_lacks_is_asked_about_and_the_verdict_stays(
    page: Page, site: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    duel(page, site)
    page.keyboard.type("sudoku")
    page.keyboard.press("Enter")
    question = page.get_by_role("group", name=re.compile("« sudoku » n’est pas dans ma liste"))
    expect(question.get_by_role("timer")).to_be_visible()
    expect(question.get_by_role("button", name="Non")).to_be_in_viewport(ratio=1)
    page.keyboard.press("ArrowLeft")  # yes
    after = page.get_by_role("region", name="Vous gagnez le face-à-face")
    expect(after.get_by_role("listitem")).to_contain_text("cru sur parole")
    expect(after.locator(".missed b")).to_have_count(3)
    check(page)


def test_the_microphone_where_the_page_may_use_it(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "blitz", 3, {}))
    may_listen = "isSecureContext && 'webkitSpeechRecognition' in window"
    voices = 1 if page.evaluate(may_listen) else 0
    expect(page.get_by_role("button", name="Répondre au micro")).to_have_count(voices)
    mute = "delete window.webkitSpeechRecognition; delete window.SpeechRecognition"
    page.add_init_script(mute)
    page.reload()
    expect(page.get_by_label("Votre réponse", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Répondre au micro")).to_have_count(0)
