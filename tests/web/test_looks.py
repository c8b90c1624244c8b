"""Table tops and backs of cards to choose from: remembered on the device, and read as easily."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.packs import GAMES
from tests.web.fits import Gauge, Size
from tests.web.kept import fullest
from tests.web.tables import STILL, deal, open_table
from tests.web.test_everyone import CONTRAST, check_phone, hovered_problems, problems

pytestmark = pytest.mark.browser

TOPS = ("Feutrine", "Ardoise", "Noyer")
BARE = """() => {
    const look = ({backgroundColor, backgroundImage}) => backgroundColor + backgroundImage;
    const [root] = document.querySelectorAll('.table > .fits, .table > .bla5t, .water');
    return look(getComputedStyle(document.querySelector('.water') ?? root));
}"""
"""What lies under the cards."""


def menu(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog", name="Menu")


@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_read_on_every_top(page: Page, site: str, game: str) -> None:
    gauge = Gauge(page, site)
    gauge.open(fullest(game), "fr")
    gauge.resize(Size(1280, 800))
    looks = {page.evaluate(BARE)}
    for top in TOPS:
        menu(page).get_by_role("radio", name=top).check()
        page.keyboard.press("Escape")
        looks.add(page.evaluate(BARE))
        page.evaluate(STILL)
        assert problems(page, CONTRAST) == [], top
        assert hovered_problems(page) == [], top
    assert len(looks) == 1 + len(TOPS)


def test_a_top_is_remembered_and_can_be_given_up(page: Page, site: str) -> None:
    deal(page, site, open_table(page, site, "herrlof", 2, {}))
    expect(page.locator(".herrlof")).to_have_count(1)
    own = page.evaluate(BARE)
    menu(page).get_by_role("radio", name="Ardoise").check()
    check_phone(page)
    page.reload()
    page.locator(".bar").wait_for()
    expect(page.locator(".herrlof")).to_have_count(1)
    assert page.evaluate(BARE) != own
    chosen = menu(page)
    expect(chosen.get_by_role("radio", name="Ardoise")).to_be_checked()
    chosen.get_by_role("group", name="Tapis de table").get_by_role("radio", name="Du jeu").check()
    assert page.evaluate(BARE) == own


@pytest.mark.parametrize("game", ["herrlof", "bla5t"])
def test_backs_are_the_ones_one_prefers(page: Page, site: str, game: str) -> None:
    deal(page, site, open_table(page, site, game, 2, {}))
    backs = page.locator(".table svg.leaves")
    expect(backs).to_have_count(0)
    menu(page).get_by_role("radio", name="Feuilles").check()
    expect(backs.first).to_be_attached()


def test_games_without_backs_of_that_kind_offer_none(page: Page, site: str) -> None:
    """Bloops tells by its backs whose card it is."""
    deal(page, site, open_table(page, site, "bloops", 2, {}))
    chosen = menu(page)
    expect(chosen.get_by_role("group", name="Tapis de table")).to_be_visible()
    expect(chosen.get_by_text(re.compile("Dos des cartes"))).to_have_count(0)
