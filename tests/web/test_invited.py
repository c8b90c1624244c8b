"""Coming by a link: who invites, to what, a name, a chair; or watching."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import BRISK
from tests.web.tables import deal, hand, look_on, open_table
from tests.web.test_everyone import check, check_in_english
from tests.web.test_keyboard import tab_to

pytestmark = pytest.mark.browser

SIT = "S’asseoir"


@pytest.fixture
def stranger(browser: Browser) -> Iterator[Page]:
    """A browser that has never been here, on a phone."""
    page = browser.new_page(locale="fr-FR", viewport={"width": 360, "height": 640})
    page.add_init_script(BRISK)
    yield page
    page.context.close()


def invited(page: Page, site: str, seats: int = 3, bots: str = "") -> str:
    """The address of a table of Ada's, where she waits."""
    code = open_table(page, site, "herrlof", seats, {}, bots=bots)
    address = f"{site}/t/{code}"
    page.goto(address)
    page.locator(".seats").wait_for()
    return address


def who(page: Page) -> object:
    return page.evaluate("fetch('/api/me').then(me => me.json()).then(me => me?.name ?? null)")


def test_a_stranger_is_asked_for_a_name_and_sits_down(
    page: Page, stranger: Page, site: str
) -> None:
    stranger.goto(invited(page, site))
    expect(stranger.get_by_role("heading", level=1)).to_have_text(
        "Ada vous invite à jouer à Herrlof"
    )
    expect(stranger.get_by_role("button", name=SIT)).to_be_in_viewport()
    expect(stranger.get_by_role("definition")).to_have_count(3)
    assert who(stranger) is None
    expect(page.get_by_text("Regardent")).to_have_count(0)
    tab_to(stranger, "form input")
    stranger.keyboard.type("Léa")
    stranger.keyboard.press("Enter")
    for one in (page, stranger):
        expect(one.locator(".seat .who b")).to_have_text(["Ada", "Léa", "Place libre"])
    expect(stranger.locator("main")).to_be_focused()
    assert who(stranger) == "Léa"
    stranger.reload()
    expect(stranger.get_by_role("button", name="On peut y aller")).to_be_visible()


def test_an_empty_name_seats_nobody(page: Page, stranger: Page, site: str) -> None:
    stranger.goto(invited(page, site))
    stranger.get_by_role("button", name=SIT).click()
    expect(stranger.get_by_label("Votre nom à table")).to_be_focused()
    assert who(stranger) is None


@pytest.mark.expects_errors(r"status of 400")
def test_a_name_without_letters_is_asked_for_again(page: Page, stranger: Page, site: str) -> None:
    stranger.goto(invited(page, site))
    stranger.get_by_label("Votre nom à table").fill("???")
    stranger.get_by_role("button", name=SIT).click()
    expect(stranger.get_by_text("Il faut au moins une lettre dans un nom.")).to_be_visible()
    stranger.get_by_label("Votre nom à table").fill("Léa")
    stranger.get_by_role("button", name=SIT).click()
    expect(stranger.locator(".seat .who b").nth(1)).to_have_text("Léa")


def test_the_invitation_is_for_everyone(page: Page, stranger: Page, site: str) -> None:
    stranger.goto(invited(page, site))
    stranger.get_by_role("button", name=SIT).wait_for()
    check(stranger)
    check_in_english(stranger, "form input")
    expect(stranger.get_by_role("heading", level=1)).to_have_text("Ada invites you to play Herrlof")


def test_a_full_table_says_so_and_can_be_watched(page: Page, stranger: Page, site: str) -> None:
    address = invited(page, site, 2, bots="novice")
    stranger.goto(address)
    expect(stranger.get_by_text("La table est complète")).to_be_visible()
    expect(stranger.get_by_label("Votre nom à table")).to_have_count(0)
    check(stranger)
    stranger.get_by_role("button", name="Regarder", exact=True).click()
    expect(page.get_by_text("Regardent")).to_be_visible()


def test_a_running_table_says_so_and_can_be_watched(page: Page, stranger: Page, site: str) -> None:
    address = invited(page, site, 2, bots="novice")
    deal(page, site, address.rpartition("/")[2])
    stranger.goto(address)
    expect(stranger.get_by_text("La partie a déjà commencé")).to_be_visible()
    look_on(stranger, address)
    expect(stranger.get_by_text("On attend").first).to_be_visible()
    expect(hand(stranger)).to_have_count(0)
    stranger.reload()
    expect(stranger.get_by_text("On attend").first).to_be_visible()


def test_the_last_chair_may_be_gone_meanwhile(
    browser: Browser, page: Page, stranger: Page, site: str
) -> None:
    address = invited(page, site, 2)
    stranger.goto(address)
    stranger.get_by_label("Votre nom à table").fill("Léa")
    page.get_by_label("Qui joue à la place 2 ?").select_option("novice")
    expect(stranger.get_by_text("La table est complète")).to_be_visible()
    expect(stranger.get_by_role("button", name=SIT)).to_have_count(0)
