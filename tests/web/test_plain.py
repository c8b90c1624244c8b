"""The general table: every game told in sentences, played by roles and names alone on a phone."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tablee.packs import GAMES
from tests.web.conftest import BRISK
from tests.web.people import Hand, Keys, Person, Way, play
from tests.web.tables import deal, held_still, open_table
from tests.web.test_everyone import FINGER, SMALL, problems

pytestmark = pytest.mark.browser

SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
ENOUGH = 8
ENGINE = re.compile(r"\b[a-z]+_[a-z_]+\b|\bb\d+\b|\bP\d\b|\{|\bundefined\b")
"""A field or a kind of the engine, a card's back, a seat in notation, a hole nobody filled."""

WAYS: dict[str, list[Way]] = {
    "herrlof": [
        "^annoncer 3 plis$",
        "^jouer ",
        "^(prendre|rendre|se défausser)",
        "^piocher$",
        "^ne rien faire$",
    ],
    "blot": [
        "^attribuer la tuile à ",
        "^faire commencer ",
        "\\d .* à la cérémonie ",
        "… à la cérémonie ",
    ],
    "bloops": [
        "^c’est vu$",
        "^jouer dans le sens horaire$",
        "^piocher$",
        "^défausser la carte piochée$",
        "^offrir ",
        "^regarder ",
        "^échanger .* contre (?!…)",
        "^échanger ",
        "^plus rien à jeter$",
    ],
    "bla5t": [
        "^c’est vu$",
        "^regarder ",
        "^piocher$",
        "^défausser la carte piochée$",
        "^ne pas s’en servir$",
        "^laisser faire$",
        "^finir le tour$",
        "^manche suivante$",
    ],
    "blitz": [
        "^retourner une carte de la pioche de gauche$",
        "^retourner une carte de la pioche de droite$",
        "^donner sa langue au chat$",
    ],
}


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(locale="fr-FR", viewport=SMALL_PHONE)
    page.add_init_script(BRISK + "; localStorage.setItem('tablee.plain', 'on')")
    yield page
    page.context.close()


def sit(page: Page, site: str, game: str) -> None:
    seats = max(3, min(GAMES[game].seats))
    deal(page, site, open_table(page, site, game, seats, {}))
    expect(page.get_by_role("heading", name="Maintenant")).to_be_visible()


def check(person: Person) -> None:
    """Everything is in words, each choice in its own, within the width and under a finger."""
    page = person.page
    with held_still(page):
        tree = page.get_by_role("main").aria_snapshot()
        assert ENGINE.findall(re.sub(r"^\s*- /\w+: .*$", "", tree, flags=re.MULTILINE)) == []
        choices = [thing.name for thing in person.look() if thing.can_be_pressed]
        assert len(set(choices)) == len(choices), choices
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
        assert page.evaluate(SMALL, FINGER) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_in_sentences(phone: Page, swift: str, game: str) -> None:
    person = Hand(phone, WAYS[game])
    sit(phone, swift, game)
    for number in (2, ENOUGH):
        play([person], 120, until=lambda: len(person.pressed) >= number)  # noqa: B023 (used at once)
        check(person)
    with held_still(phone):
        assert problems(phone) == []


def test_the_keyboard_stays_at_the_table(phone: Page, swift: str) -> None:
    person = Keys(phone, WAYS["herrlof"])
    sit(phone, swift, "herrlof")
    play([person], 120, until=lambda: len(person.pressed) >= ENOUGH)
    check(person)


def test_a_card_is_named_by_its_place(phone: Page, swift: str) -> None:
    sit(phone, swift, "bla5t")
    for place in range(1, 5):
        name = f"regarder votre carte en place {place}"
        expect(phone.get_by_role("button", name=name)).to_be_visible()
    expect(phone.get_by_role("heading", name="La table")).to_be_visible()
    expect(phone.get_by_role("heading", name="Les points")).to_be_visible()


def test_in_english_when_the_reader_changes_it(phone: Page, swift: str) -> None:
    sit(phone, swift, "herrlof")
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("button", name="English").click()
    phone.get_by_role("button", name="Close").click()
    expect(phone.get_by_role("heading", name="Now", exact=True)).to_be_visible()
    expect(phone.get_by_role("button", name="predict 3 tricks")).to_be_visible()
