"""Lessons in the browser: two played to their end, all five opened, by mouse and by keyboard."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tablee.games import GAMES
from tablee.teaching.lessons import lesson
from tests.web.conftest import BRISK
from tests.web.test_everyone import check
from tests.web.test_keyboard import tab_to, tab_to_text

pytestmark = pytest.mark.browser


def open_lesson(page: Page, site: str, game: str) -> None:
    page.goto(f"{site}/learn/{game}")
    page.locator(".told .text").wait_for()


def at_step(page: Page, number: int) -> None:
    expect(page.locator("progress")).to_have_attribute("value", str(number))


def go_on(page: Page) -> None:
    page.get_by_role("button", name="Continuer", exact=True).first.click()


def card(page: Page, name: str) -> None:
    page.locator(".hand").get_by_role("button", name=re.compile(f"^{name}")).click()


def offer(page: Page, name: str, tile: str) -> None:
    """Blot: a card, then a ceremony."""
    card(page, name)
    page.locator(f"[data-tile={tile}]").click()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(name)).first.click()


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
    page.get_by_role("button", name="Jouer contre un novice").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".hand .card")).to_have_count(8)


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
    tab_to_text(page, "Jouer contre un novice")
    page.context.close()


def test_the_lesson_of_blitz_in_english(browser: Browser, site: str) -> None:
    page = browser.new_page(locale="en-GB", viewport={"width": 1280, "height": 800})
    page.add_init_script(BRISK)
    open_lesson(page, site, "blitz")

    def say(word: str) -> None:
        page.locator("form.box input").fill(word)
        page.keyboard.press("Enter")

    page.locator(".left button").first.click()
    at_step(page, 2)
    page.get_by_role("button", name="Go on").click()
    at_step(page, 3)
    say("wheelbarrow")
    expect(page.locator(".hinted")).to_contain_text("not on the list")
    say("elbow")
    at_step(page, 4)
    page.get_by_role("button", name="Go on").click()
    at_step(page, 5)
    say("elbow")
    at_step(page, 6)
    say("planet")
    at_step(page, 7)
    say("spider")
    at_step(page, 8)
    press(page, "Contest")
    at_step(page, 9)
    page.locator(".big.no").click()
    at_step(page, 10)
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
    press(page, "^Assortir")
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


def test_a_refusal_leads_to_its_rule_and_back(page: Page, site: str) -> None:
    given = ["", "predict 3", "R8", "Y7"]
    page.add_init_script(
        f"localStorage.setItem('tablee.lesson.herrlof', {json.dumps(json.dumps(given))})"
    )
    open_lesson(page, site, "herrlof")
    at_step(page, 5)
    card(page, "4 bleu")
    page.locator(".refusal a").click()
    page.wait_for_url("**/rules/herrlof#HERR-PLAY-2")
    rule = page.locator("#HERR-PLAY-2")
    expect(rule).to_have_class(re.compile("target"))
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()


def test_a_lesson_is_kept_over_a_reload_and_can_go_back(page: Page, site: str) -> None:
    open_lesson(page, site, "bloops")
    press(page, "^C’est vu$")
    at_step(page, 2)
    press(page, "Sens horaire")
    at_step(page, 3)
    page.reload()
    at_step(page, 3)
    page.get_by_role("button", name="Étape précédente").click()
    at_step(page, 2)
    page.get_by_role("button", name="English").click()
    expect(page.locator(".told .text")).to_contain_text("you choose the direction of play")
    at_step(page, 2)


@pytest.mark.parametrize("game", GAMES)
def test_on_the_plain_table_and_with_show_me(browser: Browser, site: str, game: str) -> None:
    page = browser.new_page(locale="fr-FR", viewport={"width": 360, "height": 740})
    page.add_init_script(BRISK + "; localStorage.setItem('tablee.plain', 'on')")
    open_lesson(page, site, game)
    for number in range(1, len(lesson(game).step)):
        at_step(page, number)
        page.get_by_role("button", name=re.compile("^(Montrez-moi|Continuer)$")).last.click()
    at_step(page, len(lesson(game).step))
    page.context.close()


def test_a_double_click_is_one_answer(page: Page, site: str) -> None:
    open_lesson(page, site, "herrlof")
    page.get_by_role("button", name="Continuer", exact=True).dblclick()
    page.locator(".dial .middle button").dblclick()
    at_step(page, 3)
    page.locator(".hand").get_by_role("button", name=re.compile("^8 rouge")).dblclick()
    at_step(page, 4)
    expect(page.locator(".refusal, .hinted")).to_have_count(0)


def test_nothing_is_pressed_before_it_is_asked(page: Page, site: str) -> None:
    open_lesson(page, site, "herrlof")
    card(page, "8 rouge")
    expect(page.locator(".hinted")).to_contain_text("Lisez, puis continuez")
    at_step(page, 1)


def test_without_a_server_the_lesson_waits(page: Page, site: str) -> None:
    open_lesson(page, site, "herrlof")
    page.route("**/api/lessons/**", lambda route: route.abort())
    go_on(page)
    expect(page.get_by_role("alert")).to_contain_text("Le serveur ne répond pas")
    page.unroute("**/api/lessons/**")
    page.get_by_role("button", name="Réessayer").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    go_on(page)
    at_step(page, 2)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_lesson_opens_and_passes_axe_and_narrow_phones(
    browser: Browser, site: str, game: str, language: str
) -> None:
    page = browser.new_page(locale=language, viewport={"width": 1280, "height": 800})
    page.add_init_script(BRISK)
    open_lesson(page, site, game)
    expect(page.locator("progress")).to_have_attribute("max", str(len(lesson(game).step)))
    check(page)
    page.context.close()
