"""Every lesson played by hand to its end, by mouse or by keyboard."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import BRISK
from tests.web.lessons import at_step, go_on, offer, open_lesson, press
from tests.web.test_keyboard import tab_to, tab_to_text

pytestmark = pytest.mark.browser


def test_the_lesson_of_blot_to_its_end_and_into_a_game(page: Page, site: str) -> None:
    page.goto(site)
    page.locator("article.blot").get_by_role("link", name="Apprendre").click()
    page.wait_for_url("**/learn/blot")
    at_step(page, 1)
    go_on(page)
    at_step(page, 2)
    offer(page, "10 vert", "G")
    expect(page.locator(".refusal")).to_contain_text("BLOT-PLAY-2")
    at_step(page, 3)
    offer(page, "9 bleu", "G")
    expect(page.locator(".hinted")).to_contain_text("suivons la leçon")
    offer(page, "8 bleu", "G")
    at_step(page, 4)
    go_on(page)
    offer(page, "9 jaune", "R")
    at_step(page, 6)
    offer(page, "10 vert", "B")
    expect(page.locator(".refusal")).to_contain_text("BLOT-PLAY-3")
    offer(page, "6 rouge", "R")
    at_step(page, 8)
    go_on(page)
    offer(page, "9 bleu", "Y")
    at_step(page, 10)
    page.locator(".gods").get_by_role("button", name=re.compile("Thor")).click()
    at_step(page, 11)
    offer(page, "9 vert", "G")
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Votre manche : 20 points")
    expect(dialog.locator("table")).to_have_count(1)
    dialog.get_by_role("button", name="Continuer").click()
    at_step(page, 13)
    go_on(page)
    page.locator(".answer").first.click()
    at_step(page, 15)
    expect(page.get_by_role("link", name="Lire les règles")).to_have_attribute(
        "href", "/rules/blot"
    )
    page.get_by_role("button", name="Jouer contre un robot novice").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".hand .card")).to_have_count(8)
    page.goto(site)
    for game, name in (
        ("blot", "Apprendre Blot, leçon déjà faite"),
        ("bloops", "Apprendre Bloops en"),
    ):
        link = page.locator(f"article.{game}").get_by_role("link", name=name)
        expect(link).to_have_text(re.compile("^✓" if game == "blot" else "^Apprendre"))
    page.goto(f"{site}/learn")
    expect(page.locator("main li", has_text="leçon faite")).to_have_count(1)


def test_the_lesson_of_herrlof_to_its_end_on_a_phone_by_keyboard(
    browser: Browser, site: str
) -> None:
    page = browser.new_page(locale="fr-FR", viewport={"width": 360, "height": 740})
    page.add_init_script(BRISK)
    open_lesson(page, site, "herrlof")

    def by_keys(wanted: str) -> None:
        tab_to(page, wanted)
        page.keyboard.press("Enter")

    def play(name: str) -> None:
        tab_to(page, ".hand .card")
        page.keyboard.press("Home")
        for _ in range(15):
            if page.evaluate("document.activeElement.ariaLabel").startswith(name):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")

    def continue_() -> None:
        tab_to_text(page, "Continuer")
        page.keyboard.press("Enter")

    continue_()
    tab_to(page, ".dial [role=radio]")
    page.keyboard.press("ArrowRight")
    by_keys(".dial .middle button")
    for number, name in enumerate(
        ("8 rouge", "7 jaune", "4 bleu", "rune A", "4 bleu", "2 vert"), start=3
    ):
        at_step(page, number)
        play(name)
    at_step(page, 9)
    expect(page.locator("dialog[open]")).to_contain_text("Vous avez 3 plis pour 3 annoncés")
    expect(page.locator("dialog[open]")).to_contain_text("Total : 18.")
    continue_()
    at_step(page, 10)
    play("1 rouge")
    at_step(page, 11)
    by_keys(".choices button")
    at_step(page, 12)
    play("3 vert")
    at_step(page, 13)
    by_keys(".choices button")
    at_step(page, 14)
    play("2 bleu")
    at_step(page, 15)
    play("6 jaune")
    at_step(page, 16)
    by_keys(".choices button")
    at_step(page, 17)
    play("2 vert")
    at_step(page, 18)
    continue_()
    at_step(page, 19)
    tab_to_text(page, "Jouer contre un robot novice")
    page.context.close()


BLITZ = {
    "fr-FR": ["brouette", "savon", "savon", "Courchevel", "rose"],
    "en-GB": ["wheelbarrow", "elbow", "elbow", "planet", "spider"],
}
"""What the learner says, in order; the first is on no list."""


@pytest.mark.parametrize("language", BLITZ)
def test_the_lesson_of_blitz_to_its_end(browser: Browser, site: str, language: str) -> None:
    page = browser.new_page(locale=language, viewport={"width": 1280, "height": 800})
    page.add_init_script(BRISK)
    open_lesson(page, site, "blitz")
    words = iter(BLITZ[language])

    def say() -> None:
        page.locator("form.box input").fill(next(words))
        page.keyboard.press("Enter")

    page.locator(".left button").first.click()
    at_step(page, 2)
    press(page, "^(Continuer|Continue)$")
    at_step(page, 3)
    say()
    expect(page.locator(".hinted")).to_contain_text(re.compile("pas dans la liste|not on the list"))
    say()
    at_step(page, 4)
    press(page, "^(Continuer|Continue)$")
    for number in (5, 6, 7):
        at_step(page, number)
        say()
    at_step(page, 8)
    press(page, "^(Contester|Contest)")
    at_step(page, 9)
    page.locator(".big.no").click()
    at_step(page, 10)
    press(page, "^(Continuer|Continue)$")
    at_step(page, 11)
    page.locator(".left button").first.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(re.compile("3 pour vous|3 for you"))
    dialog.get_by_role("button", name=re.compile("^(Continuer|Continue)$")).click()
    at_step(page, 13)
    press(page, "^(Jouer contre un robot novice|Play against a novice)$")
    page.wait_for_url(re.compile("/t/"))
    page.context.close()


def test_the_lesson_of_bloops_to_its_end(page: Page, site: str) -> None:
    open_lesson(page, site, "bloops")

    def touch(place: int) -> None:
        page.locator(f"[data-place='{place}'] .card").click()

    def draw(number: int) -> None:
        at_step(page, number)
        page.locator(".stack.ready").click()

    press(page, "^C’est vu$")
    press(page, "Sens horaire")
    at_step(page, 3)
    touch(3)
    expect(page.locator(".refusal")).to_contain_text("BLOOPS-CD-1")
    draw(4)
    touch(0)
    expect(page.locator(".hinted")).to_contain_text("Ce serait dommage")
    touch(4)
    at_step(page, 6)
    touch(5)
    expect(page.locator(".hinted")).to_contain_text("pénalité")
    touch(3)
    draw(7)
    press(page, "^Défausser$")
    at_step(page, 9)
    touch(0)
    press(page, "^C’est vu$")
    draw(11)
    press(page, "^Défausser$")
    at_step(page, 13)
    touch(0)
    page.locator(".tank .card").first.click()
    draw(14)
    touch(1)
    at_step(page, 16)
    page.locator(".give").first.click()
    at_step(page, 17)
    page.locator(".ring.bloops").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Vous avez 7 points")
    expect(dialog.locator(".sheet h3")).to_have_count(3)
    dialog.get_by_role("button", name="Continuer").click()
    at_step(page, 19)


def test_the_lesson_of_bla5t_to_its_end(page: Page, site: str) -> None:
    open_lesson(page, site, "bla5t")

    def touch(place: int) -> None:
        page.locator(".mine .slot").nth(place).locator("button").click()

    touch(0)
    touch(1)
    press(page, "^C’est vu")
    at_step(page, 2)
    press(page, "^Piocher")
    touch(0)
    at_step(page, 4)
    press(page, "^Laisser faire")
    at_step(page, 5)
    press(page, "^Poser la même")
    touch(1)
    at_step(page, 6)
    page.locator(".blast").click()
    expect(page.locator(".hinted")).to_contain_text("coûte 15 points")
    press(page, "^Finir le tour")
    at_step(page, 7)
    press(page, "^Piocher")
    press(page, "^Utiliser")
    touch(1)
    press(page, "^C’est vu")
    at_step(page, 11)
    press(page, "^Finir le tour")
    at_step(page, 12)
    press(page, "^Prendre")
    touch(1)
    at_step(page, 13)
    page.locator(".blast").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Vos cartes font 5")
    dialog.get_by_role("button", name="Continuer").click()
    at_step(page, 15)
    press(page, "^Piocher")
    press(page, "^Utiliser")
    press(page, "^C’est vu")
    at_step(page, 18)
    press(page, "^Piocher")
    at_step(page, 19)
    touch(2)
    expect(page.locator(".refusal")).to_contain_text("BLA5T-LOCK-1")
    go_on(page)
    at_step(page, 21)
    press(page, "^Piocher")
    touch(3)
    at_step(page, 23)
    page.locator(".blast").click()
    expect(dialog).to_contain_text("vous en marquez 0")
    dialog.get_by_role("button", name="Continuer").click()
    at_step(page, 25)
