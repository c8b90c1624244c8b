"""The score pad: people play with the real cards, the page counts."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.test_everyone import check

pytestmark = pytest.mark.browser

COUNT = "Compter la manche"


def open_pad(page: Page, site: str, game: str, *names: str) -> None:
    page.goto(f"{site}/pad/{game}")
    page.get_by_role("button", name="Ouvrir le carnet").wait_for()
    for number, name in enumerate(names, start=1):
        box = page.get_by_label(f"Nom à la place {number}")
        if box.count() == 0:
            page.get_by_role("button", name="Ajouter quelqu’un").click()
        box.fill(name)
    page.get_by_role("button", name="Ouvrir le carnet").click()
    expect(page.get_by_role("heading", name="Manche 1", exact=True)).to_be_visible()


def part(page: Page, name: str) -> Locator:
    """What is asked of somebody."""
    return page.get_by_role("group", name=name, exact=True)


def enter(page: Page, name: str, **numbers: int) -> None:
    for label, number in numbers.items():
        part(page, name).get_by_label(label.replace("_", " "), exact=True).fill(str(number))


def round_of_herrlof(page: Page, ada: tuple[int, int], leo: tuple[int, int]) -> None:
    """Prediction and tricks."""
    for name, (prediction, tricks) in (("Ada", ada), ("Léo", leo)):
        enter(page, name, Pronostic=prediction, Plis_gagnés=tricks)


def standing(page: Page) -> Locator:
    return page.get_by_role("list", name="Où en est la partie")


def test_an_evening_of_herrlof_survives_reloads_and_tells_what_cannot_be(
    page: Page, site: str
) -> None:
    page.goto(f"{site}/pad")
    page.get_by_role("link", name="Herrlof").click()
    open_pad(page, site, "herrlof", "Ada", "Léo")
    round_of_herrlof(page, (5, 5), (8, 8))
    page.reload()  # what was typed is there
    expect(part(page, "Léo").get_by_label("Plis gagnés", exact=True)).to_have_value("8")
    page.get_by_role("button", name=COUNT).click()
    alarm = page.get_by_role("alert")
    expect(alarm).to_contain_text("13 plis gagnés et 0 détruit, cela fait 13 : on en a joué 15.")
    expect(alarm).to_be_focused()
    part(page, "La table").get_by_role("button", name="un de plus").click(click_count=2)
    page.get_by_role("button", name=COUNT).click()
    expect(standing(page)).to_have_text(re.compile("Ada 15.*Léo 18"))
    expect(page.get_by_role("row", name="Pronostic exact, 10 points +10 +10")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Manche 2", exact=True)).to_be_visible()
    expect(standing(page)).to_have_text(re.compile("Ada 15.*Léo 18"))
    check(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_role("button", name="Corriger la manche 1").click()
    expect(page.get_by_role("heading", name="Manche 1, à corriger")).to_be_visible()
    enter(page, "Ada", Pronostic=4)
    page.get_by_role("button", name=COUNT).click()
    expect(standing(page)).to_have_text(re.compile("Ada 5.*Léo 18"))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/pads/**", hold)
    round_of_herrlof(page, (5, 5), (10, 10))
    page.get_by_role("button", name=COUNT).click()
    # Counting goes on: what one typed now would be gone with the answer.
    expect(part(page, "Ada").get_by_label("Pronostic", exact=True)).to_be_disabled()
    held.pop().continue_()
    page.unroute("**/pads/**")
    expect(page.get_by_role("heading", name="Manche 3", exact=True)).to_be_visible()
    round_of_herrlof(page, (5, 5), (10, 10))
    page.get_by_role("button", name=COUNT).click()
    expect(page.get_by_role("heading", name="Léo remporte la partie.")).to_be_visible()
    page.get_by_role("button", name="Une autre partie").click()
    expect(page.get_by_role("row", name="Partie 1 35 58 ★")).to_be_visible()
    expect(standing(page)).to_have_text(re.compile("Ada 0.*Léo 0"))
    page.reload()
    expect(page.get_by_role("row", name="Victoires ★ 0 1")).to_be_visible()


def test_blot_two_against_two_asks_teams_and_tells_which_number_plays(
    page: Page, site: str
) -> None:
    page.goto(f"{site}/pad/blot")
    page.get_by_label("Deux contre deux").check()
    expect(page.get_by_text("Avec ces réglages, on joue à 4.")).to_be_visible()
    expect(page.get_by_role("button", name="Ouvrir le carnet")).to_be_disabled()
    open_pad(page, site, "blot", "Ada", "Léo", "Zoé")
    page.get_by_role("button", name="Changer qui joue, ou les règles").click()
    page.get_by_label("Deux contre deux").check()
    page.get_by_role("button", name="Ajouter quelqu’un").click()
    page.get_by_label("Nom à la place 4").fill("Max")
    page.get_by_role("button", name="Ouvrir le carnet").click()
    for team, ceremonies, cards, tricks in (("Ada et Zoé", 5, 5, 3), ("Léo et Max", 3, 3, 1)):
        enter(
            page,
            team,
            Cérémonies_remportées=ceremonies,
            **{"Loki : cartes de sa couleur": cards, "Thor : cartes de sa couleur": cards},
            **{"Odin : plis où il y a sa couleur": tricks},
        )
    table = part(page, "La table")
    for god, colour in (("Loki", "rouge"), ("Odin", "vert"), ("Thor", "rouge")):
        face = table.get_by_role("group", name=re.compile(f"^{god} : sa face visible"))
        face.get_by_role("radio").first.check()
        tile = table.get_by_role("group", name=re.compile(f"^{god} : la couleur"))
        tile.get_by_label(colour, exact=True).check()
    page.get_by_role("button", name=COUNT).click()
    expect(page.get_by_role("alert")).to_contain_text("Un autre dieu a déjà cette couleur.")
    thor = table.get_by_role("group", name=re.compile("^Thor : la couleur"))
    thor.get_by_label("bleu", exact=True).check()
    page.get_by_role("button", name=COUNT).click()
    # 15 − 3 + 6 + 4, and 9 + 2
    expect(standing(page)).to_have_text(re.compile("Ada et Zoé 22.*Léo et Max 11"))
    check(page)


@pytest.mark.parametrize("game", ["bla5t", "bloops"])
def test_passed_round_on_a_phone_cards_are_touched(page: Page, site: str, game: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    open_pad(page, site, game, "Ada", "Léo", "Zoé")
    for cards, following in (("3 2", "Léo"), ("9 9", "Zoé"), ("7 1", None)):
        for card in cards.split():
            page.get_by_role("button", name=f"Ajouter {card}", exact=True).click()
        if following:
            page.get_by_role("button", name=f"Passez à {following}").click()
            expect(part(page, following)).to_be_visible()
            expect(part(page, "Ada")).to_be_hidden()
    page.get_by_role("button", name="Enlever 1", exact=True).click()
    check(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    if game == "bla5t":
        page.get_by_role("button", name="Passez à La table").click()
        page.get_by_label("Ada").check()
        page.get_by_role("button", name=COUNT).click()
        expect(standing(page)).to_have_text(re.compile("Ada 5.*Léo 18.*Zoé 7"))
    else:
        page.get_by_role("button", name=COUNT).click()
        expect(page.get_by_role("heading", name="Ada remporte la partie.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_pad_by_keyboard_in_english(page: Page, site: str) -> None:
    page.goto(f"{site}/pad/bloops")
    page.get_by_role("button", name="English").click()
    for number in (1, 2):
        page.get_by_label(f"Name of player {number}").fill(f"Player {number}")
    page.get_by_role("button", name="Open the pad").press("Enter")
    for name in ("Player 1", "Player 2"):
        part(page, name).get_by_role("button", name="Add 5", exact=True).press("Enter")
    part(page, "Player 2").get_by_role("button", name="Add 20", exact=True).press("Space")
    page.get_by_role("button", name="Count the round").press("Enter")
    expect(page.get_by_role("heading", name="Player 1 wins the game.")).to_be_visible()
    expect(page.get_by_role("row", name="Sum of the cards 5 25")).to_be_visible()


def test_a_game_without_a_pad_has_no_page(page: Page, site: str) -> None:
    page.goto(f"{site}/pad/blitz")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Ouvrir le carnet")).to_have_count(0)
