"""Whole stories: from an invitation to the evening after, on phones and laptops, over a network
that is lost, with a server that is started anew."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.process import ServerProcess
from tests.web.conftest import BRISK, PATIENCE
from tests.web.line import Line, line_to
from tests.web.people import Finger, Hand, Keys, Person, play
from tests.web.test_everyone import check_phone
from tests.web.test_keyboard import tab_to_text
from tests.web.test_whole_games import HERRLOF, PLAYABLE, each

pytestmark = [
    pytest.mark.browser,
    pytest.mark.expects_errors(
        r"net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION_\w+|EMPTY_RESPONSE|SOCKET\w+)"
    ),
]

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
LAPTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
LOST = re.compile("^(Le serveur ne répond plus|The server cannot be reached)")
AWAY = re.compile("^(hors ligne|away)$")
A_WHILE = 3
"""Cards somebody plays before something happens to them."""

Device = Callable[..., Page]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    house = ServerProcess(f"sqlite:///{tmp_path}/tablee.db")
    house.start()
    yield house
    house.stop()


@pytest.fixture
def line(server: ServerProcess) -> Iterator[Line]:
    with line_to(server.port) as line:
        yield line


@pytest.fixture
def device(browser: Browser, line: Line) -> Iterator[Device]:
    """A browser nobody has used here yet, on a phone or a laptop; closed before the server goes."""
    made: list[BrowserContext] = []

    def switch_on(kind: dict[str, Any], language: str, **more: Any) -> Page:
        context = browser.new_context(locale=language, **kind, **more)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(BRISK)
        made.append(context)
        return context.new_page()

    yield switch_on
    for context in made:
        context.close()


def name_oneself(page: Page, name: str, label: str, save: str) -> None:
    """In the lobby one's table has just opened to."""
    page.locator(".seats").wait_for()
    page.get_by_label(label).fill(name)
    page.get_by_role("button", name=save).click()
    expect(page.locator(".seat .who b").first).to_have_text(name)


def has_lost_it(page: Page) -> None:
    expect(page.get_by_text(LOST)).to_be_visible()


def shows(page: Page, moment: Page) -> None:
    """It is back, at the same moment of the game as somebody who is there."""
    version = moment.locator("[data-version]").get_attribute("data-version") or ""
    expect(page.get_by_text(LOST)).to_have_count(0)
    expect(page.locator("[data-version]")).to_have_attribute("data-version", version)


def test_a_friend_plays_on_a_phone_loses_the_network_and_is_back_next_day_on_a_laptop(
    server: ServerProcess, line: Line, device: Device
) -> None:
    ada = device(LAPTOP, "fr-FR")
    ada.goto(server.url)
    ada.get_by_role("article", name="Herrlof").get_by_role("button", name="Inviter").click()
    name_oneself(ada, "Ada", "Votre nom à table", "Enregistrer")
    ada.get_by_label("Points pour gagner").fill("5")
    ada.get_by_label("Points pour gagner").press("Tab")
    ada.get_by_label("Temps de réflexion").select_option("none")
    ada.get_by_text("Plus de réglages").click()
    ada.get_by_label("Un robot remplace qui s’absente").select_option("0")
    link = ada.get_by_label("Lien à envoyer").input_value()

    zoe = device(PHONE, "fr-FR")
    zoe.goto(link.replace(server.url, line.url))
    expect(zoe.get_by_role("heading", level=1)).to_have_text("Ada vous invite à jouer à Herrlof")
    zoe.get_by_label("Votre nom à table").fill("Zoé")
    zoe.get_by_role("button", name="S’asseoir").tap()
    zoe.get_by_role("button", name="On peut y aller").tap()
    ada.get_by_role("button", name="Distribuer les cartes").click()
    people: list[Person] = [Hand(ada, HERRLOF), Finger(zoe, HERRLOF)]
    play(people, until=each(people, PLAYABLE, A_WHILE))

    line.cut(zoe.context)
    has_lost_it(zoe)
    expect(ada.get_by_text(AWAY)).to_be_visible()
    line.mend(zoe.context)
    shows(zoe, ada)
    expect(ada.get_by_text(AWAY)).to_have_count(0)
    play(people, until=each(people, PLAYABLE, 2 * A_WHILE))

    zoe.goto(f"{line.url}/my-games")
    zoe.get_by_role("button", name="Montrer mon code").tap()
    code = zoe.get_by_label("Votre code de retour", exact=True).input_value()
    zoe.context.close()
    expect(ada.get_by_text(AWAY)).to_be_visible()
    server.stop()
    has_lost_it(ada)
    server.start()

    back = device(LAPTOP, "fr-FR")
    back.goto(f"{server.url}/my-games")
    back.get_by_label("J’ai un code de retour").fill(code)
    back.get_by_role("button", name="Revenir", exact=True).click()
    expect(back.get_by_text("Bon retour, Zoé !")).to_be_visible()
    back.goto(server.url)
    back.get_by_role("link", name=re.compile(r"^Reprendre\s: Herrlof avec Ada")).click()
    shows(ada, back)
    for one in (ada, back):
        expect(one.get_by_text(AWAY)).to_have_count(0)
    people = [people[0], Keys(back, HERRLOF)]
    play(people)
    for person in people:
        expect(person.page.get_by_role("dialog").locator(".ranking li")).to_have_count(2)
        expect(person.page.get_by_role("dialog").get_by_text("Mélange vérifié")).to_be_visible()

    back.goto(f"{server.url}/my-games")
    games = back.get_by_role("list", name="1 partie")
    expect(games.get_by_role("listitem")).to_have_count(1)
    figures = back.get_by_role("table", name="Par jeu").get_by_role("row", name="Herrlof")
    expect(figures.get_by_role("cell").first).to_have_text(re.compile(r"^\s*[01] sur 1$"))
    back.get_by_role("button", name="Inviter à nouveau : Ada, Herrlof").click()
    expect(back.get_by_label("Lien à envoyer")).to_be_visible()


def test_an_open_table_is_found_watched_left_and_gone_on_with(
    server: ServerProcess, line: Line, device: Device
) -> None:
    ann = device(PHONE, "en-GB")
    ann.goto(line.url)
    ann.get_by_role("article", name="Herrlof").get_by_role("button", name="Invite").tap()
    name_oneself(ann, "Ann", "Your name at the table", "Save")
    ann.get_by_label("Points to win").fill("5")
    ann.get_by_label("Points to win").press("Tab")
    ann.get_by_label("Time to think").select_option("none")
    ann.get_by_label("Open to everybody").check()
    link = ann.get_by_label("Link to send").input_value()

    bea = device(LAPTOP, "en-GB")
    bea.goto(server.url)
    tab_to_text(bea, "Herrlof · Ann")
    bea.keyboard.press("Enter")
    bea.get_by_label("Your name at the table").focus()
    bea.keyboard.type("Bea")
    bea.keyboard.press("Enter")
    bea.get_by_role("button", name="I am ready").press("Enter")
    ann.get_by_role("button", name="Deal the cards").tap()
    people: list[Person] = [Finger(ann, HERRLOF), Keys(bea, HERRLOF)]
    play(people, until=each(people, PLAYABLE, A_WHILE))

    cleo = device(PHONE, "fr-FR")
    cleo.goto(link)
    expect(cleo.get_by_text("La partie a déjà commencé")).to_be_visible()
    cleo.get_by_role("button", name="Regarder", exact=True).tap()
    expect(cleo.get_by_text("On attend").first).to_be_visible()
    expect(cleo.locator(".hand .card")).to_have_count(0)
    check_phone(cleo)

    kept = ann.context.storage_state()  # the same phone, switched off and on
    ann.context.close()
    for one in (bea, cleo):
        expect(one.get_by_text(AWAY).first).to_be_visible()
    ann = device(PHONE, "en-GB", storage_state=kept)
    ann.goto(server.url)
    go_on = ann.get_by_role("link", name=re.compile("^Go on: Herrlof with Bea"))
    expect(go_on).to_be_in_viewport(ratio=1)
    check_phone(ann)
    go_on.tap()
    shows(ann, bea)
    people = [Finger(ann, HERRLOF), people[1]]
    play(people)
    end = ann.get_by_role("dialog")
    with ann.expect_download() as download:
        end.get_by_role("link", name="Download the game").tap()
    assert re.fullmatch(r"herrlof-\d{4}-\d\d-\d\d\.txt", download.value.suggested_filename)
    end.get_by_role("button", name="Rematch").tap()
    bea.get_by_role("dialog").get_by_role("button", name="Accept the rematch").press("Enter")
    for one in (ann, bea):
        expect(one.locator(".hand .card")).to_have_count(15)
