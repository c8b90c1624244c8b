"""Against bots at once: how strong, how many, what one is told before, and one level up after."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.web.conftest import BRISK
from tests.web.tables import deal, hand, set_up
from tests.web.test_everyone import check, check_in_english
from tests.web.test_keyboard import tab_to

pytestmark = pytest.mark.browser

LAST_TRICK = "seats 2; lead P1; turn P0; trick G4; P0 hand G8; P0 score 90; P0 tricks 9"
"""Herrlof: with whatever P0 does the game is over, and won."""


class Chairs:
    """Who sits at the tables a page is shown, by what the server tells it."""

    def __init__(self, page: Page) -> None:
        self.now: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("table"):
            self.now = message["table"]["chairs"]

    @property
    def levels(self) -> list[str]:
        return [chair["level"] for chair in self.now if chair["kind"] == "bot"]


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(locale="fr-FR", viewport={"width": 360, "height": 640})
    page.add_init_script(BRISK)
    yield page
    page.context.close()


def test_level_and_players_are_chosen_and_remembered(phone: Page, site: str) -> None:
    chairs = Chairs(phone)
    phone.goto(site)
    tile = phone.get_by_role("article", name="Blot")
    level, seats = tile.get_by_label("Niveau des robots"), tile.get_by_label("Nombre de places")
    expect(level).to_have_value("novice")
    expect(tile).to_contain_text("De quoi prendre ses marques")
    level.select_option("Robots habitués")
    expect(tile).to_contain_text("il faudra s’appliquer")
    seats.select_option("4 places")
    phone.reload()
    expect(level).to_have_value("regular")
    expect(seats).to_have_value("4")
    expect(
        phone.get_by_role("article", name="Herrlof").get_by_label("Niveau des robots")
    ).to_have_value("novice")
    tile.get_by_role("button", name="Jouer maintenant").click()
    phone.get_by_role("dialog").get_by_role("button", name="Jouer", exact=True).click()
    expect(hand(phone)).to_have_count(8)
    assert chairs.levels == ["regular"] * 3


def test_what_was_remembered_and_is_no_more_is_forgotten(page: Page, site: str) -> None:
    page.goto(site)
    page.evaluate("localStorage.setItem('tablee.opponents.herrlof', 'dragon 9')")
    page.reload()
    tile = page.get_by_role("article", name="Herrlof")
    expect(tile.get_by_label("Niveau des robots")).to_have_value("novice")
    expect(tile.get_by_label("Nombre de places")).to_have_value("2")


def test_a_first_game_begins_with_three_lines(page: Page, site: str) -> None:
    page.goto(site)
    play = page.get_by_role("article", name="Herrlof").get_by_role(
        "button", name="Jouer maintenant"
    )
    play.focus()
    page.keyboard.press("Enter")
    lines = page.get_by_role("dialog", name="Votre première partie de Herrlof")
    for part in ("Votre but", "À votre tour", "La fin"):
        expect(lines.get_by_role("term").filter(has_text=part)).to_be_visible()
    expect(lines.get_by_role("definition")).to_have_count(3)
    check(page)
    page.keyboard.press("Escape")
    expect(lines).to_have_count(0)
    expect(play).to_be_focused()
    page.keyboard.press("Enter")
    tab_to(page, "dialog[open] .primary")
    page.keyboard.press("Enter")
    expect(hand(page)).to_have_count(15)
    page.goto(site)
    play.click()
    expect(hand(page)).to_have_count(15)


def test_the_three_lines_lead_to_the_lesson_too(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_role("article", name="Bloops").get_by_role(
        "button", name="Jouer maintenant"
    ).click()
    page.get_by_role("dialog").get_by_role("link", name="Apprendre").click()
    page.wait_for_url("**/learn/bloops")


def test_who_invites_or_shares_a_screen_is_told_them_too(page: Page, site: str) -> None:
    page.goto(f"{site}/device/blitz")
    brief = page.get_by_role("region", name="Votre première partie de Blitz!")
    expect(brief.get_by_role("definition")).to_have_count(3)
    check(page)
    check_in_english(page, "dd")


def test_after_a_win_one_touch_plays_one_level_up(page: Page, site: str) -> None:
    chairs = Chairs(page)
    deal(page, site, set_up(page, site, "herrlof", LAST_TRICK, bots="novice"))
    hand(page).click()
    end = page.get_by_role("dialog", name="Vous gagnez !")
    check(page)
    end.get_by_role("button", name="Un cran plus fort ? Robots habitués").click()
    expect(hand(page)).to_have_count(15)
    assert chairs.levels == ["regular"]
    page.goto(site)
    tile = page.get_by_role("article", name="Herrlof")
    expect(tile.get_by_label("Niveau des robots")).to_have_value("regular")


@pytest.mark.parametrize(("bots", "score"), [("expert", 90), ("novice", 0)])
def test_nobody_is_stronger_than_experts_nor_for_who_lost(
    page: Page, site: str, bots: str, score: int
) -> None:
    position = LAST_TRICK.replace("P0 score 90", f"P0 score {score}; P1 score 89")
    deal(page, site, set_up(page, site, "herrlof", position, bots=bots))
    hand(page).click()
    expect(page.get_by_role("button", name="Revanche")).to_be_visible()
    expect(page.get_by_role("button", name="Un cran plus fort")).to_have_count(0)
