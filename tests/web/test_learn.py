"""The lesson's page: refusals, going back, reloads, showing how, a server that is away."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tablee.packs import GAMES, PACKS
from tablee.teaching.lessons import lesson
from tests.web.conftest import BRISK, requests_fail
from tests.web.lessons import at_step, card, go_on, open_lesson, press
from tests.web.tables import opened_beside
from tests.web.test_everyone import check

pytestmark = pytest.mark.browser


def test_a_refusal_leads_to_its_rule_beside_the_lesson(page: Page, site: str) -> None:
    given = ["", "predict 3", "R8", "Y7"]
    page.add_init_script(
        f"localStorage.setItem('tablee.lesson.herrlof', {json.dumps(json.dumps(given))})"
    )
    open_lesson(page, site, "herrlof")
    at_step(page, 5)
    card(page, "4 bleu")
    book = opened_beside(page, page.locator(".refusal a"))
    rule = book.locator("#HERR-PLAY-2")
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
    for number in range(1, len(lesson(PACKS[game]).step)):
        at_step(page, number)
        page.get_by_role("button", name=re.compile("^(Montrez-moi|Continuer)$")).last.click()
    at_step(page, len(lesson(PACKS[game]).step))
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


@requests_fail
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
    expect(page.locator("progress")).to_have_attribute("max", str(len(lesson(PACKS[game]).step)))
    check(page)
    page.context.close()
